export { appoint } from './accounts/host.js';
export { type Running, type ServerOptions, serve } from './serve.js';
export { backUp, restore } from './store/backup.js';
