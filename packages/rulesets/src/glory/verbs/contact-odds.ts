import type { Options, OutlookWarning, Preview } from '@umpire/engine';
import { apply } from '../play/apply.js';
import { type ChargePlan, leftOf, lineUpWithMet } from '../play/charging.js';
import { copyOfState } from '../play/copy.js';
import { breaksOn, NO_ROOM, wouldBreak } from '../play/driven-back.js';
import { mayEvade } from '../play/evading.js';
import type { Arrival, EventOf } from '../play/events.js';
import { meleeFacts } from '../play/melee.js';
import { happenMoved } from '../play/move-plan.js';
import type { State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { Unit } from '../play/units.js';
import type { Walk } from '../play/walk.js';
import { sharedContact } from '../rules/geometry.js';
import { fightPreview } from './fight.js';

/** A way that ends in contact, whoever wished it. */
export interface Contact {
  readonly unit: Unit;
  readonly target: number;
  readonly arrivals: readonly Arrival[];
  readonly how: EventOf<'moved'>['how'];
  readonly gone: Pick<Walk, 'ends' | 'steps' | 'turned' | 'way'>;
  /** Of its rates, for lining up. */
  readonly left: ReturnType<typeof leftOf>;
}

/** That of a charge which is declared. */
export const contactOf = ({ unit, target, arrivals, walk }: ChargePlan): Contact => ({
  unit,
  target,
  arrivals,
  how: 'charge',
  gone: walk,
  left: leftOf(walk),
});

/** The odds are of a melee, and there may be none. */
const EVADES = 'may evade, a full move to its rear: the odds are for when it stands';
const FULL_MOVE_BACK = 'IGR-EVA-05';

/** What the melee after a charge would come to, if its target stands and nobody shoots before. */
export function contactPreview(
  contact: Contact,
  seat: Seat,
  lineUp: boolean,
): Required<Pick<Preview, 'odds' | 'cost' | 'counts' | 'warnings'>> {
  const { options } = seat;
  const { unit, gone, how, arrivals, left, target } = contact;
  const state = copyOfState(seat.view);
  const { id } = state.vignettes[target]!;
  const game = { state, options, happen: (event: Parameters<typeof apply>[1]) => apply(state, event) };
  happenMoved(game, unit, gone, how, arrivals, []);
  if (lineUp) lineUpWithMet(game, unit, id, arrivals, left);
  const active = nearestBody(state, contact);
  const facts = meleeFacts(state, active, target, options);
  const { odds, cost, counts } = fightPreview({ active, opponent: target, facts }, { ...seat, view: state });
  const evades = targetMayEvade(contact, seat);
  const evading = evades ? [{ rule: FULL_MOVE_BACK, text: EVADES, about: [id] }] : [];
  return {
    odds,
    cost: `${evades ? `${id} may evade, else ` : ''}${cost}`,
    counts,
    warnings: [...evading, ...withoutRoom(state, active, target, options)],
  };
}

/** IGR-RES-06: what a charger breaks on if the melee drives him back, one move or two. */
function withoutRoom(state: State, active: number, target: number, options: Options): readonly OutlookWarning[] {
  const { id } = state.vignettes[active]!;
  for (const result of ['R', 'RR'] as const) {
    const on = breaksOn(state, active, state.vignettes[target]!.base!, result, options);
    if (on !== null) return [{ rule: NO_ROOM, text: wouldBreak(result, on), about: [id] }];
  }
  return [];
}

/** Whether the target may get out of the way of whoever of the unit would touch it. */
const targetMayEvade = ({ arrivals, target }: Contact, { view, options }: Seat): boolean =>
  arrivals.some(
    ({ mover, enemy }) =>
      enemy === view.vignettes[target]!.id && mayEvade(view, target, view.lookup.ids[mover]!, options),
  );

/** IGR-MEL-05: of several who touch the target the one with the longest contact fights it. */
function nearestBody({ vignettes, lookup }: State, { arrivals, target }: Contact): number {
  const { id, base } = vignettes[target]!;
  const movers = arrivals.filter(({ enemy }) => enemy === id).map(({ mover }) => lookup.ids[mover]!);
  const lengths = movers.map(index => sharedContact(vignettes[index]!.base!, base!));
  return movers[lengths.indexOf(Math.max(...lengths))]!;
}
