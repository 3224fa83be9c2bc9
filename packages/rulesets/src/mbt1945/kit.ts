import { chooseOptions, type Options } from '@umpire/engine';
import { kitOf } from '../common/book/kit.js';
import { OPTIONS } from './options.js';
import type { EngagementFacts, StandFacts } from './pieces.js';
import { ADJUDICATOR } from './questions/adjudicator.js';

export { type Case, type How, under } from '../common/book/kit.js';

/** For tests only: the book as the adjudicator knows it, short ways to ask it, and facts to begin with. */
export const BOOK = ADJUDICATOR;
export const { DEFAULTS, ask, told, cited } = kitOf(BOOK);

export function optionsWith(chosen: Readonly<Record<string, string>> = {}): Options {
  const found = chooseOptions(OPTIONS, chosen);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const PLATOON: StandFacts = {
  subClass: 'INFn',
  class: 'INFANTRY',
  posture: 'INF',
  mode: 'MOBILE',
  grade: 'GRADEn',
  state: 'steady',
  going: 'good',
  builtUp: false,
  onTable: true,
  hasEngaged: false,
  engagedLastRound: false,
  groupFragile: false,
  outOfCommand: false,
  infantryWithin: null,
  coverWithin: null,
  base: 1,
  jungleTrained: false,
  altitude: null,
};
export const stand = (given: Partial<StandFacts>): StandFacts => ({ ...PLATOON, ...given });
export const tank = (given: Partial<StandFacts> = {}): StandFacts =>
  stand({ subClass: 'MBTn', class: 'ARMOUR', posture: 'ARM', infantryWithin: 1, ...given });

export const engagement = (
  owner: StandFacts,
  target: StandFacts,
  given: Partial<EngagementFacts> = {},
): EngagementFacts => ({
  owner,
  target,
  range: 1,
  lineOfSight: 'clear',
  ownerArc: 'front',
  targetArc: 'front',
  light: 'day',
  targetIlluminated: false,
  ownerIlluminated: false,
  awc: false,
  targetToBghq: 0,
  ownerGroup: 'mixed',
  segment: null,
  ...given,
});
