import {
  ANSWER,
  askingOf,
  fail,
  heldTo,
  isRefusal,
  knownEntries,
  type OrderSoFar,
  type Reach,
  type Refusal,
} from '@umpire/engine';
import { type Battle, battleViewAt, begun, inspected, lookOf, reachOf, readinessIn, seatOf } from './battle.js';
import { advisedOrder } from './bots.js';
import { dangersOf } from './dangers.js';
import { guideGlance } from './guide.js';
import { judgeFieldsOf, judgeViewOf } from './judging.js';
import type { DeskCalls } from './messages.js';
import { seatFor } from './opened.js';
import { makeMemory } from './past.js';
import { pushedBy } from './pushed.js';
import { wayTowards } from './way-towards.js';
import { fittingOrder, wholeOrder } from './whole-order.js';

export const NO_BATTLE: Refusal = { message: 'no battle is open' };

/** What is asked of a battle and changes nothing in it. */
export type Questions = Pick<
  DeskCalls,
  | 'guide'
  | 'card'
  | 'inspect'
  | 'gesture'
  | 'preview'
  | 'reach'
  | 'wayTo'
  | 'readiness'
  | 'wholeOrder'
  | 'fittingOrder'
  | 'advised'
  | 'formations'
  | 'push'
  | 'outlook'
  | 'dangers'
  | 'sight'
  | 'lookBack'
  | 'briefing'
  | 'shares'
  | 'glossary'
  | 'judgeView'
  | 'judgeFields'
>;

/** Answers one who looks at a battle. Which reach he asked for last is his own affair. */
export function questionsOn(open: () => Battle | undefined): Questions {
  const remember = makeMemory();
  let reached: { readonly of: Battle; readonly moment: number; readonly reach: Reach } | undefined;
  return {
    ...makingOrders(open),
    judgeView: () => ask(open(), judgeViewOf),
    judgeFields: (verb, sofar) => ask(open(), battle => judgeFieldsOf(battle, verb, sofar)) ?? [],
    guide: (by, progress) => ask(open(), battle => guideGlance(battle, by, progress)),
    card: (viewer, piece) => ask(open(), battle => battle.match.rules.face.card(lookOf(battle, viewer), piece)),
    inspect: (viewer, piece) =>
      ask(open(), battle => inspected(battle, viewer, piece)) ?? { piece, sight: [], targets: [] },
    dangers: by => ask(open(), battle => dangersOf(battle, by)),
    sight: (viewer, piece) => ask(open(), battle => battle.match.rules.face.sight(lookOf(battle, viewer), piece)) ?? [],
    reach(by, verb, stand) {
      const battle = open();
      if (!battle) return NO_BATTLE;
      const reach = reachOf(battle, by, verb, stand);
      reached = isRefusal(reach) ? undefined : { of: battle, moment: battle.moment, reach };
      if (isRefusal(reach)) return reach;
      const command = battle.match.rules.face.command?.(seatOf(battle, by), stand);
      return { outline: reach.outline(), ...(command && { command }) };
    },
    wayTo(point, from) {
      const battle = open();
      const isNow = reached !== undefined && reached.of === battle && reached.moment === battle.moment;
      return isNow ? wayTowards(reached!.reach, point, from) : undefined;
    },
    lookBack(index, viewer) {
      const battle = open();
      if (!battle) return fail(NO_BATTLE);
      const place = battle.match.entries.indexOf(knownEntries(battle.match, viewer)[index]!);
      const then = remember(battle.match, place);
      if (isRefusal(then)) return fail(then);
      return { ok: true, battleView: battleViewAt(begun(then, battle.id, battle.seats), viewer) };
    },
    shares: side => ask(open(), ({ match }) => match.rules.sharing?.shares(match.scenario, side)) ?? [],
    briefing: side => ask(open(), ({ match }) => match.rules.face.briefing?.(match.scenario, side)),
    glossary: () => ask(open(), ({ match }) => match.rules.face.glossary) ?? [],
  };
}

const ask = <T>(battle: Battle | undefined, question: (battle: Battle) => T): T | undefined =>
  battle && question(battle);

type Making = 'gesture' | 'preview' | 'readiness' | 'wholeOrder' | 'fittingOrder' | 'advised';

/** What is asked while an order is made. */
const makingOrders = (open: () => Battle | undefined): Pick<Questions, Making | 'formations' | 'push' | 'outlook'> => ({
  gesture(by, field, sofar: OrderSoFar) {
    const battle = open();
    if (!battle) return NO_BATTLE;
    const { verb, ...fields } = sofar;
    const asking = verb === ANSWER ? askingOf(battle.match, by) : undefined;
    return asking
      ? asking.gesture(field, fields)
      : battle.match.rules.face.gesture(seatFor(battle, by, verb, sofar.stand), field, sofar);
  },
  preview(by, order) {
    const battle = open();
    if (!battle) return NO_BATTLE;
    const { rules } = battle.match;
    const { verb, ...fields } = order as OrderSoFar;
    const asking = verb === ANSWER ? askingOf(battle.match, by) : undefined;
    if (asking) return asking.preview(fields);
    const parsed = heldTo(rules.order, order);
    return parsed.success
      ? rules.face.preview(seatFor(battle, by, verb, fields.stand), parsed.data)
      : { message: 'the order is not complete yet' };
  },
  readiness: by => ask(open(), battle => readinessIn(battle, by)) ?? [],
  wholeOrder: (by, item, values) =>
    ask(open(), battle => wholeOrder(battle.match.rules, seatFor(battle, by, item.verb, item.stand), item, values)) ??
    NO_BATTLE,
  fittingOrder: (by, item, values) =>
    ask(open(), battle => fittingOrder(battle.match.rules, seatFor(battle, by, item.verb, item.stand), item, values)) ??
    NO_BATTLE,
  advised: by => ask(open(), battle => advisedOrder(battle, by)),
  formations: by => ask(open(), battle => battle.match.rules.face.formations?.(seatOf(battle, by))) ?? [],
  push: (by, push) =>
    ask(open(), battle => pushedBy(battle, seatFor(battle, by, push.verb, ...push.stands), push)) ?? [],
  outlook: (by, stand, at) => ask(open(), battle => battle.match.rules.face.outlook?.(seatOf(battle, by), stand, at)),
});
