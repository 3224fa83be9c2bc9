import { SIDE_NAMES, type Side } from '@umpire/engine';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import { fallenWords } from '../../common/book/of-square.js';
import { PLAIN_TERRAIN } from '../../common/ground/words.js';
import type { Nation, Season, Zone } from '../pieces.js';
import type { Army } from './army-schema.js';
import { standIn } from './change.js';
import type { DicedCell, Ground, Group, Muster, Phase, Stand, State } from './state.js';

const event = eventsOf<State>();

const change = (state: State, part: Partial<Muster>): void => {
  state.muster = { ...state.muster!, ...part };
};

/** Cells are kept row by row. */
const broughtWords = (cells: readonly DicedCell[]): string =>
  fallenWords(cells.map(({ pieces }, i) => ({ number: i + 1, things: pieces.map(kind => PLAIN_TERRAIN[kind]) })));

/** What happens before a battle that the dice make begins (5.1, U2 to U8). */
export const MUSTER_EVENTS = {
  /** WW2-BAL-06: with the aircraft of an Ally whose army was brought beforehand. */
  nationsDeclared: event<{ nations: Readonly<Record<Side, Nation>>; year: number; aircraft: number | null } & Reasoned>(
    {
      apply(state, { nations, year, aircraft }) {
        change(state, { declared: nations, year, aircraft });
        state.phase = 'armies';
      },
      tell: ({ nations, year, aircraft }) =>
        `${nations.a} against ${nations.b}, ${year}${aircraft === null ? '' : `; the Ally has ${aircraft} ${aircraft === 1 ? 'stand' : 'stands'} of aircraft`}`,
      reveals: true,
    },
  ),
  /** What is in it is for its owner alone; how many aircraft, where the other player is told. */
  armyBrought: event<{ side: Side; army: Army; aircraft: number | null } & Reasoned>({
    apply(state, { side, army, aircraft }) {
      const { ready, armies } = state.muster!;
      change(state, {
        ready: { ...ready, [side]: true },
        armies: { ...armies, [side]: army },
        ...(aircraft !== null && { aircraft }),
      });
    },
    tell: ({ side, aircraft }) =>
      aircraft === null
        ? `the army of ${SIDE_NAMES[side]} is ready`
        : `the army of ${SIDE_NAMES[side]} is ready, with ${aircraft} stands of aircraft`,
  }),
  armiesShown: event<
    {
      names: Readonly<Record<Side, string>>;
      groups: readonly Group[];
      stands: readonly Stand[];
      works: State['works'];
    } & Reasoned
  >({
    apply(state, { names, groups, stands, works }) {
      state.groups = [...groups];
      state.stands = [...stands];
      state.lookup = { ids: Object.fromEntries(stands.map(({ id }, i) => [id, i])) };
      state.works = works;
      for (const side of ['a', 'b'] as const) state.sides[side] = { ...state.sides[side], name: names[side] };
      state.phase = 'ground';
    },
    tell: ({ names }) => `both armies are shown: ${names.a} against ${names.b}`,
    reveals: true,
  }),
  zoneFound: event<{ zone: Zone } & Reasoned>({
    apply(state, { zone }) {
      state.ground = { now: { ...state.ground.now, zone } };
    },
    tell: ({ zone }) => `the battle is fought in the ${zone} zone`,
  }),
  timeFound: event<{ season: Season | null; minutes: number; awc: boolean } & Reasoned>({
    apply(state, { season, minutes, awc }) {
      state.season = season;
      state.minutes = minutes;
      state.awc = awc;
    },
    tell: ({ season, awc }) => [season, awc && 'adverse weather'].filter(Boolean).join(', ') || 'no adverse weather',
  }),
  terrainDiced: event<{ cells: readonly DicedCell[]; placer: Side } & Reasoned>({
    apply(state, { cells, placer }) {
      change(state, { cells, placer });
      state.phase = 'terrain';
    },
    tell: ({ cells, placer }) => `the dice bring: ${broughtWords(cells)}. ${SIDE_NAMES[placer]} places the terrain`,
  }),
  groundLaid: event<{ ground: Ground; dropped: readonly string[]; text: string } & Reasoned>({
    apply(state, { ground, dropped }) {
      state.ground = { now: ground };
      change(state, { dropped });
    },
    tell: ({ text }) => text,
  }),
  edgesChosen: event<
    { edges: Readonly<Record<Side, 'south' | 'north'>>; first: Side; objective: string | null; phase: Phase } & Reasoned
  >({
    apply(state, { edges, first, objective, phase }) {
      for (const side of ['a', 'b'] as const) state.sides[side] = { ...state.sides[side], baseEdge: edges[side] };
      for (const { id, side } of state.stands) standIn(state, id).facing = edges[side] === 'south' ? 0 : 1800;
      state.first = state.active = first;
      state.next = first === 'a' ? 'b' : 'a';
      state.objective = objective;
      state.phase = phase;
    },
    tell: ({ edges, first }) => `${SIDE_NAMES.a} has the ${edges.a} edge; ${SIDE_NAMES[first]} moves first`,
  }),
};
