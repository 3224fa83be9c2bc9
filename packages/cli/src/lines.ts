import { type Chunks, type Line, linesOf } from './bounded-lines.js';

/** A JSON value of the input with the line on which it begins, or what is wrong there. */
export type Read =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly wrong: string };

/**
 * JSON or JSON Lines, as it comes in: usually a value a line; an object may also be spread over several lines. What is no
 * JSON is reported on its own line, and reading goes on after it. One batch a chunk of input, and a limit for what is kept of it.
 */
export async function* jsonValues(chunks: Chunks): AsyncGenerator<readonly Read[]> {
  const reader = assembler();
  for await (const lines of linesOf(chunks, LARGEST)) {
    const batch = lines.flatMap(line => ('text' in line ? reader.take(line) : [...reader.end(), tooLong(line)]));
    if (batch.length > 0) yield batch;
  }
  const last = reader.end();
  if (last.length > 0) yield last;
}

const tooLong = ({ number, longerThan }: Line & { longerThan: number }): Read => ({
  line: number,
  wrong: `line ${number} is longer than ${longerThan.toLocaleString('en')} characters`,
});

type TextLine = Line & { readonly text: string };

interface Assembler {
  take(line: TextLine): Read[];
  end(): Read[];
}

/** No question is deeper or larger: what goes beyond has lost a bracket. */
const DEEPEST = 50;
const LARGEST = 1_000_000;
const MOST_LINES = 10_000;

/** An object that is not closed yet. */
interface Held {
  readonly lines: TextLine[];
  readonly depth: number;
  readonly size: number;
}

const isTooLarge = ({ lines, depth, size }: Held): boolean =>
  depth > DEEPEST || size > LARGEST || lines.length > MOST_LINES;

function assembler(): Assembler {
  let held: Held | undefined;

  function take(line: TextLine): Read[] {
    if (held) return goOn(line);
    if (line.text.trim() === '') return [];
    const read = parsed(line.text, line.number, line.number);
    const depth = 'wrong' in read && /^\s*\{/.test(line.text) ? depthAfter(line.text, 0) : 0;
    if (!mayGoOn(depth)) return [read];
    held = { lines: [line], depth, size: line.text.length };
    return [];
  }

  function goOn(line: TextLine): Read[] {
    if (isQuestion(line.text)) return [...giveUp(), ...take(line)];
    const { lines, depth, size } = held!;
    lines.push(line);
    held = { lines, depth: depthAfter(line.text, depth), size: size + line.text.length };
    if (Number.isNaN(held.depth) || isTooLarge(held)) return giveUp();
    if (held.depth > 0) return [];
    held = undefined;
    return [parsed(lines.map(l => l.text).join('\n'), lines[0]!.number, line.number)];
  }

  /** It was no object over several lines: the first line is wrong by itself, the others are read anew. */
  function giveUp(): Read[] {
    if (!held) return [];
    const [first, ...others] = held.lines as [TextLine, ...TextLine[]];
    held = undefined;
    return [parsed(first.text, first.number, first.number), ...others.flatMap(take)];
  }

  return {
    take,
    end() {
      let reads: Read[] = [];
      while (held) reads = reads.concat(giveUp());
      return reads;
    },
  };
}

/** Something is open that a later line may close: never so a string (NaN). */
const mayGoOn = (depth: number): boolean => depth > 0 && depth <= DEEPEST;

function parsed(text: string, first: number, last: number): Read {
  try {
    return { line: first, value: JSON.parse(text) };
  } catch (error) {
    const where = first === last ? `line ${first} is` : `lines ${first} to ${last} are`;
    return { line: first, wrong: `${where} not JSON: ${(error as Error).message}` };
  }
}

/** A whole question on one line: whatever was open before it will not be closed any more. */
function isQuestion(text: string): boolean {
  if (!/^\s*\{.*"(ruleset|question)"/.test(text)) return false;
  try {
    const value = JSON.parse(text);
    return 'ruleset' in value || 'question' in value;
  } catch {
    return false;
  }
}

const TOKENS = /"(?:[^"\\]|\\.)*"|["{}[\]]/g;

/** How many brackets are open after a line; NaN when a string is left open, which JSON does not allow. */
function depthAfter(text: string, before: number): number {
  let depth = before;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '"') return Number.NaN;
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
  }
  return depth;
}
