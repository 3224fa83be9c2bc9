import type { Options } from '@umpire/engine';
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
