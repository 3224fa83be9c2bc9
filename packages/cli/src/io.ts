import type { Writable } from 'node:stream';
import { reasonOf, STATUS, Stop } from './stop.js';
import { harmless } from './terminal.js';

/** What a command touches of the world: handed in, so that a test can hand in its own. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean };
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What is still done if the program is told to end, at once and without waiting; its text is printed. */
  atEnd(work: LastWork): void;
}

export type LastWork = () => string;

export type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** A stream that people or programs read. When its reader has gone (`umpire rules | head`) it swallows the rest. */
export interface Output {
  readonly terminal: boolean;
  /** Nobody reads any more: long work whose only use is to be read may stop. */
  readonly closed: boolean;
  /** Resolves when the text is handed over, so that a slow reader slows us down. */
  print(text: string): Promise<void>;
}

export function outputTo(stream: Stream): Output {
  let closed = false;
  return {
    terminal: stream.isTTY === true,
    get closed() {
      return closed;
    },
    async print(text) {
      if (closed || text === '') return;
      try {
        await written(stream, harmless(text));
      } catch (error) {
        closed = true;
        if (!GONE.has((error as NodeJS.ErrnoException).code ?? ''))
          throw new Stop(`the output cannot be written: ${reasonOf(error)}`);
      }
    },
  };
}

const GONE: ReadonlySet<string> = new Set(['EPIPE', 'ERR_STREAM_DESTROYED', 'ECONNRESET']);

function written(stream: Stream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, error => (error ? reject(error) : resolve()));
  });
}

/** Signals that tell a program to end, each with the status that shells know it by. */
const ENDS = { SIGHUP: 129, SIGINT: STATUS.interrupted, SIGTERM: 143 } as const;

/** The process we run in. Its streams report what went wrong to each `print`; Ctrl-C ends everything with 130. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
  const works: LastWork[] = [];
  for (const [signal, status] of Object.entries(ENDS))
    process.once(signal, () => {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
      try {
        for (const work of works) stdout.write(harmless(work()));
      } finally {
        process.exit(status);
      }
    });
  return { stdin, stdout, stderr, cwd: process.cwd(), env, atEnd: work => works.push(work) };
}
