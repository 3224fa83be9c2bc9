import { type RuleId, rows, table } from '@umpire/engine';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import type { Defence, Quality, State, Strike } from '../pieces.js';

export interface DefenderFacts {
  readonly type: Defence;
  readonly rangeMetres: number;
  readonly state: State;
  readonly underCloud: boolean;
  readonly marine: boolean;
  readonly engagedEcm: boolean;
}
/** One defender against one wave. */
export interface AirDefence {
  readonly strike: Strike;
  readonly ecm: boolean;
  readonly defender: DefenderFacts;
}

interface DefenceRow {
  readonly rule: RuleId;
  readonly type: Defence;
  readonly name: string;
  readonly metres: number;
  /** From which score on; null: never. */
  readonly abort: number | null;
  readonly distract: number | null;
  readonly damage: number;
  readonly pointDefence: boolean;
}
const NO_LIMIT = Number.POSITIVE_INFINITY;
/** PLA-GTA-10 to PLA-GTA-15; a 9 is 9 or more (PLA-R-103). */
// biome-ignore format: the book's own layout
const DEFENCE_ROWS = rows<DefenceRow>('plana/AIR_DEFENCES', [
  { rule: 'PLA-GTA-10', type: 'gf',            name: 'GF or hovertank fire', metres: 500,      abort: null, distract: null, damage: 8, pointDefence: true },
  { rule: 'PLA-GTA-11', type: 'infantry',      name: 'infantry fire',        metres: 300,      abort: null, distract: null, damage: 9, pointDefence: true },
  { rule: 'PLA-GTA-12', type: 'multi-cannon',  name: 'multi-cannon',         metres: 800,      abort: null, distract: null, damage: 8, pointDefence: true },
  { rule: 'PLA-GTA-13', type: 'infantry-sam',  name: 'infantry SAM',         metres: 2000,     abort: null, distract: 7,    damage: 9, pointDefence: false },
  { rule: 'PLA-GTA-14', type: 'mobile-sam',    name: 'mobile SAM',           metres: 5000,     abort: 6,    distract: null, damage: 8, pointDefence: false },
  { rule: 'PLA-GTA-15', type: 'strategic-sam', name: 'strategic SAM',        metres: NO_LIMIT, abort: 4,    distract: null, damage: 9, pointDefence: false },
]);
export const defenceRow = (type: Defence): DefenceRow => DEFENCE_ROWS.find(row => row.type === type)!;
const isPoint = ({ defender }: AirDefence): boolean => defenceRow(defender.type).pointDefence;

/** PLA-GTA-07 to PLA-GTA-09. */
// biome-ignore format: one line a rule
export const DEFENCE_MODIFIERS = citedModifiers(rows<Modifier<AirDefence>>('plana/DEFENCE_MODIFIERS', [
  { rule: 'PLA-GTA-07', effect: -1, text: 'an ECM mission goes with the strike', when: d => d.ecm && d.strike !== 'ecm' && !isPoint(d) },
  { rule: 'PLA-GTA-08', effect: 1,  text: 'against flyers, shuttles or airtrans', when: d => d.strike === 'flyers' || d.strike === 'airtrans' },
  { rule: 'PLA-GTA-09', effect: -1, text: 'against pacifiers', when: d => d.strike === 'pacifier' },
]));
/** PLA-GTA-16 (PLA-R-106). PLA-GTA-18: so many damages bring it down. */
export const STRIKE_EFFECTS = table('plana/STRIKE_EFFECTS', { distracted: -2, shotDown: 2 });
/** PLA-R-105: does damage by a SAM abort the strike? */
export const samDamageAborts = ruling('PLA-R-105', { 'before-release': true, 'after-release': false });

