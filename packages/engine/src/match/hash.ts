import { canonical } from '../canonical.js';
import type { BookTypes } from '../ruleset.js';
import { changesBetween } from './changes.js';
import { sha256Of } from './hash-sha256.js';
import { answersOf, type Entry, type Match } from './match.js';
import { putChanges } from './put-changes.js';
import { stateForm } from './state-form.js';
import { hashOfWords, putString, putValue, startWords } from './words.js';

/**
 * What the hash of an entry covers beside the hash before it and the entry itself, and how it is made. Either way the first
 * entry that was altered, in its order, its answers or its effect, is the first whose hash differs.
 *
 * - `murmur`: what the entry changed, MurmurHash3 of its words (`words.ts`);
 * - `changes`: what the entry changed, SHA-256 of a text (`changes.ts`);
 * - `state`: the whole state after it, SHA-256 of a text: battles whose record began in the first format.
 */
export const HASHINGS = ['murmur', 'changes', 'state'] as const;
export type Hashing = (typeof HASHINGS)[number];

/** The hash before the first entry: how the battle was begun, and the whole state at the start. */
export function headHash<B extends BookTypes>(match: Match<B>): string {
  const { rules, options, scenario, dice, seats, umpire, settings, state } = match;
  const head = { ruleset: rules.id, version: rules.version, options, scenario, dice: dice.kind };
  if (settings.hashing === 'state') return sha256Of(`\n${canonical(head)}\n${stateForm(state)}`);
  const whole = { ...head, seats, umpire, approval: settings.approval };
  if (settings.hashing === 'changes') return sha256Of(`${canonical(whole)}\n${canonical(state)}`);
  startWords();
  putValue(whole);
  putValue(state);
  return hashOfWords();
}

export function entryHash<B extends BookTypes>(match: Match<B>, entry: Entry<B>, before: B['state']): string {
  const { entries, startHash, settings } = match;
  const last = entries[entries.length - 2]?.hash ?? startHash;
  return settings.hashing === 'murmur'
    ? murmurOfEntry(last, entry, before, match.state)
    : sha256OfEntry(
        last,
        entry,
        settings.hashing === 'state' ? stateForm(match.state) : changesBetween(before, match.state),
      );
}

function murmurOfEntry<B extends BookTypes>(last: string, entry: Entry<B>, before: object, after: object): string {
  startWords();
  putString(last);
  putString(entry.by);
  putValue(entry.order);
  putValue(answersOf(entry));
  putValue(entry.rulings ?? null);
  putChanges(before, after);
  return hashOfWords();
}

function sha256OfEntry<B extends BookTypes>(last: string, entry: Entry<B>, effect: string): string {
  const { by, order, rulings } = entry;
  const answers = answersOf(entry);
  return sha256Of(
    `${last}\n${canonical(rulings ? { by, order, answers, rulings } : { by, order, answers })}\n${effect}`,
  );
}
