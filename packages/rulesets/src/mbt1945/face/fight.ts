import type { FightWords } from '../../common/mbt/book/fight-words.js';

/** How the war diaries of 1939 to 1945 tell of a fight. */
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
  VAIN: {
    attack: 'the rounds go wide',
    INF: 'the attack is held off',
    LAS: 'the bombs fall wide',
    OTF: 'the shells fall wide',
    CBA: 'the shells fall wide',
    ASF: 'both break off',
    CAS: 'the bombs go astray',
    HBR: 'the bombs go astray',
  },
  rally: 'rally',
  spent: 'is fought out',
};
