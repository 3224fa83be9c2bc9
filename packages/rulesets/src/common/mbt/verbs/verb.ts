import { verbsOf } from '../../book/verbs.js';
import type { Stand } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';

export { facing, id, path, point, pose } from '../../book/order-fields.js';

/** One verb of these books, on a stand or on none. */
export const verb = verbsOf<VerbTypes, Stand>();
