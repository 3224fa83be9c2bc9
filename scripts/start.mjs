// npm start: all set-up, the page built if need be, page and matches served on the loopback address. Opens nothing by itself.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { at, say } from './lib.mjs';
import { buildPage, PAGE } from './page.mjs';
import { atFirst, portSaid, portsFrom } from './ports.mjs';
import { setup } from './setup.mjs';

const HELP = `npm start [-- options]

Sets everything up, builds the page and serves it to this machine, with the matches that are played between screens.

  --port N        the port to listen on; without it PORT from the environment, else that of the last time, else 8080 or one of the next, if one is free
  --data FOLDER   where matches are kept; ./data if nothing is said
  --origin URL    where it is found from outside, if a proxy stands before it
  --help          this text

A battle in the terminal instead: npx umpire demo`;

function wanted() {
  try {
    const text = { type: 'string' };
    const options = { port: text, data: text, origin: text, help: { type: 'boolean', short: 'h' } };
    const { values } = parseArgs({ options });
    if (values.help) return { help: true };
    const where = {
      data: resolve(values.data ?? 'data'),
      ...(values.origin !== undefined && { origin: new URL(values.origin).origin }),
    };
    return { ...where, ...portSaid(values.port, process.env) };
  } catch (error) {
    return { wrong: error.message };
  }
}

const { help, wrong, port, ...where } = wanted();
if (help) {
  console.log(HELP);
  process.exit(0);
}
if (wrong) {
  say(`${wrong}\n\n${HELP}`);
  process.exit(2);
}

/** Where we were last time: battles that a browser saved hang on the address. */
const NOTED = at('node_modules', '.cache', 'umpire-port');

function lastPort() {
  try {
    const port = Number(readFileSync(NOTED, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65536 ? port : undefined;
  } catch {
    return undefined;
  }
}

function note(port) {
  try {
    mkdirSync(dirname(NOTED), { recursive: true });
    writeFileSync(NOTED, String(port));
  } catch {
    // next time it may be another address
  }
}

setup();
if (!buildPage()) process.exit(1);
try {
  const last = lastPort();
  const { serve } = await import('@umpire/server');
  const { DATABASE_URL: database, REDIS_URL: redis } = process.env;
  const nodes = { ...(database && { database }), ...(redis && { redis }) };
  const log = line => say(JSON.stringify(line));
  const {
    url,
    port: taken,
    close,
  } = await atFirst(portsFrom(port, last), at => serve({ ...where, ...nodes, page: PAGE, port: at, log }));
  console.log(`Umpire is ready: ${url}\nCtrl-C ends it.`);
  if (last !== undefined && last !== taken)
    console.log(
      `Last time it was at port ${last}: battles saved there are shown there again (npm start -- --port ${last}).`,
    );
  if (port !== undefined || last === undefined) note(taken);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => close().then(() => process.exit(0)));
} catch (error) {
  say(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Try another, or none: npm start` : error.message);
  process.exit(1);
}
