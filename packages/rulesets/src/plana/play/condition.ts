import { holds } from '@umpire/engine';
import type { Dug, Quality } from '../pieces.js';
import { unitOf } from '../tables/units.js';
import { companyOf, type Forces, has } from './bases.js';
import { groundOf, isBuilt, isCover } from './ground.js';
import { areFar, outlineOf } from './places.js';
import type { SightField } from './sight.js';
import type { Base } from './state.js';

/** What the condition of a base hangs on: of a state, or of the view of its owner. */
export type ConditionField = Pick<SightField, 'terrain'> & Forces;

const FOOT_KINDS: readonly string[] = ['infantry', 'gf-infantry', 'marine'];
/** PLA-COV-02: holding buildings is being dug in; vehicles and rubble never. */
const holdsBuildings = (field: ConditionField, base: Base): boolean =>
  FOOT_KINDS.includes(unitOf(base.type).kind) && base.lastMove === 'none' && isBuilt(groundOf(field.terrain.now), base);

/** How deep a base is dug in, buildings included. */
export function dugOf(field: ConditionField, base: Base): Dug {
  if (base.dug !== 'none') return base.dug;
  return holdsBuildings(field, base) ? 'dug-in' : 'none';
}

/** PLA-COV-01. */
export const isUnderCover = (field: ConditionField, base: Base): boolean => isCover(groundOf(field.terrain.now), base);

/** PLA-R-37: how many bases share its area, itself included: the centre of either lies in the other. */
export function colocated(field: Forces, base: Base): number {
  let count = 1;
  for (const other of field.bases)
    if (other.id !== base.id && other.side === base.side && other.where === 'table' && sharesArea(base, other)) count++;
  return count;
}
const sharesArea = (a: Base, b: Base): boolean =>
  !areFar(a, b, 0) && (holds(outlineOf(a), b) !== 'outside' || holds(outlineOf(b), a) !== 'outside');

/** PLA-FM-22: what counts as non-tactical. */
export const isNonTactical = (field: Forces, base: Base): boolean =>
  base.lastMove === 'non-tactical' ||
  (base.work !== null && (has(base, 'engineer') || has(base, 'bridging'))) ||
  colocated(field, base) >= 5;

export const qualityOf = (field: Forces, base: Base): Quality => companyOf(field, base.company)?.quality ?? 'average';
