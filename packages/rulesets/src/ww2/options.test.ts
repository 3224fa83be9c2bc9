import { describe, expect, test } from 'vitest';
import { optionsSuite } from '../../../../tests/kit/options.js';
import './index.js';
import { DEFAULTS as OPEN, told } from './kit.js';
import {
  OPTIONS,
  RULINGS_READ,
  usesFantasy,
  usesIllumination,
  usesSmoke,
  usesTimeOfDay,
  usesWeather,
} from './options.js';
import { REGISTER } from './register.js';
import * as readings from './rules/readings.js';
import { squareSide } from './tables/terrain.js';

optionsSuite({
  register: REGISTER,
  options: OPTIONS,
  read: RULINGS_READ,
  ask: options => told('victory', { a: { groups: 1, failed: 0 }, b: { groups: 1, failed: 0 } }, { options } as never),
  answer: { aLost: false, bLost: false, winner: null },
  settledMayBeNamed: false,
});

test('players set eight optional rules', () => {
  expect(OPTIONS.filter(o => o.kind === 'optional').map(o => o.id)).toEqual([
    'WW2-ENG-01',
    'WW2-SMK-01',
    'WW2-ILL-01',
    'WW2-TOD-01',
    'WW2-WX-01',
    'WW2-BAL-01',
    'WW2-BAL-05',
    'WW2-FAN-01',
  ]);
});

describe('readings that only play makes use of', () => {
  const read = <T>(f: (o: typeof OPEN) => T, id: string, ...choices: string[]) =>
    choices.map(choice => f({ ...OPEN, [id]: choice }));
  // biome-ignore format: one line a ruling
  const cases: [string, unknown[], unknown[]][] = [
    ['WW2-R-09 the side of a terrain square', read(squareSide, 'WW2-R-09', '3000', '4000'), [3000, 4000]],
    ['WW2-R-12 jungle in the Tropical zone', read(o => readings.jungleIn('Tropical', o), 'WW2-R-12', 'placer', 'always', 'never'), ['placer', 'always', 'never']],
    ['WW2-R-12 nowhere else', read(o => readings.jungleIn('Temperate', o), 'WW2-R-12', 'placer', 'always', 'never'), ['never', 'never', 'never']],
    ['WW2-R-14 in turn', read(readings.deploysInTurn, 'WW2-R-14', 'alternate', 'second-mover-first'), [true, false]],
    ['WW2-R-20 bridges or ferries', read(readings.crossingsAreThrown, 'WW2-R-20', 'bridge', 'die'), [false, true]],
    ['WW2-R-32 turning on the spot', read(readings.pivotsFreely, 'WW2-R-32', 'pivot-is-move', 'free-pivot'), [false, true]],
    ['WW2-R-35 the loss of a BGHQ', read(o => Object.values(readings.afterHqLoss(o)).join(), 'WW2-R-35', 'successor', 'successor-late', 'none'), ['true,true', 'true,false', 'false,false']],
    ['WW2-R-40 after a march', read(readings.actsAfterMarch, 'WW2-R-40', 'one-then-tactical', 'march-or-tactical'), [true, false]],
    ['WW2-R-42 all moves of a turn', read(readings.movesAreSummed, 'WW2-R-42', 'per-move', 'per-turn'), [false, true]],
    ['WW2-R-65 answers in a turn', read(readings.answersInTurn, 'WW2-R-65', 'unlimited', 'once-per-turn'), [Number.POSITIVE_INFINITY, 1]],
    ['WW2-R-90 when a battle group tests', read(o => Object.values(readings.tests(o)).join(), 'WW2-R-90', 'on-worse', 'each-turn', 'once'), ['false,false', 'true,false', 'false,true']],
    ['WW2-R-94 failed groups', read(readings.failedMayRetest, 'WW2-R-94', 'never', 'retest'), [false, true]],
    ['WW2-R-119 how long smoke stands', read(readings.smokeLasts, 'WW2-R-119', 'both-turns', 'own-turn'), [2, 1]],
    ['WW2-R-156 who intercepts', read(readings.anyFighterIntercepts, 'WW2-R-156', 'patrol', 'any'), [false, true]],
    ['WW2-R-164 who must see the target', read(readings.barrageMustBeSeen, 'WW2-R-164', 'open', 'seen'), [false, true]],
    ['WW2-SMK-01 off or on', read(usesSmoke, 'WW2-SMK-01', 'off', 'on'), [false, true]],
    ['WW2-ILL-01 off or on', read(usesIllumination, 'WW2-ILL-01', 'off', 'on'), [false, true]],
    ['WW2-TOD-01 off or on', read(usesTimeOfDay, 'WW2-TOD-01', 'off', 'on'), [false, true]],
    ['WW2-WX-01 off or on', read(usesWeather, 'WW2-WX-01', 'off', 'on'), [false, true]],
    ['WW2-FAN-01 off or on', read(usesFantasy, 'WW2-FAN-01', 'off', 'on'), [false, true]],
  ];
  test.each(cases)('%s', (_, found, wanted) => expect(found).toEqual(wanted));
});
