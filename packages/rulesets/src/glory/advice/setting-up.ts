import { otherSide, type Random, type Seat } from '@umpire/engine';
import { marchTurn } from '../play/marching.js';
import type { Order } from '../play/orders.js';
import type { Vignette } from '../play/state.js';
import type { Types } from '../play/types.js';
import { isBody } from '../play/units.js';
import { entriesOf, LIST_NAMES, listOf, standardMuster, suitableFor } from '../rules/army.js';
import { countsAs, mayLeaveBattleLine } from '../rules/troops.js';
import { thresholdOf } from '../rules/victory.js';
import { refusalOf } from '../verbs/index.js';
import { lyingWell } from './ambush.js';
import { anyOrder } from './any-order.js';
import { drawnUp } from './deployment.js';
import { LOSSES_TO_BEAR } from './roles.js';

/** What a bot does before the battle: what it thinks of, if that is allowed; else anything. */
export function settingUp(seat: Seat<Types>, chance: Random): Order {
  const order = thought(seat, chance);
  return order && !refusalOf(seat, order) ? order : anyOrder(seat, chance);
}

function thought(seat: Seat<Types>, chance: Random): Order | undefined {
  const { view } = seat;
  switch (view.step) {
    case 'armies':
      return { verb: 'muster', list: suitableList(seat, chance) };
    case 'adjust':
      return { verb: 'terrainAdjust', action: 'none', ids: [] };
    case 'march':
      return marching(seat);
    case 'deployment':
      return view.ambush.now ? lyingWell(seat, chance) : drawnUp(seat);
    default:
      return undefined;
  }
}

/** What fits the opponent; while he has no army, what fits those that players brought along; else any that stands some losses. */
function suitableList({ view, by }: Seat<Types>, chance: Random): string {
  const { lists } = view.extra.now;
  const against = view.sides[otherSide(by)].list || lists[0]?.list;
  const suitable = against ? suitableFor(against, lists) : [];
  return chance.pick(suitable.length > 0 ? suitable : STEADY);
}

/** 10.9: lists whose battle line loses so many before the battle is lost that no single shot decides it. */
const STEADY = LIST_NAMES.filter(name => thresholdOf(steadyIn(name)) >= LOSSES_TO_BEAR);
function steadyIn(name: string): number {
  const { vignettes } = standardMuster(listOf(name)!);
  const steady = entriesOf(name).filter(({ troop }) => !mayLeaveBattleLine(troop));
  return steady.reduce((sum, { entry, troop }) => sum + countsAs(troop) * (vignettes.get(entry) ?? 0), 0);
}

function marching(seat: Seat<Types>): Order | undefined {
  const { view, by } = seat;
  const { what } = marchTurn(view);
  if (what === 'order') return { verb: 'writeMarch', order: inColumn(view.vignettes.filter(v => v.side === by)) };
  if (what === 'diagonal') return undefined;
  // As early as may be, while half of them are still off the table; but not before somebody is on it whose loss is their end.
  const wait: Order = { verb: 'wait' };
  const worthIt = view.vignettes.some(v => v.side !== by && isBody(v) && (v.general || v.key));
  return worthIt || refusalOf(seat, wait) ? { verb: 'spring' } : wait;
}

/** Whose loss is the end marches at the rear: off the table nobody harms him (IGR-AMB-09). */
function inColumn(own: readonly Vignette[]): string[] {
  const rank = (v: Vignette): number => (v.general ? 3 : v.key ? 2 : v.troop.class === 'ART' ? 1 : 0);
  return [...own].sort((a, b) => rank(a) - rank(b)).map(v => v.id);
}
