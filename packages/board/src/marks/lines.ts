/** So many letters stand in a line: more would be wider than a telephone. */
const LETTERS = 38;

/** The words in lines of about the same length. */
export function linesOf(text: string): readonly string[] {
  if (text.length <= LETTERS) return [text];
  const most = text.length / Math.ceil(text.length / LETTERS) + 4;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
