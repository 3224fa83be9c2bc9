import { describe, expect, test } from 'vitest';
import type { PieceOfTerrain } from '../../../packages/rulesets/src/common/mbt/play/state.js';
import { type BattleKit, type BattleNote, inchesOf, order, type StandNote, standIn, tactical } from './battle.js';

export function edgeSuite(kit: BattleKit): void {
  const { prefix: b, battle, book, refusal, watched } = kit;

  type Kind = PieceOfTerrain['kind'];

  /** A piece from (15, 20) to (25, 28); A1 comes from the south, its BGHQ is behind it. */
  function approaching(kind: Kind, a1: StandNote, more: Partial<BattleNote> = {}): BattleNote {
    return {
      selected: ['a1'],
      pieces: [{ kind, x: 15, y: 20, width: 10, depth: 8 }],
      ...more,
      stands: { A1: { at: [20, 16], ...a1 }, A0: { subClass: 'MBTn', bghq: true, at: [20, 12] }, B1: { at: [20, 46] } },
    };
  }

  describe(`${b}-R-173 the edge of a piece belongs to it: moves`, () => {
    // biome-ignore format: a case is a line
    const cases: [string, Kind, StandNote, [number, number][], string][] = [
    [`${b}-GO-14 along the side of a town is bad going`,        'BUA', { at: [15, 18] },                   [[15, 23]],           'allowed'],
    [`${b}-GO-14 so 2" of good and 4" of it are too far`,       'BUA', { at: [15, 18] },                   [[15, 24]],           `${b}-MOV-10`],
    [`${b}-GO-14 a hair beside it is none`,                     'BUA', { at: [14.99, 16] },                [[14.99, 24]],        'allowed'],
    [`${b}-GO-01 INFn do not walk along steep hills`,           'SFH', { at: [15, 18] },                   [[15, 23]],           `${b}-GO-01`],
    [`${b}-GO-01 nor from their edge`,                          'SFH', { at: [15, 20] },                   [[15, 22]],           `${b}-GO-01`],
    [`${b}-GO-01 they may step off it`,                         'SFH', { at: [15, 22] },                   [[12, 22]],           'allowed'],
    [`${b}-GO-06 tanks do not end on the edge of a forest`,     'LFA', { subClass: 'MBTn', at: [20, 16] }, [[20, 20]],           `${b}-GO-06`],
    [`${b}-GO-06 but a hair before it`,                         'LFA', { subClass: 'MBTn', at: [20, 16] }, [[20, 19.99]],        'allowed'],
    [`${b}-GO-10 nor on a corner of hills`,                     'H',   { subClass: 'MBTn', at: [15, 16] }, [[15, 20]],           `${b}-GO-10`],
    [`${b}-GO-10 a way that touches the corner only passes`,    'H',   { subClass: 'MBTn', at: [13, 22] }, [[17, 18]],           'allowed'],
    [`${b}-GO-14 a town may be entered up to its edge for nothing`, 'BUA', { at: [20, 12] },               [[20, 20]],           'allowed'],
  ];
    test.each(cases)('%s', (_, kind, a1, path, expected) => {
      expect(refusal(battle(approaching(kind, a1)), 'a', tactical('A1', path))).toBe(expected);
    });

    test(`${b}-HSE-08 whoever ends on the edge of a mine field has entered it`, () => {
      const options = { [`${b}-OPT-03`]: 'on' };
      const match = battle(approaching('BUA', {}, { pieces: [], obstacles: [{ kind: 'MNF', x: 19, y: 20 }], options }));
      order(match, 'a', tactical('A1', [[20, 20]]), 'lose');
      expect(standIn(match, 'A1').status).not.toBe('steady');
    });
  });

  describe(`${b}-HSE-08 a way through a mine field could be gone to its end`, () => {
    const obstacles = [{ kind: 'MNF', x: 19, y: 17 } as const];
    // biome-ignore format: a case is a line
    const cases: [string, Kind, [number, number][], string][] = [
    [`${b}-HSE-08 it stops in the field`,               'wood', [[20, 21]],   'allowed'],
    [`${b}-MOV-10 not beyond what it may go`,           'wood', [[20, 24.5]], `${b}-MOV-10`],
    [`${b}-GO-01 nor into ground that it cannot cross`, 'SFH',  [[20, 21]],   `${b}-GO-01`],
  ];
    test.each(cases)('%s', (_, kind, path, expected) => {
      const options = { [`${b}-OPT-03`]: 'on' };
      expect(refusal(battle(approaching(kind, {}, { obstacles, options })), 'a', tactical('A1', path))).toBe(expected);
    });
  });

  describe(`${b}-R-173 a forced move stops where the ground is still open`, () => {
    const PIECE = { x: 15, y: 20, width: 10, depth: 8 };
    // biome-ignore format: a case is a line
    const cases: [string, string, Partial<BattleNote>][] = [
    [`${b}-GO-06 before a forest`,  'MBTn', { pieces: [{ kind: 'LFA', ...PIECE }] }],
    [`${b}-GO-10 before hills`,     'MBTn', { pieces: [{ kind: 'H', ...PIECE }] }],
    [`${b}-GO-01 before steep hills`, 'INFn', { pieces: [{ kind: 'SFH', ...PIECE }] }],
    [`${b}-RIV-06 before a river`,  'INFn', { river: 20.5 }],
  ];
    test.each(cases)('%s', (_, subClass, ground) => {
      const note: BattleNote = {
        ...ground,
        edges: { a: 'north', b: 'south' },
        owner: 'a',
        selected: ['a1'],
        stands: { A1: { subClass, at: [20, 18, 180] }, A0: { bghq: true, at: [20, 14] }, B1: { at: [20, 6] } },
      };
      const match = battle(note);
      book.moving.forcedMove(watched(match), standIn(match, 'A1'), 4);
      const stand = standIn(match, 'A1');
      expect(inchesOf(stand)[1]).toBeCloseTo(20, 1);
      expect(book.engaging.surroundingsOf(match.state, stand, stand.nature!, match.options, true).going).toBe('good');
      const [x, y] = inchesOf(stand);
      expect(refusal(match, 'a', tactical('A1', [[x + 2, y]]))).toBe('allowed');
    });
  });
}
