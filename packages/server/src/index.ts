export { type Running, type ServerOptions, serve } from './serve.js';
