import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import type { BattleRecord } from '../match/record.js';
import type { Side } from '../seats.js';
import type { DiceKind } from './dice.js';

/**
 * Dice that nobody chose. Whoever keeps the match draws a secret and shows its hash before anybody sits down; each player adds words of
 * his own; the seed is a hash of all three. After the battle the secret is shown: anybody can work the seed out again and check every throw.
 */
export interface DiceWitness {
  /** What was shown before the battle: the hash of the secret. */
  readonly commitment: string;
  readonly secret: string;
  readonly words: { readonly [side in Side]: string };
}

/** A record with what proves that its dice were nobody's choice. */
export interface WitnessedRecord {
  readonly record: BattleRecord;
  readonly dice: DiceWitness;
  /** What went before, if the battle was begun elsewhere: its own dice are nobody's promise. */
  readonly earlier?: BattleRecord;
}

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const commitmentOf = (secret: string): string => hashOf(secret);

/** 128 bits, as seeds are written. */
export const witnessedSeed = ({ secret, words }: Omit<DiceWitness, 'commitment'>): string =>
  hashOf(JSON.stringify([secret, words.a, words.b])).slice(0, 32);

const text = z.string().max(10_000);
export const witnessSchema = z.strictObject({
  commitment: text,
  secret: text,
  words: z.strictObject({ a: text, b: text }),
});

export const isWitnessed = (input: unknown): input is WitnessedRecord =>
  typeof input === 'object' && input !== null && 'record' in input && 'dice' in input && !('entries' in input);

/** Why the dice of a record are not those that were promised; undefined: they are. */
export function witnessFault(witness: DiceWitness, dice: DiceKind): string | undefined {
  if (commitmentOf(witness.secret) !== witness.commitment)
    return 'the secret is not the one whose hash was shown before the battle';
  if (dice.kind !== 'seeded' || dice.seed !== witnessedSeed(witness))
    return 'the seed of the dice is not made of the secret and the words of both players';
  return undefined;
}
