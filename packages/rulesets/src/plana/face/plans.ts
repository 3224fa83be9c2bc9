import { footprint, isRefusal, type Look, type Overlay, type Point, pointAhead, type Side } from '@umpire/engine';
import { type Action, contactNo } from '../play/actions.js';
import { askedIn, supportWeapon, zoneFor } from '../play/calling.js';
import { companyLinked } from '../play/links.js';
import { actsAtOnce, packageTime } from '../play/packages.js';
import { mean } from '../play/places.js';
import { standingFire } from '../play/standing-fire.js';
import { standingMoves } from '../play/standing-move.js';
import { type Base, CM, type Company, type ZoneShape } from '../play/state.js';
import { hourOf } from '../play/turn-start.js';
import type { Types } from '../play/types.js';
import type { View } from '../play/view.js';
import { WEAPON_NAMES } from '../tables/weapons.js';

type Seen = Look<Types>;

export const zoneOutline = (zone: ZoneShape): Partial<Overlay> =>
  zone.shape === 'circle'
    ? { centre: zone.at, radius: zone.diameter / 2 }
    : { outline: footprint(zone.at, zone.width, zone.depth) };

const basesOf = (view: View, company: string): Base[] =>
  view.bases.filter(base => base.company === company && base.where === 'table');

/** The part of a route that still lies before a company: from the point of it that is nearest. */
function ahead(from: Point, route: readonly Point[]): Point[] {
  const far = (p: Point): number => (p.x - from.x) ** 2 + (p.y - from.y) ** 2;
  let nearest = 0;
  for (let i = 1; i < route.length; i++) if (far(route[i]!) < far(route[nearest]!)) nearest = i;
  const last = nearest === route.length - 1 || far(route[nearest]!) > (2 * CM) ** 2 ? nearest : nearest + 1;
  return [from, ...route.slice(last)];
}

/** PLA-OM-16: orders in force, those that are being issued, and those on the sheet. */
function orderPlans(view: View, side: Side, options: Seen['options']): Overlay[] {
  const way = (company: Company, route: readonly Point[], tone: 'new' | 'standing', label?: string): Overlay[] => {
    const bases = basesOf(view, company.id);
    if (bases.length === 0 || route.length === 0) return [];
    const outline = ahead(mean(bases), route);
    return [{ id: `order-${tone}-${company.id}`, kind: 'plan', tone, side, outline, ...(label && { label }) }];
  };
  const named = (id: string): Company[] => view.companies.filter(company => company.id === id);
  const written = view.sheet.flatMap(line => (line.verb === 'order' ? [line] : []));
  const replaced = new Set(written.flatMap(({ companies }) => companies));
  return [
    ...view.companies
      .filter(({ id, order }) => !replaced.has(id) && order.kind !== 'hold')
      .flatMap(company => way(company, company.order.route, 'standing')),
    ...view.packages.flatMap(pack =>
      pack.companies.flatMap(({ id, ready }) =>
        named(id).flatMap(company => way(company, pack.text.route, 'new', inForceAt(view, ready - pack.progress))),
      ),
    ),
    ...written.flatMap(line =>
      line.companies.flatMap(id =>
        named(id).flatMap(company => way(company, line.route, 'new', timeOf(view, line, options))),
      ),
    ),
  ];
}
const inForceAt = (view: View, turns: number): string => `in force ${hourOf({ ...view, turn: view.turn + turns })}`;
function timeOf(view: View, line: Extract<Action, { verb: 'order' }>, options: Seen['options']): string {
  const hq = view.bases.find(base => base.id === line.stand);
  const companies = view.companies.filter(({ id }) => line.companies.includes(id));
  if (!hq || view.turn === 0 || actsAtOnce(line, companies)) return 'at once';
  const time = packageTime(view, hq, line, options);
  return isRefusal(time) ? 'not issued' : inForceAt(view, time.result.readyTurns.at(-1)!);
}

