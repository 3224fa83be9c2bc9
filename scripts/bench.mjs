// npm run bench [engine|books|sight|growth|page]: figures of speed, as medians with their spread.
import { at, node, say } from './lib.mjs';
import { setup } from './setup.mjs';

if (!process.execArgv.includes('--expose-gc')) {
  setup();
  // the young generation is as large as the command line has it
  process.exit(
    node(['--expose-gc', '--max-semi-space-size=64', at('scripts', 'bench.mjs'), ...process.argv.slice(2)], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
}
const wanted = process.argv.slice(2);
const all = { engine: ['games', 'memory'], books: ['books'], sight: ['sight'], growth: ['growth'], page: ['page'] };
const unknown = wanted.find(name => !(name in all));
if (unknown) {
  say(
    `There is no bench ${unknown}. There are: ${Object.keys(all).join(', ')}. ROUNDS and MS set how long each takes.`,
  );
  process.exit(2);
}
const FILES = { page: '../bench/browser.mjs', books: '../bench/books.mjs' };
for (const name of wanted.length > 0 ? wanted : Object.keys(all)) {
  const bench = await import(FILES[name] ?? '../bench/engine.mjs');
  for (const part of all[name]) await bench[part]();
}
