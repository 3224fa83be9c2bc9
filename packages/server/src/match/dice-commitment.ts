import { createHash, randomBytes } from 'node:crypto';
import type { Side } from '@umpire/engine';

/**
 * Dice that nobody chose. The server draws a secret and shows its hash before anybody sits down; each player adds words of his own; the
 * seed is a hash of all three. After the battle the secret is shown: anybody can work the seed out again and check every throw.
 */
export interface Commitment {
  readonly secret: string;
  readonly words: { readonly [side in Side]: string };
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export const newSecret = (): string => randomBytes(32).toString('hex');
export const commitmentOf = (secret: string): string => sha256(secret);

/** 128 bits, as seeds are written. */
export const seedOf = ({ secret, words }: Commitment): string =>
  sha256(JSON.stringify([secret, words.a, words.b])).slice(0, 32);
