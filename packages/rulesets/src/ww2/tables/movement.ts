import { type RuleId, rows, table } from '@umpire/engine';
import { beyond, closerThan, within } from '../../common/book/limits.js';
import type { Prohibition } from '../../common/book/lines.js';
import { ruling } from '../options.js';
import type { MoveKind, Speed, Terrain, Tread } from '../pieces.js';

interface Rate {
  readonly rule: RuleId;
  /** Good going, bad going, in metres. */
  readonly march: readonly [good: number, bad: number];
  readonly tactical: readonly [good: number, bad: number];
}

/** WW2-MOV-01 to WW2-MOV-06. */
// biome-ignore format: the book's own layout
export const RATES: Readonly<Record<Speed, Rate>> = table('ww2/RATES', {
  foot:     { rule: 'WW2-MOV-01', march: [1500, 500],  tactical: [500, 250] },
  wheeled:  { rule: 'WW2-MOV-02', march: [6000, 2000], tactical: [1000, 500] },
  slow:     { rule: 'WW2-MOV-03', march: [3500, 1000], tactical: [500, 250] },
  medium:   { rule: 'WW2-MOV-04', march: [4200, 1000], tactical: [750, 250] },
  fast:     { rule: 'WW2-MOV-05', march: [5000, 1500], tactical: [1000, 500] },
  veryfast: { rule: 'WW2-MOV-06', march: [6000, 2000], tactical: [1250, 500] },
});

/** Figures of the rules of movement, in metres. */
// biome-ignore format: one line a rule
export const MOVE_LENGTHS = table('ww2/MOVE_LENGTHS', {
  enemyOfMarch: 2000,  // WW2-MOV-09: a march stays farther away than this
  link: 500,           // WW2-SEQ-09
  repulse: 500,        // WW2-RES-24
  shares: 250,         // WW2-TAC-11
  call: 5000,          // WW2-ORG-09, WW2-ORG-10
});

/** A stretch of a move over one kind of ground. */
export interface Leg {
  readonly metres: number;
  readonly terrain: Terrain;
  readonly jungle: boolean;
  readonly road: boolean;
}
/** A move of one stand: the question `move-check`. */
export interface MoveFacts {
  readonly speed: Speed;
  readonly tread: Tread;
  readonly kind: MoveKind;
  readonly legs: readonly Leg[];
  readonly jungleTrained: boolean;
  readonly pinned: boolean;
  readonly repulsed: boolean;
  readonly nearestEnemyStart: number | null;
  /** The least distance to any enemy ground stand along the move, its end included. */
  readonly nearestEnemyLeast: number | null;
}
export type MeasuredMove = MoveFacts & { readonly used: number };

const near = (distance: number | null, limit: number): boolean => distance !== null && within(distance, limit);
const closes = (m: MoveFacts): boolean =>
  m.nearestEnemyStart !== null && m.nearestEnemyLeast !== null && closerThan(m.nearestEnemyLeast, m.nearestEnemyStart);

/** WW2-R-83: may a repulsed stand advance? */
const repulsedMayAdvance = ruling('WW2-R-83', { 'as-pinned': false, free: true });

/** After impassable ground, in the specification's order. */
// biome-ignore format: one line a rule
export const MOVE_BARS = rows<Prohibition<MeasuredMove>>('ww2/MOVE_BARS', [
  { rule: 'WW2-MOV-09', text: `a march stays more than ${MOVE_LENGTHS.enemyOfMarch}m away from every enemy stand`, stop: () => `no march comes within ${MOVE_LENGTHS.enemyOfMarch}m of an enemy`, when: m => m.kind === 'march' && (near(m.nearestEnemyStart, MOVE_LENGTHS.enemyOfMarch) || near(m.nearestEnemyLeast, MOVE_LENGTHS.enemyOfMarch)) },
  { rule: 'WW2-RES-20', text: 'a pinned stand may not move any closer to the enemy', when: m => m.pinned && closes(m) },
  { rule: 'WW2-R-83',   text: 'a repulsed stand may not move any closer to the enemy', when: (m, o) => m.repulsed && closes(m) && !repulsedMayAdvance(o) },
  { rule: 'WW2-MOV-07', text: 'the move is too long', stop: () => 'its move ends here', when: m => beyond(m.used, 1), say: m => `the move is too long: it uses ${Math.max(101, Math.round(m.used * 100))} per cent of what is allowed` },
]);

/** A march of one stand or of a linked group: the question `march`. */
export interface MarchFacts {
  readonly cp: number;
  readonly hqDistance: number;
  /** The least along the march. */
  readonly nearestEnemy: number | null;
  /** For each further stand, to the nearest other one of the linked group. */
  readonly links: readonly number[];
  readonly byRoad: boolean;
  readonly abreast: number;
  readonly groupFailed: boolean;
}
// biome-ignore format: one line a rule
export const MARCH_BARS = rows<Prohibition<MarchFacts>>('ww2/MARCH_BARS', [
  { rule: 'WW2-MOR-06', text: 'a battle group that failed its test only halts its stands', when: m => m.groupFailed },
  { rule: 'WW2-SEQ-09', text: `linked stands are within ${MOVE_LENGTHS.link}m of one another`, when: m => m.links.some(link => beyond(link, MOVE_LENGTHS.link)) },
  { rule: 'WW2-SEQ-10', text: 'on a road a linked group is a column one stand wide', when: m => m.byRoad && m.abreast > 1 },
  { rule: 'WW2-MOV-09', text: `nobody marches within ${MOVE_LENGTHS.enemyOfMarch}m of an enemy stand`, when: m => near(m.nearestEnemy, MOVE_LENGTHS.enemyOfMarch) },
]);

/** A forced move away from the enemy: the question `repulse-move`. */
export interface RepulseFacts {
  /** Rounded to whole metres and degrees. */
  readonly metres: number;
  readonly angle: number;
  /** No longer move was open. */
  readonly blocked: boolean;
  readonly coverAvailable: boolean;
  readonly endsInCover: boolean;
}
export const FAN: number = table('ww2/FAN', 45);
// biome-ignore format: one line a rule
export const REPULSE_BARS = rows<Prohibition<RepulseFacts>>('ww2/REPULSE_BARS', [
  { rule: 'WW2-RES-24', text: `a repulsed stand moves ${MOVE_LENGTHS.repulse}m, no more`, when: r => r.metres > MOVE_LENGTHS.repulse },
  { rule: 'WW2-RES-24', text: `a repulsed stand moves ${MOVE_LENGTHS.repulse}m where it can`, when: r => r.metres < MOVE_LENGTHS.repulse && !r.blocked },
  { rule: 'WW2-R-84',   text: `it moves within ${FAN} degrees of directly away from the nearest enemy`, when: r => r.angle > FAN },
  { rule: 'WW2-RES-25', text: 'it ends in cover if it can', when: r => r.coverAvailable && !r.endsInCover },
]);
