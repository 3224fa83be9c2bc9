import { distanceIn } from '../../common/book/fields.js';

export const distance = distanceIn('inches');
