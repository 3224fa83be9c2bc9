import type { Options, Side } from '@umpire/engine';
import { PS_ROWS, STATES } from '../pieces.js';
import { commsCheck } from '../rules/comms.js';
import { hasWire } from '../rules/readings.js';
import { type LinkEnd, PURPOSES, type Purpose } from '../tables/orders.js';
import { unitOf } from '../tables/units.js';
import { companyOf, type Forces, isOnTable } from './bases.js';
import { type SightField, sightBetween } from './sight.js';
import type { Base, Company, Regiment, State } from './state.js';

/** What links hang on: of a state, or of the view of a side. */
export interface LinkField extends SightField, Forces {
  readonly sides: Readonly<Record<Side, { readonly jams: boolean }>>;
  readonly wire?: State['wire'];
}

const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** PLA-OM-13: one base can reach another for a purpose. A battery off the table has no line of sight (PLA-R-158). */
export function linked(field: LinkField, sender: Base, receiver: Base, purpose: Purpose, options: Options): boolean {
  if (sender.id === receiver.id) return can(field, sender, receiver, purpose, true, options);
  const jammed = field.sides[other(sender.side)].jams;
  if (can(field, sender, receiver, purpose, false, options)) return true;
  // a line is not a transmission: it carries as far as sight would
  if (isWired(field, sender) && isWired(field, receiver)) return can(field, sender, receiver, purpose, true, options);
  if (!jammed || !isOnTable(sender) || !isOnTable(receiver)) return false;
  if (!can(field, sender, receiver, purpose, true, options)) return false;
  return sightBetween(field, sender, receiver, options).visible;
}

/** PLA-R-139: it was dug in at the start and has not moved since. */
function isWired({ wire }: LinkField, { id, x, y }: Base): boolean {
  const at = wire?.[id];
  return at !== undefined && at.x === x && at.y === y;
}
/** PLA-R-139: where wire lies when the first turn begins; nowhere, where only radio counts. */
export const wireOf = ({ bases }: State, options: Options): State['wire'] =>
  hasWire(options)
    ? Object.fromEntries(
        bases.filter(base => base.where === 'table' && base.dug !== 'none').map(({ id, x, y }) => [id, { x, y }]),
      )
    : {};

function can(
  field: LinkField,
  sender: Base,
  receiver: Base,
  purpose: Purpose,
  los: boolean,
  options: Options,
): boolean {
  const enemyJamming = field.sides[other(sender.side)].jams;
  const [from, to] = [endNo(field, sender), endNo(field, receiver)];
  const key =
    ((from * ENDS + to) * PURPOSES.length + PURPOSES.indexOf(purpose)) * 4 + (los ? 2 : 0) + (enemyJamming ? 1 : 0);
  const answers = known.get(options) ?? new Map<number, boolean>();
  known.set(options, answers);
  const has = answers.get(key);
  if (has !== undefined) return has;
  const facts = { sender: endOf(field, sender), receiver: endOf(field, receiver), los, enemyJamming, purpose };
  const found = commsCheck(facts, options).result.can;
  answers.set(key, found);
  return found;
}
/** There are few cases, and they are asked for all the time. */
const known = new WeakMap<Options, Map<number, boolean>>();
const ENDS = PS_ROWS.length * STATES.length * 2;
const isLost = (field: LinkField, { company }: Base): boolean => companyOf(field, company)?.demoralised ?? false;
const endNo = (field: LinkField, base: Base): number =>
  (PS_ROWS.indexOf(rowOf(base)) * STATES.length + STATES.indexOf(base.state)) * 2 + (isLost(field, base) ? 1 : 0);
const endOf = (field: LinkField, base: Base): LinkEnd => ({
  psRow: rowOf(base),
  state: base.state,
  demoralised: isLost(field, base),
});
/** PLA-UT-91: a grounded airtrans counts as artillery. */
export const rowOf = ({ type }: Base) => {
  const { psRow } = unitOf(type);
  return psRow === 'air' ? 'artillery' : psRow;
};

/** Some base of a company and another base have a link. */
export function companyLinked(
  field: LinkField,
  company: string,
  to: Base,
  purpose: Purpose,
  options: Options,
): boolean {
  for (const base of field.bases)
    if (base.company === company && isSpeaker(base) && linked(field, base, to, purpose, options)) return true;
  return false;
}
const isSpeaker = ({ where }: Base): boolean => where === 'table' || where === 'off-table';

/** The HQ bases of a side that stand: of its battalions, and of regiments where it has them (PLA-OM-05). */
export function hqsOf(field: Forces & { readonly regiments?: readonly Regiment[] }, side: Side): Base[] {
  const ids = [
    ...field.battalions.filter(b => b.side === side).map(b => b.hq),
    ...(field.regiments ?? []).filter(r => r.side === side).map(r => r.hq),
  ];
  return field.bases.filter(base => base.side === side && base.where === 'table' && ids.includes(base.id));
}

/** PLA-HID-02: a company can report if it has a link to an HQ of its side. */
export const canReport = (field: LinkField, { id, side }: Company, options: Options): boolean =>
  hqsOf(field, side).some(hq => companyLinked(field, id, hq, 'report', options));

/** PLA-R-140: AIR and orbital calls need an HQ that may communicate, and no jamming. */
export const mayCallHigher = (field: LinkField, side: Side, always: boolean, options: Options): boolean =>
  hqsOf(field, side).some(
    hq => can(field, hq, hq, 'call', always, options) && (always || !field.sides[other(side)].jams),
  );

/** PLA-COM-03, PLA-R-10: who jams for a side. */
export const jammersOf = (state: State, side: Side, options: Options): Base[] =>
  state.bases.filter(
    base =>
      base.side === side &&
      isOnTable(base) &&
      (unitOf(base.type).notes?.includes('jammer') ?? false) &&
      can(state, base, base, 'report', true, options),
  );
