export { byKey, citation, type Prohibition, prohibitedBy, refusedBy } from '../common/book/lines.js';
