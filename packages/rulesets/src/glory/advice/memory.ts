import type { Options } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { Ground } from '../play/state.js';
import type { Unit } from '../play/units.js';
import type { Assessment } from './assessment.js';
import type { Attacker } from './danger.js';
import type { KnownPlaces } from './places.js';
import type { Route } from './routes.js';
import type { Threat } from './threat.js';

/** What a side has worked out that holds as long as its enemies stand as they did, and its own turn lasts. */
interface Memory {
  readonly stamp: string;
  readonly options: Options;
  readonly routes: Map<string, Route>;
  readonly places: Map<Unit, KnownPlaces>;
  /** What enemies can do in their next turn, the fire that they may bring on cells, and the cells that they stand on; null: not asked for yet. */
  attackers: readonly Attacker[] | null;
  threats: readonly Threat[] | null;
  held: readonly number[] | null;
}

const memories = new WeakMap<Ground, { a?: Memory; b?: Memory }>();

/** The memory of the side that assesses; it begins anew when an enemy has changed. */
export const memoryOf = memoized((assessment: Assessment): Memory => {
  const { view, by, options } = assessment;
  const both = memories.get(view.ground.now) ?? {};
  memories.set(view.ground.now, both);
  const stamp = stampOf(assessment);
  const known = both[by];
  if (known && known.stamp === stamp && known.options === options) return known;
  const fresh: Memory = {
    stamp,
    options,
    routes: new Map(),
    places: new Map(),
    attackers: null,
    threats: null,
    held: null,
  };
  both[by] = fresh;
  return fresh;
});

function stampOf({ view, by, foes, stakes }: Assessment): string {
  let stamp = `${view.sides[by].turns}`;
  for (const i of foes) {
    const { base, bands, defences, halted } = view.vignettes[i]!;
    stamp += ` ${i} ${base!.x} ${base!.y} ${base!.facing} ${bands} ${defences} ${halted} ${stakes[i]}`;
  }
  return stamp;
}