/** PLA-SOP-09: what each base will do in this window, by the sheet or by itself. */
function movePlans(view: View, side: Side, options: Seen['options']): Overlay[] {
  const written = view.sheet.flatMap((line): Overlay[] => {
    if (line.verb !== 'move' && line.verb !== 'assault') return [];
    const base = view.bases.find(one => one.id === line.stand);
    return base ? [{ id: `move-${base.id}`, kind: 'plan', tone: 'new', side, outline: [base, ...line.path] }] : [];
  });
  const byThemselves = standingMoves(view, options).flatMap((move): Overlay[] =>
    move.kind === 'go'
      ? [{ id: `goes-${move.base.id}`, kind: 'plan', tone: 'faint', side, outline: [move.base, ...move.way.walked] }]
      : [],
  );
  return [...byThemselves, ...written];
}
function firePlans(view: View, side: Side, options: Seen['options']): Overlay[] {
  const written = view.sheet.flatMap((line): Overlay[] => {
    if (line.verb !== 'fire' && line.verb !== 'slave-fire' && line.verb !== 'close-support') return [];
    const base = view.bases.find(one => one.id === line.stand);
    const at = view.contacts.find(contact => contact.no === contactNo(line.target));
    return base && at ? [{ id: `fires-${base.id}`, kind: 'plan', tone: 'new', side, outline: [base, at] }] : [];
  });
  if (view.stage !== 'fire') return written;
  const ordered = new Set(view.sheet.flatMap(line => ('stand' in line ? [line.stand] : [])));
  const byThemselves = standingFire(view, options)
    .filter(({ base }) => !ordered.has(base.id))
    .map(
      ({ base, contact }): Overlay => ({
        id: `fires-${base.id}`,
        kind: 'plan',
        tone: 'faint',
        side,
        outline: [base, contact],
      }),
    );
  return [...byThemselves, ...written];
}

/** Calls on the sheet: where they will fall. */
const calledNow = (view: View, side: Side): Overlay[] =>
  view.sheet.flatMap((line): Overlay[] => {
    const battery = line.verb === 'call-support' ? view.bases.find(base => base.id === line.stand) : undefined;
    const weapon = battery && supportWeapon(battery);
    if (line.verb !== 'call-support' || !weapon) return [];
    const zone = zoneFor(weapon, { ...line.at, facing: line.heading }, askedIn(battery, line));
    return [{ id: `called-${line.stand}`, kind: 'fire', side, ...zoneOutline(zone) }];
  });

/** PLA-OM-13: whom each HQ can reach now. */
function links(view: View, options: Seen['options']): Overlay[] {
  return view.battalions.flatMap(battalion => {
    const hq = view.bases.find(base => base.id === battalion.hq && base.where === 'table');
    if (!hq) return [];
    return view.companies
      .filter(company => company.battalion === battalion.id && company.troop !== 'hq')
      .flatMap((company): Overlay[] => {
        const bases = basesOf(view, company.id);
        if (bases.length === 0) return [];
        const isHeard = companyLinked(view, company.id, hq, 'order', options);
        const line = { id: `link-${company.id}`, kind: 'link' as const, outline: [hq, mean(bases)] };
        return [isHeard ? line : { ...line, tone: 'cut' as const, label: 'no link' }];
      });
  });
}

/** PLA-BEL-07: fire that came from somewhere. */
const bearings = (view: View, enemy: Side): Overlay[] =>
  view.bearings.flatMap((one, i): Overlay[] => {
    const base = view.bases.find(({ id, where }) => id === one.base && where === 'table');
    if (!base || one.facing === null) return [];
    const from = pointAhead(base, one.facing, 7 * CM);
    const label = `${WEAPON_NAMES[one.weapon] ?? one.weapon} from here?`;
    return [
      {
        id: `bearing-${i}`,
        kind: 'bearing',
        side: enemy,
        outline: [from, pointAhead(base, one.facing, 2 * CM)],
        label,
      },
    ];
  });

/** All that a side means to do, whom it can tell, and where it was fired at from. */
export function plansOf({ view, viewer, options }: Seen): Overlay[] {
  if ((viewer !== 'a' && viewer !== 'b') || view.truth) return [];
  const isSpeaking = view.stage === 'orders' || view.stage === 'first-orders';
  return [
    ...(isSpeaking ? links(view, options) : []),
    ...(isSpeaking ? orderPlans(view, viewer, options) : []),
    ...(view.stage === 'move' ? movePlans(view, viewer, options) : []),
    ...firePlans(view, viewer, options),
    ...calledNow(view, viewer),
    ...bearings(view, viewer === 'a' ? 'b' : 'a'),
  ];
}
