/** What all pages are made of. */
export { Button, type ButtonKind, ButtonLink, type ButtonProps, buttonClass, Key } from './button.js';
export { Citations } from './citations.js';
export { Dialog, type DialogProps } from './dialog.js';
export { download, fileName } from './file.js';
export { movesLess, NARROW, useDark, useMedia, WIDE } from './media.js';
export { Notice } from './notice.js';
export { RuleLink } from './rule-link.js';
export { Segmented, type SegmentedProps } from './segmented.js';
export { restingHeight, Sheet, type SheetHeight } from './sheet.js';
export { nameOf, SIDE_NAMES, sideClass } from './sides.js';
export { say, type Toast, Toasts } from './toast.js';
