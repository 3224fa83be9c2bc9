import { bearingOf, type Citation, type Finding, type Options, type Point, turnFrom } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import { citation } from '../../common/book/lines.js';
import type { Arc } from '../pieces.js';
import { ARC_HITS, arcLimits, type ShooterKind, shootingArc, type TargetKind } from '../tables/arcs.js';
import { allHaveArcs } from '../tables/shooting.js';
import type { Position } from './movement.js';

/** WW2-R-29: in which arc of a stand a point lies; a border belongs to the arc nearer the front. */
export function arcOf(stand: Position, point: Point, options: Options): Arc {
  const off = Math.abs(turnFrom(stand.facing, bearingOf(point.x - stand.x, point.y - stand.y)));
  const { front, rear } = arcLimits(options);
  if (!beyond(off, front)) return 'front';
  return beyond(off, rear) ? 'rear' : 'flank';
}
/** WW2-ARC-02 to WW2-ARC-04. */
export const canShootInto = (kind: ShooterKind, arc: Arc): boolean => shootingArc(kind).into.includes(arc);
/** WW2-R-30. */
export const hasArcs = (kind: TargetKind, options: Options): boolean =>
  kind === 'vehicle' || kind === 'gun' || (kind === 'infantry' && allHaveArcs(options));

/** Two stands: the question `arc`. */
export interface ArcFacts {
  readonly shooter: Position;
  readonly target: Position;
  readonly shooterKind: ShooterKind;
  readonly targetKind: TargetKind;
}
export interface ArcsFound {
  /** The arc of the shooter in which the target is. */
  readonly targetLiesIn: Arc;
  readonly canShoot: boolean;
  /** The arc of the target in which the shooter is. */
  readonly hits: Arc | 'none';
  readonly modifier: 0 | -2 | -3;
}
const ARCS_CITED = citation('WW2-R-29', 'arcs along the diagonals of the base, or wider ones');
const NO_ARCS = citation('WW2-R-30', 'this target has no arcs');

/** WW2-ARC-01 to WW2-ARC-04, WW2-EFF-10, WW2-EFF-11. */
export function arcs(facts: ArcFacts, options: Options): Finding<ArcsFound> {
  const targetLiesIn = arcOf(facts.shooter, facts.target, options);
  const shooting = shootingArc(facts.shooterKind);
  const because: Citation[] = [ARCS_CITED, citation(shooting.rule, shooting.text)];
  const canShoot = canShootInto(facts.shooterKind, targetLiesIn);
  if (!hasArcs(facts.targetKind, options)) {
    because.push(NO_ARCS);
    return { result: { targetLiesIn, canShoot, hits: 'none', modifier: 0 }, because };
  }
  const hits = arcOf(facts.target, facts.shooter, options);
  const hit = ARC_HITS[hits];
  if (hit) because.push(citation(hit.rule, `shooting at the ${hits}`, String(hit.modifier)));
  return { result: { targetLiesIn, canShoot, hits, modifier: hit?.modifier ?? 0 }, because };
}
