export type * from './common/book/army-form.js';
export * from './common/book/form.js';
export * from './shelf.js';
