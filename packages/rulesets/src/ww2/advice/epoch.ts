import { type Options, otherSide, type Side } from '@umpire/engine';
import { knownLately } from '../../common/book/memoized.js';
import type { Cover } from '../pieces.js';
import { countsOf } from '../play/morale.js';
import { isGround } from '../play/stands.js';
import type { Area, Ground, Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { TEST_AT } from '../tables/results.js';

/**
 * What is found of stands hangs on them and on a few things beside them. As long as those stay the same, what was found of stands that have
 * not changed holds from one decision to the next: in a turn most stay as they are.
 */
export interface Epoch {
  readonly options: Options;
  readonly ground: Ground;
  readonly turn: number;
  readonly light: State['light'];
  readonly areas: readonly Area[];
  readonly failed: string;
  /** In what cover enemies are where they stand. */
  readonly covers: Map<Stand, Cover>;
}
/** The latest few: what is imagined by artificial light has an epoch of its own. */
let latest: readonly Epoch[] = [];
const KEPT = 3;

const isSame = (one: Epoch, other: Epoch): boolean =>
  one.options === other.options &&
  one.ground === other.ground &&
  one.turn === other.turn &&
  one.light === other.light &&
  one.failed === other.failed &&
  one.areas.length === other.areas.length &&
  one.areas.every((area, i) => area === other.areas[i]);

const epochIn = knownLately(({ view, options }: Pick<Seat, 'view' | 'options'>): Epoch => {
  const { ground, turn, light, areas, groups } = view;
  const failed = groups.map(group => (group.failed ? '1' : '0')).join('');
  const now: Epoch = { options, ground: ground.now, turn, light, areas, failed, covers: new Map() };
  const known = latest.find(one => isSame(one, now));
  if (!known) latest = [now, ...latest].slice(0, KEPT);
  return known ?? now;
});
export const epochOf = (seat: Seat): Epoch => epochIn(seat);

/** How near each group is to a test, from 0 to 1. */
const nearnessIn = knownLately((view: State): readonly number[] =>
  view.groups.map(group => {
    const { destroyed, repulsed, pinned } = countsOf(view, group);
    const most = Math.max((destroyed + repulsed) / TEST_AT.repulsed, (destroyed + repulsed + pinned) / TEST_AT.harmed);
    return Math.min(1, most);
  }),
);
export const nearTest = (view: State, { group }: Stand): number => nearnessIn(view)[group]!;

const groundStandsIn = knownLately((view: State): Readonly<Record<Side, readonly Stand[]>> => {
  const found: Record<Side, Stand[]> = { a: [], b: [] };
  for (const stand of view.stands) if (isGround(stand)) found[stand.side].push(stand);
  return found;
});
/** Ground stands of the enemy of a side. */
export const foesOf = (view: State, side: Side): readonly Stand[] => groundStandsIn(view)[otherSide(side)];
