import { expect, test } from 'vitest';
import type { Course } from '../../../../packages/rulesets/src/common/ground/river.js';
import type { PieceKind } from '../../../../packages/rulesets/src/common/mbt/pieces.js';
import type { BookTried } from './tried.js';

type Box = readonly [kind: PieceKind, x: number, y: number, width: number, depth: number];

export function riverTables({ prefix: b, ground }: BookTried): void {
  const { riverCourse } = ground;

  const course = (width: number, depth: number, way: Course, ...pieces: Box[]): number[][] =>
    riverCourse(
      width,
      depth,
      way,
      pieces.map(([kind, x, y, w, d]) => ({ kind, x, y, width: w, depth: d })),
    ).map(p => [p.x, p.y]);

  // biome-ignore format: one line a case
  const cases: [string, number[][], number[][]][] = [
  [`${b}-RIV-02 across: from left to right halfway`,        course(48, 24, 'across'), [[0, 12], [48, 12]]],
  [`${b}-RIV-02 diagonal from the south-west`,              course(48, 24, 'south-west'), [[0, 0], [48, 24]]],
  [`${b}-RIV-02 diagonal from the north-west`,              course(48, 24, 'north-west'), [[0, 24], [48, 0]]],
  [`${b}-RIV-03 around a hill`,                             course(48, 24, 'across', ['hill', 20, 11, 4, 5]), [[0, 12], [19.5, 12], [19.5, 10.5], [24.5, 10.5], [24.5, 12], [48, 12]]],
  [`${b}-RIV-03 around H`,                                  course(48, 24, 'across', ['H', 20, 8, 4, 5]), [[0, 12], [19.5, 12], [19.5, 13.5], [24.5, 13.5], [24.5, 12], [48, 12]]],
  [`${b}-RIV-03 around SFH`,                                course(48, 24, 'across', ['SFH', 20, 8, 4, 5]), [[0, 12], [19.5, 12], [19.5, 13.5], [24.5, 13.5], [24.5, 12], [48, 12]]],
  [`${b}-RIV-03 through LFA, wood and towns`,               course(48, 24, 'across', ['LFA', 10, 8, 10, 8], ['wood', 21, 10, 4, 4], ['MBUA', 30, 10, 4, 4], ['BUA', 40, 10, 4, 4]), [[0, 12], [48, 12]]],
  [`${b}-HSE-14 rises are hills`,                           course(48, 24, 'across', ['hill', 20, 11.4, 4, 4]), [[0, 12], [19.5, 12], [19.5, 10.9], [24.5, 10.9], [24.5, 12], [48, 12]]],
  [`${b}-RIV-05 the strip is 1" wide: it meets a hill 0.4" off`, course(48, 24, 'across', ['hill', 20, 12.4, 4, 4]), [[0, 12], [19.5, 12], [19.5, 11.9], [24.5, 11.9], [24.5, 12], [48, 12]]],
  [`${b}-RIV-05 and passes one 0.5" off`,                   course(48, 24, 'across', ['hill', 20, 12.5, 4, 4]), [[0, 12], [48, 12]]],
  [`${b}-HSE-17 equal ways: the southern side`,             course(48, 24, 'across', ['hill', 20, 10, 4, 4]), [[0, 12], [19.5, 12], [19.5, 9.5], [24.5, 9.5], [24.5, 12], [48, 12]]],
  [`${b}-HSE-17 two pieces, one after the other`,           course(48, 24, 'across', ['hill', 30, 11, 4, 5], ['hill', 10, 8, 4, 5]), [[0, 12], [9.5, 12], [9.5, 13.5], [14.5, 13.5], [14.5, 12], [29.5, 12], [29.5, 10.5], [34.5, 10.5], [34.5, 12], [48, 12]]],
  [`${b}-HSE-17 pieces too close to pass between are one`,  course(48, 24, 'across', ['hill', 20, 11, 4, 3], ['hill', 20, 7, 4, 3.5]), [[0, 12], [19.5, 12], [19.5, 14.5], [24.5, 14.5], [24.5, 12], [48, 12]]],
  [`${b}-HSE-17 a heap with steps`,                         course(48, 24, 'across', ['H', 20, 10, 4, 6], ['H', 24.5, 7, 4, 9]), [[0, 12], [19.5, 12], [19.5, 16.5], [29, 16.5], [29, 12], [48, 12]]],
  [`${b}-HSE-17 a heap with steps, along its steps`,        course(48, 24, 'across', ['H', 20, 11, 4, 6], ['H', 24.5, 10, 4, 7]), [[0, 12], [19.5, 12], [19.5, 10.5], [24, 10.5], [24, 9.5], [29, 9.5], [29, 12], [48, 12]]],
  [`${b}-HSE-17 not off the table, though shorter`,         course(48, 24, 'across', ['H', 20, 6, 8, 18]), [[0, 12], [19.5, 12], [19.5, 5.5], [28.5, 5.5], [28.5, 12], [48, 12]]],
  [`${b}-HSE-17 not off the table to the south`,            course(48, 24, 'across', ['H', 20, 0, 8, 23]), [[0, 12], [19.5, 12], [19.5, 23.5], [28.5, 23.5], [28.5, 12], [48, 12]]],
  [`${b}-HSE-17 pieces just 1" apart let it through`,       course(48, 24, 'across', ['hill', 20, 11, 4, 5], ['hill', 20, 6, 4, 4]), [[0, 12], [19.5, 12], [19.5, 10.5], [24.5, 10.5], [24.5, 12], [48, 12]]],
  [`${b}-HSE-17 the same with the other piece first`,       course(48, 24, 'across', ['hill', 20, 6, 4, 4], ['hill', 20, 11, 4, 5]), [[0, 12], [19.5, 12], [19.5, 10.5], [24.5, 10.5], [24.5, 12], [48, 12]]],
  [`${b}-HSE-17 1" apart from west to east: two detours`,   course(48, 24, 'across', ['hill', 20, 11, 4, 5], ['hill', 25, 8, 4, 5]), [[0, 12], [19.5, 12], [19.5, 10.5], [24.5, 10.5], [24.5, 12], [24.5, 13.5], [29.5, 13.5], [29.5, 12], [48, 12]]],
  [`${b}-HSE-17 three in a chain are one`,                  course(48, 24, 'across', ['H', 20, 11, 4, 4], ['H', 28.5, 11, 4, 6], ['H', 24.2, 8, 4, 6]), [[0, 12], [19.5, 12], [19.5, 10.5], [23.7, 10.5], [23.7, 7.5], [28.7, 7.5], [28.7, 10.5], [33, 10.5], [33, 12], [48, 12]]],
  [`${b}-HSE-17 a diagonal not off the table, though shorter`, course(48, 24, 'south-west', ['H', 3, 0.2, 8, 8]), [[0, 0], [2.5, 1.25], [2.5, 8.7], [11.5, 8.7], [11.5, 5.75], [48, 24]]],
  [`${b}-HSE-17 a piece at the western edge`,               course(48, 24, 'across', ['H', 0, 11, 8, 8]), [[0, 10.5], [8.5, 10.5], [8.5, 12], [48, 12]]],
  [`${b}-HSE-17 a piece at the eastern edge`,               course(48, 24, 'across', ['H', 40, 5, 8, 8]), [[0, 12], [39.5, 12], [39.5, 13.5], [48, 13.5]]],
  [`${b}-HSE-17 a piece in the corner of a diagonal`,       course(24, 24, 'south-west', ['H', 0, 0, 8, 8]), [[8.5, 0], [8.5, 8.5], [24, 24]]],
  [`${b}-HSE-17 diagonal, equal ways: the southern side`,   course(24, 24, 'south-west', ['H', 8, 8, 8, 8]), [[0, 0], [7.5, 7.5], [16.5, 7.5], [16.5, 16.5], [24, 24]]],
  [`${b}-HSE-17 diagonal the other way: the south-western side`, course(24, 24, 'north-west', ['H', 8, 8, 8, 8]), [[0, 24], [7.5, 16.5], [7.5, 7.5], [16.5, 7.5], [24, 0]]],
  [`${b}-HSE-17 diagonal, the shorter side`,                course(24, 24, 'south-west', ['hill', 8, 10, 4, 4]), [[0, 0], [9.5, 9.5], [12.5, 9.5], [12.5, 12.5], [24, 24]]],
  [`${b}-HSE-17 a strip that only nears a corner goes straight`, course(24, 24, 'south-west', ['hill', 12, 8, 3.29, 3.29]), [[0, 0], [24, 24]]],
  ];
  test.each(cases)('%s', (_, found, wanted) => expect(found).toEqual(wanted));
}
