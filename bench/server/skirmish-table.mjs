// The skirmish as plain JavaScript behind a command interface (validate, apply, event) on typed arrays: what the plain server plays, and what
// its clients choose their commands from. The same rules as `engine/examples/skirmish`, the same policy as `skirmish-adapter.mjs`.
import { Rng } from '../limit/skirmish-plain.mjs';

export const WIDTH = 1800;
export const DEPTH = 1200;
export const EACH = 12;
export const ALL = 24;
export const MOVE = 180;
export const RANGE = 360;
export const GAP = 40;
/** So many stands lost lose the game; so many commands end it. */
export const BREAK = 9;
export const CAP = 400;
export const SHAKEN = 1;
export const DEAD = 2;
export const startX = i => (i < EACH ? 520 + (i % 2) * 60 : WIDTH - 520 - (i % 2) * 60);
export const startY = i => 100 + (i % EACH) * 88;

const sideOf = stand => (stand >= EACH ? 1 : 0);

export class Table {
  x = new Int32Array(ALL);
  y = new Int32Array(ALL);
  status = new Uint8Array(ALL);
  moved = new Uint8Array(ALL);
  shot = new Uint8Array(ALL);
  lost = [0, 0];
  side = 0;
  pips = 0;
  commands = 0;
  winner = -1;
  dice = new Rng(1);

  constructor(seed) {
    this.begin(seed);
  }
  begin(seed) {
    for (let i = 0; i < ALL; i++) {
      this.x[i] = startX(i);
      this.y[i] = startY(i);
    }
    this.status.fill(0);
    this.lost = [0, 0];
    this.commands = 0;
    this.winner = -1;
    this.side = 0;
    this.dice.seed(seed);
    this.nextTurn();
  }
  nextTurn() {
    this.moved.fill(0);
    this.shot.fill(0);
    this.pips = 1 + this.dice.below(6);
  }
  pass() {
    this.side ^= 1;
    this.nextTurn();
  }
  spend() {
    this.commands++;
    if (this.winner >= 0) return;
    if (--this.pips === 0) this.pass();
    if (this.commands >= CAP) this.winner = 2;
  }
  canMove(s, x, y) {
    if (sideOf(s) !== this.side || this.status[s] === DEAD || this.moved[s]) return false;
    if (x < 0 || y < 0 || x > WIDTH || y > DEPTH) return false;
    const most = this.status[s] === SHAKEN ? MOVE >> 1 : MOVE;
    if ((x - this.x[s]) ** 2 + (y - this.y[s]) ** 2 > most * most) return false;
    for (let i = 0; i < ALL; i++)
      if (i !== s && this.status[i] !== DEAD && (this.x[i] - x) ** 2 + (this.y[i] - y) ** 2 < GAP * GAP) return false;
    return true;
  }
  canShoot(s, t) {
    if (sideOf(s) !== this.side || sideOf(t) === this.side) return false;
    if (this.status[s] === DEAD || this.status[t] === DEAD || this.shot[s]) return false;
    return (this.x[t] - this.x[s]) ** 2 + (this.y[t] - this.y[s]) ** 2 <= RANGE * RANGE;
  }
  move({ s, x, y }) {
    if (!this.canMove(s, x, y)) return null;
    const event = { type: 'moved', s, fx: this.x[s], fy: this.y[s], x, y };
    this.x[s] = x;
    this.y[s] = y;
    this.moved[s] = 1;
    this.spend();
    return event;
  }
  shoot({ s, t }) {
    if (!this.canShoot(s, t)) return null;
    const roll = 1 + this.dice.below(6) - (this.status[s] === SHAKEN ? 1 : 0);
    this.shot[s] = 1;
    if (roll >= 6 || (roll >= 4 && this.status[t] === SHAKEN)) {
      this.status[t] = DEAD;
      if (++this.lost[sideOf(t)] >= BREAK) this.winner = 1 - sideOf(t);
    } else if (roll >= 4) this.status[t] = SHAKEN;
    this.spend();
    return { type: 'shot', s, t, roll, status: this.status[t] };
  }
  /** An event, or null for what is not allowed. */
  apply(command) {
    if (this.winner >= 0) return null;
    if (command.type === 'move') return this.move(command);
    if (command.type === 'shoot') return this.shoot(command);
    if (command.type !== 'endTurn') return null;
    this.commands++;
    this.pass();
    if (this.commands >= CAP) this.winner = 2;
    return { type: 'ended', side: this.side };
  }
}

/** A random stand shoots the first enemy in range, else moves the better of two steps; ten tries, then the turn ends. */
export function choose(table, rng) {
  const base = table.side === 0 ? 0 : EACH;
  const foe = EACH - base;
  for (let tries = 0; tries < 10; tries++) {
    const s = base + rng.below(EACH);
    if (table.status[s] === DEAD) continue;
    if (!table.shot[s]) {
      const k = rng.below(EACH);
      for (let j = 0; j < EACH; j++) {
        const t = foe + ((k + j) % EACH);
        if (table.canShoot(s, t)) return { type: 'shoot', s, t };
      }
    }
    if (!table.moved[s]) {
      const at = step(table, s, foe + rng.below(EACH), rng);
      if (table.canMove(s, at.x, at.y)) return { type: 'move', s, ...at };
    }
  }
  return { type: 'endTurn' };
}

function step({ x, y, status }, s, enemy, rng) {
  const most = status[s] === SHAKEN ? MOVE >> 1 : MOVE;
  const one = () => ({ x: x[s] + rng.below(2 * most + 1) - most, y: y[s] + rng.below(2 * most + 1) - most });
  const apart = at => (at.x - x[enemy]) ** 2 + (at.y - y[enemy]) ** 2;
  const [first, second] = [one(), one()];
  return apart(first) <= apart(second) ? first : second;
}
