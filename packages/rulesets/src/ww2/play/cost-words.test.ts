import { type Line, told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { type BattleNote, battle, order, type Written } from './kit.js';

const SPARE = { B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } as unknown as BattleNote['groups'];
const lines = (match: ReturnType<typeof battle>): readonly Line[] =>
  match.entries.flatMap(entry => told(match, entry, 'umpire'));
const said = (match: ReturnType<typeof battle>): string[] =>
  lines(match).map(({ text, because }) => `${text} [${because.map(({ rule }) => rule).join(' ')}]`);

describe('what the log says', () => {
  test('WW2-MOR-06: a stand that is halted says what it costs', () => {
    const match = battle({ groups: { A1: [['sherman', 1000, 1000]], B1: [['IG', 1000, 5000]], ...SPARE }, active: 'b', phase: 'retreat', group: { B1: { failed: true } } }); // biome-ignore format: one line
    order(match, { verb: 'halt', stand: 'B1.1' });
    expect(said(match)[0]).toMatch(/^B1.1 pays 1 CP to halt \[.*WW2-R-93/);
  });
  test.each([
    ['B', 'grade B has 2 tactical points'],
    ['C', 'grade C has 1 tactical point'],
  ])('WW2-CP-14, WW2-CP-15: how many tactical moves grade %s may make', (grade, wanted) => {
    const match = battle({ groups: { A1: [['sherman', 1000, 1000, { grade }]], B1: [['IG', 8000, 8000]] } });
    order(match, { verb: 'move', stand: 'A1.1', path: [{ x: 1000, y: 1200 }], facing: 0 });
    expect(lines(match)[0]!.because.map(({ text }) => text)).toContain(wanted);
  });
  const HQ: Written = ['IG', 1000, 1000];
  test.each<[string, Written[], BattleNote['phase'], Parameters<typeof order>[1], string]>([
    ['WW2-HG-05 an airdrop', [HQ, ['TRANSPORT'], ['IG', 0, 0, { where: 'aboard', carrier: 'A1.2' }]], 'missions', { verb: 'airdrop', stand: 'A1.2', at: { x: 3000, y: 3000, facing: 0 } }, 'A1.2 is called in for 3 CP'],
    ['WW2-CP-23 an attack', [HQ, ['ATTACK']], 'missions', { verb: 'mission', stand: 'A1.2', target: 'B1.1', at: { x: 1000, y: 3500, facing: 0 } }, 'A1.2 is called in for 4 CP'],
    ['WW2-CP-21 a patrol', [HQ, ['FIGHTER']], 'patrol', { verb: 'patrol', stand: 'A1.2' }, 'A1.2 goes on patrol for 2 CP'],
  ])('%s says what it costs', (_, stands, phase, given, wanted) => {
    const match = battle({ groups: { A1: stands, B1: [['IG', 1000, 4000]] }, phase: phase!, dice: [6, 6, 6] });
    order(match, given);
    expect(lines(match)[0]!.text).toBe(wanted);
  }); // biome-ignore format: one line a case
});
