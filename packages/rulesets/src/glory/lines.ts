export { type Bar, barred, byKey, citation } from '../common/lines.js';
