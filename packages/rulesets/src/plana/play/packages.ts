import { distance, forbid, isRefusal, type Options, type Point, type Refusal } from '@umpire/engine';
import { inSequence, orderTime } from '../rules/orders.js';
import { briefsNextFirst } from '../rules/readings.js';
import type { ActionOf } from './actions.js';
import { baseOnTable, battalionOf, companyOf, isHqCompany } from './bases.js';
import { offsetsOf, usualOnContact } from './forces.js';
import { companyLinked, type LinkField } from './links.js';
import { hqStays } from './orders-fit.js';
import { mean } from './places.js';
import {
  type Base,
  CM,
  type Company,
  type InForce,
  type OrderText,
  type Package,
  type Regiment,
  type State,
} from './state.js';

type Written = ActionOf<'order'>;
/** A state, or the view of a side: with the regiments that its scenario names (PLA-R-145). */
type Commanded = LinkField & { readonly regiments: readonly Regiment[] };

/** PLA-OM-05: the HQ of a battalion, or of a regiment. */
export const isHq = ({ battalions, regiments }: Pick<Commanded, 'battalions' | 'regiments'>, { id }: Base): boolean =>
  battalions.some(({ hq }) => hq === id) || regiments.some(({ hq }) => hq === id);
/** PLA-OM-05, PLA-R-145: a battalion's HQ orders its own companies, that of a regiment those of all its battalions. */
export function takesOrdersFrom(
  field: Pick<Commanded, 'battalions' | 'regiments'>,
  { id, side }: Base,
  { battalion }: Company,
): boolean {
  const own = field.battalions.find(one => one.id === battalion);
  if (own?.side !== side) return false;
  return (
    own.hq === id || field.regiments.some(one => one.hq === id && (own.regiment === '' || own.regiment === one.id))
  );
}

export const textOf = (order: Written): OrderText => ({
  kind: order.kind,
  route: order.route,
  objective: order.route.at(-1) ?? null,
  mode: order.mode,
  notBefore: order.notBefore,
  onContact: order.onContact ?? usualOnContact(order.kind),
  withdrawIf: order.withdrawIf,
});

/** PLA-OM-02, PLA-OM-14. */
const timeKind = (kind: OrderText['kind']) =>
  kind === 'opportunity' ? 'opportunity' : kind === 'attack' || kind === 'defend' ? 'combat' : 'movement';

/** How long a package takes, and when each company has its order (PLA-ORD-01 to -10, PLA-OM-14). */
export function packageTime(field: LinkField & { turn: number }, hq: Base, order: Written, options: Options) {
  const companies = order.companies.flatMap(id => companyOf(field, id) ?? []);
  const battalions = [...new Set(companies.map(c => c.battalion))].flatMap(id => battalionOf(field, id) ?? []);
  const bases = field.bases.filter(base => order.companies.includes(base.company) || base.id === hq.id);
  return orderTime(
    {
      kind: timeKind(order.kind),
      companies: companies.length,
      objectives: 1,
      battalions: battalions.length,
      irregular: battalions.some(b => b.irregular),
      incompleteNet: battalions.some(b => !b.netComplete),
      underFire: bases.some(base => isPressed(field, base)),
      unfamiliar: new Set(battalions.map(b => b.regiment)).size > 1,
      issuerSuppressed: hq.state === 'suppressed',
      receiverSuppressed: false,
    },
    options,
  );
}
/** PLA-OM-07: under fire last turn, or in contact with the enemy. */
const isPressed = ({ turn }: { turn: number }, base: Base): boolean =>
  (base.underFire > 0 && base.underFire >= turn - 1) || base.assault !== null;

/** `hold`, and orders to an HQ company, act at once (5.3, PLA-R-127, PLA-R-144). */
export const actsAtOnce = (order: Written, companies: readonly Company[]): boolean =>
  order.kind === 'hold' || companies.every(isHqCompany);

