import { forbid, type Preview } from '@umpire/engine';
import { foretold } from '../../common/book/preview-odds.js';
import { SHOWN } from '../../common/book/verbs.js';
import type { Fate } from '../pieces.js';
import { enemyBody } from '../play/charging.js';
import { becomes, noRoom } from '../play/driven-back.js';
import { contactsOf, type Fight, fightOut, mayFight, meleeFacts } from '../play/melee.js';
import { activeRefusal, isPlaying } from '../play/permission.js';
import type { Seat } from '../play/types.js';
import { isBody } from '../play/units.js';
import { inContact } from '../rules/geometry.js';
import { melee, readyMelee } from '../rules/melee.js';
import { costOf, RESULT_WORDS } from '../tables/results.js';
import { targetsOf } from './targets.js';
import { id, verb } from './verb.js';

/** IGR-MEL-01 to IGR-MEL-06: two who are in contact fight, once in a phase. */
export const fight = verb({
  order: { stand: id, target: id },
  label: 'Fight',
  text: 'One die decides for both',
  key: 'f',
  use: 'act',
  on: ({ seat, piece }) =>
    isPlaying(seat, 'melee') && contactsOf(seat.view).some(c => c.active === piece.id) ? SHOWN : undefined,
  fields: {
    target: {
      target: ({ seat, piece, refusalOf }) => targetsOf(seat, piece, target => refusalOf({ stand: piece.id, target })),
    },
  },
  plan: ({ view, by, options }, order) => {
    const refused = activeRefusal(view, by);
    if (refused) return refused;
    if (view.phase !== 'melee') return forbid('IGR-SEQ-08', 'melees are fought in the melee phase');
    const own = view.lookup.ids[order.stand];
    const v = own === undefined ? undefined : view.vignettes[own];
    if (!v || v.side !== by || !isBody(v)) return forbid('IGR-MEL-01', 'it is not yours, or not on the table');
    const opponent = enemyBody(view, by, order.target);
    if (typeof opponent !== 'number') return opponent;
    const other = view.vignettes[opponent]!;
    if (v.now.fought || other.now.fought) return forbid('IGR-MEL-06', 'it has fought in this phase');
    if (!inContact(v.base!, other.base!)) return forbid('IGR-MEL-01', 'they are not in contact');
    if (!mayFight(contactsOf(view), v.id, other.id))
      return forbid('IGR-MEL-05', 'each fights the one with whom it has the longest contact');
    return { active: own!, opponent, facts: meleeFacts(view, own!, opponent, options) };
  },
  preview: (planned, seat) => fightPreview(planned, seat),
  act: (game, by, _order, planned) => fightOut(game, by, planned),
});

/** What may become of the two, and how likely that is. */
export function fightPreview(
  { active, opponent, facts }: Fight,
  { view, options }: Seat,
): Required<Pick<Preview, 'odds' | 'because' | 'cost'>> {
  const ready = readyMelee(facts, options);
  const [own, other] = [view.vignettes[active]!.id, view.vignettes[opponent]!.id];
  const outcomes = foretold(
    function* () {
      const { result, because } = yield* melee(ready, options);
      const fate = (index: number, enemy: number, of: Fate) =>
        becomes(view, index, view.vignettes[enemy]!.base!, of, options);
      const [ours, theirs] = [fate(active, opponent, result.active), fate(opponent, active, result.opponent)];
      return { result: { ours, theirs }, because };
    },
    ({ ours, theirs }) => {
      const [mine, his] = [RESULT_WORDS[ours.outcome], RESULT_WORDS[theirs.outcome]];
      const costs = [...costOf(other, theirs.outcome), ...costOf(own, ours.outcome)];
      const text = `${own} ${mine.left}${noRoom(ours.on)}, ${other} ${his.left}${noRoom(theirs.on)}`;
      return { text, good: his.harm - mine.harm, costs };
    },
  );
  return { ...outcomes, cost: `${ready.active.total} against ${ready.opponent.total}, column ${ready.column}` };
}
