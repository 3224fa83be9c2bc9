import type { Finding } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { citation } from '../lines.js';

/** Two vignettes that touch; ties of length are in the order in which the active player gives them. */
export interface ContactFacts {
  readonly active: string;
  readonly opponent: string;
  /** Shared contact in W; a corner against an edge has 0. */
  readonly length: number;
}
export interface Pairs {
  readonly fights: readonly (readonly [active: string, opponent: string])[];
  /** Those in contact who fight nobody (IGR-MEL-06), sorted. */
  readonly supporting: readonly string[];
}

/** IGR-GEO-04: lengths within a millionth are equal. */
const inGrains = (length: number): number => Math.round(length / SLACK);

/** IGR-MEL-05, IGR-MEL-06: the longest contact fights first; nobody is in two pairs. */
export function pairsOf(contacts: readonly ContactFacts[]): Pairs {
  const longestFirst = [...contacts].sort((a, b) => inGrains(b.length) - inGrains(a.length)); // stable
  const paired = new Set<string>();
  const fights: [string, string][] = [];
  for (const contact of longestFirst) {
    if (paired.has(contact.active) || paired.has(contact.opponent)) continue;
    paired.add(contact.active).add(contact.opponent);
    fights.push([contact.active, contact.opponent]);
  }
  const all = new Set(contacts.flatMap(c => [c.active, c.opponent]));
  return { fights, supporting: [...all].filter(id => !paired.has(id)).sort() };
}

const LONGEST = citation('IGR-MEL-05', 'each fights the one with whom it has the longest contact');
const OTHERS = citation('IGR-MEL-06', 'it fights one only; the others are supporting');
export function describePairs(contacts: readonly ContactFacts[]): Finding<Pairs> {
  const result = pairsOf(contacts);
  return { result, because: result.supporting.length > 0 ? [LONGEST, OTHERS] : [LONGEST] };
}
