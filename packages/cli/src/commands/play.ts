import type { Approval, Viewer } from '@umpire/engine';
import { APPROVALS, defaultOptions, knownEntries, recordOf } from '@umpire/engine';
import { agreedScenario } from '../agreed.js';
import type { Args } from '../args.js';
import { type Battle, type Bout, battle, type Outcome, progressWords, sceneOf } from '../battle.js';
import { chosenOptions, neededBook, neededBot, neededScenario, seedOf, viewerOf } from '../chosen.js';
import { expectWritable, writeWhole } from '../files.js';
import { recordText } from '../record-text.js';
import type { Session } from '../session.js';
import { STATUS, Stop } from '../stop.js';
import { entryText, outcomeText, type ToldEntry, toldLast } from '../telling.js';
import { lines, plural } from '../terminal.js';
import { umpireAt } from '../umpiring.js';

/** A whole battle, bot against bot. */
export async function run(session: Session): Promise<number> {
  const { args, cwd, out } = session;
  const book = neededBook(args);
  const scenario = await agreedScenario(args, book.id, neededScenario(args, book, cwd), cwd);
  const { title, data } = scenario;
  const bots = { a: neededBot(args, 'red'), b: neededBot(args, 'blue') };
  const bout: Bout = {
    book,
    scenario: data,
    options: chosenOptions(args, book, scenario),
    bots,
    seed: seedOf(args),
    hashes: true,
    ...umpireOf(args),
  };
  const viewer = viewerOf(args);
  const file = args.text('record');
  if (file !== undefined) expectWritable(cwd, file);
  const teller = args.flag('json') ? silent(viewer, args) : await aloud(session, viewer, heading(session, bout, title));
  let last: Battle | undefined;
  const sofar = file === undefined ? undefined : keeperOf(session, file);
  if (sofar) session.atEnd(() => (last ? recordedWords(file!, sofar(last), ', as far as it was fought') : ''));
  let kept = Date.now();
  const seat = umpireAt(session);
  const ruling = async (match: Battle) => {
    last = match;
    return seat(match);
  };
  const over = await battle(
    bout,
    async match => {
      last = match;
      if (sofar && Date.now() - kept > OFTEN) {
        sofar(match);
        kept = Date.now();
      }
      await teller.tell(match);
      await showProgress(session, match);
      return !out.closed || file !== undefined;
    },
    bout.umpire && ruling,
  );
  await session.progress.clear();
  if (!over && sofar && last) await out.print(recordedWords(file!, sofar(last), ', as far as it was fought'));
  if (!over || !last) return STATUS.ok;
  await out.print(
    args.flag('json') ? document(last, over, bout, teller) : `\n${outcomeText(last, over, { ...session, viewer })}`,
  );
  if (file !== undefined && sofar) {
    const written = recordedWords(file, sofar(last));
    if (!args.flag('json')) await out.print(written);
  }
  return STATUS.ok;
}

/** Whether somebody sits in the umpire's seat, and what waits for him. */
function umpireOf(args: Args): { readonly umpire?: Approval } {
  const said = args.text('approve');
  if (!args.flag('umpire')) {
    if (said !== undefined) throw new Stop('--approve is for whoever sits in the umpire’s seat: add --umpire');
    return {};
  }
  if (args.flag('json')) throw new Stop('--umpire talks with a person: it does not go with --json');
  const umpire = APPROVALS.find(approval => approval === (said ?? 'off'));
  if (!umpire) throw new Stop(`--approve takes ${APPROVALS.join(', ')}, not ${said}`);
  return { umpire };
}

/** A battle that is killed without a word has lost no more than this, in milliseconds. */
const OFTEN = 1000;

interface Teller {
  readonly viewer: Viewer;
  readonly log: ToldEntry[] | undefined;
  tell(match: Battle): Promise<void>;
}

/** For `--json`: the log is kept for the end, if it is wanted. */
function silent(viewer: Viewer, args: Args): Teller {
  const log: ToldEntry[] | undefined = args.flag('quiet') ? undefined : [];
  return {
    viewer,
    log,
    async tell(match) {
      const entry = toldLast(match, viewer, args.flag('steps'));
      if (entry) log?.push(entry);
    },
  };
}

/** The log as it happens, with the board at the start of every round if it is wanted. */
async function aloud({ args, out, width, paint, colour }: Session, viewer: Viewer, heading: string): Promise<Teller> {
  const board = args.flag('board') ? (await import('@umpire/board')).renderText : undefined;
  const steps = args.flag('steps');
  let turn = '';
  return {
    viewer,
    log: undefined,
    async tell(match) {
      if (match.entries.length === 1) await out.print(heading);
      if (!args.flag('quiet')) {
        const entry = toldLast(match, viewer, steps);
        if (entry) await out.print(entryText(entry, { viewer, width, paint, steps, reasons: 'lines' }));
      }
      if (!board) return;
      const scene = sceneOf(match, viewer);
      if (scene.status.turn === turn) return;
      turn = scene.status.turn;
      await out.print(`\n${board(scene, { width, colour })}\n`);
    },
  };
}

/** On a terminal the log itself shows how far the battle is. */
async function showProgress({ args, out, progress }: Session, match: Battle): Promise<void> {
  const told = out.terminal && !args.flag('quiet') && !args.flag('json');
  if (!told) await progress.show(() => progressWords(match));
}

function heading({ args, paint }: Session, { book, options, bots, seed }: Bout, title: string): string {
  const chosen = Object.entries(differing(book, options)).map(([id, choice]) => `${id}=${choice}`);
  return lines(
    paint('bold', `${book.title} · ${title}`),
    `${paint('red', 'Red')} ${bots.a.id} · ${paint('blue', 'Blue')} ${bots.b.id} · seed ${seed}`,
    chosen.length > 0 ? `Options ${chosen.join(' ')}` : undefined,
    args.list('agree').length > 0 ? `Agreed ${args.list('agree').join(' ')}` : undefined,
    '',
  );
}

function differing(book: Bout['book'], options: Bout['options']): Record<string, string> {
  const standard = defaultOptions(book.options);
  return Object.fromEntries(Object.entries(options).filter(([id, choice]) => standard[id] !== choice));
}

function document(match: Battle, over: Outcome, { book, options, bots, seed }: Bout, { viewer, log }: Teller): string {
  const { title, turn, scores } = sceneOf(match, viewer).status;
  return `${JSON.stringify({
    ruleset: book.id,
    version: book.version,
    scenario: title,
    seed,
    options: differing(book, options),
    bots: { a: bots.a.id, b: bots.b.id },
    outcome: over,
    turn,
    scores,
    entries: knownEntries(match, viewer).length,
    hash: match.entries.at(-1)?.hash,
    ...(log && { log }),
  })}\n`;
}

interface Written {
  readonly entries: number;
  readonly size: number;
}

/** Writes the record of a battle as far as it goes, in the place of what was there. */
const keeperOf =
  ({ cwd }: Session, file: string) =>
  (match: Battle): Written => {
    const record = recordOf(match);
    const text = recordText(record);
    writeWhole(cwd, file, text);
    return { entries: record.entries.length, size: text.length };
  };

const recordedWords = (file: string, { entries, size }: Written, how = ''): string =>
  `Recorded in ${file}: ${plural(entries, 'entry', 'entries')}, ${Math.ceil(size / 1024)} kB${how}.\n`;
