import {
  choose,
  contest,
  type Footprint,
  footprint,
  forbid,
  gap,
  inches,
  malformed,
  type Options,
  otherSide,
  overlaps,
  type Pose,
  type Procedure,
  type Refusal,
  type Side,
  type TableEdge,
  toInches,
  withinTable,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { OrderOf } from './orders.js';
import { rosterFacts } from './roster.js';
import { baseOf } from './stands.js';
import type { Nature, RosterStand, Stand, State } from './state.js';
import type { Play } from './types.js';
import type { VerbRules } from './verb.js';

type Placement = OrderOf<'deployGroup'>['places'][number];

/** A placement with what is placed there. */
export interface Placed {
  readonly place: Placement;
  readonly stand: RosterStand;
  readonly base: Footprint | null;
}

/** the whole base lies within the depth: how far does it reach from the base edge? */
function depthFrom(state: State, by: Side, base: Footprint): number {
  const { width, depth } = state.ground.now;
  const reach: Record<TableEdge, (p: { x: number; y: number }) => number> = {
    south: p => p.y,
    north: p => depth - p.y,
    west: p => p.x,
    east: p => width - p.x,
  };
  return Math.max(...base.map(reach[state.sides[by].baseEdge]));
}

function nearestEnemy(state: State, by: Side, base: Footprint): number | null {
  let least: number | null = null;
  for (const other of state.stands) {
    if (other.side === by || other.place !== 'table') continue;
    const far = toInches(gap(base, baseOf(other)));
    if (least === null || far < least) least = far;
  }
  return least;
}

const STEP = inches(0.5);

/** A place by its distance along an edge and away from it, facing away from the edge. */
export function poseFrom(state: State, edge: TableEdge, along: number, deep: number): Pose {
  const { width, depth } = state.ground.now;
  switch (edge) {
    case 'south':
      return { x: along, y: deep, facing: 0 };
    case 'north':
      return { x: along, y: depth - deep, facing: 1800 };
    case 'west':
      return { x: deep, y: along, facing: 900 };
    case 'east':
      return { x: width - deep, y: along, facing: 2700 };
  }
}

export type DeployPlay = ReturnType<typeof deployPlay>;

export function deployPlay(book: PlayBook) {
  const { DISTANCES, deploymentFault, deploys, drawsHands, fakesAllowed, idOf } = book;

  /** S9: DEP-01 to DEP-08, R-89, R-131. */

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

  /** A fake: a blank that pretends to be INFn (OPT-01, R-100). */
  function fakeOf(place: Placement, grade: Nature['grade']): RosterStand {
    const nature: Nature = {
      name: place.id,
      subClass: 'INFn',
      class: 'INFANTRY',
      posture: 'INF',
      mode: place.fake!,
      grade,
      helicopter: false,
      jungleTrained: false,
      fake: true,
      bghq: false,
    };
    return { id: place.id, base: inches(DISTANCES.base), nature };
  }

  /** Every stand of the group once, and fakes; else what is malformed. */
  function placedOf(state: State, by: Side, order: OrderOf<'deployGroup'>, at: number): Placed[] | Refusal {
    const own = state.groups.filter(g => g.side === by);
    const roster = state.rosters[by]![own.indexOf(state.groups[at]!)]!;
    const grade = roster.stands[0]!.nature.grade;
    const seen = new Set<string>();
    const placed: Placed[] = [];
    for (const [i, place] of order.places.entries()) {
      const stand = place.fake ? fakeOf(place, grade) : roster.stands.find(s => s.id === place.id);
      if (!stand) return malformed(`places[${i}].id`, `${place.id} is not in this Battle Group`);
      if (seen.has(place.id)) return malformed(`places[${i}].id`, `${place.id} is placed twice`);
      seen.add(place.id);
      placed.push({ place, stand, base: place.at && footprint(place.at, stand.base, stand.base) });
    }
    const missing = roster.stands.find(s => !seen.has(s.id));
    return missing ? malformed('places', `${missing.id} is not placed`) : placed;
  }

  function deploymentOf(state: State, by: Side, order: OrderOf<'deployGroup'>, options: Options): Placed[] | Refusal {
    if (state.phase !== 'deployment') return forbid(idOf('DEP-06'), 'nobody deploys now');
    if (state.next !== by) return forbid(idOf('DEP-06'), 'the other side places its Battle Group first');
    const at = state.groups.findIndex(g => g.id === order.group && g.side === by);
    if (at < 0) return malformed('group', `you have no Battle Group ${order.group}`);
    if (state.groups[at]!.deployed) return forbid(idOf('DEP-06'), 'this Battle Group is placed already');
    const placed = placedOf(state, by, order, at);
    if (!Array.isArray(placed)) return placed;
    const fakes = placed.filter(p => p.stand.nature.fake).length;
    if (fakes > 0 && state.sides[by].fakesPlaced + fakes > allowedFakes(state, by, options))
      return forbid(idOf('OPT-01'), `no more than ${allowedFakes(state, by, options)} fakes for this side`);
    for (const [i, p] of placed.entries()) {
      const refused = placeFault(state, by, p, placed.slice(0, i), options);
      if (refused) return { ...refused, message: `${p.place.id}: ${refused.message}` };
    }
    return placed;
  }

  /** three in ten of the side's real stands that deploy on the table. */
  function allowedFakes(state: State, by: Side, options: Options): number {
    const real = state.rosters[by]!.flatMap(group => group.stands);
    return fakesAllowed(real.filter(stand => deploys(stand.nature, options) === 'table').length, options);
  }

  function placeFault(
    state: State,
    by: Side,
    p: Placed,
    before: readonly Placed[],
    options: Options,
  ): Refusal | undefined {
    const where = deploys(p.stand.nature, options);
    if (where === 'off-table') return p.base ? onTableFault(state, by, p, options) : undefined;
    if (!p.base) return holdBackFault(state, by, p, before, options);
    const { width, depth } = state.ground.now;
    if (!withinTable(p.base, width, depth)) return forbid(idOf('TAB-04'), 'a base lies wholly on the table');
    return onTableFault(state, by, p, options) ?? overlapFault(state, p.base, before);
  }

  function onTableFault(state: State, by: Side, { stand, base }: Placed, options: Options): Refusal | undefined {
    const given = {
      stand: rosterFacts(stand),
      where: 'table' as const,
      fromBaseEdge: toInches(depthFrom(state, by, base!)),
      nearestOpposing: nearestEnemy(state, by, base!),
    };
    return deploymentFault(given, options);
  }

  function overlapFault(state: State, base: Footprint, before: readonly Placed[]): Refusal | undefined {
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
    const { width, depth } = state.ground.now;
    const base = footprint(at, stand.base, stand.base);
    if (!withinTable(base, width, depth) || taken.some(other => overlaps(base, other))) return false;
    const p: Placed = { place: { id: stand.id, at }, stand, base };
    return !onTableFault(state, by, p, options) && !overlapFault(state, base, []);
  }

  /** only a stand for which there is no room may be held back. */
  function holdBackFault(
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
        if (
          !onTableFault(state, by, p, options) &&
          withinTable(base, width, depth) &&
          !overlapFault(state, base, before)
        )
          return at;
      }
    return undefined;
  }

  function putDown(game: Play, by: Side, order: OrderOf<'deployGroup'>, plan: unknown): void {
    const { state, options } = game;
    const placed = plan as Placed[];
    const group = state.groups.findIndex(g => g.id === order.group);
    const stands = numbered(state, by, group, placed, options);
    const fakes = placed.filter(p => p.stand.nature.fake).length;
    const more = (side: Side) => state.groups.some((g, i) => g.side === side && !g.deployed && i !== group);
    const next = more(otherSide(by)) ? otherSide(by) : by;
    game.happen({
      kind: 'groupDeployed',
      name: state.groups[group]!.name,
      side: by,
      group,
      stands,
      fakes,
      next,
      because: [{ rule: idOf('DEP-08'), text: 'stands are first placed as blanks' }],
    });
  }

  const deployGroup: VerbRules<OrderOf<'deployGroup'>, unknown> = { plan: deploymentOf, act: putDown };

  /**
   * Counters are numbered by where they stand, from west to east and south to north, and those behind the edge as their
   * owner lists them: a number tells nothing of what is under it.
   */
  function numbered(state: State, by: Side, group: number, placed: readonly Placed[], options: Options): Stand[] {
    const order = [...placed].sort((p, q) => {
      if (!p.place.at || !q.place.at) return Number(!p.place.at) - Number(!q.place.at);
      return p.place.at.x - q.place.at.x || p.place.at.y - q.place.at.y;
    });
    const first = state.stands.filter(s => s.side === by).length + 1;
    return order.map((p, i) => counter(`${by.toUpperCase()}${first + i}`, by, group, p, options));
  }

  function counter(id: string, side: Side, group: number, { place, stand }: Placed, options: Options): Stand {
    const offTable = deploys(stand.nature, options) === 'off-table';
    return {
      id,
      side,
      group,
      base: stand.base,
      place: place.at && !offTable ? 'table' : offTable ? 'off-table' : 'held',
      x: place.at?.x ?? 0,
      y: place.at?.y ?? 0,
      facing: place.at?.facing ?? 0,
      status: 'steady',
      everRepulsed: false,
      revealed: false,
      hasEngaged: false,
      hasSupported: false,
      marker: false,
      rested: true,
      moved: 'none',
      outOfCommand: false,
      entered: null,
      firstAttack: null,
      leftTurn: null,
      smokeUsed: 0,
      lightUsed: 0,
      task: null,
      nature: stand.nature,
    };
  }

  return { beginDeployment, allowedFakes, canPlace, freePlace, deployGroup };
}
