/** What all pages are made of. */
export { Button, type ButtonKind, ButtonLink } from './button.js';
export { Citations } from './citations.js';
export { Dialog } from './dialog.js';
export { download, fileName } from './file.js';
export { useDark } from './look.js';
export { Notice } from './notice.js';
export { RuleLink } from './rule-link.js';
export { Segmented } from './segmented.js';
export { nameOf, SIDE_NAMES, sideClass } from './sides.js';
export { say } from './toast.js';
