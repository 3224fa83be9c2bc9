import { z } from 'zod';
import { verbsOf } from '../../book/verbs.js';
import type { Stand } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';

/** One verb of these books, on a stand or on none. */
export const verb = verbsOf<VerbTypes, Stand>();

/** What the fields of orders are made of. */
export const id = z.string().min(1).max(40);
/** Tenths of a millimetre; no table is larger than this. */
const length = z.int().min(-100_000).max(100_000);
export const point = z.strictObject({ x: length, y: length });
export const facing = z.int().min(0).max(3599);
export const pose = z.strictObject({ x: length, y: length, facing });
export const path = z.array(point).min(1).max(24);
