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
import type { PlayBook } from '../book.js';
import { takesMarker } from './engage.js';
import { fromBghq, ownerGroupOf, screenOf, standFacts } from './facts.js';
import type { OrderOf } from './orders.js';
import type { RevealPlay } from './reveal.js';
import { baseOf, standOf } from './stands.js';
import type { Effect, Stand, State } from './state.js';
import type { Play } from './types.js';
import { verb } from './verb.js';
import type { WhosePlay } from './whose.js';

type SupportOrder = OrderOf<'smoke'> | OrderOf<'illuminate'>;

/** Inches between a base and the nearest point of what is made. */
function gapToEffect(from: Stand, effect: Effect): number {
  if (effect.kind === 'smoke') return toInches(gap(baseOf(from), screenOf(effect)));
  const centre: Point = effect;
  return Math.max(0, toInches(gap(baseOf(from), [centre, centre]) - effect.size / 2));
}

export type SupportPlay = ReturnType<typeof supportPlay>;

export function supportPlay(book: PlayBook & RevealPlay & WhosePlay) {
  const { DISTANCES, idOf, lightFault, notNow, ownStand, reveal, smokeFault, supportIsFree } = book;

  /** What an order would put on the table. */
  function effectOf(stand: Stand, order: SupportOrder): Effect {
    const battery = stand.nature!.class === 'ARTILLERY';
    const lit = battery ? DISTANCES.batteryLight : DISTANCES.unitLight;
    const kind = order.verb === 'smoke' ? 'smoke' : 'light';
    const size = inches(kind === 'smoke' ? DISTANCES.screen : lit);
    return { kind, x: order.point.x, y: order.point.y, size, side: stand.side };
  }

  /** SMK, ILL: smoke and light of batteries (segment 5) and units (segment 6). */
  function supportFault(state: State, by: Side, order: SupportOrder, options: Options): Refusal | undefined {
    const own = ownStand(state, by, order.stand);
    if (isRefusal(own)) return own;
    const battery = own.nature!.class === 'ARTILLERY';
    const refused = notNow(state, by, battery ? 5 : 6, order.verb === 'smoke' ? idOf('SMK-02') : idOf('ILL-02'));
    if (refused) return refused;
    if (!battery && own.place !== 'table') return forbid(idOf('R-94'), 'the stand is not on the table');
    if (own.nature!.fake) return forbid(idOf('R-70'), 'a fake makes neither smoke nor light');
    if (own.hasSupported) return forbid(idOf('R-75'), 'one smoke or light a turn for each stand');
    const effect = effectOf(own, order);
    const { width, depth } = state.ground.now;
    if (effect.x < 0 || effect.y < 0 || effect.x > width || effect.y > depth)
      return forbid(idOf('TAB-04'), 'it is aimed at a place on the table');
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
    reveal(game, order.stand, idOf('R-70'), 'a blank that makes smoke or light is turned up first');
    const stand = standOf(state, order.stand)!;
    const battery = stand.nature!.class === 'ARTILLERY';
    const screen = order.verb === 'smoke';
    const rule = screen ? (battery ? idOf('SMK-01') : idOf('SMK-03')) : battery ? idOf('ILL-01') : idOf('ILL-03');
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

  const smoke = verb<OrderOf<'smoke'>>(supportFault, makeSupport);
  const illuminate = verb<OrderOf<'illuminate'>>(supportFault, makeSupport);

  return { effectOf, smoke, illuminate };
}
