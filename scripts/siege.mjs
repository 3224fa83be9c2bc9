// npm run siege [-- --kills N --messages N]: the server under siege, in full. One server, and one or the other of two, killed at random moments; sent
// hostile messages; and every byte read of a whole match of every scenario. A short form of each is part of the tests; this takes an hour or more.
import { parseArgs } from 'node:util';
import { ensureDatabases } from './databases.mjs';
import { at, node, say } from './lib.mjs';
import { setup } from './setup.mjs';

const text = { type: 'string' };
const { values } = parseArgs({
  options: { kills: { ...text, default: '200' }, messages: { ...text, default: '100000' } },
});

setup();
if (!ensureDatabases()) say('Two nodes are left out: PostgreSQL and Redis are not here and cannot be installed.');
const env = { ...process.env, UMPIRE_SIEGE: '1', UMPIRE_KILLS: values.kills, UMPIRE_HOSTILE: values.messages };
const files = ['tests/kill.test.ts', 'packages/server/src/hostile.test.ts', 'packages/server/src/secrets.test.ts'];
const hours = 4 * 3_600_000;
const failed = files.filter(file => {
  say(`— ${file}`);
  return node([at('node_modules', 'vitest', 'vitest.mjs'), 'run', file, `--testTimeout=${hours}`], { env }) !== 0;
});
say(failed.length === 0 ? 'The siege is over: nothing was lost, nothing was told.' : `Failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
