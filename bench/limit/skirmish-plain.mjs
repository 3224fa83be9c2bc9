// The limit of the skirmish: one whole random game in one function on typed arrays, integer millimetres, both generators in
// locals. It draws what the policy of `skirmish-adapter.mjs` draws, so the same seed is the same game, command by command.
const WIDTH = 1800;
const DEPTH = 1200;
const EACH = 12;
const ALL = 24;
const MOVE = 180;
const RANGE = 360;
const GAP = 40;
/** So many stands lost lose the game; so many commands end it. */
const BREAK = 9;
const CAP = 400;
const SHAKEN = 1;
const DEAD = 2;

/** sfc32. */
export class Rng {
  constructor(seed) {
    this.a = 0;
    this.b = 0;
    this.c = 0;
    this.d = 0;
    this.seed(seed);
  }
  seed(seed) {
    this.a = 0x9e3779b9 ^ seed;
    this.b = 0x243f6a88;
    this.c = (0xb7e15162 + seed) | 0;
    this.d = 1;
    for (let i = 0; i < 12; i++) this.next();
  }
  next() {
    const { b, c } = this;
    const t = (((this.a + b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }
  below(n) {
    return Math.floor((this.next() / 4294967296) * n);
  }
}

const X = new Int32Array(ALL);
const Y = new Int32Array(ALL);
const ST = new Uint8Array(ALL);
/** 1: has moved, 2: has shot. */
const FL = new Uint8Array(ALL);
const START_X = Int32Array.from({ length: ALL }, (_, i) =>
  i < EACH ? 520 + (i % 2) * 60 : WIDTH - 520 - (i % 2) * 60,
);
const START_Y = Int32Array.from({ length: ALL }, (_, i) => 100 + (i % EACH) * 88);
const K = 1 / 4294967296;
const warm = new Rng(1);

/** Plays the game of `seed` (dice) and `pseed` (policy); gives commands * 4 + winner. Fused on purpose: nothing here is to be copied. */
export function fastGame(seed, pseed) {
  X.set(START_X);
  Y.set(START_Y);
  ST.fill(0);
  FL.fill(0);
  warm.seed(seed);
  let da = warm.a,
    db = warm.b,
    dc = warm.c,
    dd = warm.d,
    t = 0;
  warm.seed(pseed);
  let a = warm.a,
    b = warm.b,
    c = warm.c,
    d = warm.d;
  let lost0 = 0,
    lost1 = 0,
    base = 0,
    cmds = 0,
    winner = -1;
  t = (((da + db) | 0) + dd) | 0;
  dd = (dd + 1) | 0;
  da = db ^ (db >>> 9);
  db = (dc + (dc << 3)) | 0;
  dc = (((dc << 21) | (dc >>> 11)) + t) | 0;
  let pips = 1 + (((t >>> 0) * K * 6) | 0);
  while (winner < 0) {
    const foe = EACH - base;
    let done = false;
    for (let tries = 0; tries < 10 && !done; tries++) {
      t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      const s = base + (((t >>> 0) * K * EACH) | 0),
        st = ST[s],
        fl = FL[s];
      if (st === DEAD) continue;
      const x = X[s],
        y = Y[s];
      if ((fl & 2) === 0) {
        t = (((a + b) | 0) + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        let q = foe + (((t >>> 0) * K * EACH) | 0),
          hit = -1;
        for (let j = 0; j < EACH; j++) {
          const dx = X[q] - x,
            dy = Y[q] - y;
          if (dx * dx + dy * dy <= RANGE * RANGE && ST[q] !== DEAD) {
            hit = q;
            break;
          }
          if (++q === foe + EACH) q = foe;
        }
        if (hit >= 0) {
          t = (((da + db) | 0) + dd) | 0;
          dd = (dd + 1) | 0;
          da = db ^ (db >>> 9);
          db = (dc + (dc << 3)) | 0;
          dc = (((dc << 21) | (dc >>> 11)) + t) | 0;
          const roll = 1 + (((t >>> 0) * K * 6) | 0) - st; // SHAKEN is 1: the modifier
          FL[s] = fl | 2;
          if (roll >= 4) {
            if (roll >= 6 || ST[hit] === SHAKEN) {
              ST[hit] = DEAD;
              if (hit < EACH) {
                if (++lost0 >= BREAK) winner = 1;
              } else if (++lost1 >= BREAK) winner = 0;
            } else ST[hit] = SHAKEN;
          }
          done = true;
          continue;
        }
      }
      if ((fl & 1) === 0) {
        t = (((a + b) | 0) + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        const e = foe + (((t >>> 0) * K * EACH) | 0),
          m = st === SHAKEN ? MOVE >> 1 : MOVE,
          w = 2 * m + 1;
        t = (((a + b) | 0) + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        const ax = x + (((t >>> 0) * K * w) | 0) - m;
        t = (((a + b) | 0) + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        const ay = y + (((t >>> 0) * K * w) | 0) - m;
        t = (((a + b) | 0) + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        const bx = x + (((t >>> 0) * K * w) | 0) - m;
        t = (((a + b) | 0) + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        const by = y + (((t >>> 0) * K * w) | 0) - m,
          ex = X[e],
          ey = Y[e];
        const f = (ax - ex) * (ax - ex) + (ay - ey) * (ay - ey) <= (bx - ex) * (bx - ex) + (by - ey) * (by - ey);
        const nx = f ? ax : bx,
          ny = f ? ay : by,
          dx = nx - x,
          dy = ny - y;
        let ok = dx * dx + dy * dy <= m * m && nx >= 0 && ny >= 0 && nx <= WIDTH && ny <= DEPTH;
        if (ok) {
          for (let i = 0; i < ALL; i++) {
            const gx = X[i] - nx,
              gy = Y[i] - ny;
            if (gx * gx + gy * gy < GAP * GAP && i !== s && ST[i] !== DEAD) {
              ok = false;
              break;
            }
          }
          if (ok) {
            X[s] = nx;
            Y[s] = ny;
            FL[s] = fl | 1;
            done = true;
          }
        }
      }
    }
    cmds++;
    if (winner < 0) {
      if (!done || --pips === 0) {
        base = foe;
        FL.fill(0);
        t = (((da + db) | 0) + dd) | 0;
        dd = (dd + 1) | 0;
        da = db ^ (db >>> 9);
        db = (dc + (dc << 3)) | 0;
        dc = (((dc << 21) | (dc >>> 11)) + t) | 0;
        pips = 1 + (((t >>> 0) * K * 6) | 0);
      }
      if (cmds >= CAP) winner = 2;
    }
  }
  return cmds * 4 + winner;
}
