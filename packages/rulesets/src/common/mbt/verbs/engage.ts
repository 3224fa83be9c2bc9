import { forbid, isRefusal, type Refusal } from '@umpire/engine';
import { refusedBy } from '../../book/lines.js';
import type { PlayBook } from '../book.js';
import type { Engaging } from '../play/engage.js';
import type { Permission } from '../play/permission.js';
import type { Stand, State } from '../play/state.js';
import { engagementPreviews, targetsOf } from './engagements.js';
import { id, verb } from './verb.js';

/** One stand engages another: both players show hands (ENG-01 to ENG-08). */
export function engageVerb(book: PlayBook & Engaging & Permission) {
  const { ENGAGES_ONCE, SEGMENTS, carryOut, engagementPlan, idOf, notNow, notYours, pairOf } = book;

  /** What closes it on a stand whatever the target: its segment, or that it has engaged. */
  function closedOn(view: State, stand: Stand): Refusal | undefined {
    const row = SEGMENTS.find(s => s.posture === stand.nature!.posture);
    if (row && row.segment !== view.segment) return { rule: row.rule, message: row.text };
    return stand.hasEngaged ? refusedBy(ENGAGES_ONCE) : undefined;
  }
  const engages = ({ nature }: Stand): boolean =>
    nature!.posture !== 'CAS' && nature!.posture !== 'REC' && !nature!.fake;

  return verb({
    order: { stand: id, target: id },
    label: 'Engage',
    text: 'Both players show hands',
    key: 'e',
    on: ({ seat: { view, by }, piece }) =>
      engages(piece) ? { closed: notYours(view, by) ?? closedOn(view, piece) } : undefined,
    fields: {
      target: {
        target: ({ seat: { view, by }, piece, refusalOf }) =>
          targetsOf(view, by, piece, target => refusalOf({ stand: piece.id, target: target.id })),
      },
    },
    /** Hidden neighbours of the target count as well. */
    plansAnew: true,
    plan(seat, order) {
      const refused = notNow(seat.view, seat.by);
      if (refused) return refused;
      const pair = pairOf(seat, order);
      if (isRefusal(pair)) return pair;
      if (pair.owner.nature!.posture === 'CAS')
        return forbid(idOf('TRN-14'), 'CAS engages by an attack run in segment 2');
      return engagementPlan(seat, pair);
    },
    preview: engagementPreviews(book),
    act: (game, by, _order, plan) => carryOut(game, by, plan),
  });
}
