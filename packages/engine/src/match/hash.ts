import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { canonical } from '../canonical.js';
import type { BookTypes } from '../ruleset.js';
import { changesBetween } from './changes.js';
import type { Entry, Match } from './match.js';
import { stateForm } from './state-form.js';

/**
 * What the hash of an entry covers beside the hash before it and the entry itself: what the entry changed, or, in battles
 * whose record began in the first format, the whole state after it. Either way the first entry that was altered, in its
 * order, its answers or its effect, is the first whose hash differs.
 */
export const HASHINGS = ['changes', 'state'] as const;
export type Hashing = (typeof HASHINGS)[number];

/** The hash before the first entry: how the battle was begun, and the whole state at the start. */
export function headHash<B extends BookTypes>(match: Match<B>): string {
  const { rules, options, scenario, dice, seats, umpire, settings, state } = match;
  const head = { ruleset: rules.id, version: rules.version, options, scenario, dice: dice.kind };
  if (settings.hashing === 'state') return digest(`\n${canonical(head)}\n${stateForm(state)}`);
  return digest(`${canonical({ ...head, seats, umpire, approval: settings.approval })}\n${canonical(state)}`);
}

export function entryHash<B extends BookTypes>(match: Match<B>, entry: Entry<B>, before: B['state']): string {
  const { by, order, answers, rulings } = entry;
  const last = match.entries[match.entries.length - 2];
  const chained = last?.hash ?? match.startHash;
  const said = canonical(rulings ? { by, order, answers, rulings } : { by, order, answers });
  const effect = match.settings.hashing === 'state' ? stateForm(match.state) : changesBetween(before, match.state);
  return digest(`${chained}\n${said}\n${effect}`);
}

/** There in Node, in a page and in a worker. */
declare const TextEncoder: new () => { encodeInto(text: string, into: Uint8Array): { written: number } };
const encoder = new TextEncoder();

// A hash is made for every entry: hasher, text and result use the same room again and again.
const fresh = sha256.create();
const hasher = sha256.create();
const result = new Uint8Array(32);
let room = new Uint8Array(4096);

/** 128 bits are plenty against accident and tampering alike, and keep records small. */
function digest(text: string): string {
  if (text.length * 3 > room.length) room = new Uint8Array(text.length * 3);
  const { written } = encoder.encodeInto(text, room);
  fresh._cloneInto(hasher).update(room.subarray(0, written)).digestInto(result);
  return bytesToHex(result.subarray(0, 16));
}
