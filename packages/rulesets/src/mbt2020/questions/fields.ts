import { distanceIn } from '../../common/book/fields.js';

export { flag, list, number, object, once, oneOf, question, text, whole } from '../../common/book/fields.js';

export const distance = distanceIn('inches');
