import {
  baseAt,
  bearingOf,
  type Citation,
  distanceBetween,
  type Finding,
  isRefusal,
  type Options,
  type Point,
  type Refusal,
  turnFrom,
} from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import type { Going, MoveKind, Speed } from '../pieces.js';
import { COSTS, PAYMENT_BARS, STEPS, stepsIn } from '../tables/command.js';
import {
  MARCH_BARS,
  type MarchFacts,
  type MeasuredMove,
  MOVE_BARS,
  type MoveFacts,
  RATES,
  REPULSE_BARS,
  type RepulseFacts,
} from '../tables/movement.js';
import { BASE } from '../tables/scale.js';
import { goingOf } from './going.js';

/** WW2-MOV-01 to WW2-MOV-06: the most that a move covers in one kind of going, in metres. */
export function allowance(speed: Speed, kind: MoveKind, going: Exclude<Going, 'impassable'>): number {
  const [good, bad] = kind === 'march' ? RATES[speed].march : RATES[speed].tactical;
  const full = going === 'good' ? good : bad;
  return kind === 'half' ? full / 2 : full;
}
const RATE_CITED = new Map<Speed, Citation>();
export function rateCited(speed: Speed): Citation {
  const known = RATE_CITED.get(speed);
  if (known) return known;
  const { rule, march, tactical } = RATES[speed];
  const cited = citation(rule, `marches ${march.join('m/')}m, moves ${tactical.join('m/')}m`);
  RATE_CITED.set(speed, cited);
  return cited;
}

export interface MoveUsed {
  /** The share of the move that was used (WW2-R-43). */
  readonly used: number;
  readonly metres: number;
}

/** WW2-R-43: what the legs of a move use of it, each in its own going; refused where a leg cannot be passed. */
export function moveUsed(move: MoveFacts, options: Options): Refusal | (MoveUsed & { readonly because: Citation[] }) {
  const because: Citation[] = [rateCited(move.speed)];
  let used = 0;
  let metres = 0;
  const { tread, jungleTrained } = move;
  for (const leg of move.legs) {
    const { terrain, jungle, road } = leg;
    const found = goingOf({ terrain, jungle, road, tread, jungleTrained }, options);
    const [cited] = found.because;
    if (found.going === 'impassable') return { rule: cited!.rule, message: cited!.text };
    for (const one of found.because) if (!isCited(because, one)) because.push(one);
    used += leg.metres / allowance(move.speed, move.kind, found.going);
    metres += leg.metres;
  }
  return { used, metres, because };
}
function isCited(because: readonly Citation[], { rule }: Citation): boolean {
  for (const known of because) if (known.rule === rule) return true;
  return false;
}
/** Why a move that has been measured may not be made. */
export const moveRefusal = (move: MeasuredMove, options: Options): Refusal | undefined =>
  prohibitedBy(MOVE_BARS, move, options);

/** Field by field: a spread takes several times as long. */
const measured = (m: MoveFacts, used: number): MeasuredMove => ({
  speed: m.speed,
  tread: m.tread,
  jungleTrained: m.jungleTrained,
  kind: m.kind,
  legs: m.legs,
  pinned: m.pinned,
  repulsed: m.repulsed,
  nearestEnemyStart: m.nearestEnemyStart,
  nearestEnemyLeast: m.nearestEnemyLeast,
  used,
});

/** WW2-MOV-07, WW2-MOV-09, WW2-RES-20: a whole move. */
export function moveCheck(move: MoveFacts, options: Options): Refusal | Finding<MoveUsed> {
  const found = moveUsed(move, options);
  if (isRefusal(found)) return found;
  const refused = moveRefusal(measured(move, found.used), options);
  if (refused) return refused;
  const { used, metres, because } = found;
  return { result: { used: Math.round(used * 1e4) / 1e4, metres }, because };
}

/** WW2-CP-20, WW2-R-37. */
export const marchCost = (hqDistance: number, options: Options): number =>
  COSTS.march.cp + stepsIn(options)(hqDistance, STEPS.march);

export interface Paid {
  readonly cost: number;
  readonly cpLeft: number;
}
/** WW2-CP-12: why it cannot be paid, or what is left. */
export const paid = (cost: number, cp: number): Refusal | Paid =>
  prohibitedBy(PAYMENT_BARS, { cost, cp }) ?? { cost, cpLeft: cp - cost };

