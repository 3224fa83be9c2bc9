import { z } from 'zod';
import { armySchema } from './army-schema.js';

const id = z.string().min(1).max(40);
/** Tenths of a millimetre; no table is larger than this. */
const length = z.int().min(-100_000).max(100_000);
const point = z.strictObject({ x: length, y: length });
const facing = z.int().min(0).max(3599);
const pose = z.strictObject({ x: length, y: length, facing });
const path = z.array(point).min(1).max(24);

/** Every order of the book; the fields are those that the menu's gestures fill. */
export const orderSchema = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('submitArmy'), army: armySchema }),
  z.strictObject({ verb: z.literal('raiseArmy'), nation: id, style: id }),
  z.strictObject({
    verb: z.literal('placePiece'),
    /** Which of the diced features: square and kind, `2,1 wood 1`. */
    feature: id,
    /** Width and depth in inches: `8x6`. */
    size: z.string().regex(/^\d{1,2}(\.\d{1,2})?x\d{1,2}(\.\d{1,2})?$/, 'width and depth in inches, as 8x6'),
    /** Its centre. */
    point,
    jungle: z.enum(['no', 'yes']).default('no'),
  }),
  z.strictObject({ verb: z.literal('removePiece'), piece: id }),
  z.strictObject({ verb: z.literal('layRoad'), from: id, to: id }),
  z.strictObject({ verb: z.literal('layRiver'), course: z.enum(['across', 'south-west', 'north-west']) }),
  z.strictObject({ verb: z.literal('autoTerrain') }),
  z.strictObject({ verb: z.literal('finishTerrain') }),
  z.strictObject({ verb: z.literal('placeObstacle'), kind: z.enum(['MNF', 'OBS']), point }),
  z.strictObject({ verb: z.literal('doneObstacles') }),
  z.strictObject({
    verb: z.literal('deployGroup'),
    group: id,
    places: z
      .array(
        z.strictObject({
          id,
          /** Null: behind the base edge, or held back for want of room. */
          at: pose.nullable(),
          /** A fake (OPT-01), with the mode it pretends to have. */
          fake: z.enum(['STATIC', 'MOBILE', 'FAST']).optional(),
        }),
      )
      .min(1)
      .max(40),
  }),
  z.strictObject({ verb: z.literal('enter'), stand: id, at: pose }),
  z.strictObject({ verb: z.literal('approach'), stand: id, point }),
  z.strictObject({ verb: z.literal('attack'), stand: id, target: id, at: pose }),
  z.strictObject({ verb: z.literal('hover'), stand: id, mode: z.enum(['STATIC', 'MOBILE']) }),
  z.strictObject({ verb: z.literal('engage'), stand: id, target: id }),
  z.strictObject({ verb: z.literal('smoke'), stand: id, point }),
  z.strictObject({ verb: z.literal('illuminate'), stand: id, point }),
  z.strictObject({ verb: z.literal('selectGroup'), group: id }),
  z.strictObject({ verb: z.literal('bringOn'), stand: id, at: pose }),
  z.strictObject({ verb: z.literal('march'), stand: id, path, facing }),
  z.strictObject({ verb: z.literal('tactical'), stand: id, path, facing }),
  z.strictObject({ verb: z.literal('pivot'), stand: id, facing }),
  z.strictObject({ verb: z.literal('startTask'), stand: id, object: id }),
  z.strictObject({ verb: z.literal('declareRec'), stand: id }),
  z.strictObject({ verb: z.literal('endSegment') }),
  z.strictObject({ verb: z.literal('endRound') }),
  z.strictObject({ verb: z.literal('concede') }),
]);

export type Order = z.infer<typeof orderSchema>;
export type OrderOf<V extends Order['verb']> = Extract<Order, { verb: V }>;
export type Verb = Order['verb'];
