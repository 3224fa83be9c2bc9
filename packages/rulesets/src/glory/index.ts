export { glory } from './glory.js';
