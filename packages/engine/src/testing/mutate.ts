import type { Random } from '../chance/seeded.js';

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e9,
  0.5,
  '',
  'x'.repeat(200),
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { x: 1 },
  'A1',
  'B1',
  '🛡',
];

/** A value with something wrong: a field retyped, dropped, added, moved or exchanged. Now and then it stays as it is. */
export function mutated(value: unknown, chance: Random): unknown {
  if (chance.below(6) === 0) return chance.pick(STRANGE);
  if (Array.isArray(value)) return mutatedList(value, chance);
  if (typeof value === 'object' && value !== null) return mutatedObject(value as Record<string, unknown>, chance);
  if (typeof value === 'number') return value + chance.pick([-1000, -1, 0, 1, 0.25, 254, 1e6]);
  if (typeof value === 'string') return chance.pick([value, `${value}x`, value.slice(1), chance.pick(STRANGE)]);
  return chance.pick(STRANGE);
}

function mutatedList(list: readonly unknown[], chance: Random): unknown {
  const copy = [...list];
  if (copy.length === 0) return [chance.pick(STRANGE)];
  const at = chance.below(copy.length);
  switch (chance.below(3)) {
    case 0:
      copy.splice(at, 1);
      return copy;
    case 1:
      copy.push(copy[at]);
      return copy;
    default:
      copy[at] = mutated(copy[at], chance);
      return copy;
  }
}

function mutatedObject(object: Record<string, unknown>, chance: Random): unknown {
  const copy: Record<string, unknown> = { ...object };
  const keys = Object.keys(copy);
  if (keys.length === 0) return { [`k${chance.below(9)}`]: chance.pick(STRANGE) };
  const key = chance.pick(keys);
  switch (chance.below(5)) {
    case 0:
      delete copy[key];
      return copy;
    case 1:
      copy[`${key}x`] = copy[key];
      return copy;
    case 2:
      copy[key] = chance.pick(STRANGE);
      return copy;
    default:
      copy[key] = mutated(copy[key], chance);
      return copy;
  }
}
