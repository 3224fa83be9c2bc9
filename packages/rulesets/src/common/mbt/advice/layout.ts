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
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Placement } from '../play/deploy.js';
import type { GroupDeployment } from '../play/deploy-group.js';
import { poseFrom } from '../play/edges.js';
import type { Placing, Room } from '../play/placing.js';
import type { RosterStand, State } from '../play/state.js';

export type { Placement } from '../play/deploy.js';

const clamp = (v: number, low: number, high: number): number => Math.min(Math.max(v, low), high);

const STEP = inches(1);
const RINGS = 24;
/** How far from the base edge fakes are put, in inches: where most stands are. */
const FAKES_DEEP = 7;

export type LayoutAdvice = Gift<'bots', typeof layoutAdvice>;

export function layoutAdvice(book: PlayBook & GroupDeployment & Placing) {
  const { allowedFakes, canPlace, deploys, fakeOf, freePlace } = book.setup;
  const { FAKE_MODES, isAntiAircraft, isFixed, isLineInfantry, isMortar, isTankHunter } = book.words;

  /** How far from the base edge a stand likes to be, in inches. */
  function wantedDepth({ nature }: RosterStand): number {
    if (nature.bghq) return 5;
    if (isAntiAircraft(nature)) return 3;
    if (isFixed(nature)) return isLineInfantry(nature) || isTankHunter(nature) ? 12 : 7;
    return isMortar(nature) ? 4 : 7;
  }

  /**
   * A lay-out of a Battle Group that the rules allow: the BGHQ in the middle of its sector, the rest around it, each at its
   * own depth. Whoever finds no room there goes as near to the base edge as there is some, and is held back where there is none
   * . `chance` shakes it, so that no two battles begin alike.
   */
  function layOut(state: State, by: Side, group: string, options: Options, chance?: Random): Placement[] {
    const groups = state.groups.filter(g => g.side === by);
    const at = groups.findIndex(g => g.id === group);
    const { stands } = state.rosters[by]![at]!;
    const sector = sectorOf(state, by, at, options);
    const ground = stands.filter(s => deploys(s.nature, options) === 'table');
    // The BGHQ first, in the middle; the others alternate to its left and right.
    const ordered = [...ground].sort((p, q) => Number(q.nature.bghq) - Number(p.nature.bghq));
    const taken: Footprint[] = [];
    let bghq: Footprint | undefined;
    const placed = new Map<string, Pose>();
    ordered.forEach((stand, i) => {
      const aside = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1) * inches(2);
      const shake = chance ? (chance.below(5) - 2) * inches(0.5) : 0;
      const along = clamp(sector.middle + aside + shake, sector.from, sector.to);
      const room = { state, by, options, taken, bghq };
      const pose = nearestFree(room, stand, along, inches(wantedDepth(stand))) ?? freePlace(room, stand, along);
      if (!pose) return;
      placed.set(stand.id, pose);
      const base = footprint(pose, stand.base, stand.base);
      taken.push(base);
      if (stand.nature.bghq) bghq = base;
    });
    // those behind the edge are numbered as they are listed: an order that tells nothing
    const listed = chance ? shuffled(stands, chance) : stands;
    const own = listed.map(stand => ({ id: stand.id, at: placed.get(stand.id) ?? null }));
    // Whoever lays out by hand puts down his own fakes.
    return chance ? [...own, ...fakesFor({ state, by, options, taken, bghq }, stands, sector.middle)] : own;
  }

  /** OPT-01: the share of a group in the fakes of its side, put down among its stands as far as there is room. */
  function fakesFor(room: Room, stands: readonly RosterStand[], near: number): Placement[] {
    const { state, by, options } = room;
    const taken = [...room.taken];
    const fakes: Placement[] = [];
    for (let i = 1; i <= shareOfFakes(state, by, options); i++) {
      const place = { id: `fake ${i}`, at: null, fake: FAKE_MODES[0] };
      const stand = fakeOf(place, stands[0]!.nature.grade, options);
      const at = nearestFree({ ...room, taken }, stand, near, inches(FAKES_DEEP));
      if (!at) break;
      taken.push(footprint(at, stand.base, stand.base));
      fakes.push({ ...place, at });
    }
    return fakes;
  }

  /** What is left of them, told off evenly to the groups that are still to be placed. */
  function shareOfFakes(state: State, by: Side, options: Options): number {
    const left = allowedFakes(state, by, options) - state.sides[by].fakesPlaced;
    const groups = state.groups.filter(g => g.side === by && !g.deployed).length;
    return left > 0 ? Math.ceil(left / groups) : 0;
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
  function nearestFree(room: Room, stand: RosterStand, along: number, deep: number): Pose | undefined {
    const { state, by } = room;
    const edge = state.sides[by].baseEdge;
    for (let ring = 0; ring <= RINGS; ring++)
      for (let i = -ring; i <= ring; i++)
        for (let j = -ring; j <= ring; j++) {
          if (Math.max(Math.abs(i), Math.abs(j)) !== ring) continue;
          const pose = poseFrom(state, edge, Math.round(along + i * STEP), Math.round(deep + j * STEP));
          if (canPlace(room, stand, pose)) return pose;
        }
    return undefined;
  }

  return { fakesFor, layOut, sectorOf };
}
