/** Parts of the table that few battles want, or none at its start: they are fetched when they are first wanted, all in one file. */
export { Written } from '../army-list/written.js';
export { AskDie } from './asks/ask-die.js';
export { MenuItems } from './bar/menu-items.js';
export { Cover } from './cover.js';
export { Elsewhere } from './elsewhere.js';
export { HelpText } from './help-text.js';
export { Listed } from './lists/listed.js';
export { DrawnTable } from './odds/result-table.js';
export { Ended } from './over.js';
export { Pieces } from './panel/arranging.js';
export { TroopsView } from './panel/choice-troops.js';
export { HandTools } from './panel/hand-tools.js';
export { PushList } from './panel/push-list.js';
export { SheetPanel } from './panel/sheet-panel.js';
export { ThumbWheel } from './panel/thumb-wheel.js';
export { Trouble } from './trouble.js';
