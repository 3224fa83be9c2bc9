/** Records are small; whatever is larger than this was not made by us. */
export const LARGEST = 20_000_000;

export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/** Far deeper than a record; whatever hands it on would break on much more. */
const DEEPEST = 200;
export const isDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > DEEPEST || Object.values(value).some(v => isDeep(v, depth + 1)));

export const tooDeep = (name: string): string => `${name} is nested too deeply to be a file of ours.`;

/** The content of a JSON file, or why there is none. */
export function parseFile(name: string, size: number, text: string): Parsed {
  if (size > LARGEST) return { ok: false, message: `${name} is too large to be a file of ours.` };
  if (text.trim() === '') return { ok: false, message: `${name} is empty.` };
  try {
    const value: unknown = JSON.parse(text);
    return isDeep(value) ? { ok: false, message: tooDeep(name) } : { ok: true, value };
  } catch {
    // What begins like an object and does not end like one has lost its end on the way.
    const cut = /^\s*[{[]/.test(text) && !/[}\]]\s*$/.test(text);
    return {
      ok: false,
      message: cut ? `${name} is cut off: its end is missing.` : `${name} is not JSON, so not a file of ours.`,
    };
  }
}

export const readFile = async (file: File): Promise<Parsed> =>
  file.size > LARGEST ? parseFile(file.name, file.size, '') : parseFile(file.name, file.size, await file.text());

/** A title for a battle that came as a file: what the scenario says, else the name of the file. */
export function titleOf(fileName: string, title: string): string {
  const plain = fileName
    .replace(/(\.umpire)?\.json$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return title || (plain === '' ? 'Imported battle' : plain.charAt(0).toUpperCase() + plain.slice(1));
}
