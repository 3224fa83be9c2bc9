import type { FightWords } from '../../common/mbt/book/fight-words.js';
import { classOf, type SubClass } from '../pieces.js';

/** How contact reports of our own time tell of a fight. */
export const FIGHT: FightWords = {
  ATTACKS: {
    attack: 'engages',
    INF: 'assaults',
    OTF: 'shells',
    CBA: 'shells',
    ASF: 'intercepts',
    CAS: 'strikes at',
    ECM: 'jams',
  },
  // MBT20-ELG-01 to MBT20-ELG-08: infantry is met within 2", all others from farther off.
  AFAR: {
    attack: 'fires at',
    isSo: (own, { subClass, posture }) =>
      own.posture === 'INF' && (classOf(subClass as SubClass) !== 'INFANTRY' || posture === 'REC'),
  },
  VAIN: {
    attack: 'the rounds go wide',
    INF: 'it comes to nothing',
    LAS: 'the bombs fall wide',
    ATM: 'the missiles fly past',
    OTF: 'the shells fall wide',
    CBA: 'the shells fall wide',
    ASF: 'both break off',
    CAS: 'the run goes wide',
    ECM: 'the jamming has no effect',
  },
  rally: 'recovers',
  spent: 'is combat ineffective',
};
