export * from './adjudicators.js';
export * from './books.js';
export * from './common/book/form.js';
export { glory } from './glory/index.js';
export * from './library.js';
export { mbt2020 } from './mbt2020/index.js';
export * from './offers.js';
export * from './registers.js';
export * from './shelf.js';
