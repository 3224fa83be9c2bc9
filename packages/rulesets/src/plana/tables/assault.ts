import { type Options, type RuleId, rows, table } from '@umpire/engine';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import type { AssaultKind, Dug, State } from '../pieces.js';

export interface AssaultUnit {
  readonly id?: string | undefined;
  readonly kind: AssaultKind;
  readonly sp: number;
  readonly state: State;
  readonly dug: Dug;
  readonly nonTactical: boolean;
  readonly specialist: boolean;
  readonly shaken: boolean;
}

/** PLA-CA-02 to PLA-CA-05, PLA-UT-93: assault points for each SP. */
// biome-ignore format: one line a rule
const ASSAULT_POINTS = rows<{ rule: RuleId; kinds: readonly AssaultKind[]; points: number }>('plana/ASSAULT_POINTS', [
  { rule: 'PLA-CA-02', kinds: ['infantry', 'technical', 'light-armour', 'robot-tank'], points: 1 },
  { rule: 'PLA-CA-03', kinds: ['conventional-tank'], points: 2 },
  { rule: 'PLA-CA-04', kinds: ['gf-infantry', 'marine'], points: 2 },
  { rule: 'PLA-CA-05', kinds: ['hovertank'], points: 4 },
  { rule: 'PLA-UT-93', kinds: ['other'], points: 1 },
]);
const POINTS = new Map(ASSAULT_POINTS.flatMap(({ kinds, points }) => kinds.map(kind => [kind, points] as const)));
export const pointsPerSp = (kind: AssaultKind): number => POINTS.get(kind) ?? 0;

const ON_FOOT: readonly AssaultKind[] = table('plana/ON_FOOT', ['infantry', 'gf-infantry', 'marine']);
const TANKS: readonly AssaultKind[] = table('plana/TANKS', ['conventional-tank', 'hovertank', 'robot-tank']);
export const isOnFoot = ({ kind }: Pick<AssaultUnit, 'kind'>): boolean => ON_FOOT.includes(kind);
const isTank = ({ kind }: AssaultUnit): boolean => TANKS.includes(kind);

/** One side of an assault, as its modifiers look at it. */
export interface AssaultSide {
  readonly units: readonly AssaultUnit[];
  readonly attacks: boolean;
  readonly flank: boolean;
  readonly surprised: boolean;
  /** By how much it is outnumbered: 1 where it is not. */
  readonly outnumbered: number;
  /** PLA-R-82: whether something is so of half or more of the side's points. */
  half(is: (unit: AssaultUnit) => boolean): boolean;
}
const isMarine = ({ kind }: AssaultUnit): boolean => kind === 'marine';
/** PLA-FIR-08, PLA-R-68: dug-in GF and SM are deep. */
const isDeep = (u: AssaultUnit): boolean =>
  u.dug === 'deep' || (u.dug === 'dug-in' && (u.kind === 'gf-infantry' || isMarine(u)));
const isDug = ({ dug }: AssaultUnit): boolean => dug !== 'none';
const isSuppressed = (u: AssaultUnit): boolean => u.state === 'suppressed' && !isMarine(u);
const isPinned = (u: AssaultUnit): boolean => u.state !== 'ok' && !isMarine(u);
/** PLA-CA-40, PLA-R-96, PLA-R-97. */
const areRobots = (s: AssaultSide): boolean => s.attacks && s.units.every(u => u.kind === 'robot-tank');
const areLoneTanks = (s: AssaultSide): boolean =>
  s.attacks && !areRobots(s) && s.units.some(isTank) && !s.units.some(isOnFoot);

/** PLA-R-83: do Marines count as specialists too? */
const marinesCountTwice = ruling('PLA-R-83', { stack: true, once: false });
const isSpecialist =
  (options: Options) =>
  (u: AssaultUnit): boolean =>
    isMarine(u) ? marinesCountTwice(options) : u.specialist;

