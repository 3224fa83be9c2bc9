import { describe, expect, test } from 'vitest';
import type { Order } from '../verbs/index.js';
import { type BattleNote, battle, groupIn, order, outcome, skipTo, standIn, type Written } from './kit.js';

const SMOKE = { 'WW2-SMK-01': 'on', 'WW2-ILL-01': 'on' };
const mortars: Written = ['Mortars', 1000, 1000];
const FAR: Written = ['IG', 8000, 8000];
const guns = (a: Written[], note: Partial<BattleNote> = {}) =>
  battle({ groups: { A1: a, B1: [FAR] }, options: SMOKE, dice: Array(12).fill(1), ...note });
const lay = (verb: 'smoke' | 'illuminate', stand = 'A1.1', y = 2000): Order => ({ verb, stand, at: { x: 1000, y, facing: 0 } }); // biome-ignore format: one line
const END: Order = { verb: 'endTurn' };

describe('how long it lasts', () => {
  /** What lies on the table after the turn in which it was laid, and after the one that follows. */
  const lasting = (verb: 'smoke' | 'illuminate', options = {}) => {
    const match = guns([mortars], { options: { ...SMOKE, ...options } });
    order(match, lay(verb));
    const areas = [match.state.areas.length];
    order(match, { verb: 'endOption' });
    order(match, END);
    areas.push(match.state.areas.length);
    skipTo(match, 'tactical');
    order(match, END);
    return [...areas, match.state.areas.length];
  };
  test.each<[string, 'smoke' | 'illuminate', object, number[]]>([
    ['WW2-SMK-06 smoke through the enemy’s next turn', 'smoke', {}, [1, 1, 0]],
    ['WW2-R-119 own-turn: no longer than its own', 'smoke', { 'WW2-R-119': 'own-turn' }, [1, 0, 0]],
    ['WW2-R-103 light until the end of its own turn', 'illuminate', {}, [1, 0, 0]],
  ])('%s', (_, verb, options, wanted) => expect(lasting(verb, options)).toEqual(wanted));
});

describe('smoke and light as shots', () => {
  test('WW2-R-102: two screens in one turn are one turn of fire', () => {
    const match = guns([mortars]);
    order(match, lay('smoke'));
    order(match, lay('smoke', 'A1.1', 1800));
    expect(match.state.areas.length).toBe(2);
    expect(standIn(match, 'A1.1')).toMatchObject({ smokeTurns: 1, lightTurns: 0, smoked: true });
  });
  test('WW2-R-159: no contest and no answer, but a FIRE marker', () => {
    const match = guns([mortars]);
    order(match, lay('smoke'));
    expect(match.entries[0]!.answered.length).toBe(0);
    expect(standIn(match, 'A1.1').fireMarker).toBe(true);
  });
  test.each<[string, Written[], Order, Partial<BattleNote>, string]>([
    ['mortars within 2000m', [mortars], lay('smoke', 'A1.1', 3300), {}, 'WW2-SHO-15'],
    ['and in sight', [mortars], lay('smoke'), { features: [['wood', [500, 1300], [1500, 1700]]] }, 'WW2-LOS-08'],
    ['a point on the table', [mortars], lay('smoke', 'A1.1', 9100), {}, 'WW2-R-159'],
    ['a battery within 5000m of its headquarters', [FAR, ['LB']], lay('smoke', 'A1.2', 1000), {}, 'WW2-ORG-09'],
    ['unseen ground', [['IG', 1000, 1000], ['LB']], lay('smoke', 'A1.2'), { features: [['wood', [500, 1300], [1500, 1700]]] }, 'done'],
    ['by batteries and mortars alone', [['sherman', 1000, 1000]], lay('smoke'), {}, 'WW2-SMK-03'],
  ])('WW2-R-159: %s', (_, a, given, note, wanted) => expect(outcome(guns(a, note), given)).toBe(wanted)); // biome-ignore format: one line
  test('WW2-R-159: a call that fails uses the shot up, and no round', () => {
    const match = battle({ groups: { A1: [['IG', 1000, 1000]], A2: [['LB'], ['LB']], B1: [FAR] }, options: SMOKE, dice: [4] }); // biome-ignore format: one line
    order(match, lay('smoke', 'A2.1'));
    expect(match.state.areas).toEqual([]);
    expect(standIn(match, 'A2.1')).toMatchObject({ smokeTurns: 0, fireMarker: false, movesMade: 1 });
    expect(match.state.option).toBeNull();
  });
});

describe('off the table', () => {
  test('WW2-DEP-04: there are no distances: no surcharge, however far the headquarters', () => {
    const match = battle({ groups: { A1: [['IG', 1000, 5000], ['LB']], B1: [['IG', 1000, 8000]] }, dice: [1, 6, 1, 1, 1] }); // biome-ignore format: one line
    order(match, { verb: 'fire', stand: 'A1.2', target: 'B1.1' });
    expect(groupIn(match, 'A1').cp).toBe(9);
  });
  test('WW2-R-71: a battery shifts its position, and is marked no longer', () => {
    const match = battle({ groups: { A1: [['IG', 1000, 5000], ['LB', undefined, undefined, { fireMarker: true }]], B1: [FAR] } }); // biome-ignore format: one line
    order(match, { verb: 'displace', stand: 'A1.2' });
    expect(standIn(match, 'A1.2').fireMarker).toBe(false);
    expect(groupIn(match, 'A1').cp).toBe(9);
    expect(outcome(match, { verb: 'displace', stand: 'A1.1' })).toBe('WW2-R-71');
  });
});