const MARCH = citation(COSTS.march.rule, `${COSTS.march.cp} CP, and 1 for every ${STEPS.march}m to the BGHQ`);

/** WW2-SEQ-06 to WW2-SEQ-10, WW2-CP-20: whether a march is allowed, and what it costs. */
export function march(facts: MarchFacts, options: Options): Refusal | Finding<Paid> {
  const refused = prohibitedBy(MARCH_BARS, facts, options);
  if (refused) return refused;
  const result = paid(marchCost(facts.hqDistance, options), facts.cp);
  return isRefusal(result) ? result : { result, because: [MARCH] };
}

/** A stand of a failed battle group: the question `retreat`. */
export interface RetreatFacts {
  readonly speed: Speed;
  readonly going: Exclude<Going, 'impassable'>;
  readonly halt: boolean;
  readonly cp: number;
  readonly hqDistance: number;
}
export interface Retreat extends Paid {
  readonly minimum: number;
  readonly maximum: number;
}
const MUST = citation('WW2-MOR-04', 'at least half a tactical move towards its own base edge');
const HALTED = [
  citation('WW2-MOR-06', 'CPs of a failed battle group halt its stands'),
  citation(COSTS.halt.rule, `${COSTS.halt.cp} CP, and 1 for each ${STEPS.tactical}m to the BGHQ`),
];
/** WW2-R-93. */
export const haltCost = (hqDistance: number, options: Options): number =>
  COSTS.halt.cp + stepsIn(options)(hqDistance, STEPS.tactical);

/** WW2-MOR-04, WW2-MOR-06: how far it retreats, or what it costs to halt it. */
export function retreat(facts: RetreatFacts, options: Options): Refusal | Finding<Retreat> {
  const bill = paid(facts.halt ? haltCost(facts.hqDistance, options) : 0, facts.cp);
  if (isRefusal(bill)) return bill;
  if (facts.halt) return { result: { minimum: 0, maximum: 0, ...bill }, because: HALTED };
  const maximum = allowance(facts.speed, 'tactical', facts.going);
  return { result: { minimum: maximum / 2, maximum, ...bill }, because: [MUST, rateCited(facts.speed)] };
}

/** A base by its centre, in metres, and its facing, in degrees clockwise from +y. */
export interface Position extends Point {
  readonly facing: number;
}
/** WW2-R-01: edge to edge, rounded to the nearest whole metre; 0 is contact. */
export const distanceOf = (a: Position, b: Position, size = BASE): number =>
  Math.round(distanceBetween(baseAt(a, size, size), baseAt(b, size, size)));

/** The nearest of some enemies, by edges; of equals the first. */
function nearestOf(stand: Position, enemies: readonly Position[]): Position {
  const base = baseAt(stand, BASE, BASE);
  const gaps = enemies.map(enemy => distanceBetween(base, baseAt(enemy, BASE, BASE)));
  return enemies[gaps.indexOf(Math.min(...gaps))]!;
}

/** WW2-R-84: how long a forced move is, and how far off directly away from the nearest enemy, in whole metres and degrees. */
export function repulseWay(
  stand: Position,
  to: Point,
  enemies: readonly Position[],
): Pick<RepulseFacts, 'metres' | 'angle'> {
  const [dx, dy] = [to.x - stand.x, to.y - stand.y];
  const metres = Math.round(Math.sqrt(dx * dx + dy * dy));
  if (metres === 0) return { metres, angle: 0 };
  const enemy = nearestOf(stand, enemies);
  const away = bearingOf(stand.x - enemy.x, stand.y - enemy.y);
  return { metres, angle: Math.round(Math.abs(turnFrom(away, bearingOf(dx, dy)))) };
}
const REPULSED = [
  citation('WW2-RES-24', 'a repulsed stand moves 500m away'),
  citation('WW2-R-84', 'within 45 degrees of directly away from the nearest enemy'),
];
const INTO_COVER = citation('WW2-RES-25', 'it ends in cover');

/** WW2-RES-24, WW2-RES-25, WW2-R-84. */
export function repulseMove(facts: RepulseFacts): Refusal | Finding<{ metres: number; angle: number }> {
  const refused = prohibitedBy(REPULSE_BARS, facts);
  if (refused) return refused;
  const because = facts.endsInCover ? [...REPULSED, INTO_COVER] : REPULSED;
  return { result: { metres: facts.metres, angle: facts.angle }, because };
}
