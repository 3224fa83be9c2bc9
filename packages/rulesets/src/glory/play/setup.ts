import {
  fail,
  heldTo,
  isRefusal,
  issueOf,
  malformed,
  type Options,
  ok,
  type Refusal,
  type Result,
  SIDES,
  type Side,
} from '@umpire/engine';
import { knownSetups } from '../../common/book/known-setups.js';
import { armyRefusal, baseAp, keysOf, type List, listOf, type Muster } from '../rules/army.js';
import { mayBeNarrow, SQUARES, type TableFacts, tableRefusal, tabletopOf } from '../rules/table.js';
import { apply } from './apply.js';
import { agreedMuster, freshVignette, musteredEvent } from './armies.js';
import { standAsGiven } from './as-given.js';
import { joinedEvent } from './battle-joined.js';
import { copyOfState, copyOfVignette } from './copy.js';
import { broughtLists } from './own-lists.js';
import {
  type GeneratedScenario,
  generatedSchema,
  type PlacedScenario,
  placedSchema,
  type VignetteNote,
} from './scenario.js';
import type { Extra, Ground, LaidPiece, SideState, State } from './state.js';

/** A scenario as it comes from a file; refused with its path or its rule. */
export const setup = knownSetups(prepared, copyOfState);

function prepared(scenario: unknown, options: Options): Result<State> {
  const generated = typeof scenario === 'object' && scenario !== null && 'generated' in scenario;
  const parsed = heldTo<unknown>(generated ? generatedSchema : placedSchema, scenario);
  if (!parsed.success) return fail(issueOf(parsed.error.issues, ''));
  return generated
    ? generatedBattle(parsed.data as GeneratedScenario)
    : placedBattle(parsed.data as PlacedScenario, options);
}

const SIDE: SideState = {
  name: '',
  edge: 'south',
  list: '',
  multiple: 1,
  linesAllowed: 1,
  baseAp: 0,
  ap: 0,
  apLeft: 0,
  lineTotal: 0,
  lines: 1,
  turns: 0,
};

const ORDINARY: Extra = {
  multiple: 1,
  turns: null,
  result: 'draw',
  first: null,
  silentTurns: 0,
  generals: SIDES,
  lists: [],
  exit: null,
};

/** A battle with nothing in it yet. */
export function emptyState(ground: Ground): State {
  return {
    step: 'armies',
    title: '',
    extra: { now: ORDINARY },
    ground: { now: ground },
    diced: false,
    throwOff: true,
    adjuster: null,
    ambush: { now: null },
    march: { order: [] },
    sides: { a: SIDE, b: { ...SIDE, edge: 'north' } },
    vignettes: [],
    lookup: { ids: {} },
    links: {},
    linksMade: 0,
    deployed: 0,
    next: 'a',
    turn: 0,
    active: 'a',
    phase: 'activation',
    apThrown: false,
    initiativeThrown: false,
    entered: false,
    fire: 0,
    firing: 'a',
    pursuit: { unit: null, evaded: [] },
    drawOffer: null,
    over: null,
  };
}

type TableNote = PlacedScenario['table'];

/** IGR-TAB-10 to IGR-TAB-19. */
function factsOf(note: TableNote): Refusal | TableFacts {
  const facts = { ...note, tile: note.tile ?? SQUARES[note.size][0]! } as TableFacts;
  if (note.narrow && !mayBeNarrow(facts))
    return malformed('table.narrow', 'only 15 to 20 mm option 1 has a narrow base');
  const refused = tableRefusal(facts);
  return refused ? { ...refused, path: 'table' } : facts;
}

type ExtraNote = Pick<PlacedScenario, 'first' | 'limit' | 'silentTurns' | 'generals'>;
const extraOf = (s: ExtraNote, lists: readonly List[], exit: Extra['exit'], multiple = 1): Extra => ({
  multiple,
  turns: s.limit?.turns ?? null,
  result: s.limit?.result ?? 'draw',
  first: s.first === 'throw' ? null : s.first,
  silentTurns: s.silentTurns,
  generals: s.generals,
  lists,
  exit,
});

