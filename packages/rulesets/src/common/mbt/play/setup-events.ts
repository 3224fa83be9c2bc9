import { otherSide, SIDE_NAMES, SIDES, type Side, type TableEdge } from '@umpire/engine';
import { capital } from '../../book/capital.js';
import { eventsOf, type Reasoned } from '../../book/events.js';
import { fallenWords, numberOf } from '../../book/of-square.js';
import { PLAIN_TERRAIN } from '../../ground/words.js';
import type { Light, Season, Zone } from '../pieces.js';
import { mayKnow, type NamedGroup, nameFor } from './hearing.js';
import { enlist } from './roster.js';
import type { DicedSquare, Ground, Obstacle, RosterGroup, Stand, State } from './state.js';
import { kindsIn } from './terrain.js';

const event = eventsOf<State>();

export interface Army extends Reasoned {
  readonly side: Side;
  readonly roster: readonly RosterGroup[];
  readonly name: string;
  readonly homeZone: Zone | null;
}
export interface NamedArmy {
  readonly name: string;
  readonly groups: number;
}
const broughtWords = (squares: readonly DicedSquare[]): string => {
  const columns = 1 + Math.max(...squares.map(({ col }) => col));
  return fallenWords(
    squares.map(square => ({
      number: numberOf(square, columns),
      things: kindsIn(square).map(kind => PLAIN_TERRAIN[kind]),
    })),
  );
};
const armyWords = (name: string, groups: number): string => `${name}, ${groups} Battle Group${groups === 1 ? '' : 's'}`;

export interface DeployedGroup extends Reasoned, NamedGroup {
  readonly group: number;
  readonly stands: readonly Stand[];
  readonly fakes: number;
  readonly next: Side;
}

/** What happens before the battle: armies, the ground, obstacles, deployment. */
export const SETUP_EVENTS = {
  armySubmitted: event<Army>({
    apply(state, army) {
      enlist(state, army.side, army, army.roster, 'secret');
      if (state.rosters.a && state.rosters.b) state.phase = 'zone';
    },
    // 5.2, S2: each in secret, until both are in.
    tell: ({ side, name, roster }, viewer) =>
      mayKnow(side, viewer)
        ? `${SIDE_NAMES[side]} hands in its army list: ${armyWords(name, roster.length)}`
        : `${SIDE_NAMES[side]} hands in its army list`,
    reveals: true,
  }),
  /** Both lists are in: all hear whose armies meet. */
  armiesNamed: event<{ readonly armies: Readonly<Record<Side, NamedArmy>> } & Reasoned>({
    apply() {},
    tell: ({ armies }) =>
      SIDES.map(side => `${SIDE_NAMES[side]}: ${armyWords(armies[side].name, armies[side].groups)}`).join('; '),
  }),
  zoneSet: event<{ readonly zone: Zone } & Reasoned>({
    apply(state, { zone }) {
      state.ground.now = { ...state.ground.now, zone };
      state.phase = 'terrain';
    },
    tell: ({ zone }) => `The battle is fought in the ${zone} zone`,
  }),
  terrainDiced: event<{ readonly squares: readonly DicedSquare[] } & Reasoned>({
    apply(state, { squares }) {
      state.squares = [...squares];
    },
    tell: ({ squares }) => `The dice bring: ${broughtWords(squares)}`,
  }),
  placerFound: event<{ readonly placer: Side } & Reasoned>({
    apply(state, { placer }) {
      state.placer = state.next = placer;
    },
    tell: ({ placer }) => `${SIDE_NAMES[placer]} places the terrain`,
  }),
  /** `stand`: whose work it is, in a battle. */
  groundChanged: event<{ readonly ground: Ground; readonly text: string; readonly stand?: string } & Reasoned>({
    apply(state, { ground }) {
      state.ground.now = ground;
    },
    tell: ({ text }) => capital(text),
  }),
  terrainFinished: event<{ readonly edges: { readonly a: TableEdge; readonly b: TableEdge } } & Reasoned>({
    apply(state, { edges }) {
      state.sides.a = { ...state.sides.a, baseEdge: edges.a };
      state.sides.b = { ...state.sides.b, baseEdge: edges.b };
      state.phase = 'obstacles';
    },
    tell: ({ edges: { a, b } }) => `The terrain is placed; Red starts on the ${a} edge, Blue on the ${b} edge`,
  }),
  timeThrown: event<
    { readonly season: Season; readonly hour24: number; readonly light: Light; readonly awc: boolean } & Reasoned
  >({
    apply(state, { season, hour24, light, awc }) {
      state.season = season;
      state.startHour = state.hour24 = hour24;
      state.light = light;
      state.awc = awc;
    },
    tell: ({ season, hour24, light, awc }) => `${season}, ${hour24} o'clock, ${light}${awc ? ', adverse weather' : ''}`,
  }),
  obstaclePlaced: event<{ readonly obstacle: Obstacle } & Reasoned>({
    apply(state, { obstacle }) {
      const ground = state.ground.now;
      state.ground.now = { ...ground, obstacles: [...ground.obstacles, obstacle] };
      const other = otherSide(obstacle.side);
      if (!state.obstaclesDone[other]) state.next = other;
    },
    tell: ({ obstacle: { side, kind } }) =>
      `${SIDE_NAMES[side]} places ${kind === 'MNF' ? 'a mine field' : 'an obstruction'}`,
  }),
  obstaclesDone: event<{ readonly side: Side }>({
    apply(state, { side }) {
      state.obstaclesDone[side] = true;
      state.next = otherSide(side);
    },
    tell: ({ side }) => `${SIDE_NAMES[side]} has placed its obstacles`,
  }),
  deploymentBegan: event<{ readonly first: Side } & Reasoned>({
    apply(state, { first }) {
      state.phase = 'deployment';
      state.next = first;
    },
    tell: ({ first }) => `${SIDE_NAMES[first]} deploys first`,
  }),
  groupDeployed: event<DeployedGroup>({
    apply: deploy,
    tell: (event, viewer) =>
      `${SIDE_NAMES[event.side]} deploys ${nameFor(event, viewer)}: ${event.stands.length} blanks`,
    about: () => [],
    reveals: true,
  }),
};

function deploy(state: State, { side, group, stands, fakes, next }: DeployedGroup): void {
  const members: number[] = [];
  const ids = { ...state.lookup.ids };
  for (const stand of stands) {
    ids[stand.id] = state.stands.length;
    members.push(state.stands.length);
    state.stands.push(stand);
  }
  state.lookup.ids = ids;
  state.groups[group] = { ...state.groups[group]!, members, deployed: true };
  const sideState = state.sides[side];
  state.sides[side] = { ...sideState, fakesPlaced: sideState.fakesPlaced + fakes };
  state.next = next;
  if (state.groups.every(g => g.deployed)) state.phase = 'battle';
}
