import {
  ANSWER,
  askingOf,
  fail,
  heldTo,
  isRefusal,
  knownEntries,
  type OrderSoFar,
  type Refusal,
  type Result,
  recordOf,
  type Viewer,
} from '@umpire/engine';
import {
  advisedOrder,
  type Battle,
  battleViewAt,
  begun,
  botToAct,
  decision,
  firstPerson,
  inputOf,
  inspected,
  lookOf,
  put,
  reachOf,
  readinessIn,
  seatOf,
  unrecordedOf,
  warmOne,
} from './battle.js';
import { bout } from './bout.js';
import { guideGlance } from './guide.js';
import type { DeskCalls, Input, Outcome } from './messages.js';
import { planned, resumed } from './opening.js';
import { opponents } from './opponents.js';
import { makeMemory } from './past.js';
import { makeStudy } from './study.js';
import { doAgain, putTogether, takeBack } from './take-back.js';
import { wayTowards } from './way-towards.js';
import { fittingOrder, wholeOrder } from './whole-order.js';

const NO_BATTLE: Refusal = { message: 'no battle is open' };

export interface WarmDesk extends DeskCalls {
  /** Works one reach out before anyone asks for it; false if all are known. */
  warm(): boolean;
}

/** The desk at which battles are kept: engine and bots, without a page. It runs in the worker, and in tests as it is. */
export function makeDesk(): WarmDesk {
  let battle: Battle | undefined;
  const remember = makeMemory();

  /** Puts a battle on the desk and puts in again what its record did not hold yet. */
  const take = (made: Result<Battle>, unrecordedInputs: readonly Input[] = []): Outcome => {
    if (!made.ok) return made;
    battle = made.value;
    for (const input of unrecordedInputs) if (!put(battle, input).ok) break; // what was pending is asked again; nothing complete is lost
    return outcome(firstPerson(battle.seats));
  };

  const outcome = (viewer: Viewer): Outcome =>
    battle ? { ok: true, battleView: battleViewAt(battle, viewer) } : fail(NO_BATTLE);

  const done = (result: Result<unknown>, viewer: Viewer): Outcome => {
    if (!result.ok) return result;
    battle!.undone = [];
    return outcome(viewer);
  };

  return {
    opponents,
    bout,
    ...makeStudy(),
    open: (plan, id, unrecordedInputs) => take(planned(plan, id), unrecordedInputs),
    resume: (saved, plan, id, unrecordedInputs, past) => take(resumed(saved, plan, id, past), unrecordedInputs),
    battleView: viewer => outcome(viewer),
    order: (by, order, viewer) => (battle ? done(put(battle, inputOf(battle, by, order)), viewer) : fail(NO_BATTLE)),
    orders: (by, orders, viewer) => (battle ? done(putTogether(battle, by, orders), viewer) : fail(NO_BATTLE)),
    answer: (by, value, viewer) => (battle ? done(put(battle, { by, answer: value }), viewer) : fail(NO_BATTLE)),
    undo(by, viewer = by) {
      if (!battle) return fail(NO_BATTLE);
      const taken = takeBack(battle, by);
      return taken.ok ? outcome(viewer) : taken;
    },
    redo(by) {
      if (!battle) return fail(NO_BATTLE);
      const again = doAgain(battle, by);
      return again.ok ? outcome(by) : again;
    },
    think(viewer) {
      if (!battle) return fail(NO_BATTLE);
      const by = botToAct(battle);
      return by ? done(put(battle, decision(battle, by)), viewer) : outcome(viewer);
    },
    guide: (by, progress) => battle && guideGlance(battle, by, progress),
    card: (viewer, piece) => battle?.match.rules.face.card(lookOf(battle, viewer), piece),
    inspect: (viewer, piece) => (battle ? inspected(battle, viewer, piece) : { piece, sight: [], targets: [] }),
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
      const parsed = heldTo(rules.order, order);
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
    wayTo: (point, from) => battle?.reached && wayTowards(battle.reached, point, from),
    readiness: by => (battle ? readinessIn(battle, by) : []),
    wholeOrder: (by, item, values) =>
      battle ? wholeOrder(battle.match.rules, seatOf(battle, by), item, values) : NO_BATTLE,
    fittingOrder: (by, item, values) =>
      battle ? fittingOrder(battle.match.rules, seatOf(battle, by), item, values) : NO_BATTLE,
    advised: by => battle && advisedOrder(battle, by),
    formations: by => battle?.match.rules.face.formations?.(seatOf(battle, by)) ?? [],
    push: (by, push) => battle?.match.rules.face.push?.(seatOf(battle, by), push) ?? [],
    outlook: (by, stand, at) => battle?.match.rules.face.outlook?.(seatOf(battle, by), stand, at),
    sight: (viewer, piece) => (battle ? battle.match.rules.face.sight(lookOf(battle, viewer), piece) : []),
    lookBack(index, viewer) {
      if (!battle) return fail(NO_BATTLE);
      const place = battle.match.entries.indexOf(knownEntries(battle.match, viewer)[index]!);
      const then = remember(battle.match, place);
      if (isRefusal(then)) return fail(then);
      return { ok: true, battleView: battleViewAt(begun(then, battle.id, battle.seats), viewer) };
    },
    record: () => (battle ? recordOf(battle.match) : undefined),
    briefing: side => battle?.match.rules.face.briefing?.(battle.match.scenario, side),
    glossary: () => battle?.match.rules.face.glossary ?? [],
    keep() {
      if (!battle) return undefined;
      const record = recordOf(battle.match);
      const { before, state } = battle.match;
      return {
        record: record.entries.length > 0 ? record : null,
        unrecordedInputs: unrecordedOf(battle),
        state: before ?? state,
        trail: battle.trail.trail,
      };
    },
    warm: () => battle !== undefined && warmOne(battle),
  };
}
