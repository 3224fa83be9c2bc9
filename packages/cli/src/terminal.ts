import type { Io, Output } from './io.js';

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
export type Ink = keyof typeof CODES;

/** Text in a colour or a weight; without colour the text as it is. Colour never carries a meaning alone. */
export type Paint = (ink: Ink, text: string) => string;

export const painter =
  (colour: boolean): Paint =>
  (ink, text) =>
    colour && text !== '' ? `\u001b[${CODES[ink]}m${text}\u001b[0m` : text;

/** Colour when a person looks on, unless he does not want it: https://no-color.org. */
export function wantsColour({ stdout, env }: Pick<Io, 'stdout' | 'env'>, forbidden: boolean): boolean {
  if (forbidden || env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0';
  return stdout.isTTY === true && env.TERM !== 'dumb';
}

/** Our own: colours and weights, and a line that is written over. */
const OWN = `\u001b\\[(?:${[0, ...Object.values(CODES)].join('|')})m|\r\u001b\\[K`;
const OWN_OR_CONTROL = new RegExp(`${OWN}|[^\\P{Cc}\\t\\n]`, 'gu');
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** A control character as a sign for it: ␛. */
const picture = (control: string): string => {
  const code = control.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : '�';
};

/** What we wrote ourselves may move the cursor and paint; what somebody else put into a name may not. */
export const harmless = (text: string): string =>
  text.replace(OWN_OR_CONTROL, found => (found.length > 1 ? found : picture(found)));
/** A text of others alone. */
export const plain = (text: string): string => text.replace(CONTROL, picture);

const WIDEST = 100;
const NARROWEST = 40;

/** Columns to fill: those of the terminal, and never so many that a line is hard to read. */
export function widthOf({ stdout, env }: Pick<Io, 'stdout' | 'env'>): number {
  const told = stdout.columns ?? Number(env.COLUMNS);
  const columns = Number.isInteger(told) && told > 0 ? told : WIDEST;
  return Math.max(NARROWEST, Math.min(WIDEST, columns));
}

/** A text as lines of at most so many columns. A word that is longer stays whole. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

/** A text under a margin: the first line after `head`, the others under its end. */
export function hanging(head: string, text: string, width: number, room = head.length): string {
  const [first = '', ...rest] = wrap(text, Math.max(20, width - room));
  const margin = ' '.repeat(room);
  return [`${head}${first}`, ...rest.map(line => `${margin}${line}`)].map(line => line.trimEnd()).join('\n');
}

export const lines = (...texts: readonly (string | undefined)[]): string =>
  texts
    .filter(text => text !== undefined)
    .map(text => `${text}\n`)
    .join('');

/** Cells in columns, the last one as wide as it is. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map(row =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i]!)))
      .join(gap)
      .trimEnd(),
  );
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** How far some work has come: one line on a terminal that is written over and over, and nothing elsewhere. */
export interface Progress {
  /** The text is made only if it will be seen. */
  show(text: () => string): Promise<void>;
  clear(): Promise<void>;
}

const TENTH = 100;

export function progressOn(err: Output, width: number, now: () => number = Date.now): Progress {
  let shown = Number.NEGATIVE_INFINITY;
  return {
    async show(text) {
      if (!err.terminal || now() - shown < TENTH) return;
      shown = now();
      await err.print(`\r\u001b[K${text().slice(0, width - 1)}`);
    },
    async clear() {
      if (err.terminal && shown !== Number.NEGATIVE_INFINITY) await err.print('\r\u001b[K');
      shown = Number.NEGATIVE_INFINITY;
    },
  };
}
