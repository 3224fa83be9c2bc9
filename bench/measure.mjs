// Repeated runs in one process: every figure is a median with its spread, after a warm-up.
export function stats(xs) {
  const s = [...xs].sort((a, b) => a - b);
  const at = p => s[Math.min(s.length - 1, Math.floor(s.length * p))];
  return { median: at(0.5), min: s[0], max: s[s.length - 1], n: s.length };
}

/** Calls f (which returns the units it did) until `ms` have passed; units a second. */
export function rate(f, ms) {
  let units = 0;
  const start = performance.now();
  let now = start;
  do {
    units += f();
    now = performance.now();
  } while (now - start < ms);
  return (units * 1000) / (now - start);
}

/** Until everything that will be compiled is compiled: whole battles go through thousands of functions. */
const WARM_UPS = 4;

/** Runs every arm in turn, round after round, so that a slow minute hits all alike. */
export function interleave(arms, { rounds, ms }) {
  const got = Object.fromEntries(Object.keys(arms).map(name => [name, []]));
  for (let round = -WARM_UPS; round < rounds; round++)
    for (const [name, f] of Object.entries(arms)) {
      globalThis.gc?.();
      const x = rate(f, ms);
      if (round >= 0) got[name].push(x);
    }
  return got;
}

export const number = v =>
  Math.abs(v) >= 1000 ? Math.round(v).toLocaleString('en-US') : Number(v.toPrecision(3)).toString();

export function line(what, xs, unit, note = '') {
  const { median, min, max, n } = stats(xs);
  console.log(
    `${what.padEnd(58)} ${number(median).padStart(12)} ${unit.padEnd(14)} ${number(min)} to ${number(max)} (n=${n}) ${note}`,
  );
  return median;
}
