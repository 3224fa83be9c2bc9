export { type Bar, barred, byKey, citation, refusedBy } from '../common/book/lines.js';
