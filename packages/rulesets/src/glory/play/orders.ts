import { z } from 'zod';
import { PARTS, ROLES, WEAPONS } from '../pieces.js';
import { CORNERS } from '../rules/march.js';

const id = z.string().min(1).max(40);
/** Tenths of a millimetre; no table is larger than this. */
const length = z.int().min(-100_000).max(100_000);
const point = z.strictObject({ x: length, y: length });
const facing = z.int().min(0).max(3599);
const pose = z.strictObject({ x: length, y: length, facing });
const asNumber = (given: unknown): unknown => (typeof given === 'string' && /^\d$/.test(given) ? Number(given) : given);
const yesNo = z.enum(['yes', 'no']);

/**
 * A step of a move: a turn in tenths of a degree, clockwise positive; a way straight ahead in tenths of a millimetre; or a point to
 * which it turns and goes, as drawn with a path.
 */
const step = z.union([
  z.strictObject({ turn: z.int().min(-3600).max(3600), backward: z.boolean().optional() }),
  z.strictObject({ ahead: length }),
  point,
]);
const steps = z.array(step).min(1).max(24);

const count = z.int().min(0).max(36);

/** Every order of the book; the fields are those that the menu's gestures fill. `stand` is any member of a unit. */
export const orderSchema = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('muster'), list: id }),
  z.strictObject({
    verb: z.literal('submitArmy'),
    /** Whoever composes an army chooses its list first; it is that of the army. */
    list: id.optional(),
    army: z.strictObject({
      list: id,
      multiple: z.int().min(1).max(9).default(1),
      vignettes: z.record(id, count),
      general: id,
      lines: z.int().min(1).max(9).default(1),
    }),
  }),
  z.strictObject({
    verb: z.literal('terrainAdjust'),
    action: z.enum(['remove', 'swap', 'none']),
    /** A list, or names with blanks between them, as a choice gives them. */
    ids: z.union([z.array(id).max(40), z.string().max(200)]).default([]),
  }),
  z.strictObject({
    verb: z.literal('writeMarch'),
    /** A list, or names with blanks between them, as a choice gives them. */
    order: z.union([z.array(id).min(1).max(40), z.string().min(1).max(1000)]),
    /** Exempt vignettes that are not part of the MBL. */
    skirmish: z.array(id).max(40).optional(),
  }),
  z.strictObject({ verb: z.literal('chooseDiagonal'), from: z.enum(CORNERS) }),
  z.strictObject({ verb: z.literal('wait') }),
  z.strictObject({ verb: z.literal('spring') }),
  z.strictObject({
    verb: z.literal('deploy'),
    stand: id,
    role: z.enum(ROLES).default('mbl'),
    /** A choice gives it as a word. */
    line: z.preprocess(asNumber, z.int().min(1).max(9)).default(1),
    part: z.enum(PARTS).optional(),
    /** `none`, or the kind of link and one of its vignettes: `in-line P3`, `support P3`. */
    link: z.string().min(1).max(60).default('none'),
    defences: yesNo.default('no'),
    /** IGR-DEP-15: there is no legal place for it. */
    waived: yesNo.default('no'),
    at: pose,
  }),
  z.strictObject({ verb: z.literal('setAside'), stand: id }),
  z.strictObject({ verb: z.literal('detach'), wing: z.enum(['west-wing', 'east-wing']) }),
  z.strictObject({ verb: z.literal('throwPoints') }),
  z.strictObject({ verb: z.literal('activate'), stand: id, crossing: yesNo.default('no') }),
  z.strictObject({ verb: z.literal('move'), stand: id, steps, facing: facing.optional() }),
  z.strictObject({ verb: z.literal('turn'), stand: id, facing }),
  z.strictObject({ verb: z.literal('charge'), stand: id, target: id, steps, lineUp: yesNo.default('yes') }),
  z.strictObject({ verb: z.literal('lineUp'), stand: id, target: id }),
  z.strictObject({ verb: z.literal('halt'), stand: id }),
  z.strictObject({ verb: z.literal('enter'), stand: id }),
  z.strictObject({ verb: z.literal('leaveOut'), stand: id }),
  z.strictObject({ verb: z.literal('throwInitiative') }),
  z.strictObject({
    verb: z.literal('initiative'),
    stand: id,
    choice: z.enum(['charge', 'shoot', 'none']).default('none'),
    /** Whom it charges or shoots at, where there is a choice. */
    target: id.optional(),
    weapon: z.enum(WEAPONS).default('own'),
    lineUp: yesNo.default('yes'),
  }),
  z.strictObject({ verb: z.literal('shoot'), stand: id, weapon: z.enum(WEAPONS).default('own'), target: id }),
  z.strictObject({ verb: z.literal('fight'), stand: id, target: id }),
  z.strictObject({ verb: z.literal('endPhase') }),
  z.strictObject({ verb: z.literal('resign') }),
  z.strictObject({ verb: z.literal('offerDraw') }),
  z.strictObject({ verb: z.literal('acceptDraw') }),
]);

/** Names in a list, or with blanks between them. */
export const namesOf = (given: string | readonly string[]): readonly string[] =>
  typeof given === 'string' ? given.split(' ').filter(name => name !== '') : given;

export type Order = z.infer<typeof orderSchema>;
export type OrderOf<V extends Order['verb']> = Extract<Order, { verb: V }>;
export type Verb = Order['verb'];
export type OrderStep = OrderOf<'move'>['steps'][number];
