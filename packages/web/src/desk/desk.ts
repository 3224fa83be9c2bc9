import { BOTS, botOf, situationOf } from '@umpire/bots';
import {
  ANSWER,
  type AnyRuleset,
  agreedData,
  answer,
  answerItem,
  askedAt,
  askingOf,
  type BattleRecord,
  type BookTypes,
  chooseOptions,
  type Entry,
  fail,
  isChance,
  isRefusal,
  isSide,
  knownEntries,
  type Look,
  type Match,
  type MenuItem,
  type OrderSoFar,
  type Point,
  type Progress,
  parseRecord,
  type Random,
  type Reach,
  type Refusal,
  type Result,
  random,
  receive,
  recordOf,
  replay,
  type Seat,
  type Side,
  seatNamed,
  seededDice,
  start,
  typedDice,
  undo,
  type Viewer,
  viewOf,
  whyNotUndo,
} from '@umpire/engine';
import { isPlain } from '../table/asks/plain-ask.js';
import { rulesetOf } from './books.js';
import { inspectionOf } from './inspect.js';
import { library } from './library.js';
import { logOf } from './log.js';
import type { BattlePlan, DeskCalls, Glance, Input, Outcome, Seats } from './messages.js';
import { makeMemory } from './past.js';
import { sidesOf, sidesTurnOf } from './sides.js';
import { makeStudy } from './study.js';

type AnyMatch = Match<BookTypes>;

/** One battle on the desk. What is computed from the position is kept until the position changes. */
interface Battle {
  readonly id: string;
  readonly match: AnyMatch;
  readonly seats: Seats;
  readonly chances: { readonly a: Random; readonly b: Random };
  undone: Entry<BookTypes>[];
  unrecordedInputs: Input[];
  reached: Reach | undefined;
  readonly views: Map<Viewer, unknown>;
  readonly menus: Map<Side, readonly MenuItem[]>;
  readonly reaches: Map<string, Reach | Refusal>;
}

const NO_BATTLE: Refusal = { message: 'no battle is open' };

export interface WarmDesk extends DeskCalls {
  /** Works one reach out before anyone asks for it; false if all are known. */
  warm(): boolean;
}

