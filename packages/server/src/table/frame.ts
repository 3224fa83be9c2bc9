const OTHER_LETTERS = /[^ -~]/;
const TEXT = 0x81;
/** A length that does not fit into seven bits stands in the two bytes that follow. */
const LONG = 126;
const LONGEST = 0xffff;

/**
 * A short text of plain letters as it goes over a WebSocket, head and all, a byte a letter: written in one piece, where `ws` writes two. Undefined:
 * it is another text.
 */
export function framed(text: string): string | undefined {
  const { length } = text;
  if (length > LONGEST || OTHER_LETTERS.test(text)) return undefined;
  const head =
    length < LONG ? String.fromCharCode(TEXT, length) : String.fromCharCode(TEXT, LONG, length >> 8, length & 0xff);
  return head + text;
}
