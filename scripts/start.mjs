// npm start: all set-up, then a short battle between two bots in the terminal.
import { at, node } from './lib.mjs';
import { setup } from './setup.mjs';

setup();
process.exit(node([at('packages', 'cli', 'bin', 'umpire.mjs'), 'demo', ...process.argv.slice(2)]));
