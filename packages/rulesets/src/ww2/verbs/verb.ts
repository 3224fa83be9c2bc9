import { verbsOf } from '../../common/book/verbs.js';
import { SIZE, type Stand } from '../play/state.js';
import type { Types } from '../play/types.js';

export { facing, id, path, point, pose } from '../../common/book/order-fields.js';

/** One verb of this book, on a stand or on none. */
export const verb = verbsOf<Types, Stand>();

/** A way or a turn that begins where a stand is. */
export const fromHere = ({ x, y, facing }: Stand) => ({ from: { x, y, facing }, size: SIZE });
