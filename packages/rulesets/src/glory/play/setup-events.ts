import { SIDE_NAMES, type Side } from '@umpire/engine';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import type { LinkType, Part, Role } from '../pieces.js';
import { type Base, supportBase } from '../rules/geometry.js';
import type { Corner } from '../rules/march.js';
import { PLAIN } from '../rules/terrain.js';
import { change, changeSide, linksWith } from './change.js';
import type { LaidPiece, State, Vignette } from './state.js';

const event = eventsOf<State>();

/** One vignette and where it stands now. */
export interface Stood {
  readonly id: string;
  readonly base: Base;
}
export interface MusteredArmy extends Reasoned {
  readonly side: Side;
  readonly name: string;
  readonly list: string;
  readonly multiple: number;
  readonly linesAllowed: number;
  readonly baseAp: number;
  readonly vignettes: readonly Vignette[];
}
export interface WrittenMarch extends Reasoned {
  readonly side: Side;
  readonly order: readonly string[];
  readonly skirmish: readonly string[];
}
export interface DeployedVignette extends Reasoned {
  readonly stand: string;
  readonly base: Base;
  readonly role: Role;
  readonly line: number;
  readonly part: Part;
  readonly defences: boolean;
  readonly waived: boolean;
  readonly next: Side;
}
export interface MadeLink extends Reasoned {
  readonly link: string;
  readonly type: LinkType;
  readonly stands: readonly string[];
}
export interface DrawnUpArmies extends Reasoned {
  readonly lines: Readonly<Record<Side, { readonly lines: number; readonly total: number }>>;
  /** Ids of the MBL from the west, line after line. */
  readonly order: readonly string[];
}

const whereWords = ({ type, square: [column, row] }: LaidPiece): string => `${PLAIN[type]} ${column + 1}, ${row + 1}`;

const ADJUSTED = {
  remove: 'takes terrain away',
  swap: 'lets two pieces of terrain change places',
  none: 'leaves the terrain as it is',
};
export const list = (ids: readonly string[]): string => ids.join(', ');

/** What happens before the battle: armies, terrain, the march, deployment. Only the order of march is anybody's secret (5.4). */
export const SETUP_EVENTS = {
  armyMustered: event<MusteredArmy>({
    apply: muster,
    tell: ({ side, name, vignettes, baseAp }) =>
      `${SIDE_NAMES[side]} musters the ${name}: ${vignettes.length} models, ${baseAp} activation points`,
  }),
  terrainThrown: event<{ readonly pieces: readonly LaidPiece[] } & Reasoned>({
    apply(state, { pieces }) {
      state.ground.now = { ...state.ground.now, pieces };
      state.diced = true;
    },
    tell: ({ pieces }) =>
      pieces.length === 0
        ? 'The dice leave the table open'
        : `The dice lay, by column from the west and row from the south: ${pieces.map(whereWords).join('; ')}`,
  }),
  throwOffMade: event<{ readonly winner: Side; readonly marcher: Side | null } & Reasoned>({
    apply(state, { winner, marcher }) {
      state.adjuster = winner;
      state.step = 'adjust';
      if (marcher) state.ambush.now = { marcher, corner: null, steps: 0, sprung: false, keepOff: 0 };
    },
    tell: ({ winner, marcher }) =>
      marcher
        ? `${SIDE_NAMES[winner]} wins the throw for terrain by so much that ${SIDE_NAMES[marcher]} marches into an ambush`
        : `${SIDE_NAMES[winner]} wins the throw for terrain`,
  }),
  terrainAdjusted: event<
    { readonly by: Side; readonly action: keyof typeof ADJUSTED; readonly pieces: readonly LaidPiece[] } & Reasoned
  >({
    apply(state, { pieces }) {
      state.ground.now = { ...state.ground.now, pieces };
      if (state.ambush.now) state.step = 'march';
    },
    tell: ({ by, action }) => `${SIDE_NAMES[by]} ${ADJUSTED[action]}`,
  }),
  deploymentBegan: event<{ readonly first: Side } & Reasoned>({
    apply(state, { first }) {
      state.step = 'deployment';
      state.next = first;
    },
    tell: ({ first }) => `${SIDE_NAMES[first]} deploys first`,
  }),
  marchWritten: event<WrittenMarch>({
    apply: writeMarch,
    tell: ({ side, order }, viewer) =>
      viewer === side || viewer === 'umpire' ? `The order of march is ${list(order)}` : 'The order of march is written',
  }),
  diagonalChosen: event<{ readonly corner: Corner } & Reasoned>({
    apply(state, { corner }) {
      state.ambush.now = { ...state.ambush.now!, corner };
    },
    tell: ({ corner }) => `The column enters at the corner ${corner}`,
  }),
  marched: event<{ readonly steps: number; readonly column: readonly Stood[] } & Reasoned>({
    apply(state, { steps, column }) {
      state.ambush.now = { ...state.ambush.now!, steps };
      for (const { id, base } of column) {
        const v = change(state, id);
        v.base = base;
        v.place = 'table';
      }
    },
    tell: ({ column }) =>
      column.length > 0 ? `The column marches on: ${column.length} are on the table` : 'The column marches up',
    reveals: true,
  }),
  sprung: event<{ readonly by: Side } & Reasoned>({
    apply(state, { by }) {
      state.ambush.now = { ...state.ambush.now!, sprung: true };
      state.step = 'deployment';
      state.next = by;
    },
    tell: () => 'The ambush is sprung',
  }),
  deployed: event<DeployedVignette>({
    apply: deploy,
    tell: ({ stand, role, defences }) =>
      `${stand} is placed${role === 'skirmish' ? ' outside the battle line' : ''}${defences ? ', behind field defences' : ''}`,
  }),
  linked: event<MadeLink>({
    apply: link,
    tell: ({ stands, type }) => `${list(stands)} are linked ${type === 'support' ? 'front and rear' : 'in line'}`,
  }),
  setAside: event<{ readonly stand: string; readonly next: Side } & Reasoned>({
    apply(state, { stand, next }) {
      change(state, stand).place = 'aside';
      state.next = next;
    },
    tell: ({ stand }) => `There is no room for ${stand}`,
  }),
  battleJoined: event<DrawnUpArmies>({ apply: join, tell: () => 'Both armies stand ready' }),
};

