import { type Row, rows } from '@umpire/engine';
import { ruling } from '../options.js';
import type { Going, Terrain, Tread } from '../pieces.js';

/** Some ground, and who goes over it: the question `going`. */
export interface GoingFacts {
  readonly terrain: Terrain;
  readonly tread: Tread;
  readonly jungle: boolean;
  readonly road: boolean;
  readonly jungleTrained: boolean;
}

/** WW2-R-17: man-handled guns go on foot, and are no infantry. */
const onFoot = (g: GoingFacts): boolean => g.tread === 'foot' || g.tread === 'manhandled';
/** Wheeled or half-tracked. */
const isLight = (g: GoingFacts): boolean => g.tread === 'wheeled' || g.tread === 'halftrack';
const isForest = (g: GoingFacts): boolean => g.terrain === 'LFA' || g.terrain === 'wood';
const isBuiltUp = (g: GoingFacts): boolean => g.terrain === 'BUA' || g.terrain === 'MBUA';

/** WW2-R-16: are woods as LFA, or bad going for all vehicles? */
const lightWoods = ruling('WW2-R-16', { 'as-lfa': false, 'bad-for-vehicles': true });
/** WW2-R-19: where does a road help? */
const roadHelps = ruling<(g: GoingFacts) => boolean>('WW2-R-19', {
  'cancel-all': () => true,
  'only-where-said': g => g.terrain === 'H' || (g.jungle && isForest(g)),
});

/** The first that applies decides; those for roads stand apart, because a road only ever helps. */
// biome-ignore format: one line a rule
export const GROUND_GOING = rows<Row<GoingFacts, Going>>('ww2/GROUND_GOING', [
  { rule: 'WW2-GO-14', effect: 'good',       text: 'open ground', when: g => g.terrain === 'O' },
  { rule: 'WW2-GO-18', effect: 'impassable', text: 'a river is crossed at a bridge or ferry only', when: g => g.terrain === 'river' },
  { rule: 'WW2-GO-01', effect: 'impassable', text: 'vehicles cannot enter steep forested highland', when: g => g.terrain === 'SFH' && !onFoot(g) },
  { rule: 'WW2-GO-03', effect: 'impassable', text: 'steep jungle is for jungle-trained infantry only', when: g => g.terrain === 'SFH' && g.jungle && !g.jungleTrained },
  { rule: 'WW2-GO-02', effect: 'bad',        text: 'steep forested highland, on foot', when: g => g.terrain === 'SFH' },
  { rule: 'WW2-GO-08', effect: 'impassable', text: 'vehicles cannot enter jungle', when: g => isForest(g) && g.jungle && !onFoot(g) },
  { rule: 'WW2-GO-10', effect: 'good',       text: 'jungle, with jungle training', when: g => isForest(g) && g.jungle && g.jungleTrained },
  { rule: 'WW2-GO-09', effect: 'bad',        text: 'jungle, on foot', when: g => isForest(g) && g.jungle },
  { rule: 'WW2-R-16',  effect: 'bad',        text: 'a wood is bad going for all vehicles', when: (g, o) => g.terrain === 'wood' && isLight(g) && lightWoods(o) },
  { rule: 'WW2-GO-05', effect: 'impassable', text: 'wheels and half-tracks cannot enter forest', when: g => isForest(g) && isLight(g) },
  { rule: 'WW2-GO-06', effect: 'bad',        text: 'forest, on tracks', when: g => isForest(g) && g.tread === 'tracked' },
  { rule: 'WW2-GO-07', effect: 'good',       text: 'forest, on foot', when: isForest },
  { rule: 'WW2-GO-11', effect: 'impassable', text: 'wheels and half-tracks enter highland by road only', when: g => g.terrain === 'H' && isLight(g) },
  { rule: 'WW2-GO-12', effect: 'bad',        text: 'highland, on tracks', when: g => g.terrain === 'H' && g.tread === 'tracked' },
  { rule: 'WW2-GO-13', effect: 'good',       text: 'highland, on foot', when: g => g.terrain === 'H' },
  { rule: 'WW2-GO-15', effect: 'good',       text: 'built-up area, infantry', when: g => isBuiltUp(g) && g.tread === 'foot' },
  { rule: 'WW2-GO-15', effect: 'bad',        text: 'built-up area, all but infantry', when: isBuiltUp },
  { rule: 'WW2-GO-16', effect: 'good',       text: 'hill or rise, infantry', when: g => g.tread === 'foot' },
  { rule: 'WW2-GO-16', effect: 'bad',        text: 'hill or rise, all but infantry', when: () => true },
]);
// biome-ignore format: one line a rule
export const ROAD_GOING = rows<Row<GoingFacts, Going>>('ww2/ROAD_GOING', [
  { rule: 'WW2-GO-18', effect: 'good', text: 'a river, at a bridge', when: g => g.terrain === 'river' },
  { rule: 'WW2-GO-04', effect: 'bad',  text: 'a road through steep jungle', when: g => g.terrain === 'SFH' && g.jungle },
  { rule: 'WW2-GO-17', effect: 'good', text: 'the road cancels what the ground does', when: (g, o) => roadHelps(o)(g) },
]);
