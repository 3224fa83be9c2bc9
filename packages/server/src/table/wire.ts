import { type LogEntry, newLogFrom, type Outcome } from '@umpire/desk';
import type { News, NewsOutcome } from './shown.js';

/** What goes over the line for a value: its text, and whether it is what was sent last. */
export interface Wired {
  readonly text: string;
  readonly same: boolean;
}

type Shown = (Outcome & { readonly ok: true }) | NewsOutcome;

/** The text of all but the log: views are kept as long as nothing changes, so it is written once for all who look with the same eyes. */
const written = new WeakMap<object, string>();

function textOf(table: object): string {
  const known = written.get(table);
  if (known !== undefined) return known;
  const { log: _, ...rest } = table as { log?: unknown };
  const text = JSON.stringify(rest);
  written.set(table, text);
  return text;
}

/** Whose turn it is stands in what several are sent. */
const turns = new WeakMap<object, string>();
function turnText(turn: object): string {
  const known = turns.get(turn);
  if (known !== undefined) return known;
  const text = JSON.stringify(turn);
  turns.set(turn, text);
  return text;
}

/** The text of news but for their log. They go out with every order: they are put together by hand. */
const newsText = ({ viewer, at, turn, entries, asked }: News): string =>
  `{"viewer":"${viewer}","at":${JSON.stringify(at)},"turn":${turnText(turn)},"entries":${entries},"asked":${asked}}`;

const shownText = (name: string, rest: string, from: number, log: readonly LogEntry[]): string =>
  `"value":{"ok":true,"${name}":${rest.slice(0, -1)},"log":${log.length === 0 ? '[]' : JSON.stringify(log)}}},"logFrom":${from}`;

/** Writes what is sent over one line. Of a log only what is new goes over it, and both ends remember the same, because messages keep their order. */
export function makeWire(): (value: unknown) => Wired {
  let logSent: readonly LogEntry[] = [];
  let sent = '';
  const newsWired = (news: News): Wired => {
    const { from, lines, same } = news.log;
    const rest = newsText(news);
    const before = sent;
    sent = rest;
    return { text: shownText('news', rest, from, lines), same: same && rest === before };
  };
  return value => {
    if (!isShown(value)) return { text: `"value":${JSON.stringify(value ?? null)}`, same: false };
    if ('news' in value) return newsWired(value.news);
    const { log } = value.battleView;
    const from = newLogFrom(logSent, log);
    const rest = textOf(value.battleView);
    const same = rest === sent && from === log.length && log.length === logSent.length;
    logSent = log;
    sent = rest;
    return { text: shownText('battleView', rest, from, log.slice(from)), same };
  };
}

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' &&
  value !== null &&
  (value as Outcome).ok === true &&
  ('battleView' in value || 'news' in value);
