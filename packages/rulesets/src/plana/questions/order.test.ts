import { describe, expect, test } from 'vitest';
import { told } from '../kit.js';

/** 7.0: which of several faults is told. */
describe('the first fault, in the order of the specification', () => {
  const fight = {
    attacker: { units: [{ kind: 'infantry', sp: 8 }] },
    defender: { units: [{ kind: 'infantry', sp: 8 }] },
  };
  // biome-ignore format: one line a case
  const cases: [string, string, unknown, object, unknown][] = [
    ['no such question', 'dance', {}, {}, 'question'],
    ['an option before what is given', 'jamming', 7, { options: { 'PLA-R-999': 'x' } }, 'options.PLA-R-999'],
    ['options in the order given', 'jamming', {}, { options: { 'PLA-R-03': 'sometimes', 'PLA-R-01': 'never' } }, 'options.PLA-R-03'],
    ['a settled ruling by its second choice', 'jamming', {}, { options: { 'PLA-R-06': 'compound' } }, 'options.PLA-R-06'],
    ['nothing given', 'jamming', undefined, {}, 'given'],
    ['fields in the order listed', 'locate', { target: {}, rangeMetres: 'far' }, {}, 'given.observer'],
    ['inner fields when they are reached', 'locate', { observer: { kind: 'gf' }, target: { row: 'tank', count: 0 }, rangeMetres: -1 }, {}, 'given.target.row'],
    ['fields that are not listed come last', 'range-band', { colour: 'red', weapon: 'militia', rangeCm: -1 }, {}, 'given.rangeCm'],
    ['and are told', 'range-band', { colour: 'red', weapon: 'militia', rangeCm: 1 }, {}, 'given.colour'],
    ['cross-field checks before rules', 'morale', { troop: 'robot', fullSp: 4, sp: 5 }, {}, 'given.sp'],
    ['rules before throws', 'rally', { state: 'ok' }, { throws: [77] }, 'PLA-RAL-01'],
    ['throws that are no list', 'close-assault', fight, { throws: 7 }, 'throws'],
    ['the number of throws before their values', 'close-assault', fight, { throws: [77] }, 'throws'],
    ['a throw that is not on the die', 'close-assault', fight, { throws: [1, 10] }, 'throws[1]'],
    ['a throw that is no number', 'close-assault', fight, { throws: [null, 10] }, 'throws[0]'],
    ['throws where nothing is thrown', 'nuclear', { distanceMetres: 1 }, { throws: [1] }, 'throws'],
  ];
  test.each(cases)('%s', (_, question, given, how, wanted) => expect(told(question, given, how)).toBe(wanted));
  test('no throws are as good as none', () => {
    expect(told('nuclear', { distanceMetres: 1 }, { throws: [] })).toMatchObject({ zone: 'annihilation' });
  });
});
