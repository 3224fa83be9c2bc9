import { distanceIn } from '../../common/fields.js';

export { flag, list, number, object, once, oneOf, question, text, whole } from '../../common/fields.js';

export const distance = distanceIn('inches');
