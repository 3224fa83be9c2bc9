import { type RuleId, rows, table } from '@umpire/engine';
import type { Prohibition } from '../lines.js';
import type { Class, GeneralClass, Troop } from '../pieces.js';

export interface ClassRow {
  readonly rule: RuleId;
  readonly general: GeneralClass;
  /** IGR-TRP-17: which group name takes it in; VLI only where IGR-R-52 says so. */
  readonly group: 'HI' | 'LI' | null;
  /** IGR-EPO-07: its weapons have an Epoch. */
  readonly epoch: boolean;
  /** IGR-SHO-01. */
  readonly shoots: boolean;
  /** IGR-SHO-06. */
  readonly allRound: boolean;
  /** IGR-DEP-08: need not stand in the main battle line. */
  readonly exempt: boolean;
}

/** IGR-TRP-02 to IGR-TRP-16. ART here is amalgamated: MOUNTED (IGR-TRP-18, IGR-R-01). LIS never shoot (IGR-R-100). */
// biome-ignore format: the book's own order
export const CLASS: Readonly<Record<Class, ClassRow>> = table('glory/CLASSES', {
  HIP: { rule: 'IGR-TRP-02', general: 'FOOT',    group: 'HI', epoch: false, shoots: false, allRound: false, exempt: false },
  HIS: { rule: 'IGR-TRP-03', general: 'FOOT',    group: 'HI', epoch: false, shoots: false, allRound: false, exempt: false },
  HIM: { rule: 'IGR-TRP-04', general: 'FOOT',    group: 'HI', epoch: true,  shoots: true,  allRound: false, exempt: false },
  HIN: { rule: 'IGR-TRP-05', general: 'FOOT',    group: 'HI', epoch: false, shoots: false, allRound: false, exempt: false },
  HIW: { rule: 'IGR-TRP-06', general: 'FOOT',    group: 'HI', epoch: false, shoots: false, allRound: false, exempt: false },
  LIW: { rule: 'IGR-TRP-07', general: 'FOOT',    group: 'LI', epoch: false, shoots: false, allRound: false, exempt: false },
  LIS: { rule: 'IGR-TRP-08', general: 'FOOT',    group: 'LI', epoch: false, shoots: false, allRound: false, exempt: true },
  LIN: { rule: 'IGR-TRP-09', general: 'FOOT',    group: 'LI', epoch: true,  shoots: true,  allRound: false, exempt: true },
  VLI: { rule: 'IGR-TRP-10', general: 'FOOT',    group: null, epoch: true,  shoots: true,  allRound: true,  exempt: true },
  CAT: { rule: 'IGR-TRP-11', general: 'MOUNTED', group: null, epoch: false, shoots: false, allRound: false, exempt: false },
  HCC: { rule: 'IGR-TRP-12', general: 'MOUNTED', group: null, epoch: false, shoots: false, allRound: false, exempt: false },
  HSC: { rule: 'IGR-TRP-13', general: 'MOUNTED', group: null, epoch: true,  shoots: true,  allRound: false, exempt: true },
  LSC: { rule: 'IGR-TRP-14', general: 'MOUNTED', group: null, epoch: true,  shoots: true,  allRound: true,  exempt: true },
  ELE: { rule: 'IGR-TRP-15', general: 'ANIMAL',  group: null, epoch: false, shoots: false, allRound: false, exempt: false },
  ART: { rule: 'IGR-TRP-16', general: 'MOUNTED', group: null, epoch: true,  shoots: true,  allRound: false, exempt: false },
});

/** For people; no rule reads it. */
// biome-ignore format: one line a class
export const CLASS_NAMES: Readonly<Record<Class, string>> = {
  HIP: 'heavy infantry, pikes', HIS: 'heavy infantry, spears', HIM: 'heavy infantry, missiles',
  HIN: 'heavy infantry', HIW: 'heavy infantry, warband',
  LIW: 'light infantry, warband', LIS: 'light infantry, spears', LIN: 'light infantry', VLI: 'very light infantry',
  CAT: 'knights', HCC: 'heavy charging cavalry', HSC: 'heavy skirmishing cavalry', LSC: 'light skirmishing cavalry',
  ELE: 'elephants', ART: 'artillery',
};

/** Why there are no such troops. */
// biome-ignore format: one line a rule
export const TROOP_BARS = rows<Prohibition<Troop>>('glory/TROOP_BARS', [
  { rule: 'IGR-MF-17',  text: 'there is no Class V of LIS, LIN or VLI', when: t => t.integrity === 'V' && (t.class === 'LIS' || t.class === 'LIN' || t.class === 'VLI') },
  { rule: 'IGR-TRP-20', text: 'only FOOT carries attached artillery', when: t => t.attachedEpoch !== null && CLASS[t.class].general !== 'FOOT' },
]);

export interface ExampleTroop {
  readonly rule: RuleId;
  readonly notation: string;
  readonly who: string;
}
/** IGR-EXT-01 to IGR-EXT-15. */
// biome-ignore format: the book's own layout
export const EXAMPLE_TROOPS = rows<ExampleTroop>('glory/EXAMPLE_TROOPS', [
  { rule: 'IGR-EXT-01', notation: '(HIP-IV-RA)',           who: 'Swiss pike' },
  { rule: 'IGR-EXT-02', notation: '(CAT-IV-IA)',           who: 'Gendarmes' },
  { rule: 'IGR-EXT-03', notation: '(HIP-III-IA)+AA(EII)*', who: 'pike and musket block of the English Civil War' },
  { rule: 'IGR-EXT-04', notation: '(HIN-V-RA)',            who: 'the Ii Red Devils' },
  { rule: 'IGR-EXT-05', notation: '(HIM-III-RA)EI',        who: 'arquebusiers at Sekigahara' },
  { rule: 'IGR-EXT-06', notation: '(HIM-III-RA)EIII',      who: 'French line of Napoleon' },
  { rule: 'IGR-EXT-07', notation: '(VLI-III-RA)EIII',      who: 'Voltigeurs' },
  { rule: 'IGR-EXT-08', notation: '(LSC-IV-IA)',           who: 'Boers' },
  { rule: 'IGR-EXT-09', notation: '(LSC-IV-IA)',           who: 'Hussars' },
  { rule: 'IGR-EXT-10', notation: '(HCC-IV-RA)',           who: 'the Heavy Brigade' },
  { rule: 'IGR-EXT-11', notation: '(HIM-III-RA)EIV',       who: 'line of the American Civil War' },
  { rule: 'IGR-EXT-12', notation: '(HSC-II-IA)',           who: 'Confederate cavalry' },
  { rule: 'IGR-EXT-13', notation: '(LIW-V-RA)',            who: 'Zulus' },
  { rule: 'IGR-EXT-14', notation: '(HIM-IV-RA)EV',         who: 'British in South Africa' },
  { rule: 'IGR-EXT-15', notation: '(ART-III-RA)EII',       who: 'Napoleon\'s Grande Battery' },
]);
