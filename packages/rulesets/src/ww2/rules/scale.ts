import type { Finding } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { ModelScale } from '../pieces.js';
import { BASE, GROUND_SCALES, type GroundScale } from '../tables/scale.js';

/** A length on the ground or on a table: exactly one of the three. */
export interface ScaleFacts {
  readonly modelScale: ModelScale;
  readonly metres?: number | undefined;
  readonly cm?: number | undefined;
  readonly inches?: number | undefined;
}
export interface Scaled {
  readonly metres: number;
  readonly cm: number;
  readonly inches: number | null;
}

/** WW2-SCL-02 to WW2-SCL-08. */
export const groundScale = (scale: ModelScale): GroundScale => GROUND_SCALES.find(row => row.scales.includes(scale))!;

const fourPlaces = (n: number): number => Math.round(n * 1e4) / 1e4;

function metresOf({ metres, cm, inches }: ScaleFacts, row: GroundScale): number {
  if (metres !== undefined) return metres;
  return cm !== undefined ? (cm * BASE) / row.cm : (inches! * BASE) / row.inches!;
}

/** A length in metres, and on a table of this scale. */
export function scaled(facts: ScaleFacts): Finding<Scaled> {
  const row = groundScale(facts.modelScale);
  const metres = metresOf(facts, row);
  const result = {
    metres: fourPlaces(metres),
    cm: fourPlaces((metres * row.cm) / BASE),
    inches: row.inches === null ? null : fourPlaces((metres * row.inches) / BASE),
  };
  return { result, because: [citation(row.rule, `${BASE}m of ground are ${row.cm} cm of table`)] };
}
