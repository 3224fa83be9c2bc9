import type { Odds, Options, ResultInWords } from '@umpire/engine';
import { fireEffect, type ReadyFire } from '../rules/fire.js';

/** What a throw may be expected to do, on what is known of the target. */
export interface Expected {
  readonly sp: number;
  readonly suppress: number;
}
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function expectedOf(ready: ReadyFire, options: Options): Expected {
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
