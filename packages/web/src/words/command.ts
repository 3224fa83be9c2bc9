import { isPlain } from '@umpire/desk';
import type { MenuItem, Piece, Scene, SeenAsk, Side } from '@umpire/engine';
import { refusalWords } from './describe.js';
import { pieceNamed } from './legs.js';

/** One line of the command line, understood. Only the verbs of the menu are orders: no book is known here. */
export type Command =
  | { readonly kind: 'say'; readonly what: Report; readonly piece?: Piece }
  | { readonly kind: 'range'; readonly from: Piece; readonly to: Piece }
  | { readonly kind: 'choose'; readonly piece: Piece }
  | { readonly kind: 'order'; readonly item: MenuItem; readonly fields: readonly string[]; readonly only: boolean }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'wrong'; readonly message: string };

export const REPORTS = [
  'help',
  'now',
  'briefing',
  'stands',
  'enemy',
  'off',
  'terrain',
  'log',
  'menu',
  'look',
  'near',
] as const;
export type Report = (typeof REPORTS)[number];

/** What a line is read against. */
export interface Ground {
  readonly scene: Scene;
  readonly menu: readonly MenuItem[];
  readonly by: Side;
  readonly chosen: Piece | undefined;
  /** An answer is asked of this side. */
  readonly asked: SeenAsk | undefined;
}

const wrong = (message: string): Command => ({ kind: 'wrong', message });

export function parseCommand(line: string, ground: Ground): Command {
  const words = line.trim().split(/\s+/).filter(Boolean);
  const [first, ...rest] = words;
  if (first === undefined) return wrong('Say what to do, or help.');
  const report = reportOf(first, rest, ground);
  if (report) return report;
  if (ground.asked && isPlain(ground.asked)) return { kind: 'answer', text: line.trim() };
  const only = first.toLowerCase() === 'try';
  return orderOf(only ? rest : words, only, ground);
}

const OTHER_NAMES: Readonly<Record<string, Report>> = {
  '?': 'help',
  enemies: 'enemy',
  mine: 'stands',
  verbs: 'menu',
  l: 'look',
};

function reportOf(first: string, rest: readonly string[], { scene, chosen }: Ground): Command | undefined {
  const word = first.toLowerCase();
  const piece = rest[0] === undefined ? chosen : pieceNamed(scene, rest[0]);
  if (word === 'range') {
    const [from, to] = rest.length > 1 ? [piece, pieceNamed(scene, rest[1]!)] : [chosen, piece];
    return from && to && from !== to
      ? { kind: 'range', from, to }
      : wrong('Between which two stands? Say range A4 B7.');
  }
  if (word === 'choose' || word === 'select') return undefined; // may be a verb of the book; an id alone chooses
  const what = REPORTS.find(name => name === word) ?? OTHER_NAMES[word];
  if (what === undefined) {
    const named = rest.length === 0 ? pieceNamed(scene, first) : undefined;
    return named && { kind: 'choose', piece: named };
  }
  if (what === 'look' || what === 'near' || what === 'menu') {
    if (!piece && what !== 'menu')
      return wrong(rest[0] ? `There is no stand ${rest[0]}.` : `Which stand? Say ${what} A4.`);
    return { kind: 'say', what, ...(piece && { piece }) };
  }
  return { kind: 'say', what };
}

/** `A1;` before its fields is A1. */
const bare = (word: string): string => word.replace(/;$/, '');

/** `m A4 NNE 6; face N`: a verb by its key, its name or the beginning of it, a stand, then its fields. */
function orderOf(words: readonly string[], only: boolean, ground: Ground): Command {
  const [first, second] = words;
  const ahead = first === undefined ? undefined : ownPiece(bare(first), ground);
  const spoken = ahead && second !== undefined ? [second, first!, ...words.slice(2)] : words;
  const found = verbOf(spoken, ground);
  if ('kind' in found) return found;
  const { items, taken } = found;
  const named = spoken[taken] === undefined ? undefined : ownPiece(bare(spoken[taken]!), ground);
  const ofStand = items.filter(item => item.stand !== undefined);
  if (named && ofStand.length > 0 && ofStand.length === items.length && !ofStand.some(one => one.stand === named.id))
    return wrong(`${items[0]!.label} is nothing that ${named.label} can do.`);
  const stand = named && ofStand.some(item => item.stand === named.id) ? named : ground.chosen;
  const item = ofStand.find(one => one.stand === stand?.id) ?? items.find(one => one.stand === undefined);
  if (!item)
    return wrong(ofStand.length > 0 ? `${items[0]!.label} with which stand?` : `Nothing like that can be done now.`);
  if (item.closed) return wrong(`${item.label} is closed: ${refusalWords(item.closed)}`);
  const tail = spoken.slice(item.stand !== undefined && stand === named ? taken + 1 : taken).join(' ');
  return { kind: 'order', item, fields: chunksOf(tail), only };
}

const ownPiece = (text: string, { scene, by }: Ground): Piece | undefined => {
  const piece = pieceNamed(scene, text);
  return piece?.side === by ? piece : undefined;
};

/** `NNE 6 face N` and `NNE 6; face N` are the same. */
export function chunksOf(text: string): string[] {
  const chunks = text
    .replace(/^\s*;/, '')
    .replace(/\s*;?\s+(?=fac(?:e|ing)\b)/gi, ';')
    .split(';')
    .map(chunk => chunk.trim());
  return chunks.filter((chunk, i) => chunk !== '' || i < chunks.length - 1);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The items that a verb may mean, and how many words it took. */
function verbOf(words: readonly string[], { menu }: Ground): { items: readonly MenuItem[]; taken: number } | Command {
  for (let taken = Math.min(5, words.length); taken > 0; taken--) {
    const said = plain(words.slice(0, taken).join(' '));
    const items = menu.filter(item => plain(item.label) === said || item.verb.toLowerCase() === said);
    if (items.length > 0) return { items, taken };
  }
  const [first = ''] = words;
  const keyed = menu.filter(item => item.key === bare(first).toLowerCase());
  if (keyed.length > 0) return { items: keyed, taken: 1 };
  const said = plain(first);
  const begun =
    said.length < 2
      ? []
      : menu.filter(item => plain(item.label).startsWith(said) || item.verb.toLowerCase().startsWith(said));
  const labels = [...new Set(begun.map(item => item.label))];
  if (labels.length > 1) return wrong(`${first} may be ${labels.join(' or ')}.`);
  return begun.length > 0
    ? { items: begun, taken: 1 }
    : wrong(`There is nothing called ${first} to be done now. Say menu or help.`);
}
