import { distanceIn } from '../../book/fields.js';

export const distance = distanceIn('inches');
