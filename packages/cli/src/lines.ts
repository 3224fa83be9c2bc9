/** A JSON value of the input with the line on which it begins, or what is wrong there. */
export type Read =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly wrong: string };

type Chunks = AsyncIterable<Uint8Array | string>;

/**
 * JSON or JSON Lines, as it comes in: usually a value a line; an object may also be spread over several lines. What is no
 * JSON is reported on its own line, and reading goes on after it. One batch a chunk of input, so nothing piles up.
 */
export async function* jsonValues(chunks: Chunks): AsyncGenerator<readonly Read[]> {
  const reader = assembler();
  let number = 0;
  for await (const lines of linesOf(chunks)) {
    const batch = lines.flatMap(text => reader.take({ text, number: ++number }));
    if (batch.length > 0) yield batch;
  }
  const last = reader.end();
  if (last.length > 0) yield last;
}

/** The lines that each chunk completes. */
async function* linesOf(chunks: Chunks): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const [first, ...others] = text.split('\n') as [string, ...string[]];
    begun.push(first);
    if (others.length === 0) continue;
    const rest = others.pop()!;
    yield [begun.join(''), ...others];
    begun = [rest];
  }
  yield [begun.join('') + decoder.decode()];
}

interface Line {
  readonly text: string;
  readonly number: number;
}

interface Assembler {
  take(line: Line): Read[];
  end(): Read[];
}

/** No question is deeper or larger: what goes beyond has lost a bracket. */
const DEEPEST = 50;
const LARGEST = 10_000_000;

function assembler(): Assembler {
  let held: { lines: Line[]; depth: number; size: number } | undefined;

  function take(line: Line): Read[] {
    if (held) return goOn(line);
    if (line.text.trim() === '') return [];
    const read = parsed(line.text, line.number, line.number);
    const depth = 'wrong' in read && /^\s*\{/.test(line.text) ? depthAfter(line.text, 0) : 0;
    if (depth <= 0) return [read];
    held = { lines: [line], depth, size: line.text.length };
    return [];
  }

  function goOn(line: Line): Read[] {
    if (isQuestion(line.text)) return [...giveUp(), ...take(line)];
    const { lines, depth, size } = held!;
    lines.push(line);
    held = { lines, depth: depthAfter(line.text, depth), size: size + line.text.length };
    if (Number.isNaN(held.depth) || held.depth > DEEPEST || held.size > LARGEST) return giveUp();
    if (held.depth > 0) return [];
    held = undefined;
    return [parsed(lines.map(l => l.text).join('\n'), lines[0]!.number, line.number)];
  }

  /** It was no object over several lines: the first line is wrong by itself, the others are read anew. */
  function giveUp(): Read[] {
    if (!held) return [];
    const [first, ...others] = held.lines as [Line, ...Line[]];
    held = undefined;
    return [parsed(first.text, first.number, first.number), ...others.flatMap(take)];
  }

  return {
    take,
    end() {
      const reads: Read[] = [];
      while (held) reads.push(...giveUp());
      return reads;
    },
  };
}

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
