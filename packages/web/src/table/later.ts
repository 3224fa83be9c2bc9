/** Parts of the table that few battles want: they are fetched when they are first wanted, all in one file. */
export { HelpText } from './help-text.js';
export { Listed } from './lists/listed.js';
