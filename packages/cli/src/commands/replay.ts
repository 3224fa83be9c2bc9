import {
  type AnyRuleset,
  type BattleRecord,
  type BookTypes,
  heldTo,
  isSealed,
  isSide,
  isWitnessed,
  type Match,
  parseRecord,
  type Refusal,
  replay,
  SIDE_NAMES,
  START,
  type Standing,
  turnOf,
  unsealed,
  type Viewer,
  witnessFault,
  witnessSchema,
} from '@umpire/engine';
import { RULESETS, rulesetOf } from '@umpire/rulesets/all';
import { sceneOf } from '../battle.js';
import { viewerOf } from '../chosen.js';
import { expectWritable, readJson, writeWhole } from '../files.js';
import type { Session } from '../session.js';
import { refusalWords, STATUS, Stop } from '../stop.js';
import { entryText, outcomeText, scoresText, toldEntries } from '../telling.js';
import { plain, plural } from '../terminal.js';

/** Where a record and the battle that it records part. Without an entry: in its head. */
interface Difference extends Refusal {
  readonly entry?: number;
}

interface Checked {
  readonly record: BattleRecord;
  readonly book: AnyRuleset;
  /** The battle as far as it goes; before the difference, if there is one. */
  readonly match?: Match<BookTypes>;
  readonly difference?: Difference;
  /** It was handed out sealed and is not over: what is behind the curtain is shown to whoever asks for it by `--view`, and to nobody else. */
  readonly curtained?: boolean;
  /** Its dice are those that were promised before the battle. */
  readonly witnessed?: boolean;
}

/** Plays a record again, hash by hash. */
export async function run(session: Session): Promise<number> {
  const { args, cwd, out } = session;
  const [file] = args.operands;
  if (file === undefined) throw new Stop('say which record', 'For instance umpire replay battle.json.');
  const svg = args.text('svg');
  if (svg !== undefined) expectWritable(cwd, svg);
  const to = args.whole('to', 0, Number.MAX_SAFE_INTEGER);
  const read = readJson(cwd, file);
  const given = isWitnessed(read) ? read.record : read;
  const found = withWitness(check(file, unsealed(given), to), read, args.flag('verify'), file);
  const checked = { ...found, curtained: isSealed(given) && !isOver(found) };
  const viewer = viewerOf(args, checked.curtained ? 'spectator' : 'umpire');
  if (svg !== undefined && checked.match) await draw(session, checked.match, viewer, svg);
  await out.print(args.flag('json') ? document(session, checked, viewer) : await report(session, checked, viewer));
  return checked.difference ? STATUS.no : STATUS.ok;
}

/** With `--verify` the dice must be those that were promised before the battle. */
function withWitness(checked: Checked, read: unknown, verify: boolean, file: string): Checked {
  if (!verify || checked.difference) return checked;
  const witness = heldTo(witnessSchema, isWitnessed(read) ? read.dice : undefined);
  if (!witness.success)
    throw new Stop(`${file} does not say what was promised about its dice`, 'A server hands such records out.');
  const fault = witnessFault(witness.data, checked.record.dice);
  return fault === undefined
    ? { ...checked, witnessed: true }
    : { ...checked, difference: { path: 'dice', message: fault } };
}

const isOver = ({ match }: Checked): boolean => match !== undefined && 'over' in turnOf(match);

function check(file: string, input: unknown, to: number | undefined): Checked {
  const { record, fault } = readable(file, input);
  const book = bookOf(file, record);
  const length = record.entries.length;
  if (to !== undefined && !fault && to >= length)
    throw new Stop(`${file} has no entry ${to}`, `Its last is entry ${length - 1}.`);
  const wanted = to === undefined ? length : Math.min(to + 1, length);
  const checked = replayed(file, record, book, wanted);
  if (checked.difference && rulesetOf(book.id)!.version > record.version) throw otherwise(file, checked);
  if (checked.difference || !fault || (to !== undefined && to < length)) return checked;
  return { ...checked, difference: { ...fault, entry: length } };
}