/** The desk at which battles are kept: engine and bots, without a page. It runs in the worker, and in tests as it is. */
export function makeDesk(): WarmDesk {
  let battle: Battle | undefined;
  const remember = makeMemory();

  const begin = (match: AnyMatch, id: string, seats: Seats, seed: number): Battle => ({
    id,
    match,
    seats,
    chances: { a: random(seed * 2 + 1), b: random(seed * 2 + 2) },
    undone: [],
    unrecordedInputs: [],
    reached: undefined,
    views: new Map(),
    menus: new Map(),
    reaches: new Map(),
  });

  /** Puts a battle on the desk and puts in again what its record did not hold yet. */
  const take = (made: Battle, unrecordedInputs: readonly Input[] = []): Outcome => {
    battle = made;
    for (const input of unrecordedInputs) {
      const done = put(made, input);
      if (!done.ok) break; // what was pending is asked again; nothing complete is lost
    }
    return outcome(firstPerson(made.seats));
  };

  const outcome = (viewer: Viewer): Outcome =>
    battle ? { ok: true, glance: glanceAt(battle, viewer) } : fail(NO_BATTLE);

  const done = (result: Result<unknown>, viewer: Viewer): Outcome => {
    if (!result.ok) return result;
    battle!.undone = [];
    return outcome(viewer);
  };

  return {
    library,
    ...makeStudy(),
    open(plan: BattlePlan, id, unrecordedInputs) {
      const rules = rulesetOf(plan.ruleset);
      if (!rules) return fail({ path: 'ruleset', message: `there is no book ${plan.ruleset}` });
      const options = chooseOptions(rules.options, plan.options);
      if (!options.ok) return options;
      const { dice } = plan;
      const planned = scenarioOf(rules, plan.scenario);
      const scenario = plan.terms ? agreedData(planned, plan.terms) : planned;
      if (scenario === undefined) return fail({ path: 'scenario', message: `there is no scenario ${plan.scenario}` });
      const begun = start<BookTypes>({
        rules,
        options: options.value,
        scenario,
        dice: dice.kind === 'seeded' ? seededDice(dice.seed) : typedDice,
        settings: { hashes: true },
      });
      if (!begun.ok) return begun;
      return take(begin(begun.value, id, plan.seats, dice.kind === 'seeded' ? dice.seed : 1), unrecordedInputs);
    },
    resume(saved: BattleRecord, plan, id, unrecordedInputs) {
      const parsed = parseRecord(saved);
      if (!parsed.ok) return parsed;
      const record = parsed.value;
      const rules = rulesetOf(record.ruleset);
      if (!rules) return fail({ path: 'ruleset', message: `this page has no book ${record.ruleset}` });
      const again = replay<BookTypes>(rules, record);
      if (!again.ok) return again;
      const seed = (record.dice.kind === 'seeded' ? record.dice.seed : 1) + record.entries.length;
      return take(begin(again.value, id, plan.seats, seed), unrecordedInputs);
    },
    glance: viewer => outcome(viewer),
    order: (by, order, viewer) => (battle ? done(put(battle, inputOf(battle, by, order)), viewer) : fail(NO_BATTLE)),
    answer: (by, value, viewer) => (battle ? done(put(battle, { by, answer: value }), viewer) : fail(NO_BATTLE)),
    undo(by) {
      if (!battle) return fail(NO_BATTLE);
      const taken = undo(battle.match, by);
      if (!taken.ok) return taken;
      moved(battle);
      battle.undone.push(taken.value);
      return outcome(by);
    },
    redo(by) {
      const last = battle?.undone.pop();
      if (!battle || !last) return fail({ message: 'there is nothing to do again' });
      const again = put(battle, { by, order: last.order });
      return again.ok ? outcome(by) : again;
    },
    think(viewer) {
      if (!battle) return fail(NO_BATTLE);
      const by = botToAct(battle);
      return by ? done(put(battle, decision(battle, by)), viewer) : outcome(viewer);
    },
    card: (viewer, piece) => battle?.match.rules.face.card(lookOf(battle, viewer), piece),
    inspect(viewer, piece) {
      if (!battle) return { piece, sight: [], targets: [] };
      const look = lookOf(battle, viewer);
      const acting = !battle.match.pending && isSide(viewer);
      return inspectionOf(
        battle.match.rules,
        look,
        piece,
        acting ? { seat: seatOf(battle, viewer), menu: menuOf(battle, viewer) } : undefined,
      );
    },
    gesture(by, field, sofar: OrderSoFar) {
      if (!battle) return NO_BATTLE;
      const { rules } = battle.match;
      const { verb, ...fields } = sofar;
      const asking = verb === ANSWER ? askingOf(battle.match, by) : undefined;
      return asking ? asking.gesture(field, fields) : rules.face.gesture(seatOf(battle, by), field, sofar);
    },
    preview(by, order) {
      if (!battle) return NO_BATTLE;
      const { rules } = battle.match;
      const { verb, ...fields } = order as OrderSoFar;
      const asking = verb === ANSWER ? askingOf(battle.match, by) : undefined;
      if (asking) return asking.preview(fields);
      const parsed = rules.order.safeParse(order);
      return parsed.success
        ? rules.face.preview(seatOf(battle, by), parsed.data)
        : { message: 'the order is not complete yet' };
    },
    reach(by, verb, stand) {
      if (!battle) return NO_BATTLE;
      const found = reachOf(battle, by, verb, stand);
      battle.reached = isRefusal(found) ? undefined : found;
      return isRefusal(found) ? found : { outline: found.outline() };
    },
    wayTo: (point: Point) => battle?.reached?.pathTo(point.x, point.y),
    sight: (viewer, piece) => (battle ? battle.match.rules.face.sight(lookOf(battle, viewer), piece) : []),
    lookBack(index, viewer) {
      if (!battle) return fail(NO_BATTLE);
      const place = battle.match.entries.indexOf(knownEntries(battle.match, viewer)[index]!);
      const then = remember(battle.match, place);
      if (isRefusal(then)) return fail(then);
      return { ok: true, glance: glanceAt(begin(then, battle.id, battle.seats, 1), viewer) };
    },
    record: () => (battle ? recordOf(battle.match) : undefined),
    keep() {
      if (!battle) return undefined;
      const record = recordOf(battle.match);
      return { record: record.entries.length > 0 ? record : null, unrecordedInputs: [...battle.unrecordedInputs] };
    },
    warm: () => battle !== undefined && warmOne(battle),
  };
}

/** A scenario of a book is planned by its id; one from a file brings its own data. */
const scenarioOf = (rules: AnyRuleset, planned: unknown): unknown =>
  typeof planned === 'string' ? rules.scenarios.find(({ id }) => id === planned)?.data : planned;

const holderBot = (holder: Seats['a']) => (holder === 'person' ? BOTS[0]! : (botOf(holder.bot) ?? BOTS[0]!));
/** The side that looks first: a person's; where bots fight alone, everybody watches as the umpire. */
const firstPerson = (seats: Seats): Viewer => (seats.a === 'person' ? 'a' : seats.b === 'person' ? 'b' : 'umpire');

/** The position has changed: whatever was worked out from the old one is forgotten. */
function moved(battle: Battle): void {
  battle.views.clear();
  battle.menus.clear();
  battle.reaches.clear();
  battle.reached = undefined;
  if (!battle.match.pending) battle.unrecordedInputs = [];
}

