/** A line of the input with its number, or how long it was allowed to be. */
export type Line =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly longerThan: number };

export type Chunks = AsyncIterable<Uint8Array | string>;

/** The lines that each chunk completes. A line that grows too long is told of at once, and never kept. */
export async function* linesOf(chunks: Chunks, longest: number): AsyncGenerator<readonly Line[]> {
  const decoder = new TextDecoder();
  const cutter = cutterOf(longest);
  for await (const chunk of chunks)
    yield cutter.take(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
  yield [...cutter.take(decoder.decode()), ...cutter.end()];
}

function cutterOf(longest: number) {
  let begun: string[] = [];
  let size = 0;
  let number = 1;

  function grow(piece: string): Line[] {
    const fitted = size <= longest;
    size += piece.length;
    if (size > longest) begun = [];
    else begun.push(piece);
    return fitted && size > longest ? [{ number, longerThan: longest }] : [];
  }

  function end(): Line[] {
    const line = size > longest ? [] : [{ number, text: begun.join('') }];
    begun = [];
    size = 0;
    number++;
    return line;
  }

  function take(text: string): Line[] {
    const [first, ...others] = text.split('\n') as [string, ...string[]];
    return [...grow(first), ...others.flatMap(piece => [...end(), ...grow(piece)])];
  }

  return { take, end };
}
