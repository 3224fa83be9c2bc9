import { act, BOTS, botOf } from '@umpire/bots';
import {
  answer,
  type BattleRecord,
  type BookTypes,
  chooseOptions,
  type Entry,
  fail,
  isRefusal,
  type Match,
  type OrderSoFar,
  type Point,
  type Random,
  type Reach,
  random,
  receive,
  recordOf,
  replay,
  type Side,
  seededDice,
  seen,
  start,
  told,
  turnOf,
  typedDice,
  undo,
  type Viewer,
  whyNotUndo,
} from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets';
import type { BattlePlan, DeskCalls, Glance, LogEntry, Outcome, Seats } from './messages.js';

type AnyMatch = Match<BookTypes>;

/** The desk at which battles are kept: engine and bots, without a page. It runs in the worker, and in tests as it is. */
export function makeDesk(): DeskCalls {
  let match: AnyMatch | undefined;
  let battle = '';
  let seats: Seats = { a: 'person', b: 'person' };
  let undone: Entry<BookTypes>[] = [];
  let reached: Reach | undefined;
  let chances: { a: Random; b: Random } = { a: random(1), b: random(2) };

  const nothing: Outcome = fail({ message: 'no battle is open' });
  const seat = (by: Side) => ({ view: match!.rules.view(match!.state, by), by, options: match!.options });
  const look = (viewer: Viewer) => ({ view: match!.rules.view(match!.state, viewer), viewer, options: match!.options });

  const begin = (made: AnyMatch, id: string, who: Seats, seed: number): void => {
    match = made;
    battle = id;
    seats = who;
    undone = [];
    reached = undefined;
    chances = { a: random(seed * 2 + 1), b: random(seed * 2 + 2) };
  };

  const botToAct = (of: AnyMatch): Side | undefined => {
    const turn = turnOf(of);
    return 'over' in turn ? undefined : turn.waiting.find(side => seats[side] !== 'person');
  };

  const glanceAt = (of: AnyMatch, viewer: Viewer, upTo: number = of.entries.length): Glance => {
    const { view, turn, asked } = seen(of, viewer);
    const { rules, options } = of;
    const side = viewer === 'a' || viewer === 'b' ? viewer : undefined;
    const why = side ? whyNotUndo(of, side) : 'only a side takes back its orders';
    return {
      battle,
      viewer,
      scene: rules.face.scene({ view, viewer, options }),
      turn,
      ...(asked && { asked }),
      menu: side && !of.pending ? rules.face.menu({ view, by: side, options }) : [],
      log: logOf(of, viewer, upTo),
      entries: of.entries.length,
      ...(why !== undefined && { undo: why }),
      redo: undone.length > 0,
      seats,
      thinking: botToAct(of) !== undefined,
    };
  };

  const outcome = (viewer: Viewer): Outcome => (match ? { ok: true, glance: glanceAt(match, viewer) } : nothing);

  return {
    open(plan: BattlePlan, id) {
      const rules = rulesetOf(plan.ruleset);
      if (!rules) return fail({ path: 'ruleset', message: `there is no book ${plan.ruleset}` });
      const options = chooseOptions(rules.options, plan.options);
      if (!options.ok) return options;
      const { dice } = plan;
      const begun = start<BookTypes>({
        rules,
        options: options.value,
        scenario: plan.scenario,
        dice: dice.kind === 'seeded' ? seededDice(dice.seed) : typedDice,
        settings: { hashes: true },
      });
      if (!begun.ok) return begun;
      begin(begun.value, id, plan.seats, dice.kind === 'seeded' ? dice.seed : 1);
      return outcome(firstPerson(plan.seats));
    },
    resume(record: BattleRecord, plan, id) {
      const rules = rulesetOf(record.ruleset);
      if (!rules) return fail({ path: 'ruleset', message: `this page has no book ${record.ruleset}` });
      const again = replay<BookTypes>(rules, record);
      if (!again.ok) return again;
      begin(
        again.value,
        id,
        plan.seats,
        (record.dice.kind === 'seeded' ? record.dice.seed : 1) + record.entries.length,
      );
      return outcome(firstPerson(plan.seats));
    },
    glance: viewer => outcome(viewer),
    order(by, order, viewer) {
      if (!match) return nothing;
      const done = receive(match, by, order);
      if (!done.ok) return done;
      undone = [];
      return outcome(viewer);
    },
    answer(by, value, viewer) {
      if (!match) return nothing;
      const done = answer(match, by, value);
      if (!done.ok) return done;
      undone = [];
      return outcome(viewer);
    },
    undo(by) {
      if (!match) return nothing;
      const done = undo(match, by);
      if (!done.ok) return done;
      undone.push(done.value);
      return outcome(by);
    },
    redo(by) {
      const last = undone.pop();
      if (!match || !last) return fail({ message: 'there is nothing to do again' });
      const kept = undone;
      const done = receive(match, by, last.order);
      undone = kept;
      return done.ok ? outcome(by) : done;
    },
    think(viewer) {
      if (!match) return nothing;
      const by = botToAct(match);
      if (!by) return outcome(viewer);
      const bots = { a: holderBot(seats.a), b: holderBot(seats.b) };
      act(match, by, bots, chances);
      undone = [];
      return outcome(viewer);
    },
    card: (viewer, piece) => match?.rules.face.card(look(viewer), piece),
    gesture: (by, field, sofar: OrderSoFar) =>
      match ? match.rules.face.gesture(seat(by), field, sofar) : { message: 'no battle is open' },
    preview(by, order) {
      if (!match) return { message: 'no battle is open' };
      const parsed = match.rules.order.safeParse(order);
      return parsed.success
        ? match.rules.face.preview(seat(by), parsed.data)
        : { message: 'the order is not complete yet' };
    },
    reach(by, verb, stand) {
      if (!match) return { message: 'no battle is open' };
      const found = match.rules.face.reach(seat(by), verb, stand);
      reached = isRefusal(found) ? undefined : found;
      return isRefusal(found) ? found : { outline: found.outline() };
    },
    wayTo: (point: Point) => reached?.pathTo(point.x, point.y),
    sight: (viewer, piece) => match?.rules.face.sight(look(viewer), piece) ?? [],
    lookBack(index, viewer) {
      if (!match) return nothing;
      const then = replay<BookTypes>(match.rules, recordOf(match), { to: index + 1, hashes: false });
      return then.ok ? { ok: true, glance: glanceAt(then.value, viewer) } : then;
    },
    record: () => (match ? recordOf(match) : undefined),
  };
}

const holderBot = (holder: Seats['a']) => (holder === 'person' ? BOTS[0]! : (botOf(holder.bot) ?? BOTS[0]!));
/** The side that looks first: a person's; where bots fight alone, everybody watches as the umpire. */
const firstPerson = (seats: Seats): Viewer => (seats.a === 'person' ? 'a' : seats.b === 'person' ? 'b' : 'umpire');

function logOf(match: AnyMatch, viewer: Viewer, upTo: number): LogEntry[] {
  return match.entries.slice(0, upTo).flatMap((entry, index) => {
    const lines = told(match, entry, viewer);
    return lines.length > 0 ? [{ index, by: entry.by, verb: entry.order.verb, lines }] : [];
  });
}
