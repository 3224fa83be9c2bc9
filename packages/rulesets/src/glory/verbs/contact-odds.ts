import type { Options, OutlookWarning, Preview } from '@umpire/engine';
import { apply } from '../play/apply.js';
import { type ChargePlan, leftOf, lineUpWithMet } from '../play/charging.js';
import { copyOfState } from '../play/copy.js';
import { breaksOn, NO_ROOM, wouldBreak } from '../play/driven-back.js';
import { mayEvade } from '../play/evading.js';
import { meleeFacts } from '../play/melee.js';
import { happenMoved } from '../play/move-plan.js';
import type { State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { sharedContact } from '../rules/geometry.js';
import { fightPreview } from './fight.js';

/** What the melee after a charge would come to, if its target stands and nobody shoots before. */
export function contactPreview(
  plan: ChargePlan,
  seat: Seat,
  lineUp: boolean,
): Required<Pick<Preview, 'odds' | 'cost' | 'counts' | 'warnings'>> {
  const { options } = seat;
  const { unit, walk, target } = plan;
  const state = copyOfState(seat.view);
  const game = { state, options, happen: (event: Parameters<typeof apply>[1]) => apply(state, event) };
  happenMoved(game, unit, walk, 'charge', plan.arrivals, []);
  if (lineUp) lineUpWithMet(game, unit, state.vignettes[target]!.id, plan.arrivals, leftOf(walk));
  const active = nearestBody(state, plan);
  const facts = meleeFacts(state, active, target, options);
  const { odds, cost, counts } = fightPreview({ active, opponent: target, facts }, { ...seat, view: state });
  return { odds, cost, counts, warnings: withoutRoom(state, active, target, options) };
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
export const targetMayEvade = ({ arrivals, target }: ChargePlan, { view, options }: Seat): boolean =>
  arrivals.some(
    ({ mover, enemy }) =>
      enemy === view.vignettes[target]!.id && mayEvade(view, target, view.lookup.ids[mover]!, options),
  );

/** IGR-MEL-05: of several who touch the target the one with the longest contact fights it. */
function nearestBody({ vignettes, lookup }: State, { arrivals, target }: ChargePlan): number {
  const { id, base } = vignettes[target]!;
  const movers = arrivals.filter(({ enemy }) => enemy === id).map(({ mover }) => lookup.ids[mover]!);
  const lengths = movers.map(index => sharedContact(vignettes[index]!.base!, base!));
  return movers[lengths.indexOf(Math.max(...lengths))]!;
}
