export type * from './common/book/army-form.js';
export * from './common/book/form.js';
export type * from './common/book/listed-army.js';
export * from './shelf.js';
