// npm run siege [-- --kills N --messages N]: the server under siege, in full. One server, and one or the other of two, killed at random moments; sent
// hostile messages; and every byte read of a whole match of every scenario. A short form of each is part of the tests; this takes an hour or more.
import { ensureDatabases } from './databases.mjs';
import { at, node, say, wanted } from './lib.mjs';
import { setup } from './setup.mjs';

const { kills, messages } = wanted(
  'npm run siege [-- --kills N --messages N]\n\nKills servers N times (200) and sends N hostile messages (100000); takes an hour or more.',
  { counts: { kills: 200, messages: 100_000 } },
);

setup();
if (!ensureDatabases()) say('Two nodes are left out: PostgreSQL and Redis are not here and cannot be installed.');
const env = { ...process.env, UMPIRE_SIEGE: '1', UMPIRE_KILLS: String(kills), UMPIRE_HOSTILE: String(messages) };
const files = ['tests/kill.test.ts', 'packages/server/src/hostile.test.ts', 'packages/server/src/secrets.test.ts'];
const hours = 4 * 3_600_000;
const failed = files.filter(file => {
  say(`— ${file}`);
  return node([at('node_modules', 'vitest', 'vitest.mjs'), 'run', file, `--testTimeout=${hours}`], { env }) !== 0;
});
say(failed.length === 0 ? 'The siege is over: nothing was lost, nothing was told.' : `Failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
