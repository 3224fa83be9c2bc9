import { type RuleId, rows } from '@umpire/engine';
import { ruling } from '../options.js';
import type { Doctrine, Grade, Troops } from '../pieces.js';

interface Grading {
  readonly rule: RuleId;
  readonly grade: Grade;
  readonly troops: readonly Troops[];
}
/** WW2-GRD-01 to WW2-GRD-04. */
// biome-ignore format: one line a rule
export const GRADING = rows<Grading>('ww2/GRADING', [
  { rule: 'WW2-GRD-01', grade: 'A', troops: ['japanese', 'ss-panzer', 'elite'] },
  { rule: 'WW2-GRD-02', grade: 'B', troops: ['late-soviet', 'us-para', 'marine', 'british', 'british-tank', 'anzac', 'panzer', 'commando', 'german-para'] },
  { rule: 'WW2-GRD-03', grade: 'C', troops: ['early-soviet', 'us', 'european', 'canadian', 'late-canadian'] },
  { rule: 'WW2-GRD-04', grade: 'D', troops: ['inferior-regular', 'green', 'levy', 'militia', 'guerrilla', 'italian', 'african', 'raw'] },
]);

interface DoctrineRow {
  readonly rule: RuleId;
  readonly doctrine: Doctrine;
  readonly troops: readonly Troops[];
}
/** WW2-CP-10, WW2-CP-11; Panzers by WW2-R-49. */
// biome-ignore format: one line a rule
export const DOCTRINE_TROOPS = rows<DoctrineRow>('ww2/DOCTRINE_TROOPS', [
  { rule: 'WW2-CP-10', doctrine: 'mobile',   troops: ['ss-panzer', 'commando', 'german-para', 'late-canadian'] },
  { rule: 'WW2-CP-11', doctrine: 'cautious', troops: ['british-tank'] },
]);
/** WW2-R-49: are Panzers Cautious, or Mobile? */
export const panzersAre = ruling<{ readonly doctrine: Doctrine; readonly rule: RuleId }>('WW2-R-49', {
  'printed-cautious': { doctrine: 'cautious', rule: 'WW2-CP-11' },
  mobile: { doctrine: 'mobile', rule: 'WW2-CP-10' },
});
