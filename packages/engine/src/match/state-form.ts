import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../canonical.js';

/**
 * A state in canonical JSON, in which each element of a field that is an object stands as the digest of its own canonical
 * JSON. Records of the first format are hashed with it, and tests tell states apart by it.
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

/** Elements never change (see `Ruleset`), so each is digested once. */
function elementForm(element: unknown): string {
  if (typeof element !== 'object' || element === null) return element === undefined ? 'null' : canonical(element);
  let known = digests.get(element);
  if (known === undefined) {
    known = bytesToHex(sha256(utf8ToBytes(canonical(element)))).slice(0, 32);
    digests.set(element, known);
  }
  return known;
}
