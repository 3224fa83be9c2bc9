#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(fileURLToPath(main))) {
  console.error('umpire is not built yet: run `npm run build` at the root of the project.');
  process.exit(2);
}
const { main: umpire } = await import(main.href);
process.exitCode = await umpire(process.argv.slice(2));
