export { type Bar, barred, byKey, citation } from '../common/book/lines.js';
