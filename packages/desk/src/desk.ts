import { fail, type Result, recordOf, type SeatId, UMPIRE } from '@umpire/engine';
import { type Battle, battleViewAt, firstPerson, put, unrecordedOf, warmOne } from './battle.js';
import { botsAct } from './bots.js';
import type { DeskCalls, Input, Outcome } from './messages.js';
import { planned, resumed } from './opening.js';
import { opponents } from './opponents.js';
import { NO_BATTLE, questionsOn } from './questions.js';
import type { StudyDesk } from './study-desk.js';
import { doAgain, give, giveByItself, putTogether, takeBack, takerOf, withUndo } from './take-back.js';

/** The desk at which a battle is fought. */
export interface BattleDesk extends Omit<DeskCalls, keyof StudyDesk> {
  /** Works one reach out before anyone asks for it; false if all are known. */
  warm(): boolean;
}

/** Engine and bots, without a page. */
export function makeBattleDesk(): BattleDesk {
  let battle: Battle | undefined;

  /** Puts a battle on the desk and puts in again what its record did not hold yet. */
  const take = (made: Result<Battle>, unrecordedInputs: readonly Input[] = []): Outcome => {
    if (!made.ok) return made;
    battle = made.value;
    for (const input of unrecordedInputs) if (!put(battle, input).ok) break; // what was pending is asked again; nothing complete is lost
    return outcome(firstPerson(battle));
  };

  const outcome = (viewer: SeatId): Outcome =>
    battle ? { ok: true, battleView: withUndo(battle, battleViewAt(battle, viewer)) } : fail(NO_BATTLE);

  const done = (result: Result<unknown>, viewer: SeatId): Outcome => {
    if (!result.ok) return result;
    battle!.undone = [];
    return outcome(viewer);
  };

  return {
    opponents,
    ...questionsOn(() => battle),
    open: (plan, id, unrecordedInputs) => take(planned(plan, id), unrecordedInputs),
    resume: (saved, plan, id, unrecordedInputs, beside) => take(resumed(saved, plan, id, beside), unrecordedInputs),
    battleView: viewer => outcome(viewer),
    order: (by, order, viewer, byItself) =>
      battle ? done((byItself ? giveByItself : give)(battle, by, order), viewer) : fail(NO_BATTLE),
    orders: (by, orders, viewer) => (battle ? done(putTogether(battle, by, orders), viewer) : fail(NO_BATTLE)),
    answer: (by, value, viewer) => (battle ? done(put(battle, { by, answer: value }), viewer) : fail(NO_BATTLE)),
    rule: (order, viewer) => (battle ? done(put(battle, { by: UMPIRE, order }), viewer) : fail(NO_BATTLE)),
    release: viewer => (battle ? done(put(battle, { by: UMPIRE, answer: {} }), viewer) : fail(NO_BATTLE)),
    undo(by, viewer = by) {
      if (!battle) return fail(NO_BATTLE);
      const taken = takeBack(battle, takerOf(battle, by));
      return taken.ok ? outcome(viewer) : taken;
    },
    redo(by) {
      if (!battle) return fail(NO_BATTLE);
      const again = doAgain(battle, by);
      return again.ok ? outcome(by) : again;
    },
    think(viewer) {
      if (!battle) return fail(NO_BATTLE);
      const acted = botsAct(battle);
      return acted ? done(acted, viewer) : outcome(viewer);
    },
    record: () => (battle ? recordOf(battle.match) : undefined),
    keep() {
      if (!battle) return undefined;
      const record = recordOf(battle.match);
      const { before, state } = battle.match;
      return {
        record: record.entries.length > 0 ? record : null,
        unrecordedInputs: unrecordedOf(battle),
        state: before ?? state,
        trail: battle.trail.trail,
        ...(battle.byThemselves.length > 0 && { byThemselves: battle.byThemselves }),
      };
    },
    warm: () => battle !== undefined && warmOne(battle),
  };
}
