import {
  footprint,
  forbid,
  isRefusal,
  type Options,
  type Pose,
  type Procedure,
  type Refusal,
  type Seat,
  type Side,
} from '@umpire/engine';
import { refusedBy } from '../../book/lines.js';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { Copying } from '../play/copy.js';
import type { Engagement, Engaging } from '../play/engage.js';
import type { Permission } from '../play/permission.js';
import type { TurnSequence } from '../play/sequence.js';
import { standOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Play, VerbTypes } from '../play/types.js';
import { engagementPreviews, targetsOf } from './engagements.js';
import { flightFields, flownBy, withFlight } from './flight-orders.js';
import { waitsAtEdge } from './sentences.js';
import { id, pose, verb } from './verb.js';
import { runAt, sizeOf, wholeTable } from './zones.js';

/** CAS goes to where it likes and engages from there (TRN-14 to TRN-16). */
export function attackVerb(book: PlayBook & Copying & Engaging & TurnSequence & Permission) {
  const { idOf, ownFields } = book;
  const { FLIGHT, airSchedule, attackBar, lingers } = book.air;
  const { carryOut, engagementPlan, engagerRefusal, targetOf } = book.engaging;
  const { standAt } = book.shapes;
  const { flyHome, notNow, notWhole, ownStand } = book.turns;
  const { isStriker } = book.words;

  const scheduled = (state: State, { entered, firstAttack, nature, status }: Stand, options: Options) =>
    airSchedule({ stand: nature!, state: status, entered, firstAttack, turn: state.turn }, options);

  /** Why a stand makes no attack run now, whatever the target. */
  function runRefusal({ view, options }: Seat<VerbTypes>, stand: Stand): Refusal | undefined {
    if (!isStriker(stand.nature!)) return forbid(idOf('TRN-14'), 'only CAS makes attack runs');
    const barred = attackBar?.(stand.nature!);
    if (barred) return barred;
    if (stand.place !== 'table') return forbid(idOf('TRN-12'), 'it must come on first');
    const { mayEngage, status } = scheduled(view, stand, options);
    if (mayEngage) return undefined;
    return status === 'waiting' ? waitsAtEdge(book) : forbid(idOf('TRN-16'), 'it may not attack in this turn');
  }

  /** The CAS where it would be. */
  function flownTo({ view, options }: Seat<VerbTypes>, owner: Stand, order: { readonly at: Pose }): Stand | Refusal {
    const { x, y, facing } = order.at;
    const refused =
      heldRefusal(view, owner, order, options) ?? notWhole(view, footprint(order.at, owner.base, owner.base));
    if (refused) return refused;
    const there = standAt(owner, x, y, facing);
    ownFields.flies(there, flownBy(book, order).flown ?? {});
    return there;
  }

  /** some flights attack from where they are. */
  function heldRefusal(view: State, owner: Stand, order: { readonly at: Pose }, options: Options): Refusal | undefined {
    if (scheduled(view, owner, options).mayMove) return undefined;
    if (order.at.x !== owner.x || order.at.y !== owner.y) return refusedBy(book.STAYS_IN_PLACE);
    return FLIGHT?.heldRefusal(owner, order);
  }

  /** TRN-15: it leaves when it has engaged, unless it lingers. */
  function* attackRun(game: Play, by: Side, plan: Engagement, order: object): Procedure<void> {
    const { id: stand, x, y, facing } = plan.owner;
    const because = [{ rule: idOf('TRN-14'), text: 'moves to within engagement distance and engages' }];
    const at = { x, y, facing };
    game.happen({ kind: 'attackRun', stand, target: plan.target.id, at, ...flownBy(book, order), because });
    yield* carryOut(game, by, plan);
    const after = standOf(game.state, stand)!;
    if (after.place !== 'table' || lingers(after.nature!)) return;
    const asked = flyHome(game, stand, [{ rule: idOf('TRN-15'), text: 'leaves the table after its engagement' }]);
    if (asked) yield* asked;
  }

  return verb({
    order: withFlight(book, { stand: id, target: id, at: pose }),
    label: 'Attack run',
    text: 'Move to within engagement distance of a target and engage it',
    key: 'a',
    use: 'fire',
    on: ({ piece: { nature, place } }) =>
      isStriker(nature!) && !attackBar?.(nature!) && place !== 'off-table' ? SHOWN : undefined,
    may(seat, piece) {
      const { view, by } = seat;
      const stand = notNow(view, by, 2, idOf('TRN-14')) ?? ownStand(view, by, piece.id);
      return isRefusal(stand) ? stand : (runRefusal(seat, stand) ?? engagerRefusal(seat, stand) ?? stand);
    },
    fields: {
      target: {
        target: ({ seat: { view, by }, piece, refusalOf }) =>
          targetsOf(view, by, piece, target =>
            refusalOf({ stand: piece.id, target: target.id, at: runAt(view, piece, target) }),
          ),
      },
      at: {
        place: ({ seat: { view }, piece, sofar }) => ({
          zones: [wholeTable(view)],
          size: sizeOf(piece),
          turn: true,
          at: runAt(view, piece, standOf(view, sofar.target ?? '') ?? piece),
        }),
      },
      ...flightFields(book),
    },
    /** Hidden neighbours of the target count as well. */
    plansAnew: true,
    plan(seat, order, stand) {
      const target = targetOf(seat, order.target);
      if (isRefusal(target)) return target;
      const owner = flownTo(seat, stand, order);
      return isRefusal(owner) ? owner : engagementPlan(seat, { owner, target });
    },
    preview: engagementPreviews(book),
    act: (game, by, order, plan) => attackRun(game, by, plan, order),
  });
}
