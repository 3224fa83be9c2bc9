import {
  type Footprint,
  footprint,
  inches,
  type Options,
  type Pose,
  type Random,
  type Side,
  shuffled,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Deploying, Placement } from '../play/deploy.js';
import { poseFrom } from '../play/edges.js';
import type { RosterStand, State } from '../play/state.js';

export type { Placement } from '../play/deploy.js';

/** How far from the base edge a stand likes to be, in inches. */
function wantedDepth({ nature }: RosterStand): number {
  if (nature.bghq) return 5;
  if (nature.posture === 'ADA' || nature.posture === 'PDA') return 3;
  if (nature.mode === 'STATIC') return nature.posture === 'INF' || nature.posture === 'ATM' ? 12 : 7;
  return nature.posture === 'LAS' ? 4 : 7;
}

const clamp = (v: number, low: number, high: number): number => Math.min(Math.max(v, low), high);

const STEP = inches(1);
const RINGS = 24;

export type LayoutAdvice = ReturnType<typeof layoutAdvice>;

export function layoutAdvice(book: PlayBook & Deploying) {
  const { canPlace, deploys } = book;

  /**
   * A lay-out of a Battle Group that the rules allow: the BGHQ in the middle of its sector, the rest around it, each at its
   * own depth. `chance` shakes it, so that no two battles begin alike.
   */
  function layOut(state: State, by: Side, group: string, options: Options, chance?: Random): Placement[] {
    const own = state.groups.filter(g => g.side === by);
    const at = own.findIndex(g => g.id === group);
    const { stands } = state.rosters[by]![at]!;
    const sector = sectorOf(state, by, at, options);
    const ground = stands.filter(s => deploys(s.nature, options) === 'table');
    // The BGHQ first, in the middle; the others alternate to its left and right.
    const ordered = [...ground].sort((p, q) => Number(q.nature.bghq) - Number(p.nature.bghq));
    const taken: Footprint[] = [];
    const placed = new Map<string, Pose>();
    ordered.forEach((stand, i) => {
      const aside = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1) * inches(2);
      const shake = chance ? (chance.below(5) - 2) * inches(0.5) : 0;
      const along = clamp(sector.middle + aside + shake, sector.from, sector.to);
      const pose = nearestFree(state, by, stand, along, inches(wantedDepth(stand)), taken, options);
      if (!pose) return;
      placed.set(stand.id, pose);
      taken.push(footprint(pose, stand.base, stand.base));
    });
    // those behind the edge are numbered as they are listed: an order that tells nothing
    const listed = chance ? shuffled(stands, chance) : stands;
    return listed.map(stand => ({ id: stand.id, at: placed.get(stand.id) ?? null }));
  }

  /** The part of the base edge that falls to a group, counting only groups that stand on the table. */
  function sectorOf(
    state: State,
    by: Side,
    at: number,
    options: Options,
  ): { from: number; to: number; middle: number } {
    const edge = state.sides[by].baseEdge;
    const long = edge === 'south' || edge === 'north' ? state.ground.now.width : state.ground.now.depth;
    const onTable = state.rosters[by]!.map(g => g.stands.some(s => deploys(s.nature, options) === 'table'));
    const count = Math.max(1, onTable.filter(Boolean).length);
    const place = onTable.slice(0, at).filter(Boolean).length;
    const from = Math.round((long * place) / count);
    const to = Math.round((long * (place + 1)) / count);
    return { from: from + inches(1), to: to - inches(1), middle: Math.round((from + to) / 2) };
  }

  /** The free place nearest to where a stand likes to be, looked for in rings of one inch. */
  function nearestFree(
    state: State,
    by: Side,
    stand: RosterStand,
    along: number,
    deep: number,
    taken: readonly Footprint[],
    options: Options,
  ): Pose | undefined {
    const edge = state.sides[by].baseEdge;
    for (let ring = 0; ring <= RINGS; ring++)
      for (let i = -ring; i <= ring; i++)
        for (let j = -ring; j <= ring; j++) {
          if (Math.max(Math.abs(i), Math.abs(j)) !== ring) continue;
          const pose = poseFrom(state, edge, Math.round(along + i * STEP), Math.round(deep + j * STEP));
          if (canPlace(state, by, stand, pose, taken, options)) return pose;
        }
    return undefined;
  }

  return { layOut, sectorOf };
}
