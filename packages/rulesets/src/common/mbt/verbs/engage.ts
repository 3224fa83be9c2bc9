import { forbid, isRefusal, type Refusal, type Seat } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { Barring } from '../face/barred.js';
import type { Engaging } from '../play/engage.js';
import type { Permission } from '../play/permission.js';
import type { StandingFacts } from '../play/stand-facts.js';
import type { Stand } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { engagementPreviews, targetsOf } from './engagements.js';
import { id, verb } from './verb.js';

/** One stand engages another: both players show hands (ENG-01 to ENG-08). */
export function engageVerb(book: PlayBook & Barring & Engaging & Permission & StandingFacts) {
  const { idOf } = book;
  const { carryOut, engagementPlan, engagerRefusal, longestRange, targetOf } = book.engaging;
  const { standFacts } = book.shapes;
  const { notNow, ownStand } = book.turns;
  const { amendable } = book.face;
  const { isLookout, isStriker } = book.words;

  /** Lookouts engage nobody: the button is there to say so. */
  const engages = ({ nature }: Stand): boolean => !isStriker(nature!) && !nature!.fake;

  /** ELG-18: what forbids a lookout every engagement, whoever it might be. */
  function neverEngages({ view, options }: Seat<VerbTypes>, stand: Stand): Refusal | undefined {
    if (!isLookout(stand.nature!)) return undefined;
    const visibility = { light: view.light, awc: view.awc, targetIlluminated: false };
    const reach = longestRange(standFacts(view, stand, stand.nature!), visibility, options);
    return isRefusal(reach) ? reach : undefined;
  }

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
      return neverEngages(seat, stand) ?? engagerRefusal(seat, stand) ?? stand;
    },
    fields: {
      target: {
        target: ({ seat: { view, by }, piece, refusalOf }) =>
          targetsOf(view, by, piece, target => refusalOf({ stand: piece.id, target: target.id }), amendable),
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
