import { glossaryWith, word } from '../../common/mbt/face/glossary.js';
import { IDS } from '../options.js';
import { GRADES, MODES } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';

/** How some words are written in sentences. */
const SAID = {
  mode: MODES,
  grade: GRADES,
  state: ['pinned', 'shaken', 'broken'],
  cause: ['cause', 'causes'],
};

export const GLOSSARY = glossaryWith(
  IDS.idOf,
  DISTANCES,
  [
    word(
      'class',
      'Class',
      'What a stand is, and how good its equipment is: + is the best of its time, n the usual, - old. MBT are tanks (++ the heaviest), INF infantry, ART artillery, AIR aircraft, CFE engineers.',
      'CLS-01',
    ),
    word(
      'posture',
      'Posture',
      'What a stand is there for: INF infantry, ARM armour, LAS mortars, ATA anti-tank guns, REC scouts, AAA and PDA anti-aircraft guns, ASF fighters, CAS ground attack, HBR heavy bombers, CBA counter-battery, OTF artillery off the table.',
      'POS-01',
      'POS-03',
    ),
    word(
      'mode',
      'Mode',
      'How a stand behaves: STATIC is dug in and never moves again; MOBILE moves as usual; FAST must use at least half of its move. A stand of the group that moves may change between MOBILE and FAST, or dig in for good. Guns against tanks and aircraft strike only when STATIC.',
      'MOD-01',
      'MOD-12',
      'MOD-15',
      'ELG-47',
    ),
    word(
      'grade',
      'Grade',
      'How well trained an army is, from GRADE- to GRADE+. The worse trained of two that fight has two causes against it.',
      'GRD-05',
      'DIS-03',
    ),
    word(
      'state',
      'State',
      'Steady: unharmed. Pinned: it stays where it is. Shaken: it fell back two bases. Broken: taken away. A whole turn without fighting mends one step.',
      'RES-42',
      'RES-47',
      'RES-45',
      'RES-43',
      'R-59',
    ),
    word(
      'fragile',
      'Fragile',
      'A Battle Group that has lost too much: it engages nobody and comes no closer. If all groups of a side are Fragile, it has lost.',
      'VIC-13',
      'VIC-14',
      'VIC-15',
    ),
    word(
      'losses',
      'Losses',
      'Broken stands and stands that are Pinned or Shaken now are counted apart; four of the first or six of the others make a group Fragile.',
      'VIC-11',
      'VIC-12',
    ),
    word(
      'hand',
      'Hand',
      'Rock, paper, scissors: both show at once. To win, draw or lose is a third each; the causes of both sides say what each of them does.',
      'DIC-02',
      'DIC-03',
    ),
    word(
      'cause',
      'Cause of disadvantage',
      'Before the hands both sides count what is against their stand: a lower class or grade, tanks without infantry, bad ground. Two more than the other is a bad bargain.',
      'DIS-01',
    ),
    word(
      'altitude',
      'Altitude',
      'How high a flight is: heavy guns (AAA) do not reach LOW, light ones (PDA) do not reach HIGH. It is named whenever the flight is placed or attacks.',
      'MOD-16',
      'ELG-49',
      'ELG-51',
    ),
  ],
  SAID,
);
