import type { Candidate, Random } from '@umpire/engine';
import { contactName } from '../play/actions.js';
import { supportWeapon } from '../play/calling.js';
import { allowanceOf } from '../play/moves.js';
import { gapBetween } from '../play/places.js';
import { mayFireAtAll, weaponsFor } from '../play/shots.js';
import { errorOf } from '../play/sightings.js';
import { standingFire } from '../play/standing-fire.js';
import { fullPoints } from '../play/standing-move.js';
import type { Seat } from '../play/types.js';
import { pointsPerSp } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';
import { fires } from '../tables/weapons.js';
import type { Order } from '../verbs/index.js';

/** PLA-SOP-12: what a bot that thinks writes; its companies do the rest by themselves. */
export function legalActions(seat: Seat): Candidate<Order>[] {
  switch (seat.view.stage) {
    case 'orders':
      return [...calls(seat), ...attacks(seat)];
    case 'move':
      return assaults(seat);
    default:
      return [];
  }
}
const isWritten = ({ view }: Seat, verb: string, stand: string): boolean =>
  view.sheet.some(line => line.verb === verb && 'stand' in line && line.stand === stand);

/** One call for each battery: on the contact where most may be hit. */
function calls(seat: Seat): Candidate<Order>[] {
  const { view } = seat;
  const known = view.contacts.filter(c => c.status !== 'gone' && errorOf(c, view.turn) <= 500);
  return view.bases.flatMap(battery => {
    if (battery.allocated?.as !== 'support' || !supportWeapon(battery) || isWritten(seat, 'call-support', battery.id))
      return [];
    const caller = view.companies.find(c => c.battalion === battery.allocated?.to && !c.demoralised);
    const best = known
      .filter(c => view.bases.every(own => own.where !== 'table' || gapBetween(own, c) > 550))
      .map(c => ({ c, near: known.filter(other => gapBetween(c, other) < 250).length + (c.dug ? 1 : 0) }))
      .sort((p, q) => q.near - p.near)[0];
    if (!best || !caller) return [];
    const order: Order = {
      verb: 'call-support',
      stand: battery.id,
      caller: caller.id,
      at: { x: best.c.x, y: best.c.y },
      kind: 'he',
      heading: 0,
      width: null,
      depth: null,
      multiple: 1,
    };
    return [{ order, worth: best.near }];
  });
}

/** Companies that hold while the side must attack get an order, one for each free HQ. */
function attacks(seat: Seat): Candidate<Order>[] {
  const { view } = seat;
  return view.battalions.flatMap(battalion => {
    if (!battalion.hq || view.packages.some(p => p.hq === battalion.hq) || isWritten(seat, 'order', battalion.hq))
      return [];
    const idle = view.companies.find(
      c =>
        c.battalion === battalion.id &&
        c.order.kind === 'hold' &&
        ['gf', 'armour', 'regular', 'technical'].includes(c.troop) &&
        !c.demoralised,
    );
    const base = idle && view.bases.find(b => b.company === idle.id && b.where === 'table');
    if (!idle || !base) return [];
    const objective = [...view.objectives].sort(
      (p, q) => gapBetween(base, spot(p.at)) - gapBetween(base, spot(q.at)),
    )[0];
    if (!objective) return [];
    const order: Order = {
      verb: 'order',
      stand: battalion.hq,
      companies: [idle.id],
      kind: 'attack',
      route: [objective.at],
      mode: 'tactical',
      notBefore: 0,
      onContact: null,
      withdrawIf: 'never',
      attachments: [],
    };
    return [{ order, worth: 0.5 }];
  });
}
const spot = (at: { x: number; y: number }) => ({ ...at, facing: 0, width: 0, depth: 0 });

/** Assaults that look like two to one against what is seen there. */
function assaults(seat: Seat): Candidate<Order>[] {
  const { view } = seat;
  const contacts = view.contacts.filter(c => c.status === 'current');
  return view.bases.flatMap(base => {
    if (base.where !== 'table' || base.state !== 'ok' || isWritten(seat, 'assault', base.id)) return [];
    const company = view.companies.find(c => c.id === base.company)!;
    if (company.order.kind !== 'attack' && company.order.kind !== 'opportunity') return [];
    const reach = allowanceOf(base, 'tactical') * 45;
    const near = contacts.find(c => gapBetween(base, c) <= reach);
    if (!near) return [];
    const friends = view.bases.filter(
      b => b.company === base.company && b.where === 'table' && gapBetween(b, near) <= reach,
    );
    const own = friends.reduce((sum, b) => sum + b.sp * pointsPerSp(unitOf(b.type).kind), 0);
    const down = near.hit?.effect === 'suppressed' && near.hit.turn >= view.turn - 1;
    if (own < fullPoints(near) * (down ? 1 : 2)) return [];
    return [
      {
        order: { verb: 'assault', stand: base.id, path: [{ x: near.x, y: near.y }], heading: null } as Order,
        worth: 1,
      },
    ];
  });
}

/** Lines at random, for those who do not think. */
export function* sampleActions(seat: Seat, chance: Random): Iterable<Order> {
  const { view, options } = seat;
  const bases = view.bases.filter(base => base.where === 'table');
  if (bases.length === 0) return;
  const base = chance.pick(bases);
  const near = () => ({
    x: clamp(base.x + chance.below(2001) - 1000, view.table.now.width),
    y: clamp(base.y + chance.below(2001) - 1000, view.table.now.depth),
  });
  if (view.stage === 'fire') {
    if (mayFireAtAll(view, base)) return;
    const shot = standingFire(view, options).find(one => one.base.id === base.id);
    if (shot) yield { verb: 'fire', stand: base.id, weapon: shot.weapon, target: contactName(shot.contact.no) };
    const weapon = weaponsFor(base).find(one => fires(one, 'direct'));
    if (weapon) yield { verb: 'fire-speculative', stand: base.id, weapon, at: near() };
    yield { verb: 'hold-fire', stand: base.id };
  } else if (view.stage === 'move') {
    yield { verb: 'move', stand: base.id, path: [near()], mode: 'tactical', heading: null };
    yield { verb: 'stay', stand: base.id };
    if (base.canisters > 0) yield { verb: 'canister', stand: base.id };
  } else if (view.stage === 'orders') {
    const battery = view.bases.find(one => one.allocated?.as === 'support');
    const caller = view.companies.find(c => c.battalion === battery?.allocated?.to);
    if (battery && caller)
      yield {
        verb: 'call-support',
        stand: battery.id,
        caller: caller.id,
        at: near(),
        kind: 'he',
        heading: 0,
        width: null,
        depth: null,
        multiple: 1,
      };
    const hq = view.battalions.find(b => b.hq !== null);
    const company = hq && view.companies.find(c => c.battalion === hq.id && c.troop !== 'hq');
    if (hq?.hq && company)
      yield {
        verb: 'order',
        stand: hq.hq,
        companies: [company.id],
        kind: 'attack',
        route: [near()],
        mode: 'tactical',
        notBefore: 0,
        onContact: null,
        withdrawIf: 'never',
        attachments: [],
      };
  }
}
const clamp = (at: number, most: number): number => Math.max(200, Math.min(most - 200, at));