export const PLANES = ['air', 'flyers', 'pacifiers', 'robot'] as const;
export type Plane = (typeof PLANES)[number];
export interface Flight {
  readonly units: number;
  readonly kind: Plane;
  readonly pilots: Quality;
  readonly munitionsShort: boolean;
}
/** One side of a pairing, with how many times it outnumbers the other. */
export interface Paired extends Flight {
  readonly times: number;
}
const manned = (f: Paired): boolean => f.kind !== 'robot';
/** PLA-ASU-05 to PLA-ASU-13. */
// biome-ignore format: the book's own layout
export const AIR_MODIFIERS = citedModifiers(rows<Modifier<Paired>>('plana/AIR_MODIFIERS', [
  { rule: 'PLA-ASU-05', effect: 2,  text: 'outnumbers 2-1', when: f => f.times === 2 },
  { rule: 'PLA-ASU-06', effect: 3,  text: 'outnumbers 3-1', when: f => f.times === 3 },
  { rule: 'PLA-ASU-07', effect: 4,  text: 'outnumbers 4-1 or more', when: f => f.times >= 4 },
  { rule: 'PLA-ASU-08', effect: -3, text: 'flyers', when: f => f.kind === 'flyers' },
  { rule: 'PLA-ASU-09', effect: -1, text: 'pacifiers', when: f => f.kind === 'pacifiers' },
  { rule: 'PLA-ASU-10', effect: -2, text: 'short of munitions', when: f => f.munitionsShort },
  { rule: 'PLA-ASU-11', effect: 3,  text: 'veteran pilots', when: f => manned(f) && f.pilots === 'veteran' },
  { rule: 'PLA-ASU-12', effect: -2, text: 'green pilots', when: f => manned(f) && f.pilots === 'green' },
  { rule: 'PLA-ASU-13', effect: -3, text: 'robots', when: f => f.kind === 'robot' },
]));
/** PLA-ASU-14: SP lost for each unit; PLA-ASU-17: more than so many times. */
export const AIR_LIMITS = table('plana/AIR_LIMITS', { lostEach: 1, supremacy: 3 });

export const ENEMY_AIR = ['none', 'superiority', 'supremacy'] as const;
export interface InterceptionFacts {
  readonly enemyAir: (typeof ENEMY_AIR)[number];
  readonly enemySpySat: boolean;
}
/** PLA-INT-02, PLA-INT-03. */
// biome-ignore format: one line a rule
export const INTERCEPTION_MODIFIERS = citedModifiers(rows<Modifier<InterceptionFacts>>('plana/INTERCEPTION_MODIFIERS', [
  { rule: 'PLA-INT-02', effect: -2, text: 'the enemy has air supremacy', when: f => f.enemyAir === 'supremacy' },
  { rule: 'PLA-INT-03', effect: -1, text: 'the enemy has a spy satellite overhead', when: f => f.enemySpySat },
]));
interface InterceptionRow {
  readonly rule: RuleId;
  readonly text: string;
  readonly from: number;
  readonly outcome: string;
  readonly spLost: number;
  readonly flies: boolean;
}
/** PLA-INT-04 to PLA-INT-07. */
// biome-ignore format: one line a rule
const INTERCEPTION_RESULTS = rows<InterceptionRow>('plana/INTERCEPTION_RESULTS', [
  { rule: 'PLA-INT-07', from: 8, outcome: 'flies',          spLost: 0, flies: true,  text: 'evades and flies on' },
  { rule: 'PLA-INT-06', from: 7, outcome: 'lost-and-flies', spLost: 1, flies: true,  text: 'attacked, loses 1 SP, flies on' },
  { rule: 'PLA-INT-05', from: 3, outcome: 'abort',          spLost: 0, flies: false, text: 'attacked, and forced to turn back' },
  { rule: 'PLA-INT-04', from: Number.NEGATIVE_INFINITY, outcome: 'lost-and-abort', spLost: 1, flies: false, text: 'attacked, loses 1 SP, turns back' },
]);
export const interceptionRow = (score: number): InterceptionRow => INTERCEPTION_RESULTS.find(r => score >= r.from)!;
