import {
  forbid,
  gap,
  inches,
  isRefusal,
  type Options,
  type Point,
  type Refusal,
  type Side,
  toInches,
} from '@umpire/engine';
import { supportIsFree } from '../rules/readings.js';
import { lightFault, smokeFault } from '../rules/support.js';
import { DISTANCES } from '../tables/distances.js';
import { takesMarker } from './engage.js';
import { fromBghq, ownerGroupOf, screenOf, standFacts } from './facts.js';
import type { OrderOf } from './orders.js';
import { reveal } from './reveal.js';
import { baseOf, standOf } from './stands.js';
import type { Effect, Stand, State } from './state.js';
import type { Play } from './types.js';
import { verb } from './verb.js';
import { notNow, ownStand } from './whose.js';

type SupportOrder = OrderOf<'smoke'> | OrderOf<'illuminate'>;

/** What an order would put on the table. */
export function effectOf(stand: Stand, order: SupportOrder): Effect {
  const battery = stand.nature!.class === 'ARTILLERY';
  const lit = battery ? DISTANCES.batteryLight : DISTANCES.unitLight;
  const kind = order.verb === 'smoke' ? 'smoke' : 'light';
  const size = inches(kind === 'smoke' ? DISTANCES.screen : lit);
  return { kind, x: order.point.x, y: order.point.y, size, side: stand.side };
}

/** Inches between a base and the nearest point of what is made. */
function gapToEffect(from: Stand, effect: Effect): number {
  if (effect.kind === 'smoke') return toInches(gap(baseOf(from), screenOf(effect)));
  const centre: Point = effect;
  return Math.max(0, toInches(gap(baseOf(from), [centre, centre]) - effect.size / 2));
}

/** MBT20-SMK, MBT20-ILL: smoke and light of batteries (segment 5) and units (segment 6). */
function supportFault(state: State, by: Side, order: SupportOrder, options: Options): Refusal | undefined {
  const own = ownStand(state, by, order.stand);
  if (isRefusal(own)) return own;
  const battery = own.nature!.class === 'ARTILLERY';
  const refused = notNow(state, by, battery ? 5 : 6, order.verb === 'smoke' ? 'MBT20-SMK-02' : 'MBT20-ILL-02');
  if (refused) return refused;
  if (!battery && own.place !== 'table') return forbid('MBT20-R-94', 'the stand is not on the table');
  if (own.nature!.fake) return forbid('MBT20-R-70', 'a fake makes neither smoke nor light');
  if (own.hasSupported) return forbid('MBT20-R-75', 'one smoke or light a turn for each stand');
  const effect = effectOf(own, order);
  const { width, depth } = state.ground.now;
  if (effect.x < 0 || effect.y < 0 || effect.x > width || effect.y > depth)
    return forbid('MBT20-TAB-04', 'it is aimed at a place on the table');
  const given = {
    stand: standFacts(state, own, own.nature!),
    turnsUsed: order.verb === 'smoke' ? own.smokeUsed : own.lightUsed,
    attackerDefender: state.gameType === 'attack-defence',
    awc: state.awc,
    targetToBghq: battery ? fromBghq(state, own, bghq => gapToEffect(bghq, effect)) : 0,
    ownerGroup: battery ? ownerGroupOf(state, own) : ('mixed' as const),
    distance: battery ? 0 : gapToEffect(own, effect),
  };
  return order.verb === 'smoke' ? smokeFault(given, options) : lightFault(given, options);
}

function makeSupport(game: Play, _by: Side, order: SupportOrder): void {
  const { state, options } = game;
  reveal(game, order.stand, 'MBT20-R-70', 'a blank that makes smoke or light is turned up first');
  const stand = standOf(state, order.stand)!;
  const battery = stand.nature!.class === 'ARTILLERY';
  const screen = order.verb === 'smoke';
  const rule = screen ? (battery ? 'MBT20-SMK-01' : 'MBT20-SMK-03') : battery ? 'MBT20-ILL-01' : 'MBT20-ILL-03';
  game.happen({
    kind: 'supported',
    stand: stand.id,
    effect: effectOf(stand, order),
    battery,
    marks: takesMarker(stand.nature!),
    engages: !supportIsFree(options),
    because: [{ rule, text: screen ? 'a smoke screen of 2" by 2"' : 'a lit zone' }],
  });
}

export const smoke = verb<OrderOf<'smoke'>>(supportFault, makeSupport);
export const illuminate = verb<OrderOf<'illuminate'>>(supportFault, makeSupport);
