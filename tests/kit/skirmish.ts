/** The smallest complete book, for tests of other packages: it has every kind of ask. */
export { skirmish } from '../../packages/engine/src/examples/skirmish/index.js';
