// npm run compare [-- --games N]: what bots make of the same order of battle under each book that has it, so many times each, written to
// where the page reads it. A battle of the page with the same number comes out the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { at, say, wanted } from './lib.mjs';
import { setup } from './setup.mjs';

const RESULTS = at('packages', 'web', 'src', 'compared', 'results.json');
const BOT = 'greedy';

/** All battles of one scenario, in the order of their seeds. */
async function battles({ book, scenario, games }) {
  const { fight, botOf } = await import('../packages/bots/dist/index.js');
  const { rulesetOf } = await import('../packages/rulesets/dist/all/index.js');
  const rules = rulesetOf(book);
  const { data } = rules.scenarios.find(({ id }) => id === scenario);
  const bots = { a: botOf(BOT), b: botOf(BOT) };
  const ends = [];
  for (let seed = 1; seed <= games; seed++) {
    const { match, over } = fight({ rules, scenario: data, bots, seed });
    ends.push({ over: over.over, rule: over.rule, orders: match.entries.length });
    if (seed % 10 === 0) parentPort.postMessage({ said: `${scenario}: ${seed} of ${games}` });
  }
  return { book, version: rules.version, scenario, ends };
}

if (isMainThread) {
  const { games } = wanted(
    'npm run compare [-- --games N]\n\nFights the same order of battle N times (200) under each book that has it, for the page to show.',
    { counts: { games: 200 } },
  );
  setup();
  const { SHELF } = await import('../packages/rulesets/dist/index.js');
  const entries = SHELF.flatMap(({ id: book, play }) =>
    (play?.scenarios ?? [])
      .filter(({ sameAs }) => sameAs)
      .map(({ id: scenario, sameAs }) => ({ book, scenario, sameAs })),
  );
  const run = job =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url), {
        workerData: { ...job, games },
      });
      worker.on('message', ({ said, done }) => (said ? say(said) : resolve(done)));
      worker.on('error', reject);
    });
  const done = await Promise.all(entries.map(run));
  const results = [...new Set(entries.map(({ sameAs }) => sameAs))].map(sameAs => ({
    sameAs,
    bot: BOT,
    books: done.filter(({ scenario }) => entries.some(entry => entry.scenario === scenario && entry.sameAs === sameAs)),
  }));
  writeFileSync(RESULTS, `${JSON.stringify(results).replaceAll('{"over"', '\n{"over"')}\n`);
  say(`${RESULTS}: ${readFileSync(RESULTS).length} bytes`);
} else {
  parentPort.postMessage({ done: await battles(workerData) });
}
