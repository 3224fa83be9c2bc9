// This project's server as it is, with the skirmish of the engine on its shelf. The bench knows the dice of its matches, so that its players can
// choose their orders without asking: nothing else is told.
import { bringBook } from '../../packages/desk/dist/index.js';
import { skirmish } from '../../packages/engine/dist/examples/skirmish/index.js';
import { serve } from '../../packages/server/dist/index.js';
import { planOf, readHead } from '../../packages/server/dist/match/head.js';
import { sqliteStore } from '../../packages/server/dist/store/sqlite.js';
import { answering } from './child.mjs';

bringBook(skirmish);
const without = { atOnce: 1e9, aMinute: 1e9 };
const limits = { requests: without, guests: without, matches: without, messages: without };
const data = process.env.DATA;
const server = await serve({ data, port: 0, limits, log: line => process.stderr.write(`${JSON.stringify(line)}\n`) });
const secrets = await sqliteStore(data);
answering({
  plans: async ids => Promise.all(ids.map(async id => planOf(readHead((await secrets.match(id)).head)))),
  putAway: () => server.tidy(),
});
process.send({ port: server.port });
