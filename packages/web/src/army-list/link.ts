import { isDeep, LARGEST, type Parsed, tooDeep } from '../storage/import.js';

/** An army in an address: packed, so that a link can be sent in a line of a letter. Nothing of it goes to any server. */

/** Longer than any army; whatever is longer was not made by us. */
const LONGEST = 60_000;

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

export async function packed(army: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(army)), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a link holds, or why it holds nothing. */
export async function unpacked(code: string): Promise<Parsed> {
  if (code.length > LONGEST) return { ok: false, message: 'The link is too long to be one of ours.' };
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(binary, letter => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    if (bytes.length > LARGEST) return { ok: false, message: 'The link holds too much to be one of ours.' };
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isDeep(value) ? { ok: false, message: tooDeep('The link') } : { ok: true, value };
  } catch {
    return { ok: false, message: 'The link is cut off or was changed: there is no army in it.' };
  }
}
