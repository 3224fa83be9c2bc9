import {
  choose,
  circlesBeyond,
  circumradius,
  contest,
  type Footprint,
  footprint,
  forbid,
  gap,
  gapToTableEdge,
  inches,
  type Options,
  otherSide,
  overlaps,
  type Pose,
  type Procedure,
  type Refusal,
  type Side,
  squaredDistance,
  toInches,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { poseFrom } from './edges.js';
import { isWhole, type Permission } from './permission.js';
import { rosterFacts } from './roster.js';
import { baseOf } from './stands.js';
import type { RosterStand, State } from './state.js';
import type { Play } from './types.js';

/** Where one stand of a group goes. */
export interface Placement {
  readonly id: string;
  /** Null: behind the base edge, or held back for want of room. */
  readonly at: Pose | null;
  /** A fake (OPT-01), with the mode it pretends to have. */
  readonly fake?: FakeMode | undefined;
}
export const FAKE_MODES = ['STATIC', 'MOBILE', 'FAST'] as const;
type FakeMode = (typeof FAKE_MODES)[number];
export interface DeployOrder {
  readonly group: string;
  readonly places: readonly Placement[];
}

/** A placement with what is placed there. */
export interface Placed {
  readonly place: Placement;
  readonly stand: RosterStand;
  readonly base: Footprint | null;
}

/** the whole base lies within the depth: how far does it reach from the base edge? */
function depthFrom(state: State, by: Side, base: Footprint): number {
  const { width, depth } = state.ground.now;
  return Math.max(...base.map(corner => gapToTableEdge([corner], state.sides[by].baseEdge, width, depth)));
}

/** In inches. Who cannot be nearer than the nearest so far is not measured. */
function nearestEnemy(state: State, by: Side, base: Footprint): number | null {
  const corner = base[0]!;
  const across = Math.sqrt(squaredDistance(corner, base[2]!)) + 1;
  let least = Number.POSITIVE_INFINITY;
  for (const other of state.stands) {
    if (other.side === by || other.place !== 'table') continue;
    if (circlesBeyond(corner, across, other, circumradius(other.base, other.base), least)) continue;
    least = Math.min(least, gap(base, baseOf(other)));
  }
  return least === Number.POSITIVE_INFINITY ? null : toInches(least);
}

const STEP = inches(0.5);

export type Deploying = ReturnType<typeof deploying>;

/** S9: who deploys first, and where a stand may be put down (DEP-01 to DEP-08, R-89, R-131). */
export function deploying(book: PlayBook & Permission) {
  const { DISTANCES, deploymentRefusal, deploys, drawsHands, idOf, notWhole } = book;

  function* beginDeployment(game: Play): Procedure<void> {
    const winner = yield* contest(
      idOf('DEP-05'),
      'a',
      drawsHands(game.options),
      'Rock-Paper-Scissors for the order of deployment',
    );
    const among = [
      { value: 'first', label: 'deploy first' },
      { value: 'second', label: 'deploy second' },
    ];
    const chosen = yield* choose(idOf('DEP-05'), winner, 'who deploys first?', among);
    const first = chosen === 'first' ? winner : otherSide(winner);
    game.happen({
      kind: 'deploymentBegan',
      first,
      because: [{ rule: idOf('DEP-05'), text: 'the winner decides who deploys first' }],
    });
  }

  function placeRefusal(
    state: State,
    by: Side,
    p: Placed,
    before: readonly Placed[],
    options: Options,
  ): Refusal | undefined {
    const where = deploys(p.stand.nature, options);
    if (where === 'off-table') return p.base ? onTableRefusal(state, by, p, options) : undefined;
    if (!p.base) return holdBackRefusal(state, by, p, before, options);
    return notWhole(state, p.base) ?? onTableRefusal(state, by, p, options) ?? overlapRefusal(state, p.base, before);
  }

  function onTableRefusal(state: State, by: Side, { stand, base }: Placed, options: Options): Refusal | undefined {
    const given = {
      stand: rosterFacts(stand),
      where: 'table' as const,
      fromBaseEdge: toInches(depthFrom(state, by, base!)),
      nearestOpposing: nearestEnemy(state, by, base!),
    };
    return deploymentRefusal(given, options);
  }

  function overlapRefusal(state: State, base: Footprint, before: readonly Placed[]): Refusal | undefined {
    const taken =
      state.stands.some(s => s.place === 'table' && overlaps(base, baseOf(s))) ||
      before.some(b => b.base && overlaps(base, b.base));
    return taken ? forbid(idOf('R-83'), 'it would lie on another stand') : undefined;
  }

  /** Whether a stand of the list may be put down at a place, clear of those already laid out. */
  function canPlace(
    state: State,
    by: Side,
    stand: RosterStand,
    at: Pose,
    taken: readonly Footprint[],
    options: Options,
  ): boolean {
    const base = footprint(at, stand.base, stand.base);
    if (!isWhole(state, base) || taken.some(other => overlaps(base, other))) return false;
    const p: Placed = { place: { id: stand.id, at }, stand, base };
    return !onTableRefusal(state, by, p, options) && !overlapRefusal(state, base, []);
  }

  /** only a stand for which there is no room may be held back. */
  function holdBackRefusal(
    state: State,
    by: Side,
    p: Placed,
    before: readonly Placed[],
    options: Options,
  ): Refusal | undefined {
    return freePlace(state, by, p.stand, before, options)
      ? forbid(idOf('R-131'), 'there is room to deploy it')
      : undefined;
  }

  /** Some free legal place for a stand, looked for on a grid of half inches along the base edge. */
  function freePlace(
    state: State,
    by: Side,
    stand: RosterStand,
    before: readonly Placed[],
    options: Options,
  ): Pose | undefined {
    const { width, depth } = state.ground.now;
    const edge = state.sides[by].baseEdge;
    const half = Math.ceil(stand.base / 2);
    const upright = edge === 'south' || edge === 'north';
    const long = upright ? width : depth;
    for (let deep = half; deep <= inches(DISTANCES.deployStatic); deep += STEP)
      for (let along = half; along <= long - half; along += STEP) {
        const at = poseFrom(state, edge, along, deep);
        const base = footprint(at, stand.base, stand.base);
        const p: Placed = { place: { id: stand.id, at }, stand, base };
        if (!onTableRefusal(state, by, p, options) && isWhole(state, base) && !overlapRefusal(state, base, before))
          return at;
      }
    return undefined;
  }

  return { beginDeployment, canPlace, freePlace, placeRefusal };
}
