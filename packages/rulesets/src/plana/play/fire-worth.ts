import type { Odds, Options, ResultInWords } from '@umpire/engine';
import { fireEffect, type ReadyFire } from '../rules/fire.js';

/** What a throw may be expected to do, on what is known of the target. */
export interface Expected {
  readonly sp: number;
  readonly suppress: number;
}
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Worked out once for each row of the table and each sum of modifiers: companies ask it for every contact, every turn. */
const known = new WeakMap<object, WeakMap<Options, Map<string, Expected>>>();

export function expected(ready: ReadyFire, options: Options): Expected {
  const byOptions = known.get(ready.lookup.cells) ?? new WeakMap<Options, Map<string, Expected>>();
  known.set(ready.lookup.cells, byOptions);
  const bySum = byOptions.get(options) ?? new Map<string, Expected>();
  byOptions.set(options, bySum);
  const { nonTactical, sp } = ready.facts.target;
  const key = `${ready.modifier},${ready.quality},${nonTactical},${sp ?? ''}`;
  const made = bySum.get(key) ?? counted(ready, options);
  bySum.set(key, made);
  return made;
}

function counted(ready: ReadyFire, options: Options): Expected {
  let [sp, suppress] = [0, 0];
  for (const face of FACES) {
    const { result } = fireEffect(ready, face, options);
    sp += result.spLost;
    if (result.state === 'suppressed') suppress++;
  }
  return { sp: sp / FACES.length, suppress: suppress / FACES.length };
}

/** PLA-FIR-02: what a throw may do to a target as it is known, face by face. */
export function fireOutlook(ready: ReadyFire, options: Options): Odds<ResultInWords> {
  const counted = new Map<string, { ways: number; good: number }>();
  for (const face of FACES) {
    const { spLost, state } = fireEffect(ready, face, options).result;
    const down = state === 'none' ? [] : [state];
    const text = [...(spLost > 0 ? [`${spLost} SP lost`] : []), ...down].join(', ') || 'no effect';
    const before = counted.get(text);
    counted.set(text, { ways: (before?.ways ?? 0) + 1, good: spLost + (state === 'suppressed' ? 1 : 0) });
  }
  const chances = [...counted].map(([text, { ways, good }]) => ({ ways, of: FACES.length, result: { text, good } }));
  return { chances: chances.sort((p, q) => q.result.good - p.result.good), because: [] };
}
