import { z } from 'zod';
import { id } from '../../common/book/state-form.js';

/** What the parts of the form of a state are made of: places in tenths of a millimetre, also such as lie off the table. */
export const cm = z.int().min(0).max(1_000_000);
export const number = z.number().min(-1_000_000).max(1_000_000);
export const place = z.object({ x: number, y: number });
export const pose = z.object({ x: number, y: number, facing: number });
export const named = id.nullable();
export const zone = z.union([
  z.object({ shape: z.literal('rectangle'), at: pose, width: cm, depth: cm }),
  z.object({ shape: z.literal('circle'), at: pose, diameter: cm }),
]);
