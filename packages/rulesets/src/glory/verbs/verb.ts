import { z } from 'zod';
import { ahead, point, type pose } from '../../common/book/order-fields.js';
import { verbsOf } from '../../common/book/verbs.js';
import type { Vignette } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';

export { facing, id, pose } from '../../common/book/order-fields.js';

/** A verb of this book: one object, see `common/book/verbs.ts`. `stand` is any member of a unit. */
export const verb = verbsOf<VerbTypes, Vignette>();

/**
 * A step of a move: a turn in tenths of a degree, clockwise positive; a way straight ahead in tenths of a millimetre; or a point to
 * which it turns and goes, as drawn with a path.
 */
const step = z.union([
  z.strictObject({ turn: z.int().min(-3600).max(3600), backward: z.boolean().optional() }),
  z.strictObject({ ahead }),
  point,
]);
export const steps = z.array(step).min(1).max(24);
export type OrderPoint = z.output<typeof point>;
export type OrderPose = z.output<typeof pose>;
export type OrderStep = z.output<typeof step>;
