#!/usr/bin/env -S node --max-semi-space-size=64
// What battles throw away is cleared away seldom and at once: mass play gains a sixth by it (docs/performance.md).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(fileURLToPath(main))) {
  console.error('umpire is not built yet: run `npm run build` at the root of the project.');
  process.exit(2);
}
const { main: umpire } = await import(main.href);
process.exitCode = await umpire(process.argv.slice(2));
