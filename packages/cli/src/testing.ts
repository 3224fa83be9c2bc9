import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { BattleRecord } from '@umpire/engine';
import type { Io, Stream } from './io.js';
import { main } from './main.js';

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Around {
  readonly stdin?: string | readonly (string | Uint8Array)[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
  readonly columns?: number;
  /** How many bytes the reader of the output takes before he goes away. */
  readonly patience?: number;
  /** Hears what would still be done if the program were told to end. */
  readonly atEnd?: Io['atEnd'];
}

/** Runs the command in this process, with streams of its own. */
export async function umpire(argv: readonly string[], around: Around = {}): Promise<Ran> {
  const { stdin = '', cwd = process.cwd(), env = {}, terminal = false, columns, patience, atEnd = () => {} } = around;
  const out = collector({ terminal, columns, patience });
  const err = collector({ terminal, columns });
  const input = Object.assign(Readable.from(typeof stdin === 'string' ? [stdin] : stdin), { isTTY: terminal });
  const status = await main(argv, { stdin: input, stdout: out.stream, stderr: err.stream, cwd, env, atEnd });
  return { status, stdout: out.text(), stderr: err.text() };
}

interface Screen {
  readonly terminal: boolean;
  readonly columns: number | undefined;
  readonly patience?: number | undefined;
}

function collector({ terminal, columns, patience = Number.POSITIVE_INFINITY }: Screen): {
  stream: Stream;
  text(): string;
} {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      if (text.length >= patience) return done(Object.assign(new Error('broken pipe'), { code: 'EPIPE' }));
      text += chunk;
      done();
    },
  });
  stream.on('error', () => {});
  return { stream: Object.assign(stream, { isTTY: terminal, ...(columns && { columns }) }), text: () => text };
}

export interface Folder {
  readonly path: string;
  at(name: string): string;
  write(name: string, content: unknown): string;
  read(name: string): string;
  remove(): void;
}

/** A folder to write in. */
export function folder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'umpire-'));
  return {
    path,
    at: name => join(path, name),
    write(name, content) {
      writeFileSync(join(path, name), typeof content === 'string' ? content : JSON.stringify(content));
      return join(path, name);
    },
    read: name => readFileSync(join(path, name), 'utf8'),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Writes the record of a battle of MBT 2020 between random bots into a folder, as `NAME.json`, and hands it back. */
export async function recorded(here: Folder, scenario: string): Promise<BattleRecord> {
  const bots = ['--red', 'random', '--blue', 'random', '--seed', '7', '--quiet'];
  await umpire(['play', '-r', 'mbt2020', '-s', scenario, ...bots, '--record', here.at(`${scenario}.json`)]);
  return JSON.parse(here.read(`${scenario}.json`));
}
