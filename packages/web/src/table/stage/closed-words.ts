import type { Refusal } from '@umpire/engine';
import { capital } from '../words.js';

const LINE = 44;
/** Why somebody who is pointed at cannot be struck, in a line that fits on the table; the rule, and what to do about it, are left to the panel. */
export const closedWords = ({ message }: Refusal): string =>
  capital(message.length > LINE ? message.split(/[:;,] /)[0]! : message);
