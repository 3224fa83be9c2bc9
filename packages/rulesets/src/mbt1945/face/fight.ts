import { type FightWords, fates } from '../../common/mbt/book/fight-words.js';

/** How the war diaries of 1939 to 1945 tell of a fight. */
// biome-ignore format: a state a block, a sort a line
export const FIGHT: FightWords = {
  ATTACKS: {
    attack: 'open fire on',
    INF: 'attack',
    LAS: 'mortar',
    OTF: 'shell',
    CBA: 'shell',
    ASF: 'pounce on',
    CAS: 'dive on',
    HBR: 'bomb',
  },
  FATES: {
    pinned: fates(
      ['halt', 'halted'],
      ['pin down', 'pinned down'],
      ['keep down', 'kept down'],
      ['turn away', 'turned away'],
    ),
    shaken: fates(
      ['drive back', 'driven back'],
      ['throw back', 'thrown back'],
      ['force back', 'forced back'],
      ['drive off', 'driven off'],
    ),
    broken: fates(
      ['knock out', 'knocked out'],
      ['break', 'broken'],
      ['silence', 'silenced'],
      ['shoot down', 'shot down'],
    ),
  },
  rally: 'rally',
  spent: 'is fought out',
};
