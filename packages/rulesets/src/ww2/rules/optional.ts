import {
  type Citation,
  cite,
  die,
  type Finding,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import { CROSSES_ON, CROSSING_MODIFIERS, type ObstacleFacts, STOPS } from '../tables/engineering.js';
import { AREA_BARS, AREAS, type AreaFacts, ROUNDS } from '../tables/support.js';
import { callFire } from './calling.js';
import { SMOKE_USELESS } from './sight.js';

/** WW2-ENG-05: whether an obstacle stops it; a towing vehicle is held as what it tows. */
export const isStopped = ({ kind, tread, towing }: Pick<ObstacleFacts, 'kind' | 'tread' | 'towing'>): boolean =>
  STOPS[kind].includes(tread) || (towing && kind === 'anti-personnel');

const FREE = citation('WW2-ENG-05', 'this obstacle does not stop it');
const CROSSING = citation('WW2-ENG-07', 'it throws to cross', `${CROSSES_ON}+`);

/** WW2-ENG-07 to WW2-ENG-09: the least die with which a stand that is stopped gets across. */
export const crossingNeed = (facts: ObstacleFacts, options: Options): number =>
  CROSSES_ON - summed(CROSSING_MODIFIERS, facts, options, []);

/** WW2-ENG-05 to WW2-ENG-09: whether a stand that touches an obstacle gets across. */
export function* obstacle(
  facts: ObstacleFacts,
  options: Options,
  by: Side | 'both' = 'both',
): Procedure<Finding<{ affected: boolean; crosses: boolean }>> {
  if (!isStopped(facts)) return { result: { affected: false, crosses: true }, because: [FREE] };
  const because: Citation[] = [CROSSING];
  const change = summed(CROSSING_MODIFIERS, facts, options, because);
  const score = yield* die('WW2-ENG-07', by, 'the die to cross the obstacle');
  return { result: { affected: true, crosses: score + change >= CROSSES_ON }, because };
}

export interface AreaShot {
  readonly placed: boolean;
  readonly width: number | null;
  readonly depth: number | null;
  readonly diameter: number | null;
  readonly effective: boolean;
  readonly turnsLeft: number | null;
}

/** WW2-SMK-05, WW2-ILL-05, WW2-ORG-09: why smoke or light may not be fired. */
export const areaRefusal = (facts: AreaFacts): Refusal | undefined => prohibitedBy(AREA_BARS, facts);

/** WW2-SMK-01 to WW2-SMK-05, WW2-ILL-01 to WW2-ILL-05: smoke or light instead of a shot. */
export function* areaShoot(facts: AreaFacts, options: Options): Procedure<Finding<AreaShot>> {
  const { rule, width, depth, diameter } = AREAS[facts.effect][facts.firer];
  const because: Citation[] = [
    cite({ rule, text: `${facts.firer} fire ${facts.effect}`, effect: `${width ?? diameter}m` }),
  ];
  let placed = true;
  if (facts.call) {
    const lateBritish = facts.call.lateBritish && facts.firer === 'artillery';
    const call = yield* callFire({ ...facts.call, arm: 'artillery', lateBritish }, options);
    placed = call.result.called;
    because.push(...call.because);
  }
  const useless = facts.effect === 'smoke' && facts.awc;
  if (useless) because.push(SMOKE_USELESS);
  const turnsLeft = facts.attackDefence ? null : ROUNDS - facts.turnsUsed - (placed ? 1 : 0);
  return { result: { placed, width, depth, diameter, effective: placed && !useless, turnsLeft }, because };
}
