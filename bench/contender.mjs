// One build of the project in a process of its own, which does what it is told over the channel of its parent. It knows
// only what every commit has: `fight`, `botOf`, `rulesetOf`, `recordOf`, `replay`, and its own adapter of the skirmish.
//   argv: the folder of the build, or `limit`; a book, or `skirmish`
//   in:   { part, seed, count }      out: { ms, units }, where ms are of the processor: of all threads, whoever else is busy
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [folder, book] = process.argv.slice(2);
const from = (...parts) => import(pathToFileURL(join(folder, ...parts)).href);
const RECORDED = 5;

/** Of the books, the file that has all of them: some commits keep them apart from what every page fetches. */
function builtPackage(name) {
  const all = join(folder, 'packages', name, 'dist', 'all', 'index.js');
  return existsSync(all) ? import(pathToFileURL(all).href) : from('packages', name, 'dist', 'index.js');
}

/** Every part is a function of a seed that gives the units of work it did. */
async function partsOfBook() {
  const [{ fight, botOf }, { recordOf, replay }, { rulesetOf }] = await Promise.all(
    ['bots', 'engine', 'rulesets'].map(builtPackage),
  );
  const rules = rulesetOf(book);
  const { data: scenario } = rules.scenarios.find(s => s.size === 'standard');
  const battle = (bot, seed, hashes = false) =>
    fight({ rules, scenario, bots: { a: bot, b: bot }, seed, hashes }).match;
  const record = JSON.parse(JSON.stringify(recordOf(battle(botOf('random'), RECORDED, true))));
  // the last battle lives on while memory is cleared: where none does, the shapes of its objects die and are compiled for anew
  const kept = new Map();
  const battles = bot => seed => {
    kept.set(bot, battle(bot, seed));
    return 1;
  };
  const replayed = hashes => () => {
    const again = replay(rules, record, { hashes });
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    return record.entries.length;
  };
  return {
    random: battles(botOf('random')),
    greedy: battles(botOf('greedy')),
    replay: replayed(false),
    hashes: replayed(true),
  };
}

/** The games of each build must be the games of the limit, command by command. */
async function partsOfSkirmish() {
  const limit = fileURLToPath(new URL('./limit/', import.meta.url));
  const { fastGame } = await import('./limit/skirmish-plain.mjs');
  const fused = seed => Math.floor(fastGame(seed, seed) / 4);
  if (folder === 'limit') return { skirmish: seed => Math.min(1, fused(seed)) };
  process.chdir(limit); // where the adapter looks for the generator that it shares with the limit
  const { playGame } = await from('bench', 'skirmish-adapter.mjs');
  for (let seed = 1; seed <= 300; seed++)
    if (playGame(seed) !== fused(seed)) throw new Error(`skirmish ${seed} is another game than that of the limit`);
  return { skirmish: seed => Math.min(1, playGame(seed)) };
}

const parts = await (book === 'skirmish' ? partsOfSkirmish() : partsOfBook());

process.on('message', ({ part, seed, count }) => {
  globalThis.gc?.();
  const before = process.cpuUsage();
  let units = 0;
  for (let i = 0; i < count; i++) units += parts[part](seed + i);
  const { user, system } = process.cpuUsage(before);
  process.send({ ms: (user + system) / 1000, units });
});
process.send('ready');
