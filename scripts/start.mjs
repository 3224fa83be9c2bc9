// npm start: all set-up, the page built if need be and served on the loopback address. Opens nothing by itself.
import { parseArgs } from 'node:util';
import { say } from './lib.mjs';
import { buildPage, PAGE } from './page.mjs';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';

const HELP = `npm start [-- options]

Sets everything up, builds the page and serves it to this machine.

  --port N   the port to listen on; without it 8080 if that is free, else any
  --help     this text

A battle in the terminal instead: npx umpire demo`;

function wanted() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
    if (values.help) return { help: true };
    if (values.port === undefined) return {};
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port < 1 || port > 65535)
      return { wrong: `${values.port} is no port (1 to 65535)` };
    return { port };
  } catch (error) {
    return { wrong: error.message };
  }
}

const { help, wrong, port } = wanted();
if (help) {
  console.log(HELP);
  process.exit(0);
}
if (wrong) {
  say(`${wrong}\n\n${HELP}`);
  process.exit(2);
}

setup();
if (!buildPage()) process.exit(1);
try {
  const { url, close } = await serve(PAGE, port);
  console.log(`Umpire is ready: ${url}\nCtrl-C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => close().then(() => process.exit(0)));
} catch (error) {
  say(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Try another, or none: npm start` : error.message);
  process.exit(1);
}
