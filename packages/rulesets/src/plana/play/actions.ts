import { z } from 'zod';
import { facing, id, path, point } from '../../common/book/order-fields.js';
import { MOVE_MODES, WEAPONS } from '../pieces.js';
import { TASKS } from '../tables/works.js';
import {
  ASSAULT_WHEN,
  CALL_KINDS,
  FIRE_RULES,
  INTERVENTIONS,
  MUNITIONS,
  ON_CONTACT,
  ORDER_KINDS,
  PACES,
  TARGET_KINDS,
  WITHDRAW_IF,
} from './state.js';

/**
 * What a side can put on its sheet (5.2, PLA-WIN-01, PLA-WIN-05): the fields of each order, as its verb has them. A sheet is a list of
 * such orders; it is carried out when the window closes, and nobody else sees it before.
 */
const list = <T extends z.ZodType>(of: T, most: number) => z.array(of).max(most);
/** A contact by the name that it has on the table of its side: `contact-3`. */
const contact = z.string().regex(/^contact-\d{1,6}$/, 'a contact of your side');
const turns = z.int().min(0).max(200);

export const ACTION_FIELDS = {
  allocate: { stand: id, formation: id, as: z.enum(['close-support', 'support']) },
  'air-allocate': { units: list(id, 40) },
  'break-off': { yes: z.boolean().default(true) },
  deploy: { stand: id, at: z.strictObject({ x: point.shape.x, y: point.shape.y, facing }) },
  board: { stand: id, carrier: id },

  order: {
    stand: id,
    companies: list(id, 20).min(1),
    kind: z.enum(ORDER_KINDS),
    route: list(point, 24),
    mode: z.enum(MOVE_MODES).default('tactical'),
    notBefore: turns.default(0),
    onContact: z.enum(ON_CONTACT).nullable().default(null),
    withdrawIf: z.enum(WITHDRAW_IF).default('never'),
    attachments: list(z.strictObject({ base: id, company: id }), 10).default([]),
  },
  'cancel-order': { stand: id },
  'drop-company': { stand: id, company: id },
  'place-commander': { commander: id, company: id.nullable(), intervene: list(z.enum(INTERVENTIONS), 3) },
  'call-support': {
    stand: id,
    caller: id,
    at: point,
    kind: z.enum(CALL_KINDS),
    heading: facing.default(0),
    width: z.int().min(1).max(5000).nullable().default(null),
    depth: z.int().min(1).max(5000).nullable().default(null),
    multiple: z.int().min(1).max(3).default(1),
  },
  'cancel-call': { call: id },
  'air-mission': {
    unit: id,
    mission: z.enum(['strike', 'ecm', 'recce']),
    at: point,
    heading: facing.default(0),
    munitions: z.enum(MUNITIONS).nullable().default(null),
  },
  'cancel-mission': { unit: id },
  convert: { unit: id, to: z.enum(['ga', 'other', 'ecm']) },
  'orbital-call': { asset: id, at: point },
  'engage-ecm': { stand: id },

  fire: { stand: id, weapon: z.enum(WEAPONS), target: contact },
  'fire-speculative': { stand: id, weapon: z.enum(WEAPONS), at: point },
  'slave-fire': { stand: id, master: id, target: contact },
  'fire-cloud': { stand: id, at: point },

  'close-support': { stand: id, painter: id, target: contact },
  'cs-cloud': { stand: id, painter: id, at: point, heading: facing.default(0) },

  move: { stand: id, path, mode: z.enum(MOVE_MODES).default('tactical'), heading: facing.nullable().default(null) },
  assault: { stand: id, path, heading: facing.nullable().default(null) },
  mount: { stand: id, carrier: id },
  dismount: { stand: id, at: point },
  limber: { stand: id, on: z.boolean() },
  dig: { stand: id, work: z.enum(['trench', 'guns-vehicles', 'deep']) },
  work: { stand: id, task: z.enum(TASKS), on: id.nullable(), line: list(point, 4).default([]) },
  'stop-work': { stand: id },
  canister: { stand: id },
  reorganise: { stand: id, into: id },
  'close-up': { stand: id, on: z.boolean() },
  fly: { asset: id, to: point },
  'fly-to-orbit': { asset: id },
  load: { asset: id, cargo: list(id, 8).min(1) },
  unload: { asset: id, cargo: list(id, 8).min(1) },

  stay: { stand: id },
  'hold-fire': { stand: id },
  instruct: {
    companies: list(id, 20).min(1),
    fire: z.enum(FIRE_RULES).nullable().default(null),
    within: z.int().min(0).max(20_000).nullable().default(null),
    target: z.enum(TARGET_KINDS).default('none'),
    pace: z.enum(PACES).nullable().default(null),
    assaultWhen: z.enum(ASSAULT_WHEN).default('suppressed'),
    dig: z.boolean().default(true),
  },
  'standing-call': { company: id, battery: id, at: point, turns, contact: contact.nullable().default(null) },
} as const;

export type ActionName = keyof typeof ACTION_FIELDS;
type FieldsOf<Name extends ActionName> = z.output<z.ZodObject<(typeof ACTION_FIELDS)[Name]>>;
export type ActionOf<Name extends ActionName> = { readonly verb: Name } & Readonly<FieldsOf<Name>>;
/** One line of a sheet. */
export type Action = { [Name in ActionName]: ActionOf<Name> }[ActionName];

/** How a side names a contact, and the number that it means by it. */
export const contactName = (no: number): string => `contact-${no}`;
export const contactNo = (name: string): number => Number(name.slice('contact-'.length));
