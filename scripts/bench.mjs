// npm run bench [engine|books|sight|growth|page|server]: figures of speed, as medians with their spread.
// npm run bench -- --against COMMIT [WORD …]: the same of this tree and another commit side by side, as ratios.
import { AGAINST_HELP, against } from '../bench/against.mjs';
import { at, node, say } from './lib.mjs';
import { setup } from './setup.mjs';

const args = process.argv.slice(2);
const all = {
  engine: ['games', 'memory'],
  books: ['books', 'turns', 'sisters'],
  sight: ['sight'],
  growth: ['growth'],
  page: ['page'],
  server: ['server'],
};
const HELP = `npm run bench -- [${Object.keys(all).join('|')}] …     figures of this tree, as medians with their spread
${AGAINST_HELP}
ROUNDS and MS in the environment set how many rounds there are and how long one takes.`;

if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
  process.exit(0);
}
if (!process.execArgv.includes('--expose-gc')) {
  setup();
  // the young generation is as large as the command line has it
  process.exit(
    node(['--expose-gc', '--max-semi-space-size=64', at('scripts', 'bench.mjs'), ...args], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
}
if (args[0] === '--against') process.exit(await against(args[1], args.slice(2)));
const unknown = args.find(name => !(name in all));
if (unknown) {
  say(`There is no bench ${unknown}.\n${HELP}`);
  process.exit(2);
}
const FILES = { page: '../bench/browser.mjs', books: '../bench/books.mjs', server: '../bench/server.mjs' };
for (const name of args.length > 0 ? args : Object.keys(all)) {
  const bench = await import(FILES[name] ?? '../bench/engine.mjs');
  for (const part of all[name]) await bench[part]();
}
