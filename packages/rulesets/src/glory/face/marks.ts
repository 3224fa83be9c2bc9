/** What stands on a vignette, and what it means. */
import type { Marker } from '@umpire/engine';
import { initiativeWords } from '../play/initiative-words.js';
import type { Vignette } from '../play/state.js';

const GENERAL: Marker = {
  letter: 'G',
  shape: 'diamond',
  text: 'the General rides with it',
  word: 'general',
  rule: 'IGR-CMD-03',
};
const KEY: Marker = { letter: 'K', shape: 'square', text: 'a key vignette', word: 'key', rule: 'IGR-VIC-02' };
const HALTED: Marker = { letter: 'H', shape: 'square', text: 'halted', word: 'halted', rule: 'IGR-SR-03' };
const RUNNING: Marker = {
  letter: '!',
  shape: 'triangle',
  text: 'runs at the enemy',
  word: 'charge',
  rule: 'IGR-R-46',
};
const DETACHED: Marker = { letter: 'D', shape: 'disc', text: 'detached', word: 'detached', rule: 'IGR-DET-02' };
/** IGR-RES-06: the enemy is near, and there is no room to be driven back before him. */
export const CRAMPED: Marker = {
  letter: '⊥',
  shape: 'triangle',
  text: 'no room behind: driven back it breaks',
  word: 'room',
  rule: 'IGR-RES-06',
};
const activated = (text: string): Marker => ({
  letter: 'A',
  shape: 'triangle',
  text,
  word: 'activated',
  rule: 'IGR-ACT-01',
  seen: true,
});
const initiative = (letter: string, text: string): Marker => ({
  letter,
  shape: 'diamond',
  text: `initiative: ${text}`,
  word: 'initiative',
  rule: 'IGR-INI-01',
});

/** So many bands are drawn as sashes; more of them are a number. */
const SASHES = 3;
const bands = (count: number, text: string): Marker => ({
  letter: `${count}`,
  shape: 'disc',
  text: `driven back ${text}`,
  word: 'bands',
  rule: 'IGR-RCD-01',
  ...(count <= SASHES && { seen: true }),
});

/** One of each, for the legend. */
export const MARKS: readonly Marker[] = [
  GENERAL,
  KEY,
  bands(1, 'up to three times: a sash for each'),
  bands(4, 'more often than sashes can tell'),
  HALTED,
  RUNNING,
  DETACHED,
  activated('activated: its front is gold'),
  initiative('5', 'what its throw came to; it acts by that'),
  initiative('<', 'it does as its neighbour'),
  CRAMPED,
];

export function markersOf({ general, key, bands: count, halted, running, detached, now }: Vignette): readonly Marker[] {
  const found: Marker[] = [];
  if (general) found.push(GENERAL);
  if (key) found.push(KEY);
  if (count > 0) found.push(bands(count, count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`));
  if (halted > 0) found.push(HALTED);
  if (running) found.push(RUNNING);
  if (detached) found.push(DETACHED);
  if (now.activated) found.push(activated(now.moved ? 'activated, has moved' : 'activated'));
  if (now.thrown) {
    const { score, done } = now.thrown;
    found.push(initiative(score === null ? '<' : `${score}`, `${initiativeWords(now.thrown)}${done ? ', done' : ''}`));
  }
  return found;
}