function muster(state: State, event: MusteredArmy): void {
  const { side, name, list, multiple, linesAllowed, baseAp } = event;
  Object.assign(changeSide(state, side), { name, list, multiple, linesAllowed, baseAp });
  const ids: Record<string, number> = { ...state.lookup.ids };
  for (const v of event.vignettes) ids[v.id] = state.vignettes.push(v) - 1;
  state.lookup.ids = ids;
  if (state.sides.a.list !== '' && state.sides.b.list !== '') state.step = 'terrain';
}

/** Nothing that an opponent sees may hang on the order: only `march.order` holds it. */
function writeMarch(state: State, { order, skirmish }: WrittenMarch): void {
  state.march.order = order;
  for (const id of order) {
    const v = change(state, id);
    v.place = 'marching';
    v.role = skirmish.includes(id) ? 'skirmish' : 'mbl';
  }
}

function deploy(state: State, event: DeployedVignette): void {
  const { base, role, line, part, defences } = event;
  state.deployed++;
  const { deployed } = state;
  Object.assign(change(state, event.stand), { base, role, line, part, defences, place: 'table', deployed });
  state.next = event.next;
}

/** Members from left to right, or front then rear; the front one's base becomes that of both. */
function link(state: State, event: MadeLink): void {
  const members = event.stands.map(id => state.lookup.ids[id]!);
  const { side } = state.vignettes[members[0]!]!;
  if (!state.links[event.link]) state.linksMade++;
  state.links = linksWith(state, event.link, [{ id: event.link, type: event.type, side, members }]);
  for (const id of event.stands) change(state, id).link = event.link;
  if (event.type !== 'support') return;
  const [front, rear] = members.map(i => state.vignettes[i]!.base) as [Vignette['base'], Vignette['base']];
  if (!front || !rear) return;
  change(state, event.stands[0]!).base = supportBase(front, rear);
  change(state, event.stands[1]!).base = null;
}

function join(state: State, event: DrawnUpArmies): void {
  for (const side of ['a', 'b'] as const) {
    const of = changeSide(state, side);
    of.lines = event.lines[side].lines;
    of.lineTotal = event.lines[side].total;
  }
  for (const [lineOrder, id] of event.order.entries()) change(state, id).lineOrder = lineOrder;
  state.step = 'battle';
}
