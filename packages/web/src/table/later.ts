/** Parts of the table that few battles want: they are fetched when they are first wanted, all in one file. */
export { Written } from '../army-list/written.js';
export { HelpText } from './help-text.js';
export { Listed } from './lists/listed.js';