/** PLA-CA-10 to PLA-CA-25. */
// biome-ignore format: the book's own layout
export const ASSAULT_MODIFIERS = citedModifiers(rows<Modifier<AssaultSide>>('plana/ASSAULT_MODIFIERS', [
  { rule: 'PLA-CA-10', effect: 4,  text: 'deeply dug in', when: s => !s.attacks && s.half(isDeep) },
  { rule: 'PLA-CA-11', effect: 3,  text: 'dug in', when: s => !s.attacks && s.half(isDug) && !s.half(isDeep) },
  { rule: 'PLA-CA-12', effect: 2,  text: 'attacks on the flank', when: s => s.attacks && s.flank },
  { rule: 'PLA-CA-13', effect: -1, text: 'pinned', when: s => s.half(isPinned) && !s.half(isSuppressed) },
  { rule: 'PLA-CA-14', effect: -3, text: 'suppressed', when: s => s.half(isSuppressed) },
  { rule: 'PLA-CA-15', effect: -3, text: 'non-tactical', when: s => s.half(u => u.nonTactical) },
  { rule: 'PLA-CA-16', effect: 2,  text: 'specialist close assault troops', when: (s, o) => s.half(isSpecialist(o)) },
  { rule: 'PLA-CA-17', effect: 2,  text: 'Starship Marines', when: s => s.half(isMarine) },
  { rule: 'PLA-CA-18', effect: -2, text: 'unsupported tanks', when: areLoneTanks },
  { rule: 'PLA-CA-19', effect: -2, text: 'surprised', when: s => s.surprised },
  { rule: 'PLA-CA-20', effect: -1, text: 'outnumbered 2-1', when: s => s.outnumbered === 2 },
  { rule: 'PLA-CA-21', effect: -2, text: 'outnumbered 3-1', when: s => s.outnumbered === 3 },
  { rule: 'PLA-CA-22', effect: -3, text: 'outnumbered 4-1', when: s => s.outnumbered === 4 },
  { rule: 'PLA-CA-23', effect: -4, text: 'outnumbered 5-1 or more', when: s => s.outnumbered >= 5 },
  { rule: 'PLA-CA-24', effect: -2, text: 'unsupported robots', when: areRobots },
  { rule: 'PLA-CA-25', effect: -3, text: 'shaken', when: s => s.half(u => u.shaken) },
]));
/** PLA-CA-10 counted: a position that is carried then costs its attackers something. */
export const isDeeplyDug = (side: AssaultSide): boolean => !side.attacks && side.half(isDeep);

export const OUTCOMES = ['position-carried', 'position-taken', 'confused', 'halted', 'broken'] as const;
export type Outcome = (typeof OUTCOMES)[number];
interface AssaultRow {
  readonly rule: RuleId;
  readonly text: string;
  /** The least difference. */
  readonly from: number;
  readonly outcome: Outcome;
  /** Losses of the attacker for each defending unit; of the defender for each attacking one. */
  readonly attackerPer: number;
  readonly defenderPer: number;
}
/** PLA-CA-30 to PLA-CA-36: the attacker's score less the defender's. What PLA-CA-30 costs is for deep works only. */
// biome-ignore format: the book's own layout
const ASSAULT_RESULTS = rows<AssaultRow>('plana/ASSAULT_RESULTS', [
  { rule: 'PLA-CA-30', text: 'the position is carried',         from: 5,   outcome: 'position-carried', attackerPer: 1, defenderPer: 0 },
  { rule: 'PLA-CA-31', text: 'the position is taken',           from: 1,   outcome: 'position-taken',   attackerPer: 1, defenderPer: 0 },
  { rule: 'PLA-CA-32', text: 'confused fighting',               from: 0,   outcome: 'confused',         attackerPer: 2, defenderPer: 1 },
  { rule: 'PLA-CA-33', text: 'halted, one loss for each unit',  from: -4,  outcome: 'halted',           attackerPer: 1, defenderPer: 0 },
  { rule: 'PLA-CA-34', text: 'halted, two losses for each',     from: -8,  outcome: 'halted',           attackerPer: 2, defenderPer: 0 },
  { rule: 'PLA-CA-35', text: 'halted, three losses for each',   from: -12, outcome: 'halted',           attackerPer: 3, defenderPer: 0 },
  { rule: 'PLA-CA-36', text: 'the attacker breaks and runs',    from: Number.NEGATIVE_INFINITY, outcome: 'broken', attackerPer: 3, defenderPer: 0 },
]);
export const assaultRow = (difference: number): AssaultRow => ASSAULT_RESULTS.find(row => difference >= row.from)!;

/** PLA-R-71: do suppressed defenders of a taken position surrender? */
export const suppressedSurrender = ruling('PLA-R-71', { surrender: true, withdraw: false });
/** PLA-R-72: how far they withdraw, in metres. */
export const withdrawMetres = ruling('PLA-R-72', { '500': 500, '200': 200 });
/** PLA-CA-31: what a unit that withdraws loses (PLA-R-73). PLA-R-81: the ratio is told up to five. */
export const ASSAULT_LIMITS = table('plana/ASSAULT_LIMITS', { lostInWithdrawal: 1, outnumbered: 5 });
/** PLA-CA-01: less than this share of the allowance. */
export const ASSAULT_TIMING = table('plana/ASSAULT_TIMING', { share: 0.5 });
