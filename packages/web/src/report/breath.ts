/** What was done by many, one after the other, is told once: a report is read, not counted. */
import type { Thrown } from '@umpire/desk';
import { thrownWords } from '../table/asks/thrown-words.js';
import { counted, runsOf } from '../table/film/runs.js';

const MOVE = /^([\w.]+(?:, [\w.]+)*) moves? (\d+(?:\.\d+)?)(\D*)$/;
const REVEAL = /^([\w.]+) is revealed: (.+)$/;

/** The texts in the order in which they were said; moves one after the other are one sentence, and so are reveals. */
export function inOneBreath(texts: readonly string[]): readonly string[] {
  const told: string[] = [];
  for (let i = 0; i < texts.length; ) {
    const pattern = [MOVE, REVEAL].find(one => one.test(texts[i]!));
    let end = i + 1;
    while (pattern && end < texts.length && pattern.test(texts[end]!)) end++;
    const matches = pattern ? texts.slice(i, end).map(text => pattern.exec(text)!) : [];
    if (matches.length < 2) told.push(...texts.slice(i, end));
    else told.push(...(pattern === MOVE ? moved(matches) : revealed(matches)));
    i = end;
  }
  return told;
}

/** Those that are the same in a part, under it. */
const alike = (matches: readonly RegExpExecArray[], part: number): [string, RegExpExecArray[]][] =>
  [...new Set(matches.map(match => match[part]!))].map(same => [same, matches.filter(match => match[part] === same)]);

const named = (matches: readonly RegExpExecArray[]): string =>
  runsOf(counted(matches.flatMap(match => match[1]!.split(', '))));

/** `A1, A4–A6 move 3.8 to 7.8"`, a sentence a unit. */
function moved(matches: readonly RegExpExecArray[]): string[] {
  return alike(matches, 3).map(([unit, of]) => {
    const far = of.map(match => Number(match[2]));
    const [least, most] = [Math.min(...far), Math.max(...far)];
    return of.length === 1 ? of[0]![0] : `${named(of)} move ${least === most ? '' : `${least} to `}${most}${unit}`;
  });
}

/** `B3, B5, B10 are revealed`: those of one kind are named together. */
function revealed(matches: readonly RegExpExecArray[]): string[] {
  return alike(matches, 2).map(([what, of]) => (of.length === 1 ? of[0]![0] : `${named(of)} are revealed: ${what}`));
}

/** The throws of which the line behind them does not tell itself: `P1 throws 6 for initiative`, `2 thrown, no effect`. */
export const untold = (throws: readonly Thrown[], text = ''): readonly Thrown[] =>
  throws.filter(({ value }) => !new RegExp(`\\bthrows? ${value}\\b|\\b${value} thrown\\b`).test(text));

/** Throws in words; hands that had to be shown again are counted and not told. */
export function throwsTold(throws: readonly Thrown[]): string {
  const told: string[] = [];
  let drawn = 0;
  throws.forEach((one, i) => {
    if (one.won === 'draw' && throws[i + 1]?.text === one.text) drawn++;
    else {
      const again = drawn === 0 ? '' : `, after ${drawn === 1 ? 'a drawn hand' : `${drawn} drawn hands`}`;
      told.push(thrownWords({ ...one, text: `${one.text}${again}` }));
      drawn = 0;
    }
  });
  return told.join('. ');
}