/** What an earlier version of a book recorded is not unsound for coming out otherwise today. */
const otherwise = (file: string, { record, book, difference }: Checked): Stop =>
  new Stop(
    `${file} was made with version ${record.version} of ${book.id}; by version ${rulesetOf(book.id)!.version} it comes out otherwise from entry ${difference?.entry ?? 0} on`,
  );

/** A record as far as its entries are of the right form, and what is wrong with the next: the first difference counts. */
function readable(file: string, input: unknown): { record: BattleRecord; fault?: Refusal } {
  const parsed = parseRecord(input);
  if (parsed.ok) return { record: parsed.value };
  const bad = entryOf(parsed.error.path);
  const before = bad === undefined ? parsed : parseRecord({ ...(input as object), entries: entriesBefore(input, bad) });
  if (bad === undefined || !before.ok)
    throw new Stop(`${file} is no record of a battle: ${refusalWords(before.ok ? parsed.error : before.error)}`);
  return { record: { ...before.value, entries: before.value.entries.slice(0, bad) }, fault: parsed.error };
}

/** At least one, as records have: the first is always the same. */
const entriesBefore = (input: unknown, bad: number): unknown[] =>
  bad === 0 ? [{ by: 'book', order: START }] : (input as BattleRecord).entries.slice(0, bad);

/** `entries[12].hash` → 12 */
function entryOf(path: string | undefined): number | undefined {
  const found = /^entries\[(\d+)\]/.exec(path ?? '');
  return found ? Number(found[1]) : undefined;
}

function bookOf(file: string, record: BattleRecord): AnyRuleset {
  const book = rulesetOf(record.ruleset);
  if (!book)
    throw new Stop(
      `${file} is a battle of ${record.ruleset}, which cannot be played`,
      `Rule books: ${RULESETS.map(b => b.id).join(', ')}.`,
    );
  if (book.version === record.version) return book;
  // by today's rules under the name of its own version: if everything comes out the same, its hashes agree
  if (record.version < book.version) return { ...book, version: record.version };
  throw new Stop(`${file} was made with version ${record.version} of ${book.id}; this is version ${book.version}`);
}

function replayed(file: string, record: BattleRecord, book: AnyRuleset, entries: number): Checked {
  const unhashed = missingHash(record, entries);
  const done = replay(book, record, { to: unhashed ?? entries });
  if (done.ok) {
    const difference =
      unhashed === undefined
        ? undefined
        : { entry: unhashed, path: `entries[${unhashed}].hash`, message: 'its hash is missing' };
    return { record, book, match: done.value, ...(difference && { difference }) };
  }
  // all entries of a battle that had begun are gone: there is nothing of it to be checked
  if (done.error.path === 'entries') throw new Stop(`${file} is no record of a battle: ${refusalWords(done.error)}`);
  const entry = entryOf(done.error.path);
  const difference = { ...done.error, ...(entry !== undefined && { entry }) };
  const before = entry ? replay(book, record, { to: entry }) : undefined;
  return { record, book, difference, ...(before?.ok && { match: before.value }) };
}

/** Records may be kept without hashes; but a single one that is missing was taken out. */
function missingHash({ entries }: BattleRecord, among: number): number | undefined {
  const missing = entries.slice(0, among).findIndex(entry => entry.hash === undefined);
  return missing >= 0 && entries.some(entry => entry.hash !== undefined) ? missing : undefined;
}

async function draw({ cwd }: Session, match: Match<BookTypes>, viewer: Viewer, file: string): Promise<void> {
  const { renderScene } = await import('@umpire/board');
  writeWhole(cwd, file, renderScene(sceneOf(match, viewer), {}));
}

