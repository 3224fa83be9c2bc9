import {
  type BookTypes,
  type Citation,
  type Entry,
  isAnswerKnown,
  isSide,
  knownEntries,
  type Line,
  type Options,
  type RecordedEntry,
  SIDE_NAMES,
  told,
  type Viewer,
} from '@umpire/engine';
import type { RegisterEntry } from '@umpire/rulesets';
import { REGISTERS } from '@umpire/rulesets/all';
import type { Battle, Outcome } from './battle.js';
import { sceneOf } from './battle.js';
import { hanging, type Ink, lines, type Paint, wrap } from './terminal.js';

export const SIDE_INKS = { a: 'red', b: 'blue' } as const satisfies Record<'a' | 'b', Ink>;
const NAMES = { ...SIDE_NAMES, umpire: 'Umpire', book: '' } as const;

/** For whom something is written, and on what. */
export interface Reader {
  readonly viewer: Viewer;
  readonly width: number;
  readonly paint: Paint;
}

/** How a log is written. */
export interface Hand extends Reader {
  /** Every reason on its own line, or the ids alone after the text. */
  readonly reasons: 'lines' | 'ids';
  /** Tell the orders and answers themselves as well. */
  readonly steps: boolean;
}

/** What an entry of a battle means to a viewer, as data. */
export interface ToldEntry {
  readonly entry: number;
  readonly by: RecordedEntry['by'];
  readonly order?: unknown;
  /** Null in the place of what somebody else chose in secret. */
  readonly answers?: readonly unknown[];
  readonly lines: readonly Line[];
}

/** The battle so far. Entries are numbered as the viewer counts them: of a secret order of others he hears nothing. */
export const toldEntries = (match: Battle, viewer: Viewer, steps: boolean): ToldEntry[] =>
  knownEntries(match, viewer).map((entry, number) => toldAs(match, entry, number, viewer, steps));

/** The latest entry; undefined: the viewer does not know of it. */
export function toldLast(match: Battle, viewer: Viewer, steps: boolean): ToldEntry | undefined {
  const known = knownEntries(match, viewer);
  const last = match.entries[match.entries.length - 1]!;
  return known.at(-1) === last ? toldAs(match, last, known.length - 1, viewer, steps) : undefined;
}

function toldAs(match: Battle, entry: Entry<BookTypes>, number: number, viewer: Viewer, steps: boolean): ToldEntry {
  const { by, order } = entry;
  const known = steps && (viewer === 'umpire' || viewer === by);
  const answers = entry.answered.map(({ ask, answer }) => (isAnswerKnown(match, ask, viewer) ? answer : null));
  return { entry: number, by, ...(known && { order, answers }), lines: told(match, entry, viewer) };
}

/** An entry of the log; empty where the viewer hears nothing of it. */
export function entryText({ entry, by, order, answers, lines }: ToldEntry, hand: Hand): string {
  const { paint } = hand;
  const number = `${entry}`.padStart(5);
  const name = (NAMES[by as keyof typeof NAMES] ?? by).padEnd(6);
  const tag = isSide(by) ? paint(SIDE_INKS[by], name) : name;
  const head = `${paint('dim', number)}  ${tag} `;
  const margin = ' '.repeat(number.length + name.length + 3);
  const width = hand.width - margin.length;
  const rows = order === undefined ? [] : orderRows(order, answers ?? [], paint, width);
  for (const line of afresh(lines)) rows.push(...lineRows(line, hand, width));
  return rows.map((row, i) => `${i === 0 ? head : margin}${row}\n`).join('');
}

/** A reason that a line of the same entry has given already is not given again, unless there is no other or it is part of a sum. */
function* afresh(lines: readonly Line[]): Generator<Line> {
  const given = new Set<string>();
  for (const line of lines) {
    const because = line.because.filter(c => !given.has(JSON.stringify(c)));
    for (const citation of because) given.add(JSON.stringify(citation));
    yield because.length === 0 || isReckoned(line) ? line : { ...line, because };
  }
}

/** Whether its reasons add up to something: a reader can only follow them if all are there. */
const isReckoned = ({ because }: Line): boolean => because.some(({ effect }) => effect !== undefined);

function orderRows(order: unknown, answers: readonly unknown[], paint: Paint, width: number): string[] {
  const { verb, ...fields } = order as { verb: string };
  const given = Object.entries(fields).map(([name, value]) => `${name} ${valueWords(value)}`);
  const asked = answers.length === 0 ? '' : ` → ${answers.map(valueWords).join('; ')}`;
  return wrap(`» ${[verb, ...given].join(', ')}${asked}`, width).map(row => paint('cyan', row));
}

/** The record has it in full. */
const LONG = 50;

function valueWords(value: unknown): string {
  if (value === null) return 'hidden';
  if (typeof value === 'string') return value;
  const hands = typeof value === 'object' && value !== null && 'a' in value && 'b' in value;
  if (hands) return `Red ${valueWords(value.a)}, Blue ${valueWords(value.b)}`;
  const text = JSON.stringify(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

function lineRows({ text, because }: Line, { reasons, paint }: Hand, width: number): string[] {
  if (reasons === 'lines')
    return [...wrap(text, width), ...because.flatMap(c => citationRows(c, width).map(row => paint('dim', row)))];
  const ids = because.length === 0 ? '' : `[${[...new Set(because.map(c => c.rule))].join(' ')}]`;
  if (ids !== '' && text.length + 2 + ids.length <= width) return [`${text}  ${paint('dim', ids)}`];
  return [...wrap(text, width), ...(ids === '' ? [] : wrap(ids, width - 2).map(row => `  ${paint('dim', row)}`))];
}

const citationRows = ({ rule, effect, text }: Citation, width: number): string[] =>
  hanging(`  ${rule} ${effect ? `${effect} ` : ''}`, text, width, 4).split('\n');

const RULES: ReadonlyMap<string, RegisterEntry> = new Map(
  REGISTERS.flatMap(register => register.entries.map(entry => [entry.id, entry] as const)),
);

/** What a rule says; of a ruling, what the players of this battle chose, unless its bare name is all there is to say. */
function ruleWords(id: string, options: Options): string | undefined {
  const rule = RULES.get(id);
  const chosen = rule?.choices?.find(choice => choice.id === options[id]);
  if (chosen) return chosen.text === chosen.id ? undefined : chosen.text;
  return rule?.text;
}

/** How a battle ended, by which rule, and what it cost each side. */
export function outcomeText(match: Battle, over: Outcome, { viewer, width, paint }: Reader): string {
  const verdict = over.over === 'draw' ? 'The battle is drawn' : `${SIDE_NAMES[over.over]} has won`;
  // Of a ruling that this battle leaves nothing to decide it is told why, not what it would have decided.
  const rule = sceneOf(match, viewer).status.idle?.[over.rule] ?? ruleWords(over.rule, match.options);
  return lines(
    `${paint('bold', verdict)}: ${over.text} (${over.rule})`,
    rule && paint('dim', hanging('  ', rule, width)),
    '',
    scoresText(match, viewer, paint).trimEnd(),
  );
}

/** What each side has lost, in its book's own words. */
export function scoresText(match: Battle, viewer: Viewer, paint: Paint): string {
  const { turn, scores } = sceneOf(match, viewer).status;
  const rows = scores.flatMap(({ side, name, lines }) => [
    `  ${paint(SIDE_INKS[side], SIDE_NAMES[side])}${name === SIDE_NAMES[side] ? '' : `, ${name}`}`,
    ...lines.map(line => `    ${line}`),
  ]);
  return lines(`Losses, ${turn.replace(/[\s·]+$/, '')}`, ...rows);
}
