export * from './common/book/form.js';
export * from './shelf.js';
