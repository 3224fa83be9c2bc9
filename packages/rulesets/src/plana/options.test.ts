import { describe, expect, test } from 'vitest';
import { optionsSuite } from '../../../../tests/kit/options.js';
import './index.js';
import { DEFAULTS as OPEN, told } from './kit.js';
import { OPTIONS, RULINGS_READ, usesDetachedTables, usesNight } from './options.js';
import { REGISTER } from './register.js';
import * as readings from './rules/readings.js';

optionsSuite({
  register: REGISTER,
  options: OPTIONS,
  read: RULINGS_READ,
  ask: options => told('nuclear', { distanceMetres: 9000 }, { options } as never),
  answer: { zone: 'outside', attack: 'none' },
});

test('players set two optional rules', () => {
  expect(OPTIONS.filter(o => o.kind === 'optional').map(o => o.id)).toEqual(['PLA-GEN-13', 'PLA-WX-06']);
});

describe('readings that only play makes use of', () => {
  const read = <T>(f: (o: typeof OPEN) => T, id: string, ...choices: string[]) =>
    choices.map(choice => f({ ...OPEN, [id]: choice }));
  // biome-ignore format: one line a ruling
  const cases: [string, unknown[], unknown[]][] = [
    ['PLA-R-13 a die for each target', read(readings.diceEachTarget, 'PLA-R-13', 'one-for-all', 'one-per-target'), [false, true]],
    ['PLA-R-21 how long a location lasts', read(readings.locationLasts, 'PLA-R-21', 'each-turn', 'until-lost'), [false, true]],
    ['PLA-R-29 a pin on a pinned base', read(o => readings.stateAfter('pinned', 'pinned', o), 'PLA-R-29', 'worst', 'accumulate'), ['pinned', 'suppressed']],
    ['PLA-R-29 the worse state stands', read(o => readings.stateAfter('suppressed', 'pinned', o), 'PLA-R-29', 'worst', 'accumulate'), ['suppressed', 'suppressed']],
    ['PLA-R-29 a pin on a base in order', read(o => readings.stateAfter('ok', 'pinned', o), 'PLA-R-29', 'worst', 'accumulate'), ['pinned', 'pinned']],
    ['PLA-R-29 no effect', read(o => readings.stateAfter('pinned', 'none', o), 'PLA-R-29', 'worst', 'accumulate'), ['pinned', 'pinned']],
    ['PLA-R-50 CLOUD in the way', read(readings.cloudBlocks, 'PLA-R-50', 'modifier', 'blocks'), [false, true]],
    ['PLA-R-55 friends in a zone', read(readings.zonesHitFriends, 'PLA-R-55', 'all', 'enemy-only'), [true, false]],
    ['PLA-R-70 spacing', read(readings.spacingIsEnforced, 'PLA-R-70', 'enforced', 'advice'), [true, false]],
    ['PLA-R-74 losses of an assault', read(readings.assaultLossesAreDiced, 'PLA-R-74', 'spread', 'dice'), [false, true]],
    ['PLA-R-115 ECM and radio', read(readings.ecmJams, 'PLA-R-115', 'air-only', 'also-jams'), [false, true]],
    ['PLA-R-117 what a firer learns', read(readings.firersLearnExactly, 'PLA-R-117', 'exact', 'vague'), [true, false]],
    ['PLA-R-132 who sees what', read(readings.isDoubleBlind, 'PLA-R-132', 'double-blind', 'open'), [true, false]],
    ['PLA-R-133 a base without an action', read(readings.followsOrders, 'PLA-R-133', 'by-order', 'stay'), [true, false]],
    ['PLA-R-135 a company out of reach', read(readings.briefsNextFirst, 'PLA-R-135', 'in-order', 'next-first'), [false, true]],
    ['PLA-R-139 wire', read(readings.hasWire, 'PLA-R-139', 'radio-only', 'wire'), [false, true]],
    ['PLA-R-140 calls under jamming', read(readings.airCallsGetThrough, 'PLA-R-140', 'blocked', 'always'), [false, true]],
    ['PLA-R-146 numbers of contacts', read(readings.contactsKeepNumbers, 'PLA-R-146', 'while-seen', 'kept'), [false, true]],
    ['PLA-R-147 types of contacts', read(readings.typesAreExact, 'PLA-R-147', 'exact', 'by-range'), [true, false]],
    ['PLA-R-149 contacts that move', read(readings.contactsAreFollowed, 'PLA-R-149', 'followed', 'frozen'), [true, false]],
    ['PLA-R-150 the own picture', read(readings.ownPictureIsTrue, 'PLA-R-150', 'true', 'as-reported'), [true, false]],
    ['PLA-R-161 zones in play', read(readings.zonesMaySpread, 'PLA-R-161', 'constant', 'spread'), [false, true]],
    ['PLA-R-197 demoralised foot', read(readings.footRecovers, 'PLA-R-197', 'out', 'as-armour'), [false, true]],
    ['PLA-R-208 windows', read(readings.windowsOfTurn, 'PLA-R-208', 'four', 'two', 'one'), [4, 2, 1]],
    ['PLA-GEN-13 off or on', read(usesDetachedTables, 'PLA-GEN-13', 'off', 'on'), [false, true]],
    ['PLA-WX-06 off or on', read(usesNight, 'PLA-WX-06', 'off', 'on'), [false, true]],
  ];
  test.each(cases)('%s', (_, found, wanted) => expect(found).toEqual(wanted));
});
