import { hash, verify } from '@node-rs/argon2';

/** Argon2id is what the library does unless it is told otherwise; its costs are those that OWASP names. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const keptPassphrase = (passphrase: string): Promise<string> => hash(passphrase.normalize('NFC'), COSTS);

/** Whoever asks for a name that nobody has waits as long as for one that somebody has. */
const NOBODY = keptPassphrase('nobody');

export async function isPassphrase(kept: string | null | undefined, passphrase: string): Promise<boolean> {
  const right = await verify(kept ?? (await NOBODY), passphrase.normalize('NFC'));
  return right && typeof kept === 'string';
}
