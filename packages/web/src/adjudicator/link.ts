import { type Bounds, outOfBounds } from '@umpire/engine';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { Asked, Throw } from './asked.js';

/** What a link says beside book and question: `s` is the rest, as JSON, deflated, in base64url. */
type Rest = Pick<Asked, 'given' | 'options' | 'throws'>;

export function packed({ given, options, throws }: Rest): string {
  const short = {
    g: given,
    ...(Object.keys(options).length > 0 && { o: options }),
    ...(throws.length > 0 && { t: throws }),
  };
  return base64url(deflateSync(strToU8(JSON.stringify(short)), { level: 9 }));
}

/** No question of a person is longer, packed or unpacked: a few kilobytes may hold a bomb. */
const LONGEST = 20_000;
const LARGEST = 1_000_000;
const BOUNDS: Bounds = { depth: 20, list: 200, text: 1000, values: 5000 };

/** What a link says, or undefined if it is damaged, or too much for a page. */
export function unpacked(text: string): Rest | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const bytes = inflateSync(bytesOf(text), { out: new Uint8Array(LARGEST) });
    const said = JSON.parse(strFromU8(bytes));
    if (outOfBounds(said, BOUNDS, '')) return undefined;
    const { g: given, o: options = {}, t: throws = [] } = said;
    if (!isOptions(options) || !isThrows(throws)) return undefined;
    return { given, options, throws };
  } catch {
    return undefined;
  }
}

const isOptions = (x: unknown): x is Record<string, string> =>
  typeof x === 'object' && x !== null && !Array.isArray(x) && Object.values(x).every(v => typeof v === 'string');
const isThrows = (x: unknown): x is Throw[] =>
  Array.isArray(x) && x.every(t => typeof t === 'number' || typeof t === 'string');

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, c => c.charCodeAt(0));
}
