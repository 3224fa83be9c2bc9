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
const contact = z.int().min(1).max(100_000);
const turns = z.int().min(0).max(200);

export const ACTION_FIELDS = {
  allocate: { stand: id, formation: id, as: z.enum(['close-support', 'support']) },
  'air-allocate': { units: list(id, 40) },
  'break-off': {},
  deploy: { stand: id, at: z.strictObject({ x: point.shape.x, y: point.shape.y, facing }) },
  board: { stand: id, carrier: id },

  order: {
    hq: id,
    companies: list(id, 20).min(1),
    kind: z.enum(ORDER_KINDS),
    route: path,
    mode: z.enum(MOVE_MODES),
    notBefore: turns,
    onContact: z.enum(ON_CONTACT),
    withdrawIf: z.enum(WITHDRAW_IF),
    attachments: list(z.strictObject({ base: id, company: id }), 10),
  },
  'cancel-order': { hq: id },
  'drop-company': { hq: id, company: id },
  'place-commander': { commander: id, company: id.nullable(), intervene: list(z.enum(INTERVENTIONS), 3) },
  'call-support': {
    caller: id,
    batteries: list(id, 12).min(1),
    at: point,
    heading: facing,
    width: z.int().min(1).max(5000),
    depth: z.int().min(1).max(5000),
    multiple: z.int().min(1).max(3),
    kind: z.enum(CALL_KINDS),
  },
  'cancel-call': { call: id },
  'air-mission': {
    unit: id,
    mission: z.enum(['strike', 'ecm', 'recce']),
    at: point,
    heading: facing,
    munitions: z.enum(MUNITIONS).nullable(),
  },
  'cancel-mission': { unit: id },
  convert: { unit: id, to: z.enum(['ga', 'other', 'ecm']) },
  'orbital-call': { asset: id, at: point },
  'engage-ecm': { stand: id },
  'cancel-work': { stand: id },

  fire: { stand: id, weapon: z.enum(WEAPONS), target: contact },
  'fire-speculative': { stand: id, weapon: z.enum(WEAPONS), at: point },
  'slave-fire': { stand: id, master: id, target: contact },
  'fire-cloud': { stand: id, at: point },

  'close-support': { stand: id, painter: id, target: contact },
  'cs-cloud': { stand: id, painter: id, at: point, heading: facing },

  move: { stand: id, path, heading: facing, mode: z.enum(MOVE_MODES) },
  assault: { stand: id, path, heading: facing },
  mount: { stand: id, carrier: id },
  dismount: { stand: id, at: point },
  limber: { stand: id, on: z.boolean() },
  dig: { stand: id, work: z.enum(['trench', 'guns-vehicles', 'deep']) },
  work: { stand: id, task: z.enum(TASKS), on: id.nullable(), line: list(point, 4) },
  'stop-work': { stand: id },
  canister: { stand: id },
  reorganise: { stand: id, into: id },
  'close-up': { stand: id, on: z.boolean() },
  fly: { asset: id, to: z.union([point, z.literal('orbit')]) },
  load: { asset: id, cargo: list(id, 8).min(1) },
  unload: { asset: id, cargo: list(id, 8).min(1) },

  stay: { stand: id },
  'hold-fire': { stand: id },
  instruct: {
    companies: list(id, 20).min(1),
    fire: z.enum(FIRE_RULES).nullable(),
    within: z.int().min(0).max(20_000).nullable(),
    target: z.enum(TARGET_KINDS),
    pace: z.enum(PACES).nullable(),
    assaultWhen: z.enum(ASSAULT_WHEN),
    dig: z.boolean(),
  },
  'standing-call': {
    company: id,
    batteries: list(id, 12).min(1),
    at: z.union([point, contact]),
    turns,
  },
} as const;

export type ActionName = keyof typeof ACTION_FIELDS;
type FieldsOf<Name extends ActionName> = z.output<z.ZodObject<(typeof ACTION_FIELDS)[Name]>>;
export type ActionOf<Name extends ActionName> = { readonly verb: Name } & Readonly<FieldsOf<Name>>;
/** One line of a sheet. */
export type Action = { [Name in ActionName]: ActionOf<Name> }[ActionName];