/** What was made as an order is: an order, or the answer to what is asked. */
function inputOf({ match }: Battle, by: Side, order: unknown): Input {
  if (!match.pending || (order as OrderSoFar | null)?.verb !== ANSWER) return { by, order };
  const { verb: _answer, ...fields } = order as OrderSoFar;
  return { by, answer: fields };
}

function put(battle: Battle, input: Input): Result<Progress<BookTypes>> {
  const result =
    'order' in input ? receive(battle.match, input.by, input.order) : answer(battle.match, input.by, input.answer);
  if (result.ok) {
    battle.unrecordedInputs.push(input);
    moved(battle);
  }
  return result;
}

/** A view is made once for every position. */
function keptView(battle: Battle, viewer: Viewer): unknown {
  if (!battle.views.has(viewer)) battle.views.set(viewer, viewOf(battle.match, viewer));
  return battle.views.get(viewer);
}
const lookOf = (battle: Battle, viewer: Viewer): Look<BookTypes> => ({
  view: keptView(battle, viewer),
  viewer,
  seat: seatNamed(battle.match.seats, viewer),
  options: battle.match.options,
});
const seatOf = (battle: Battle, by: Side): Seat<BookTypes> => ({
  ...lookOf(battle, by),
  by,
  chance: battle.chances[by],
});

function menuOf(battle: Battle, by: Side): readonly MenuItem[] {
  let menu = battle.menus.get(by);
  if (!menu) {
    menu = battle.match.rules.face.menu(seatOf(battle, by));
    battle.menus.set(by, menu);
  }
  return menu;
}

function reachOf(battle: Battle, by: Side, verb: string, stand: string): Reach | Refusal {
  const key = JSON.stringify([by, verb, stand]);
  let found = battle.reaches.get(key);
  if (!found) {
    found = kept(battle.match.rules.face.reach(seatOf(battle, by), verb, stand));
    battle.reaches.set(key, found);
  }
  return found;
}

/** A reach whose outline is drawn once. */
function kept(found: Reach | Refusal): Reach | Refusal {
  if (isRefusal(found)) return found;
  let outline: ReturnType<Reach['outline']> | undefined;
  return {
    costAt: found.costAt,
    pathTo: found.pathTo,
    outline() {
      outline ??= found.outline();
      return outline;
    },
  };
}

/** The reach that somebody who acts now is likely to ask for next. */
function warmOne(battle: Battle): boolean {
  const turn = sidesTurnOf(battle.match);
  if ('over' in turn || battle.match.pending) return false;
  const by = turn.waiting.find(side => battle.seats[side] === 'person');
  if (!by) return false;
  const next = menuOf(battle, by).find(
    item =>
      item.stand !== undefined &&
      !item.closed &&
      item.fields[0]?.gesture === 'path' &&
      !battle.reaches.has(JSON.stringify([by, item.verb, item.stand])),
  );
  if (next?.stand === undefined) return false;
  const found = reachOf(battle, by, next.verb, next.stand);
  if (!isRefusal(found)) found.outline();
  return true;
}

/** A bot that is to act. Dice that lie on a real table are typed in by a person, whoever throws them. */
function botToAct({ match, seats }: Battle): Side | undefined {
  const ask = match.pending?.ask;
  if (ask && isChance(ask)) return undefined;
  const turn = sidesTurnOf(match);
  return 'over' in turn ? undefined : turn.waiting.find(side => seats[side] !== 'person');
}

/** What a bot does now, from what its side sees. */
function decision({ match, seats, chances }: Battle, by: Side): Input {
  const { situation, asking } = situationOf(match, by, chances);
  const bot = holderBot(seats[by]);
  return asking ? { by, answer: bot.answer(situation, asking) } : { by, order: bot.order(situation) };
}

/** An answer that takes more than one touch is made as an order is. */
function answerMenu(match: AnyMatch, by: Side): readonly MenuItem[] {
  const turn = sidesTurnOf(match);
  const asking = 'waiting' in turn && turn.waiting.includes(by) ? askingOf(match, by) : undefined;
  return asking && !isPlain(asking.ask) ? [answerItem(asking)] : [];
}

function glanceAt(battle: Battle, viewer: Viewer): Glance {
  const { match, id, seats, undone } = battle;
  const asked = askedAt(match, viewer);
  const why = isSide(viewer) ? whyNotUndo(match, viewer) : 'only a side takes back its orders';
  return {
    battle: id,
    book: match.rules.id,
    viewer,
    scene: match.rules.face.scene(lookOf(battle, viewer)),
    turn: sidesTurnOf(match),
    ...(asked && { asked: { ...asked, answered: sidesOf(match, asked.answered) } }),
    menu: !isSide(viewer) ? [] : match.pending ? answerMenu(match, viewer) : menuOf(battle, viewer),
    log: logOf(match, viewer),
    entries: knownEntries(match, viewer).length,
    ...(why !== undefined && { undo: why }),
    redo: undone.length > 0,
    seats,
    thinking: botToAct(battle) !== undefined,
  };
}
