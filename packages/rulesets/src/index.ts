export type * from './common/book/army-form.js';
export { tableDrawn } from './common/book/drawn-tables.js';
export * from './common/book/form.js';
export type * from './common/book/listed-army.js';
export { type SideCount, sidesCounted } from './common/book/side-counts.js';
export * from './shelf.js';
