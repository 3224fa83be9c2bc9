import type { LogEntry } from '@umpire/desk';
import type { Citation } from '@umpire/engine';
import { thrownWords } from '../table/asks/thrown-words.js';
import { drawnWords, toldTogether } from '../table/asks/told-throws.js';
import { inTurn } from '../table/log/lines.js';

interface Telling {
  readonly text: string;
  readonly because: readonly Citation[];
}

/** What was thrown and what was told of an entry, one after the other. */
export const told = ({ lines, thrown }: LogEntry): Telling[] =>
  inTurn(lines, thrown).flatMap(({ throws, line }): Telling[] => [
    ...toldTogether(throws).flatMap(({ shown, drawn }) =>
      shown.map(one => ({
        text: [thrownWords(one), ...(drawn.length > 0 ? [drawnWords(drawn, one)] : [])].join('. '),
        because: [{ rule: one.rule, text: one.text }],
      })),
    ),
    ...(line ? [{ text: line.text, because: line.because }] : []),
  ]);

/** The newest lines of the log, the newest last. */
export const logLines = (log: readonly LogEntry[], most: number): readonly string[] =>
  log.flatMap(entry => told(entry).map(({ text }) => text)).slice(-most);
