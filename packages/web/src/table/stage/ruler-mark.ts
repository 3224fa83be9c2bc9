/** Fetched by those who measure. */
export { RulerLine } from '@umpire/board';
