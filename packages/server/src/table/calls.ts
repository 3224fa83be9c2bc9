import { z } from 'zod';

/**
 * What may be asked at a table over the net: the calls that the page makes to its worker, each with the form of what it is called with.
 * What a call means is said where the desk declares it (`DeskCalls`).
 */
const name = z.string().max(200);
const viewer = z.string().max(64);
/** A seat of a side, by its name. */
const side = viewer.refine(seat => seat !== 'umpire' && seat !== 'spectator', 'this is no seat of a side');
const number = z.number();
const point = z.strictObject({ x: number, y: number });
const pose = z.looseObject({ x: number, y: number });
const order = z.looseObject({ verb: z.string().max(100) });
const item = z.looseObject({ verb: z.string().max(100), fields: z.array(z.looseObject({ name })).max(100) });
const values = z.record(name, z.json());
const push = z.looseObject({
  verb: z.string().max(100),
  stands: z.array(name).max(500),
  dx: number,
  dy: number,
  turn: number,
  most: z.record(name, number).optional(),
});
const stood = { step: z.int().min(0), shown: z.boolean(), heard: z.int() };
const progress = z.strictObject({
  ...stood,
  left: z
    .array(z.strictObject({ ...stood, told: z.int() }))
    .max(40)
    .optional(),
});

/** Whatever else was sent along is not looked at: a client may be of another version. */
const args = <T extends [z.ZodType, ...z.ZodType[]]>(...of: T) => z.tuple(of).rest(z.unknown());
const NONE = z.array(z.unknown());

/** Calls that change the match. */
export const ACTS = {
  order: args(side, order),
  orders: args(side, z.array(order).min(1).max(200)),
  answer: args(side, z.json()),
  undo: args(side),
  redo: args(side),
} as const;

/** Calls of the umpire that change the match. */
export const RULINGS = { rule: args(order), release: NONE } as const;
/** What lies on his desk. */
export const DESK = { judgeView: NONE, judgeFields: args(name, values) } as const;

/** Calls that show the table as it is. */
export const LOOKS = { open: NONE, resume: NONE, battleView: NONE, think: NONE } as const;

export const QUESTIONS = {
  card: args(viewer, name),
  inspect: args(viewer, name),
  gesture: args(side, name, order),
  preview: args(side, order),
  reach: args(side, name, name),
  wayTo: args(point, point.nullish()),
  readiness: args(side),
  wholeOrder: args(side, item, values),
  fittingOrder: args(side, item, values),
  advised: args(side),
  formations: args(side),
  push: args(side, push),
  outlook: args(side, name, pose),
  dangers: args(side),
  sight: args(viewer, name),
  lookBack: args(z.int().min(0), viewer),
  guide: args(side, progress),
  briefing: args(side),
  glossary: NONE,
} as const;

/** Calls that only the server has: what one of its bots would do, an order or an answer. */
export const SUGGESTIONS = { suggested: args(side) } as const;

/** Calls about the match as a whole. */
export const KEEPING = { record: NONE, keep: NONE } as const;

export const messageSchema = z.strictObject({
  id: z.int().min(0),
  call: z.string().max(40),
  args: z.array(z.unknown()).max(10),
  /** How the sender calls what he does: sent again under the same name, it is done once. */
  key: z.string().min(8).max(64).optional(),
});
export type Message = z.infer<typeof messageSchema>;
