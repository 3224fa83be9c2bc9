// npm run marathon [-- --random N --greedy N --book ID --scenario ID]: so many battles of every scenario, each played to its end, written
// as JSON, read back and replayed to the same hashes. Long; what it printed last stands in docs/performance.md.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { say, wanted } from './lib.mjs';
import { setup } from './setup.mjs';

async function battles({ book, scenario, bot, seeds }) {
  const { fight, botOf } = await import('../packages/bots/dist/index.js');
  const { parseRecord, recordOf, replay } = await import('../packages/engine/dist/index.js');
  const { rulesetOf } = await import('../packages/rulesets/dist/all/index.js');
  const rules = rulesetOf(book);
  const { data } = rules.scenarios.find(s => s.id === scenario);
  const won = { a: 0, b: 0, draw: 0 };
  let entries = 0;
  for (const seed of seeds) {
    const { match, over } = fight({
      rules,
      scenario: data,
      bots: { a: botOf(bot), b: botOf(bot) },
      seed,
      hashes: true,
    });
    const faults = rules.faults(match.state, match.options);
    if (faults.length > 0) throw new Error(`seed ${seed}: ${faults.join('; ')}`);
    const parsed = parseRecord(JSON.parse(JSON.stringify(recordOf(match))));
    if (!parsed.ok) throw new Error(`seed ${seed}: ${JSON.stringify(parsed.error)}`);
    const again = replay(rules, parsed.value);
    if (!again.ok) throw new Error(`seed ${seed}: ${JSON.stringify(again.error)}`);
    won[over.over]++;
    entries += match.entries.length;
  }
  return { won, entries, games: seeds.length };
}

if (!isMainThread) {
  parentPort.on('message', async job => {
    try {
      parentPort.postMessage({ ok: true, ...(await battles(job)) });
    } catch (broken) {
      parentPort.postMessage({ ok: false, message: broken.message });
    }
  });
} else {
  const values = wanted(
    'npm run marathon [-- --random N --greedy N --book ID --scenario ID]\n\nFights N battles (1000 random, 200 greedy) of every scenario, or of one book or scenario, and replays each.',
    { texts: ['book', 'scenario'], counts: { random: 1000, greedy: 200 } },
  );
  setup();
  const { RULESETS } = await import('../packages/rulesets/dist/all/index.js');
  const courses = RULESETS.filter(({ id }) => !values.book || id === values.book).flatMap(({ id: book, scenarios }) =>
    scenarios.filter(({ id }) => !values.scenario || id === values.scenario).map(({ id }) => ({ book, scenario: id })),
  );
  if (courses.length === 0) {
    say(
      `There is no scenario ${values.scenario ?? ''} of ${values.book ?? 'any book'}; npx umpire scenarios lists them.`,
    );
    process.exit(2);
  }
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(fileURLToPath(import.meta.url), { workerData }),
  );
  const ask = (worker, job) =>
    new Promise(resolve => {
      worker.once('message', resolve);
      worker.postMessage(job);
    });
  let failed = 0;
  for (const { book, scenario } of courses)
    for (const bot of ['random', 'greedy']) {
      const games = values[bot];
      const chunks = [];
      for (let seed = 1; seed <= games; seed += 10)
        chunks.push(Array.from({ length: Math.min(10, games - seed + 1) }, (_, i) => seed + i));
      const sum = { a: 0, b: 0, draw: 0, entries: 0, games: 0 };
      const from = performance.now();
      let next = 0;
      await Promise.all(
        workers.map(async worker => {
          while (next < chunks.length) {
            const done = await ask(worker, { book, scenario, bot, seeds: chunks[next++] });
            if (!done.ok) {
              failed++;
              console.log(`${scenario}, ${bot}: ${done.message}`);
              continue;
            }
            for (const side of ['a', 'b', 'draw']) sum[side] += done.won[side];
            sum.entries += done.entries;
            sum.games += done.games;
          }
        }),
      );
      const seconds = (performance.now() - from) / 1000;
      console.log(
        `${scenario.padEnd(24)} ${bot.padEnd(7)} ${String(sum.games).padStart(5)} games, red ${sum.a}, blue ${sum.b}, drawn ${sum.draw}; ${Math.round(sum.entries / Math.max(1, sum.games))} entries each; ${seconds.toFixed(0)} s`,
      );
    }
  for (const worker of workers) worker.terminate();
  say(failed === 0 ? 'Every battle ended and replayed to the same hashes.' : `${failed} batches failed.`);
  process.exit(failed === 0 ? 0 : 1);
}
