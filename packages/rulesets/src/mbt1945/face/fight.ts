import type { FightWords } from '../../common/mbt/book/fight-words.js';

/** How the war diaries of 1939 to 1945 tell of a fight. */
export const FIGHT: FightWords = {
  ATTACKS: {
    attack: 'opens fire on',
    INF: 'attacks',
    LAS: 'mortars',
    OTF: 'shells',
    CBA: 'shells',
    ASF: 'pounces on',
    CAS: 'dives on',
    HBR: 'bombs',
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
  rally: 'rallies',
  spent: 'is fought out',
};
