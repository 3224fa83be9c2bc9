import { z } from 'zod';

/** What the fields of orders are made of. */

/** The name of a piece, a zone, a choice. */
export const id = z.string().min(1).max(40);
/** Tenths of a millimetre; no table is larger than this. */
const length = z.int().min(-100_000).max(100_000);
export const point = z.strictObject({ x: length, y: length });
/** Tenths of a degree, clockwise from north. */
export const facing = z.int().min(0).max(3599);
export const pose = z.strictObject({ x: length, y: length, facing });
/** The points of a way, without the one where it begins. */
export const path = z.array(point).min(1).max(24);
/** How far ahead, or back, in tenths of a millimetre. */
export const ahead = length;
