import { applying, type Citation, cite, type Finding, type Options } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { COVERS, type Cover } from '../pieces.js';
import { COVERED_BY, HIDES, type SightFacts } from '../tables/sight.js';

export interface Sight {
  readonly visible: boolean;
  /** Of the target, also where it is not seen. */
  readonly cover: Cover;
}
const CLEAR = citation('WW2-LOS-08', 'nothing lies between the two', 'clear');
export const SMOKE_USELESS = citation('WW2-WX-03', 'adverse weather makes smoke useless');

/** WW2-R-27: only the better cover counts. */
export const betterCover = (a: Cover, b: Cover): Cover => (COVERS.indexOf(a) < COVERS.indexOf(b) ? b : a);

/** The same where nobody asks why. */
export function plainSight(facts: SightFacts, options: Options): Sight {
  let visible = true;
  for (const row of HIDES) if (visible && row.when(facts, options)) visible = false;
  let cover: Cover = 'none';
  for (const row of COVERED_BY) if (row.when(facts, options)) cover = betterCover(cover, row.effect);
  return { visible, cover };
}

/** WW2-LOS-01 to WW2-LOS-08, WW2-SMK-04, WW2-ENG-03: whether it is seen, and in what cover it is. */
export function sight(facts: SightFacts, options: Options): Finding<Sight> {
  const result = plainSight(facts, options);
  const because: Citation[] = applying<SightFacts, unknown>([...HIDES, ...COVERED_BY], facts, options).map(cite);
  if (facts.smoke && facts.awc) because.push(SMOKE_USELESS);
  if (result.visible) because.push(CLEAR);
  return { result, because };
}
