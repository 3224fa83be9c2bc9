// npm run bench [engine|sight|growth]: figures of speed, as medians with their spread. Needs nothing but the build.
import { at, node, say } from './lib.mjs';
import { setup } from './setup.mjs';

if (!process.execArgv.includes('--expose-gc')) {
  setup();
  process.exit(
    node(['--expose-gc', at('scripts', 'bench.mjs'), ...process.argv.slice(2)], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
}
const wanted = process.argv.slice(2);
const all = { engine: ['games', 'memory'], sight: ['sight'], growth: ['growth'] };
const unknown = wanted.find(name => !(name in all));
if (unknown) {
  say(
    `There is no bench ${unknown}. There are: ${Object.keys(all).join(', ')}. ROUNDS and MS set how long each takes.`,
  );
  process.exit(2);
}
const bench = await import('../bench/engine.mjs');
for (const name of wanted.length > 0 ? wanted : Object.keys(all)) for (const part of all[name]) bench[part]();