/** What is wrong with an order, by what its side knows (PLA-OM-02, -04, -05). */
export function orderRefusal(
  field: Commanded & { turn: number; packages: readonly Package[] },
  order: Written,
  options: Options,
): Refusal | undefined {
  const hq = field.bases.find(base => base.id === order.stand && base.where === 'table');
  if (!hq || !isHq(field, hq)) return forbid('PLA-OM-05', 'there is no such HQ on the table');
  if (field.turn > 0 && field.packages.some(p => p.hq === order.stand))
    return forbid('PLA-OM-04', 'this HQ is still at work on another order: cancel that first');
  if (order.route.length === 0 && order.kind !== 'hold' && order.kind !== 'defend')
    return forbid('PLA-OM-01', 'this order needs a place to go to');
  for (const id of order.companies) {
    const company = companyOf(field, id);
    const refused = company
      ? mayOrder(field, hq, company, order, options)
      : forbid('PLA-ORD-12', `there is no company ${id}`);
    if (refused) return refused;
  }
  const attached = attachmentRefusal(field, hq, order);
  if (attached) return attached;
  const time = packageTime(field, hq, order, options);
  return isRefusal(time) ? time : undefined;
}

/** PLA-OM-21, PLA-R-142: bases are given away, and called back, by an HQ that commands their own company or their host. */
function attachmentRefusal(field: Commanded, hq: Base, { kind, attachments }: Written): Refusal | undefined {
  if (attachments.length > 0 && timeKind(kind) === 'movement')
    return forbid('PLA-OM-21', 'only an order to fight attaches bases');
  const isUnder = (id: string): boolean => {
    const company = companyOf(field, id);
    return company !== undefined && takesOrdersFrom(field, hq, company);
  };
  const isRight = ({ base: id, company }: Written['attachments'][number]): boolean => {
    const base = field.bases.find(one => one.id === id && one.side === hq.side);
    return (
      base !== undefined && (isUnder(base.home) || isUnder(base.company)) && (company === base.home || isUnder(company))
    );
  };
  return attachments.every(isRight)
    ? undefined
    : forbid('PLA-R-142', 'this HQ commands neither their company nor their host');
}

function mayOrder(
  field: Commanded & { turn: number },
  hq: Base,
  company: Company,
  order: Written,
  options: Options,
): Refusal | undefined {
  if (!takesOrdersFrom(field, hq, company)) return forbid('PLA-OM-05', `${company.name} takes no orders from this HQ`);
  const bases = baseOnTable(field, company.id);
  if (bases.length === 0) return forbid('PLA-ORD-12', `${company.name} is not on the table`);
  if (isHqCompany(company) && (order.kind === 'attack' || order.kind === 'opportunity')) return hqStays();
  if (order.kind === 'opportunity' && !isNear(bases, order.route.at(-1)))
    return forbid('PLA-OM-02', 'an attack of opportunity has its objective within 20 cm');
  if (field.turn > 0 && !companyLinked(field, company.id, hq, 'order', options))
    return forbid('PLA-ORD-11', `${company.name} cannot be reached: jammed out of sight, or suppressed`);
  return undefined;
}
const isNear = (bases: readonly Base[], at: Point | undefined): boolean =>
  at !== undefined && bases.some(base => distance(base, at) <= 20 * CM);

/** An order as it comes into force: what is measured then stays (PLA-OM-17). */
export function inForce(text: OrderText, bases: readonly Base[], turn: number): InForce {
  const from = mean(bases);
  return { ...text, since: turn, from, offsets: offsetsOf(bases, from) };
}

/** Whoever is being briefed, of a package: the first who has not his order yet; all at once, where all have it at the end (PLA-OM-15, PLA-R-04). */
export function briefedNow(state: State, pack: Package, hq: Base, options: Options): string[] {
  const left = pack.companies;
  const reached = (id: string) => companyLinked(state, id, hq, 'order', options);
  if (!inSequence(options)) return left.map(c => c.id).filter(reached);
  if (timeKind(pack.text.kind) === 'movement') {
    const first = companyOf(state, left[0]!.id)!.battalion;
    return left.map(c => c.id).filter(id => companyOf(state, id)!.battalion === first && reached(id));
  }
  if (briefsNextFirst(options))
    return left
      .map(c => c.id)
      .filter(reached)
      .slice(0, 1);
  return reached(left[0]!.id) ? [left[0]!.id] : [];
}
