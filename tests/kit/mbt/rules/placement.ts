import { describe, expect, test } from 'vitest';
import type { Case } from '../../../../packages/rulesets/src/common/book/kit.js';
import type { BookTried } from './tried.js';

export function placementTables({ prefix: b, told }: BookTried): void {
  const piece = (id: string, kind: string, x: number, y: number, width: number, depth = width) => ({
    id,
    kind,
    x,
    y,
    width,
    depth,
  });
  const square = (col: number, row: number, more: object) => ({ col, row, ...more });
  const table = (squares: unknown[], pieces: unknown[], more: object = {}) => ({
    squareSize: 12,
    columns: 2,
    rows: 2,
    squares,
    pieces,
    ...more,
  });
  const legal = (pieces: number) => ({ legal: true, pieces });
  const wood = [square(0, 0, { minors: ['wood'] })];
  const major = [square(0, 0, { major: 'H' })];
  const beside = [square(0, 0, { major: 'H' }), square(1, 0, { minors: ['wood'] })];
  const mbua = [square(0, 0, { mbua: true })];
  const towns = [square(0, 0, { minors: ['BUA'] }), square(1, 0, { mbua: true })];
  const bua = piece('b', 'BUA', 1, 1, 4);
  const town = piece('t', 'MBUA', 14, 2, 8);

  // biome-ignore format: one line a case
  const cases: Case[] = [
  [`${b}-TER-04 squares of 12"`,                        table([], []), legal(0)],
  [`${b}-TER-04 squares of 16"`,                        { squareSize: 16, columns: 1, rows: 1 }, legal(0)],
  [`${b}-TER-04 of no other size`,                      { squareSize: 14, columns: 1, rows: 1 }, 'given.squareSize'],
  [`${b}-R-96 not over the western edge`,               table(wood, [piece('w', 'wood', -0.1, 1, 4)]), `${b}-R-96`],
  [`${b}-R-96 not over the southern edge`,              table(wood, [piece('w', 'wood', 1, -0.1, 4)]), `${b}-R-96`],
  [`${b}-R-96 not over the eastern edge`,               table([square(1, 0, { minors: ['wood'] })], [piece('w', 'wood', 20.1, 1, 4)]), `${b}-R-96`],
  [`${b}-R-96 not over the northern edge`,              table([square(0, 1, { minors: ['wood'] })], [piece('w', 'wood', 1, 20.1, 4)]), `${b}-R-96`],
  [`${b}-R-96 up to the edge`,                          table(wood, [piece('w', 'wood', 0, 0, 4)]), legal(1)],
  [`${b}-R-96 comes before all sizes`,                  table(major, [piece('h', 'H', 0, 0, 1), piece('w', 'wood', -1, 0, 4)]), `${b}-R-96`],
  [`${b}-TER-10 a major piece fills its square`,        table(major, [piece('h', 'H', 0, 0, 12)]), legal(1)],
  [`${b}-TER-10 and no more`,                           table(major, [piece('h', 'H', 0, 0, 12.5, 8)]), `${b}-TER-10`],
  [`${b}-TER-10 nor out of it`,                         table(major, [piece('h', 'H', 4, 3, 9, 8)]), `${b}-TER-10`],
  [`${b}-TER-11 at least a third of its square`,        table(major, [piece('h', 'H', 1, 1, 8, 6)]), legal(1)],
  [`${b}-TER-11 no less`,                               table(major, [piece('h', 'H', 1, 1, 8, 5.9)]), `${b}-TER-11`],
  [`${b}-R-87 a third of the area, not of each side`,   table(major, [piece('h', 'H', 1, 1, 6, 8)]), legal(1)],
  [`${b}-R-87 4" by 4" would do by the sides`,          table(major, [piece('h', 'H', 1, 1, 4, 4)]), `${b}-TER-11`],
  [`${b}-TER-15 an MBUA of 8" by 8"`,                   table(mbua, [piece('t', 'MBUA', 1, 1, 8)]), legal(1)],
  [`${b}-TER-15 no wider`,                              table(mbua, [piece('t', 'MBUA', 1, 1, 8.1, 4)]), `${b}-TER-15`],
  [`${b}-TER-15 no deeper`,                             table(mbua, [piece('t', 'MBUA', 1, 1, 4, 8.1)]), `${b}-TER-15`],
  [`${b}-TER-12 a minor feature of 8" by 8"`,           table(wood, [piece('w', 'wood', 1, 1, 8)]), legal(1)],
  [`${b}-TER-12 no wider`,                              table(wood, [piece('w', 'wood', 1, 1, 8.1, 4)]), `${b}-TER-12`],
  [`${b}-TER-12 no deeper`,                             table(wood, [piece('w', 'wood', 1, 1, 4, 8.1)]), `${b}-TER-12`],
  [`${b}-TER-13 minor features 1" apart`,               table([square(0, 0, { minors: ['wood', 'hill'] })], [piece('w', 'wood', 1, 1, 4), piece('h', 'hill', 6, 1, 4)]), legal(2)],
  [`${b}-TER-13 no closer`,                             table([square(0, 0, { minors: ['wood', 'hill'] })], [piece('w', 'wood', 1, 1, 4), piece('h', 'hill', 5.9, 1, 4)]), `${b}-TER-13`],
  [`${b}-TER-13 from corner to corner`,                 table([square(0, 0, { minors: ['wood', 'hill'] })], [piece('w', 'wood', 1, 1, 4), piece('h', 'hill', 5.7, 5.7, 4)]), `${b}-TER-13`],
  [`${b}-TER-13 corners 1" apart`,                      table([square(0, 0, { minors: ['wood', 'hill'] })], [piece('w', 'wood', 1, 1, 4), piece('h', 'hill', 5.8, 5.6, 4)]), legal(2)],
  [`${b}-TER-13 not on one another`,                    table([square(0, 0, { minors: ['wood', 'wood'] })], [piece('w', 'wood', 1, 1, 4), piece('v', 'wood', 2, 2, 4)]), `${b}-TER-13`],
  [`${b}-TER-13 major pieces do not count`,             table([square(0, 0, { major: 'H' }), square(1, 0, { minors: ['wood'] })], [piece('h', 'H', 0, 0, 12), piece('w', 'wood', 12, 0, 4)]), legal(2)],
  [`${b}-TER-14 an MBUA over a wood`,                   table([square(0, 0, { mbua: true, minors: ['wood'] })], [piece('w', 'wood', 1, 1, 4), piece('t', 'MBUA', 1, 1, 8)]), legal(2)],
  [`${b}-TER-14 an MBUA over highland`,                 table([square(0, 0, { major: 'H', mbua: true })], [piece('h', 'H', 0, 0, 12), piece('t', 'MBUA', 1, 1, 8)]), legal(2)],
  [`${b}-TER-14 a wood over the highland of the next square`, table(beside, [piece('h', 'H', 0, 0, 12), piece('w', 'wood', 9, 1, 7, 4)]), `${b}-TER-14`],
  [`${b}-TER-14 nor under it`,                          table(beside, [piece('w', 'wood', 9, 1, 7, 4), piece('h', 'H', 0, 0, 12)]), `${b}-TER-14`],
  [`${b}-TER-14 ${b}-HSE-26 up to its edge`,           table(beside, [piece('h', 'H', 0, 0, 9, 12), piece('w', 'wood', 9, 1, 7, 4)]), legal(2)],
  [`${b}-TER-05 a major piece that was not diced`,      table([], [piece('h', 'H', 0, 0, 12)]), `${b}-TER-05`],
  [`${b}-TER-05 one that was diced and is missing`,     table(major, []), `${b}-TER-05`],
  [`${b}-TER-05 another kind`,                          table(major, [piece('f', 'LFA', 0, 0, 12)]), `${b}-TER-05`],
  [`${b}-TER-05 two of them`,                           table(major, [piece('h', 'H', 0, 0, 12), piece('i', 'H', 0, 0, 12)]), `${b}-TER-05`],
  [`${b}-TER-05 SFH as diced`,                          table([square(1, 1, { major: 'SFH' })], [piece('s', 'SFH', 13, 13, 10)]), legal(1)],
  [`${b}-TER-07 an MBUA that was not diced`,            table([], [piece('t', 'MBUA', 1, 1, 4)]), `${b}-TER-07`],
  [`${b}-TER-07 one that is missing`,                   table(mbua, []), `${b}-TER-07`],
  [`${b}-TER-08 a minor feature that was not diced`,    table([], [piece('w', 'wood', 1, 1, 4)]), `${b}-TER-08`],
  [`${b}-TER-08 one that is missing`,                   table(wood, []), `${b}-TER-08`],
  [`${b}-TER-08 another kind`,                          table(wood, [piece('h', 'hill', 1, 1, 4)]), `${b}-TER-08`],
  [`${b}-TER-08 none in a square that is not Open`,     table([square(0, 0, { major: 'H', minors: ['wood'] })], [piece('h', 'H', 0, 0, 12), piece('w', 'wood', 1, 1, 4)]), `${b}-TER-08`],
  [`${b}-TER-08 whatever was listed for it`,            table([square(0, 0, { major: 'H', minors: ['wood'] })], [piece('h', 'H', 0, 0, 12)]), legal(1)],
  [`${b}-TER-05 squares are looked at column by column`, table([square(1, 0, { minors: ['hill'] }), square(0, 1, { major: 'LFA' })], []), `${b}-TER-05`],
  [`${b}-TER-08 in a column from the south`,            table([square(0, 1, { major: 'LFA' }), square(0, 0, { minors: ['hill'] })], []), `${b}-TER-08`],
  [`${b}-R-88 a line along the eastern edge is still on the table`, table([square(1, 0, { minors: ['wood'] })], [piece('w', 'wood', 24, 1, 0, 4)]), legal(1)],
  [`${b}-R-88 a minor feature lies where its centre is`, table(wood, [piece('w', 'wood', 8, 1, 6)]), legal(1)],
  [`${b}-R-88 on a border: in the eastern square`,      table([square(1, 0, { minors: ['wood'] })], [piece('w', 'wood', 10, 1, 4)]), legal(1)],
  [`${b}-R-88 on a border: in the northern square`,     table([square(0, 1, { minors: ['wood'] })], [piece('w', 'wood', 1, 10, 4)]), legal(1)],
  [`${b}-TER-16 two built-up areas need a road`,        table(towns, [bua, town]), `${b}-TER-16`],
  [`${b}-TER-16 joined by one`,                         table(towns, [bua, town], { roads: [['t', 'b']] }), legal(2)],
  [`${b}-TER-16 a road to a wood is none`,              table([square(0, 0, { minors: ['BUA', 'wood'] }), square(1, 0, { mbua: true })], [bua, town, piece('w', 'wood', 6, 6, 4)], { roads: [['t', 'w'], ['b', 'w']] }), `${b}-TER-16`],
  [`${b}-TER-16 nor is a road to itself`,               table(towns, [bua, town], { roads: [['t', 't'], ['b', 'b']] }), `${b}-TER-16`],
  [`${b}-TER-16 every one of three`,                    table([...towns, square(0, 1, { mbua: true })], [bua, town, piece('u', 'MBUA', 1, 13, 4)], { roads: [['t', 'b']] }), `${b}-TER-16`],
  [`${b}-R-86 one alone needs no road`,                 table(mbua, [piece('t', 'MBUA', 1, 1, 8)]), legal(1)],
  [`${b}-RIV-01 a river only if agreed`,                table([], [], { river: { course: 'across', agreed: false } }), `${b}-RIV-01`],
  [`${b}-RIV-01 if agreed`,                             table([], [], { river: { course: 'diagonal', agreed: true } }), legal(0)],
  [`${b}-RIV-02 it has no other course`,                table([], [], { river: { course: 'along', agreed: true } }), 'given.river.course'],
  ['a name is used once',                                table([], [bua, bua]), 'given.pieces[1].id'],
  ['a road leads somewhere',                             table([], [bua], { roads: [['b', 'x']] }), 'given.roads[0][1]'],
  ['a road has two ends',                                table([], [bua], { roads: [['b']] }), 'given.roads[0]'],
  ['a square lies on the table',                         table([square(0, 0, {}), square(2, 0, {})], []), 'given.squares[1]'],
  ['a square lies on the table, northwards too',         table([square(0, 2, {})], []), 'given.squares[0]'],
  ['a square is listed once',                            table([square(0, 0, {}), square(0, 0, {})], []), 'given.squares[1]'],
  ['a large table is no trouble',                        { squareSize: 12, columns: 1e6, rows: 1e6, squares: [square(5e5, 5e5, { major: 'H' })] }, `${b}-TER-05`],
  ];

  describe('terrain-placement', () => {
    test.each(cases)('%s', (_, given, wanted) => expect(told('terrain-placement', given)).toEqual(wanted));
  });
}
