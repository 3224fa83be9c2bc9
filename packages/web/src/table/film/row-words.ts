import type { Line, Scene } from '@umpire/engine';
import type { Take } from './takes.js';

/** Who did what, and what came of it. */
interface Deed {
  readonly text: string;
  readonly result?: string;
}

/** A take in a few words: what was done first, and what others did in the same breath. */
export interface RowWords extends Deed {
  readonly more?: readonly Deed[];
}

const MOST = 44;
/** A row of the strip has room for so many deeds of others; all of them stand in the log. */
const MORE = 2;
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST).trimEnd()} …` : text);
const before = (text: string): string => text.split(': ')[0]!;
const behind = (text: string): string | undefined => text.split(': ').slice(1).join(': ') || undefined;

const isBetween = (about: readonly string[], { pieces }: Scene): boolean =>
  new Set(pieces.filter(({ id }) => about.includes(id)).map(({ side }) => side)).size > 1;

const deed = (text: string, result: string | undefined): Deed => ({
  text: short(before(text)),
  ...(result && { result: short(result) }),
});

/**
 * Who did what stands before the colon of the line that is about both sides, or of the first one; what came of it behind that of
 * the last line about the same doer, where something was thrown, else behind its own. What another came to by a throw of
 * his own (he returned fire; he threw as well) is a deed of his: it is never told as the result of the first.
 */
export function rowWords({
  lines,
  gone,
  throws,
  before: then,
}: Pick<Take, 'lines' | 'gone' | 'throws' | 'before'>): RowWords {
  const main = lines.find(({ about }) => isBetween(about, then)) ?? lines[0];
  const results = throws.length > 0 ? lines.filter(({ text, about }) => text.includes(': ') && about.length > 0) : [];
  const own = results.findLast(line => sameDoer(line, main)) ?? main;
  const lost = gone.map(({ label }) => `${label} lost`).join(', ');
  const others = lastOfEach(results.filter(line => !sameDoer(line, main)));
  const first = deed(main?.text ?? '', (others.length === 0 && lost) || (own && behind(own.text)));
  if (others.length === 0) return first;
  const more = others.slice(0, MORE).map(({ text }) => deed(text, behind(text)));
  const rest = others.length - more.length;
  return {
    ...first,
    more: [...more, ...(rest > 0 ? [{ text: `${rest} more` }] : []), ...(lost ? [{ text: lost }] : [])],
  };
}

const sameDoer = ({ about }: Line, main: Line | undefined): boolean => about[0] === main?.about[0];

/** Of the lines about each doer the last one. */
const lastOfEach = (lines: readonly Line[]): readonly Line[] => [
  ...new Map(lines.map(line => [line.about[0], line])).values(),
];
