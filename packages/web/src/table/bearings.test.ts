import type { Turn } from '@umpire/board';
import { expect, test } from 'vitest';
import { withBearings } from './bearings.js';

test.each<[Turn, string, string]>([
  [0, 'Hold the south edge.', 'Hold the south edge.'],
  [1, 'Hold the south edge.', 'Hold the south (left) edge.'],
  [2, 'They come from the north.', 'They come from the north (bottom).'],
  [3, 'West wing', 'West (bottom) wing'],
  [
    1,
    'from the south-west corner to the north-east',
    'from the south-west (top left) corner to the north-east (bottom right)',
  ],
  [1, 'The eastern wood; then east again.', 'The eastern (bottom) wood; then east again.'],
  [1, 'The British in South Africa', 'The British in South Africa'],
  [1, 'A4 enters north farm, north of it', 'A4 enters north farm, north (right) of it'],
  [1, 'Northumberland holds', 'Northumberland holds'],
  [1, 'Blue (Eastern division) comes from the east', 'Blue (Eastern division) comes from the east (bottom)'],
  [1, 'the North-western army', 'the North-western army'],
])('on a table turned by %d quarters, "%s" reads "%s"', (turn, text, read) => {
  expect(withBearings(text, turn, ['north farm'])).toBe(read);
});