async function report(session: Session, checked: Checked, viewer: Viewer): Promise<string> {
  const { args, paint, width, colour } = session;
  const { match, difference } = checked;
  const parts = [difference ? differenceText(checked) : soundText(checked)];
  if (checked.curtained && viewer === 'spectator') parts.push(CURTAIN);
  if (match) {
    if (args.flag('log')) parts.unshift(logText(session, match, viewer));
    const turn = turnOf(match);
    parts.push(
      'over' in turn
        ? outcomeText(match, turn, { viewer, width, paint })
        : `${waitingText(turn)}\n\n${scoresText(match, viewer, paint)}`,
    );
    if (args.flag('board'))
      parts.push((await import('@umpire/board')).renderText(sceneOf(match, viewer), { width, colour }));
  }
  if (args.text('svg') !== undefined && match) parts.push(`The table is drawn in ${args.text('svg')}.`);
  return parts.map(part => `${part.trimEnd()}\n`).join('\n');
}

const CURTAIN =
  'It was handed out sealed, because it is not over: this is what a spectator sees. --view a, b or umpire shows more.';

function logText({ args, width, paint }: Session, match: Match<BookTypes>, viewer: Viewer): string {
  const steps = args.flag('steps');
  const hand = { viewer, width, paint, steps, reasons: 'lines' } as const;
  return toldEntries(match, viewer, steps)
    .map(entry => entryText(entry, hand))
    .join('');
}

function soundText({ record, book, match, witnessed }: Checked): string {
  const all = record.entries.length;
  const seen = match!.entries.length;
  const hashes = record.entries.some(entry => entry.hash !== undefined)
    ? 'every hash agrees'
    : 'it carries no hashes: only orders and dice were checked';
  if (all === 0) return `Sound: ${book.title}, nobody has begun it yet.`;
  const how = seen === all ? plural(all, 'entry', 'entries') : `entries 0 to ${seen - 1} of ${all - 1}`;
  const promised = witnessed ? ', and the dice are those that were promised before the battle' : '';
  return `Sound: ${book.title}, ${how}, ${hashes}${promised}.`;
}

function differenceText({ book, difference }: Checked): string {
  const { entry, path, rule, message } = difference!;
  const where = entry === undefined ? 'in its head' : `at entry ${entry}`;
  return plain(
    `NOT sound: ${book.title}. The first difference is ${where}${path === undefined ? '' : ` (${path})`}:\n  ${message}${rule ? ` (${rule})` : ''}`,
  );
}

function waitingText({ waiting, text, rule }: Extract<Standing, { waiting: unknown }>): string {
  const names = waiting.map(seat => (isSide(seat) ? SIDE_NAMES[seat] : seat));
  const missing = names.filter(name => !text.includes(name));
  return `The battle is not over. ${missing.length > 0 ? `${missing.join(' and ')}: ` : ''}${text} (${rule})`;
}

/** The seed says how every die will fall. */
const diceShown = ({ record: { dice }, curtained }: Checked, viewer: Viewer): object =>
  curtained && viewer !== 'umpire' ? { kind: dice.kind } : dice;

function document({ args }: Session, checked: Checked, viewer: Viewer): string {
  const { record, match, difference } = checked;
  const turn = match && turnOf(match);
  const status = match && sceneOf(match, viewer).status;
  const steps = args.flag('steps');
  return `${JSON.stringify({
    ok: difference === undefined,
    ruleset: record.ruleset,
    version: record.version,
    dice: diceShown(checked, viewer),
    options: record.options,
    entries: record.entries.length,
    checked: match?.entries.length ?? 0,
    hashes: record.entries.filter(entry => entry.hash !== undefined).length,
    ...(difference && { difference }),
    ...(status && { scenario: status.title, turn: status.turn, scores: status.scores }),
    ...(turn && ('over' in turn ? { outcome: turn } : { waiting: turn })),
    ...(args.flag('log') && match && { log: toldEntries(match, viewer, steps) }),
  })}\n`;
}
