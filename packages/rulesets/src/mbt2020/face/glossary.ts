import { glossaryWith, word } from '../../common/mbt/face/glossary.js';
import { IDS } from '../options.js';
import { GRADES, MODES } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';

/** How some words are written in sentences. */
const SAID = {
  mode: MODES,
  grade: GRADES,
  state: ['pinned', 'driven back', 'Repulsed', 'lost', 'Neutralised'],
  column: ['column'],
};

export const GLOSSARY = glossaryWith(
  IDS.idOf,
  DISTANCES,
  [
    word(
      'class',
      'Class',
      'What a stand is, and how good its equipment is: + is the best of its time, n the usual, - old. MBT are tanks, INF infantry, ART artillery, AIR aircraft, FE engineers.',
      'CLS-01',
    ),
    word(
      'posture',
      'Posture',
      'What a stand is there for: INF infantry, ARM armour, LAS mortars, ATM anti-tank missiles, REC scouts, ADA and PDA anti-aircraft, ECM jamming, ASF fighters, CAS ground attack, CBA counter-battery, OTF artillery off the table.',
      'POS-01',
      'POS-03',
    ),
    word(
      'mode',
      'Mode',
      'How a stand behaves for the whole battle: STATIC is dug in and never moves; MOBILE moves as usual; FAST must use at least half of its move; SNS shoots and scoots.',
      'MOD-01',
      'MOD-08',
      'MOD-10',
    ),
    word(
      'grade',
      'Grade',
      'How well trained an army is, from GRADE- to GRADE+. The better trained of two that fight has the advantage.',
      'GRD-05',
    ),
    word(
      'state',
      'State',
      'Steady: unharmed. Pinned: it fights a column worse, and pinned again it is driven back. Driven back (Repulsed): it fell back, fights two columns worse, and is lost if that happens again. Lost (Neutralised): taken away. Neither wears off, unless it is agreed that rest mends a step.',
      'RES-16',
      'RES-12',
      'RES-13',
      'RES-11',
      'TF-15',
      'TF-16',
      'R-59',
    ),
    word(
      'fragile',
      'Fragile',
      'A Battle Group that has lost too much: it engages nobody and comes no closer. If all groups of a side are Fragile, it has lost.',
      'VIC-01',
      'VIC-02',
      'R-62',
    ),
    word(
      'losses',
      'Losses',
      'Lost stands and stands that were ever driven back are counted apart; so many of either make a group Fragile, or beat an army.',
      'VIC-01',
      'VIC-02',
      'VIC-03',
      'VIC-04',
      'R-60',
    ),
    word(
      'hand',
      'Hand',
      'Rock, paper, scissors: both show at once. To win, draw or lose is a third each; the column says what each of them does.',
      'DIC-02',
      'DIC-03',
    ),
    word(
      'column',
      'Column',
      'Results are read in one of five columns. What speaks for the one who engages moves it to the right, what speaks against him to the left.',
      'TF-01',
    ),
  ],
  SAID,
);
