import { forbid, isRefusal } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { Barring } from '../face/barred.js';
import type { Engaging } from '../play/engage.js';
import type { Permission } from '../play/permission.js';
import type { Stand } from '../play/state.js';
import { engagementPreviews, targetsOf } from './engagements.js';
import { id, verb } from './verb.js';

/** One stand engages another: both players show hands (ENG-01 to ENG-08). */
export function engageVerb(book: PlayBook & Barring & Engaging & Permission) {
  const { idOf } = book;
  const { carryOut, engagementPlan, engagerRefusal, targetOf } = book.engaging;
  const { notNow, ownStand } = book.turns;
  const { isNear } = book.face;
  const { isLookout, isStriker } = book.words;

  const engages = ({ nature }: Stand): boolean => !isStriker(nature!) && !isLookout(nature!) && !nature!.fake;

  return verb({
    order: { stand: id, target: id },
    label: 'Engage',
    text: 'Both players show hands',
    key: 'e',
    use: 'fire',
    on: ({ piece }) => (engages(piece) ? SHOWN : undefined),
    may(seat, piece) {
      const { view, by } = seat;
      const stand = notNow(view, by) ?? ownStand(view, by, piece.id);
      if (isRefusal(stand)) return stand;
      if (isStriker(stand.nature!)) return forbid(idOf('TRN-14'), 'CAS engages by an attack run in segment 2');
      return engagerRefusal(seat, stand) ?? stand;
    },
    fields: {
      target: {
        target: ({ seat: { view, by }, piece, refusalOf }) =>
          targetsOf(view, by, piece, target => refusalOf({ stand: piece.id, target: target.id }), isNear),
      },
    },
    /** Hidden neighbours of the target count as well. */
    plansAnew: true,
    plan(seat, order, owner) {
      const target = targetOf(seat, order.target);
      return isRefusal(target) ? target : engagementPlan(seat, { owner, target });
    },
    preview: engagementPreviews(book),
    act: (game, by, _order, plan) => carryOut(game, by, plan),
  });
}
