import { forbid, type GestureChoice, type Pose, type Refusal } from '@umpire/engine';
import { contactName, contactNo } from '../play/actions.js';
import type { Contact } from '../play/ledger.js';
import { gapBetween } from '../play/places.js';
import { ownerOf } from '../play/seats.js';
import type { Base, Company } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';

export const ownBase = (view: View, id: string): Base | Refusal =>
  view.bases.find(base => base.id === id && base.where !== 'gone') ?? forbid('PLA-ORG-01', `you have no base ${id}`);
/** PLA-R-211, PLA-R-212: a battalion or an asset is commanded by its owner, or by whoever stands in for him. */
export function commands({ view, seat }: Pick<Seat, 'view' | 'seat'>, id: string): boolean {
  if (!seat) return true;
  const owner = ownerOf(view.commands, view.seats, id);
  return owner === undefined || owner === seat.id || view.away[owner] === seat.id;
}
/** PLA-R-211: a base of another player of the same side. */
export const notYours = (id: string): Refusal => forbid('PLA-R-211', `another player of your side commands ${id}`);

/** PLA-R-211: the assets that this player commands. */
export const ownAssets = (seat: Seat): View['assets'] => seat.view.assets.filter(({ id }) => commands(seat, id));

/** An order to an asset of another player of the side. */
export function foreignAsset(seat: Seat, order: object): Refusal | undefined {
  const id = 'unit' in order ? order.unit : 'asset' in order ? order.asset : undefined;
  const asset = seat.view.assets.find(one => one.id === id);
  return asset && !commands(seat, asset.id) ? notYours(asset.id) : undefined;
}

/** An order to a base of another player of the side. */
export function foreignBase(seat: Seat, order: object): Refusal | undefined {
  const stand = 'stand' in order ? seat.view.bases.find(({ id }) => id === order.stand) : undefined;
  if (!stand) return undefined;
  if (!commands(seat, stand.battalion)) return notYours(stand.id);
  // PLA-R-150: nobody hears it, and it hears nobody
  const turn = seat.view.lastHeard[stand.company];
  return turn === undefined
    ? undefined
    : forbid('PLA-R-150', `${stand.id} cannot be reached: it was last heard of in turn ${turn}`);
}

/** PLA-R-211: a line of the sheet that another player of the side has written. */
export function foreignLine(seat: Seat, line: object): boolean {
  const { view } = seat;
  if (foreignAsset(seat, line)) return true;
  const bases = 'stand' in line ? view.bases.filter(({ id }) => id === line.stand) : [];
  const companies = 'companies' in line ? (line.companies as readonly string[]) : [];
  const battalions = [...bases, ...view.companies.filter(({ id }) => companies.includes(id))];
  return battalions.some(({ battalion }) => !commands(seat, battalion));
}

export const contactIn = (view: View, name: string): Contact | Refusal =>
  view.contacts.find(contact => contact.no === contactNo(name) && contact.status !== 'gone') ??
  forbid('PLA-BEL-10', 'there is no such contact on your map');

export const choices = <T extends string>(words: Readonly<Record<T, string>>): GestureChoice[] =>
  (Object.entries(words) as [T, string][]).map(([value, label]) => ({ value, label }));
export const companyChoices = (companies: readonly Company[]) =>
  companies.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }));

/** The contacts of a side as targets of a base, with what closes each. */
export const targets = (view: View, base: Base, closed: (contact: Contact) => Refusal | undefined) =>
  view.contacts
    .filter(({ status }) => status === 'current')
    .map(contact => {
      const refused = closed(contact);
      return { id: contactName(contact.no), gap: gapBetween(base, contact), ...(refused && { closed: refused }) };
    });

export const poseOf = ({ x, y, facing }: Base): Pose => ({ x, y, facing });
export const sizeOf = ({ width, depth }: Base) => ({ width, depth });
export const wholeTable = ({ table }: View) => [
  { kind: 'rect' as const, x: 0, y: 0, width: table.now.width, depth: table.now.depth },
];
/** What gestures that several verbs share are told. */
export interface Asked {
  readonly seat: Seat;
  readonly piece: Base;
}
