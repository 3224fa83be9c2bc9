import { type DieAsk, defaultOptions, type Procedure, settle } from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from './glory/index.js';
import { terrainSquare } from './glory/rules/terrain.js';
import { GROUND } from './mbt2020/ground.js';
import { ww2 } from './ww2/index.js';
import { timeOfDay, weather } from './ww2/rules/light.js';
import { builtUpArea, climaticZone, majorTerrain, minorCount, minorType } from './ww2/rules/terrain.js';

const options = defaultOptions(ww2.options);
/** What the faces of the next die mean after some scores. */
const meaning = (procedure: () => Procedure<unknown>, scores: readonly number[] = []): string =>
  ((settle(procedure(), [...scores]) as { ask: DieAsk }).ask.means ?? []).join(' | ');

// biome-ignore format: a case a line
test.each<[string, string, string]>([
  ['MBT20-DAY-01 the season', meaning(() => GROUND.season()), 'Summer | Summer | Spring | Spring | Autumn | Winter'],
  ['MBT20-DAY-02 the half of the day', meaning(() => GROUND.hour('Winter')), 'morning | morning | morning | morning | afternoon | afternoon'],
  ['MBT20-DAY-03 the first die for the hour', meaning(() => GROUND.hour('Winter'), [1]), '2:00 to 7:00 | 3:00 to 8:00 | 4:00 to 9:00 | 5:00 to 10:00 | 6:00 to 11:00 | 7:00 to 0:00'],
  ['MBT20-DAY-03 the second', meaning(() => GROUND.hour('Winter'), [5, 2]), '15:00, dusk | 16:00, dusk | 17:00, dusk | 18:00, night | 19:00, night | 20:00, night'],
  ['MBT20-AWC-01 the weather', meaning(() => GROUND.adverseWeather('Autumn', 'Temperate')), 'fair | fair | fair | fair | heavy rain | heavy rain'],
  ['WW2-TER-01 the zone', meaning(() => climaticZone(null, options)), 'Desert | Steppe | Tropical | Temperate | Temperate | Cold'],
  ['WW2-TER-10 major terrain', meaning(() => majorTerrain('Temperate')), 'steep forest | heights | forest | heights | open | open'],
  ['WW2-TER-20 a town', meaning(() => builtUpArea('Temperate')), 'no town | no town | no town | no town | town | town'],
  ['WW2-TER-21 how many', meaning(() => minorCount('Desert')), '1 feature | 2 features | 3 features | 4 features | 5 features | 6 features'],
  ['WW2-TER-25 which, in forest', meaning(() => minorType('LFA')), 'no more than forest | no more than forest | village | village | hill | hill'],
  ['WW2-TOD-01 the season', meaning(() => timeOfDay(undefined)), 'Spring | Spring | Summer | Summer | Autumn | Winter'],
  ['WW2-WX-01 the weather', meaning(() => weather('Winter', 'Cold')), 'fair | fair | blizzard | blizzard | blizzard | blizzard'],
  ['IGR-TER-01 a square', meaning(() => terrainSquare(false, defaultOptions(glory.options))), 'open | open | open | open | gentle hill | steep hill | wood | village'],
])('%s: the die says what each of its faces means', (_, means, wanted) => expect(means).toBe(wanted));
