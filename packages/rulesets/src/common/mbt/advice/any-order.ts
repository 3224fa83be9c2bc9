import { inches, type Options, type Random, type Seat, type Side } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { ComingOnFoot } from '../play/coming-on-foot.js';
import type { FastDuty } from '../play/fast.js';
import type { MoveOrder } from '../play/moving.js';
import type { Order } from '../play/orders.js';
import type { SampleArmies } from '../play/samples.js';
import type { Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { LayoutAdvice } from './layout.js';
import { entryBefore, entryPose, moveOrder, runs, type SampleOrders } from './sample-orders.js';
import { type SetupTaste, setupOrders } from './setting-up.js';

/** Units before or behind themselves, batteries anywhere. */
export function supportOf(view: State, stand: Stand, verb: 'smoke' | 'illuminate', chance: Random): Order {
  const near = stand.place === 'table';
  const { width, depth } = view.ground.now;
  const point = near
    ? { x: stand.x, y: stand.y + (chance.below(2) === 0 ? 1 : -1) * Math.round(stand.base / 2 + inches(1)) }
    : { x: chance.below(width), y: chance.below(depth) };
  return { verb, stand: stand.id, point };
}

export type AnyOrder = Gift<'bots', typeof anyOrderAdvice>;

export function anyOrderAdvice(book: PlayBook & ComingOnFoot & LayoutAdvice & SampleArmies & SampleOrders & FastDuty) {
  const { DISTANCES } = book;
  const { FLIGHT } = book.air;
  const { NATIONS } = book.army;
  const { allowed, engagers, goodMove, layOut, someOwnOrder, targetsInReach } = book.bots;
  const { edgePlace, halfWay } = book.moving;
  const { stylesOf } = book.setup;
  const { isAntiAircraft, isAreaFire, isFast, isFixed, isFlight, isLookout, isStriker, isUnit } = book.words;

  /** Some way for a flight to fly, where the book knows several. */
  const anyWay = (chance: Random): object => (FLIGHT ? chance.pick(FLIGHT.ways) : {});

  function* airOrders(view: State, by: Side, chance: Random): Iterable<Order> {
    for (const stand of view.stands) {
      if (stand.side !== by || stand.place !== 'off-table' || !isFlight(stand.nature!)) continue;
      const share = chance.below(100) / 100;
      if (isStriker(stand.nature!)) {
        const { x, y } = entryPose(view, by, 0, share, stand.base);
        yield { verb: 'approach', stand: stand.id, point: { x, y }, ...anyWay(chance) };
      } else {
        const foes = view.stands.filter(s => s.side !== by && s.place === 'table' && s.nature && isFlight(s.nature));
        const at =
          foes.length > 0 && chance.below(2) === 0
            ? entryBefore(view, by, chance.pick(foes), inches(DISTANCES.airEntry), stand.base)
            : entryPose(view, by, inches(10 + chance.below(24)), share, stand.base);
        yield { verb: 'enter', stand: stand.id, at, ...anyWay(chance) };
      }
    }
  }

  const owesMove = (s: Stand): boolean => s.place === 'table' && s.moved === 'none' && s.revealed && isFast(s.nature!);

  function someRec(view: State, by: Side, chance: Random): Order | undefined {
    const recs = view.stands.filter(s => s.side === by && !s.revealed && isLookout(s.nature!));
    return recs.length > 0 ? { verb: 'declareRec', stand: chance.pick(recs).id } : undefined;
  }

  /** Who may make smoke and light in this segment, as far as that is quickly seen. */
  const supporters = (view: State, by: Side): Stand[] =>
    view.stands.filter(s => s.side === by && (view.segment === 5 ? isAreaFire(s.nature!) : s.place === 'table'));

  function someSupport(view: State, by: Side, chance: Random): Order | undefined {
    const own = supporters(view, by);
    if (own.length === 0) return undefined;
    const stand = chance.pick(own);
    return supportOf(view, stand, chance.below(2) === 0 ? 'smoke' : 'illuminate', chance);
  }

  /** An army and a deployment as good as any other. */
  const ANY: SetupTaste = {
    nations: NATIONS,
    styles: stylesOf,
    deploy: layOut,
  };

  /** The straight half moves by which a FAST stand can do its duty. */
  function* halfMoves(view: State, stand: Stand, options: Options): Iterable<MoveOrder> {
    for (let i = 0; i < 16; i++) {
      const to = halfWay(view, stand, i * 225, options);
      if (to) yield { verb: 'tactical', stand: stand.id, path: [to], facing: stand.facing };
    }
  }

  /** Any order that the rules allow, quickly: a few tries, then the segment or round ends. */
  function anyOrder(seat: Seat<Types>, chance: Random): Order {
    const { view, options } = seat;
    if (view.phase === 'battle') {
      for (let tries = 0; tries < 8; tries++) {
        const order = someOrder(seat, chance);
        if (order && allowed(seat, order)) return order;
      }
      const end: Order = view.segment === 6 ? { verb: 'endRound' } : { verb: 'endSegment' };
      if (allowed(seat, end)) return end;
    }
    for (const order of view.phase === 'battle' ? duties(view, options) : setupOrders(seat, chance, ANY))
      if (allowed(seat, order)) return order;
    return { verb: 'concede' };
  }

  /** What must be done before a round can end. */
  function* duties(view: State, options: Options): Iterable<Order> {
    const at = view.selected.at(-1);
    if (at !== undefined)
      for (const i of view.groups[at]!.members)
        if (owesMove(view.stands[i]!)) yield* halfMoves(view, view.stands[i]!, options);
  }

  function someOrder(seat: Seat<Types>, chance: Random): Order | undefined {
    const { view, by, options } = seat;
    const what = chance.below(100);
    if (view.segment === 6) {
      if (view.selected.length === 0 && what < 70)
        return { verb: 'selectGroup', group: chance.pick(view.groups.filter(g => g.side === by)).id };
      if (what < 60) return someMove(view, chance, options);
    }
    if (what >= 98) return someRec(view, by, chance);
    if (what >= 94) return someSupport(view, by, chance);
    if (someOwnOrder && what >= 86) return someOwnOrder(seat, chance);
    const active = engagers(view, by);
    if (view.segment <= 2 && what < 30) {
      const air = [...airOrders(view, by, chance)];
      if (air.length > 0) return chance.pick(air);
    }
    if (active.length === 0) return undefined;
    const stand = chance.pick(active);
    const engaging = (target: Stand): Order => ({ verb: 'engage', stand: stand.id, target: target.id });
    const near = targetsInReach(view, by, stand, options);
    // those against aircraft have seldom one in reach, and mostly much else
    const targets = isAntiAircraft(stand.nature!) ? near.filter(target => allowed(seat, engaging(target))) : near;
    if (targets.length === 0) return undefined;
    const target = chance.pick(targets);
    if (!isStriker(stand.nature!)) return engaging(target);
    const places = [...runs(view, stand, target)];
    return places.length > 0
      ? { verb: 'attack', stand: stand.id, target: target.id, at: chance.pick(places), ...anyWay(chance) }
      : undefined;
  }

  function someMove(view: State, chance: Random, options: Options): Order | undefined {
    const at = view.selected.at(-1);
    if (at === undefined) return undefined;
    const stand = view.stands[chance.pick(view.groups[at]!.members)]!;
    if (stand.place === 'held') {
      const at = edgePlace(view, stand, options);
      return at && { verb: 'bringOn', stand: stand.id, at };
    }
    if (stand.place !== 'table' || !isUnit(stand.nature!)) return undefined;
    if (isFixed(stand.nature!) || stand.moved !== 'none')
      return chance.below(8) === 0 && !stand.adjusted
        ? { verb: 'pivot', stand: stand.id, facing: chance.below(3600) }
        : undefined;
    const kind = !view.tacticalBegun && chance.below(4) === 0 ? 'march' : 'tactical';
    const share = isFast(stand.nature!) ? 60 + chance.below(41) : 20 + chance.below(81);
    return moveOrder(
      stand,
      kind,
      chance.below(3600),
      Math.max(1, Math.floor((goodMove(stand, kind, options) * share) / 100)),
    );
  }

  return { owesMove, supporters, halfMoves, anyOrder };
}
