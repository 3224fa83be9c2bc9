import type { Line, Scene, Viewer } from '@umpire/engine';
import { lostWords } from './changes.js';
import { didWords, type Predicate, predicateOf } from './predicate.js';
import { counted, runsOf } from './runs.js';
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

type Told = Pick<Take, 'by' | 'starts' | 'lines' | 'gone' | 'throws' | 'before'>;

/** One line has room for so much of a deed, and for so many deeds of others; all of it is told where it is unfolded. */
const MOST = 60;
const MORE = 2;
const short = (text: string): string =>
  text.length > MOST ? `${text.slice(0, MOST + 1).replace(/[\s,;]*\S*$/, '')} …` : text;
const shortDeed = ({ text, result }: Deed): Deed => ({ text: short(text), ...(result && { result: short(result) }) });

/** The words of a row where it has one line. */
export function foldedWords({ more = [], ...first }: RowWords): RowWords {
  const rest = more.length - MORE;
  const others = more.slice(0, MORE).map(shortDeed);
  if (more.length === 0) return shortDeed(first);
  return { ...shortDeed(first), more: rest > 0 ? [...others, { text: `${rest} more` }] : others };
}

/** While somebody is asked: what is known already is told, though he has yet to say what he makes of it. */
export const whileOpen = (words: RowWords): RowWords =>
  words.result === undefined ? { ...words, result: 'waits for an answer' } : words;

const before = (text: string): string => text.split(': ')[0]!;
/** What came of it, by a line of the log. */
export const behind = (text: string): string | undefined => text.split(': ').slice(1).join(': ') || undefined;

const isBetween = (about: readonly string[], { pieces }: Scene): boolean =>
  new Set(pieces.filter(({ id }) => about.includes(id)).map(({ side }) => side)).size > 1;

const deed = (text: string, result: string | undefined): Deed => ({ text: before(text), ...(result && { result }) });

/** What a take is about: what the book says besides (whose turn begins) is no deed of anybody. */
const deedsIn = (lines: readonly Line[]): readonly Line[] => {
  const deeds = lines.filter(({ about }) => about.length > 0);
  return deeds.length > 0 ? deeds : lines;
};

/**
 * Who did what stands before the colon of the line that is about both sides, or of the first one; what came of it behind that of
 * the last line about the same doer, where something was thrown, else behind its own. What another came to by a throw of
 * his own (he returned fire; he threw as well) is a deed of his: it is never told as the result of the first.
 */
export function rowWords(take: Told, viewer?: Viewer): RowWords {
  const { gone, throws, before: then } = take;
  const lines = deedsIn(take.lines);
  if (take.by === 'all' || take.starts) return reported(lines, then, viewer);
  const main = lines.find(({ about }) => isBetween(about, then)) ?? lines[0];
  if (throws.length === 0) return unthrown(lines, main, take, viewer);
  const results = lines.filter(({ text, about }) => text.includes(': ') && about.length > 0).map(inShort);
  const own = results.findLast(line => sameDoer(line, main)) ?? main;
  const lost = lostWords(gone);
  const others = lastOfEach(results.filter(line => !sameDoer(line, main)));
  const said = own?.outcome ? own.text : main?.text;
  const came = own && behind(own.text);
  const tells = came !== undefined && (tellsOf(came, gone) || tellsBoth(own?.outcome, came, gone));
  const first = deed(said ?? '', (others.length === 0 && !tells && lost) || came);
  if (others.length === 0) return first;
  const more = others.map(({ text }) => deed(text, behind(text)));
  return { ...first, more: [...more, ...(lost && !tells ? [{ text: lost }] : [])] };
}

/** A result that says who was lost, and why, is not told in fewer words. */
const tellsOf = (came: string, gone: Told['gone']): boolean =>
  gone.every(({ label, fate = 'lost' }) => came.includes(label) && came.includes(fate));

/** What was answered with is told beside who was lost: a result that names both says more than the losses alone. */
const tellsBoth = (outcome: Line['outcome'], came: string, gone: Told['gone']): boolean =>
  gone.every(({ label }) => came.includes(label)) &&
  (outcome?.stamps ?? []).some(({ piece }) => !gone.some(({ id }) => id === piece));

/** Where both acted at once, or nobody did, every line is a deed of its own, told as the log has it: first what others did, last who only moved. */
function reported(lines: readonly Line[], scene: Scene, viewer?: Viewer): RowWords {
  const isOwn = ({ about, suffered }: Line): boolean =>
    !suffered && scene.pieces.find(({ id }) => id === about[0])?.side === viewer;
  const told = [...lines.filter(line => !isOwn(line)), ...lines.filter(isOwn)];
  const whole = ({ text }: Line): Deed => deed(text, behind(text));
  const fights = told.filter(({ text }) => behind(text) !== undefined);
  const others = told.filter(({ text }) => behind(text) === undefined);
  const [first = { text: '' }, ...more] = [...fights.map(whole), ...together(others, scene, viewer)];
  return more.length > 0 ? { ...first, more } : first;
}

/** Where nothing was thrown: the deed, what else the doer did, and what became of others, those alike told together. */
function unthrown(
  lines: readonly Line[],
  main: Line | undefined,
  { gone, before: then }: Told,
  viewer?: Viewer,
): RowWords {
  const result = lostWords(gone) || (main && behind(main.text));
  const first = deed(main?.text ?? '', result);
  const rest = lines.filter(line => line !== main);
  const also = rest
    .filter(line => sameDoer(line, main))
    // behind what came of it, it would be somebody else of whom that is told
    .map(line => deed(result ? line.text : withoutDoer(line, main!), behind(line.text)));
  const more = [
    ...also,
    ...together(
      rest.filter(line => !sameDoer(line, main)),
      then,
      viewer,
    ),
  ];
  return more.length > 0 ? { ...first, more } : first;
}

const withoutDoer = ({ text }: Line, { text: main }: Line): string => {
  const doer = main.split(' ')[0]!;
  return text.startsWith(`${doer} `) ? text.slice(doer.length + 1) : text;
};

/** `8 of yours are revealed: A3–A9, A11`. */
function together(lines: readonly Line[], scene: Scene, viewer: Viewer | undefined): readonly Deed[] {
  const kinds = new Map<
    string,
    { readonly labels: string[]; readonly alone: Line; readonly said: Predicate | undefined; readonly own: boolean }
  >();
  for (const line of lines) {
    const said = predicateOf(line, scene);
    const own = line.about.some(id => scene.pieces.find(piece => piece.id === id)?.side === viewer);
    const key = said ? `${own} ${said.many}` : line.text;
    const known = kinds.get(key);
    if (known) known.labels.push(...(said?.labels ?? []));
    else kinds.set(key, { labels: [...(said?.labels ?? [])], alone: line, said, own });
  }
  return [...kinds.values()].map(({ labels, alone, said, own }) => {
    if (labels.length < 2 || !said) return deed(alone.text, behind(alone.text));
    const names = counted(labels);
    return own && names.length > 1
      ? { text: `${names.length} of yours ${said.many}`, result: runsOf(names) }
      : { text: didWords(labels, said) };
  });
}

/** A line that says first what came of it, as far as it says that. */
const inShort = (line: Line): Line => (line.outcome ? { ...line, text: line.outcome.text } : line);

const sameDoer = ({ about }: Line, main: Line | undefined): boolean => about[0] === main?.about[0];

/** Of the lines about each doer the last one. */
const lastOfEach = (lines: readonly Line[]): readonly Line[] => [
  ...new Map(lines.map(line => [line.about[0], line])).values(),
];
