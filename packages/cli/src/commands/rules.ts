import type { RegisterEntry } from '@umpire/rulesets';
import { REGISTERS, type Register } from '@umpire/rulesets/all';
import { didYouMean } from '../nearest.js';
import { type Hit, nearMisses, ruleOf, search } from '../search.js';
import type { Session } from '../session.js';
import { readSources, type Sources } from '../sources.js';
import { STATUS, Stop } from '../stop.js';
import { columns, hanging, lines, type Paint, plural, wrap } from '../terminal.js';
import { choiceText } from './options.js';

/** Looks rules up by id or by words, in all books. */
export async function run(session: Session): Promise<number> {
  const { args, out } = session;
  const words = args.operands.flatMap(word => word.split(/\s+/)).filter(Boolean);
  const registers = registersOf(args.text('ruleset'));
  const exact = words.map(word => ruleOf(word, registers)).filter(hit => hit !== undefined);
  const hits = words.length > 0 && exact.length === words.length ? exact : search(words, registers);
  if (args.flag('json')) await out.print(`${JSON.stringify(documents(args.flag('all') ? hits : best(hits)))}\n`);
  else if (hits.length === 0) await out.print(nothing(words, registers));
  else if (hits === exact) await inFull(session, hits);
  else await list(session, hits);
  return hits.length === 0 ? STATUS.no : STATUS.ok;
}

function registersOf(id: string | undefined): readonly Register[] {
  if (id === undefined) return REGISTERS;
  const found = REGISTERS.filter(register => register.book === id);
  if (found.length > 0) return found;
  const ids = REGISTERS.map(register => register.book);
  throw new Stop(`there is no rule book ${id}`, `${didYouMean(id, ids) ?? ''} Rule books: ${ids.join(', ')}.`.trim());
}

/** Those that have as many of the words as any has. */
const best = (hits: readonly Hit[]): readonly Hit[] => hits.filter(hit => hit.words === hits[0]!.words);

function documents(hits: readonly Hit[]): unknown[] {
  const sources = readSources();
  return hits.map(({ book, entry }) => ({
    book,
    ...entry,
    places: sources ? (sources.get(entry.id) ?? NOWHERE) : null,
  }));
}

async function list(session: Session, hits: readonly Hit[]): Promise<void> {
  const { args, out, width, paint } = session;
  const shown = args.flag('all') ? hits : best(hits);
  const room = Math.max(...shown.map(({ entry }) => entry.id.length)) + 2;
  if (shown.length === 1) await inFull(session, shown);
  else await out.print(lines(...shown.map(({ entry }) => lineOf(entry, room, width, paint))));
  const more = hits.length - shown.length;
  if (shown.length > 1) await out.print(`\n${plural(shown.length, 'rule')}; umpire rules ID shows one in full.\n`);
  if (more > 0) await out.print(`${plural(more, 'more rule')} with only some of the words: --all\n`);
}

/** A rule on one line, cut where the line ends. */
function lineOf({ id, text, gap }: RegisterEntry, room: number, width: number, paint: Paint): string {
  const said = gap ?? text;
  const most = width - room;
  return `${paint('bold', id.padEnd(room))}${said.length > most ? `${said.slice(0, most - 1).trimEnd()}…` : said}`;
}

function nothing(words: readonly string[], registers: readonly Register[]): string {
  const near = nearMisses(words, registers);
  return lines(
    `No rule has ${words.map(word => `"${word}"`).join(' or ')}.`,
    near.length > 0 ? `Near it: ${near.join(', ')}` : undefined,
  );
}

async function inFull({ out, width, paint }: Session, hits: readonly Hit[]): Promise<void> {
  const sources = readSources();
  const texts = hits.map(({ book, entry }) => ruleText(entry, book, { width, paint, sources }));
  await out.print(texts.join('\n'));
}

interface Page {
  readonly width: number;
  readonly paint: Paint;
  readonly sources: Sources | undefined;
}

const KINDS = { rule: 'rule', ruling: 'ruling', house: 'house data', optional: 'optional rule' } as const;

function ruleText(entry: RegisterEntry, book: string, page: Page): string {
  const { id, section, heading, text, kind, gap, choices = [], why, tables = [] } = entry;
  const { width, paint } = page;
  const settled = kind === 'ruling' ? (entry.switch ? ', a switch' : ', settled') : entry.switch ? ', a switch' : '';
  return lines(
    `${paint('bold', id)}  ${KINDS[kind]}${settled}`,
    paint('dim', `${titleOf(book)}, ${section} ${heading}`),
    '',
    ...wrap(gap ?? text, width),
    ...(choices.length > 0
      ? ['', entry.switch ? 'Choices (* is the default):' : 'Settled (* is the rule, the others are recorded only):']
      : []),
    ...choices.map((choice, i) => choiceText(choice, i === 0, !entry.switch, width)),
    ...(kind === 'optional' && entry.switch ? ['', `Off unless switched on: --option ${id}=on`] : []),
    ...(why ? ['', hanging('Why: ', why, width)] : []),
    ...tables.flatMap(table => ['', ...tableLines(table, width)]),
    '',
    ...placesLines(id, page),
  );
}

const titleOf = (book: string): string => REGISTERS.find(register => register.book === book)?.title ?? book;

/** A printed table in columns; one that is too wide is read out row by row. */
function tableLines(table: readonly (readonly string[])[], width: number): string[] {
  const aligned = columns(table);
  if (aligned.every(line => line.length + 2 <= width)) return aligned.map(line => `  ${line}`);
  return table.map(row => hanging('  ', row.join(' · '), width, 4));
}

const NOWHERE = { specified: [], implemented: [], tested: [] };

function placesLines(id: string, { sources, paint }: Page): string[] {
  if (!sources) return [paint('dim', 'The sources are not here: where it is implemented and tested cannot be shown.')];
  const { specified, implemented, tested } = sources.get(id) ?? NOWHERE;
  const rows = (label: string, places: readonly string[]): string[] =>
    (places.length === 0 ? ['nowhere yet'] : byFile(places)).map((text, i) => (i === 0 ? label : '').padEnd(13) + text);
  return [...rows('Specified', specified), ...rows('Implemented', implemented), ...rows('Tested', tested)];
}

/** `a.ts:3` and `a.ts:9` → `a.ts:3, 9` */
function byFile(places: readonly string[]): string[] {
  const files = new Map<string, string[]>();
  for (const place of places) {
    const [, file = place, line = ''] = /^(.*):(\d+)$/.exec(place) ?? [];
    files.set(file, [...(files.get(file) ?? []), line]);
  }
  return [...files].map(([file, lines]) => `${file}:${lines.join(', ')}`);
}