function generatedBattle(s: GeneratedScenario): Result<State> {
  const facts = factsOf(s.table);
  if (isRefusal(facts)) return fail(facts);
  const state = emptyState({ facts, top: tabletopOf(facts), pieces: [], roads: [] });
  state.title = s.title;
  const lists = broughtLists(s.lists);
  if (isRefusal(lists)) return fail(lists);
  state.extra.now = extraOf(s, lists, null, s.multiple);
  for (const side of SIDES) {
    const note = s.armies[side];
    if (!note) continue;
    const muster = agreedMuster(note, s.multiple, lists);
    if (isRefusal(muster)) return fail({ ...muster, path: `armies.${side}` });
    apply(state, musteredEvent(muster, side, lists));
  }
  return ok(state);
}

function placedBattle(s: PlacedScenario, options: Options): Result<State> {
  const facts = factsOf(s.table);
  if (isRefusal(facts)) return fail(facts);
  const top = tabletopOf(facts);
  const pieces = s.terrain.map((p, i): LaidPiece => ({ id: `T${i + 1}`, ...p }));
  const off = pieces.findIndex(p => p.square[0] >= top.columns || p.square[1] >= top.rows);
  if (off >= 0) return fail(malformed(`terrain[${off}].square`, 'there is no such square'));
  const roads = s.roads.map(({ points, width }) => ({ points: points.map(([x, y]) => ({ x, y })), width }));
  const state = emptyState({ facts, top, pieces, roads });
  state.title = s.title;
  const lists = broughtLists(s.lists);
  if (isRefusal(lists)) return fail(lists);
  state.extra.now = extraOf(s, lists, s.exit);
  state.diced = true;
  state.throwOff = false;
  for (const side of SIDES) {
    const refused = enlist(state, s, side);
    if (refused) return fail(refused);
  }
  if (s.setup === 'ambush') {
    if (!s.ambush) return fail(malformed('ambush', 'an ambush names the marching side'));
    state.step = 'march';
    state.ambush.now = { ...s.ambush, steps: 0, sprung: false };
    return ok(state);
  }
  state.step = 'deployment';
  if (s.setup === 'free') return ok(state);
  const refused = standAsGiven(state, s, options);
  if (refused) return fail(refused);
  apply(state, joinedEvent(state));
  return ok(state);
}

/** The models of a side, checked against its army list. */
function enlist(state: State, s: PlacedScenario, side: Side): Refusal | undefined {
  const { name, list: listName, multiple, vignettes } = s.sides[side];
  const { lists } = state.extra.now;
  const list = listOf(listName, lists);
  if (!list) return malformed(`sides.${side}.list`, `there is no army list ${listName}`);
  const taken = new Map<string, number>();
  const ids: Record<string, number> = { ...state.lookup.ids };
  for (const [i, note] of vignettes.entries()) {
    const path = `sides.${side}.vignettes[${i}]`;
    if (ids[note.id] !== undefined) return malformed(`${path}.id`, `there are two ${note.id}`);
    taken.set(note.entry, (taken.get(note.entry) ?? 0) + 1);
    ids[note.id] = 0;
  }
  const leaders = vignettes.filter(v => v.general);
  const general = leaders.length === 1 ? leaders[0]!.entry : '';
  const key = new Map<string, number>();
  for (const v of vignettes) if (v.key) key.set(v.entry, (key.get(v.entry) ?? 0) + 1);
  const lines = Math.max(...vignettes.map(v => v.line));
  const muster: Muster = {
    list,
    multiple,
    vignettes: taken,
    general,
    key: s.keys ? key : keysOf(list, multiple),
    lines,
  };
  const refused = armyRefusal(muster);
  if (refused) return { ...refused, path: `sides.${side}` };
  const models = vignettes.map((note, i) => modelFrom(note, side, listName, lists, state.deployed + i + 1));
  const linesAllowed = list.lines;
  apply(state, {
    kind: 'armyMustered',
    side,
    name,
    list: listName,
    multiple,
    linesAllowed,
    baseAp: baseAp(muster),
    vignettes: models,
    because: [],
  });
  return undefined;
}

const modelFrom = (note: VignetteNote, side: Side, list: string, lists: readonly List[], deployed: number) => {
  const { role, line, general, key } = note;
  return copyOfVignette({
    ...freshVignette(note.id, side, list, note.entry, lists),
    role,
    line,
    general,
    key,
    deployed,
  });
};
