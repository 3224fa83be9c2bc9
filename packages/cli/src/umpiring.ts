import { approve, receive, turnOf, UMPIRE } from '@umpire/engine';
import { type Battle, type Ruling, sceneOf } from './battle.js';
import { linesOf } from './bounded-lines.js';
import type { Session } from './session.js';
import { refusalWords } from './stop.js';
import { deskText, matterText, verbsText } from './umpire-desk.js';
import { jsonOf, UMPIRE_HELP, type UmpireWord, umpireWord } from './umpire-words.js';

const LONGEST_LINE = 100_000;

/**
 * Somebody sits in the umpire's seat at this terminal: the battle stops at every round, wherever it waits for his word, and after
 * as many entries as he said. When there are no more lines the battle goes on without him, and what waits for him counts.
 */
export function umpireAt(session: Session): Ruling {
  const { out, paint } = session;
  const next = lineReader(session);
  let turn = '';
  let stopAt: number | undefined;
  let held = false;
  let left = false;

  /** Why the battle stands still now, if it does. */
  function halt(match: Battle): string | undefined {
    const waits = wordAwaited(match);
    if (waits !== undefined || match.pending) return waits;
    const now = sceneOf(match, 'umpire').status.turn;
    held ||= stopAt === undefined ? now !== turn : match.entries.length >= stopAt;
    turn = now;
    return held ? `${now}, entry ${match.entries.length - 1}` : undefined;
  }

  function goOn(match: Battle, entries: number | undefined): void {
    held = false;
    stopAt = entries === undefined ? undefined : match.entries.length + entries;
    if (wordAwaited(match) !== undefined) approve(match);
  }

  return async match => {
    while (!('over' in turnOf(match))) {
      const why = left ? wordAwaited(match) : halt(match);
      if (why === undefined) return true;
      const word = left ? undefined : await asked(why, match);
      if (word === undefined) {
        left = true;
        goOn(match, undefined);
      } else if (word.say === 'leave') return false;
      else if (word.say === 'on') goOn(match, word.entries);
      else await obeyed(session, match, word);
    }
    return true;
  };

  async function asked(why: string, match: Battle): Promise<UmpireWord | undefined> {
    await out.print(matterText(match));
    await out.print(`${paint('magenta', 'umpire')} (${why})> `);
    const line = await next();
    if (!out.terminal) await out.print('\n');
    return line === undefined ? undefined : umpireWord(line);
  }
}

/** What waits for the umpire's word: a die, or the book before its next step. */
function wordAwaited(match: Battle): string | undefined {
  const standing = turnOf(match);
  if ('over' in standing || !standing.waiting.includes(UMPIRE)) return undefined;
  const { thrown } = match.pending!;
  return thrown === undefined ? standing.text : `${standing.text}: ${thrown} is thrown`;
}

type Deed = Exclude<UmpireWord, { readonly say: 'on' | 'leave' }>;

/** Does what was said, or tells why not. */
async function obeyed(session: Session, match: Battle, word: Deed): Promise<void> {
  const { out } = session;
  if (word.say === 'die' || word.say === 'rule' || word.say === 'verb') {
    const done = word.say === 'die' ? approve(match, word) : receive(match, UMPIRE, orderOf(match, word));
    await out.print(done.ok ? 'That is on record.\n' : `Refused: ${refusalWords(done.error)}\n`);
  } else await out.print(`${await answerTo(session, match, word)}\n`);
}

/** The order that was typed: numbers, points of the table in its own unit, and words. */
function orderOf(match: Battle, word: Extract<Deed, { say: 'rule' | 'verb' }>): unknown {
  if (word.say === 'rule') return word.order;
  const { length } = sceneOf(match, 'umpire').unit;
  const values = Object.entries(word.fields).map(([name, text]) => [name, readValue(text, length)] as const);
  return { verb: word.verb, ...Object.fromEntries(values), reason: word.reason };
}
function readValue(text: string, unit: number): unknown {
  const [, x, y] = /^(-?[\d.]+),(-?[\d.]+)$/.exec(text) ?? [];
  if (x !== undefined) return { x: Math.round(Number(x) * unit), y: Math.round(Number(y) * unit) };
  return jsonOf(text)?.is ?? text;
}

async function answerTo({ width, colour }: Session, match: Battle, word: Deed): Promise<string> {
  if (word.say === 'show') return shown(match.state, word.path);
  if (word.say === 'unknown') return word.message;
  if (word.say === 'desk') return deskText(match);
  if (word.say === 'verbs') return verbsText(match);
  if (word.say !== 'board') return UMPIRE_HELP.join('\n');
  return (await import('@umpire/board')).renderText(sceneOf(match, 'umpire'), { width, colour });
}

/** A part of the battle as JSON. */
function shown(state: unknown, path: string): string {
  let at: unknown = state;
  for (const key of path.split(/[.[\]]+/).filter(part => part !== '')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return `there is no ${path} in this battle`;
    at = (at as Record<string, unknown>)[key];
  }
  return JSON.stringify(at);
}

/** The lines of the input, one at a time. */
function lineReader({ stdin }: Session): () => Promise<string | undefined> {
  const chunks = linesOf(stdin, LONGEST_LINE);
  const ready: string[] = [];
  return async () => {
    while (ready.length === 0) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      for (const line of value) ready.push('text' in line ? line.text : '');
    }
    return ready.shift();
  };
}
