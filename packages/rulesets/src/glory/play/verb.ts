import { verbsOf } from '../../common/book/verbs.js';
import type { Vignette } from './state.js';
import type { Table } from './types.js';

/** A verb of this book: one object, see `common/book/verbs.ts`. `stand` is any member of a unit. */
export const verb = verbsOf<Table, Vignette>();
