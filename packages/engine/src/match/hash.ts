import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.js';

/**
 * The hash of an entry: of the hash before it, of the entry itself and of the state after it. So the first entry that
 * was altered, in its order, its answers or its effect, is the first whose hash differs.
 */
export function chainHash(before: string, entry: unknown, state: object): string {
  return digest(`${before}\n${canonical(entry)}\n${stateForm(state)}`);
}

/** 128 bits are plenty against accident and tampering alike, and keep records small. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}

/**
 * A state in canonical JSON, in which each element of a field that is an object stands as the digest of its own canonical
 * JSON. Elements never change (see `Ruleset`), so each is digested once, and an entry costs what it changed.
 */
export function stateForm(state: object): string {
  return listed(state, fieldForm);
}

const fieldForm = (field: unknown): string =>
  typeof field !== 'object' || field === null
    ? canonical(field)
    : Array.isArray(field)
      ? `[${field.map(elementForm).join(',')}]`
      : listed(field, elementForm);

/** The keys in canonical order, each with its form. */
function listed(object: object, formOf: (value: unknown) => string): string {
  let form = '';
  for (const key of Object.keys(object).sort()) {
    const value = (object as Record<string, unknown>)[key];
    if (value !== undefined) form += `${form === '' ? '' : ','}${JSON.stringify(key)}:${formOf(value)}`;
  }
  return `{${form}}`;
}

const digests = new WeakMap<object, string>();

function elementForm(element: unknown): string {
  if (typeof element !== 'object' || element === null) return element === undefined ? 'null' : canonical(element);
  let known = digests.get(element);
  if (known === undefined) {
    known = digest(canonical(element));
    digests.set(element, known);
  }
  return known;
}
