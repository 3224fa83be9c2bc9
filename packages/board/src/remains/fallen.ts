/** Who was left lying where a vignette broke: men, horses, beasts and guns as strokes, each of one paint one path. */
import type { Figure } from '@umpire/engine';
import type { FigureArt } from '../figures/art.js';
import type { Ranks, Spot, Stroke } from '../figures/strokes.js';

const MAN: readonly Stroke[] = [
  ['legs', -1.6, 4, -3, 9],
  ['legs', 1.4, 4, 3.4, 8],
  ['coat', 0, -2.4, 0, 2.6],
  ['arm', -4.6, -5, -7, 4],
];
const HAT: readonly Stroke[] = [['hat', 0, 0]];
const HORSE: readonly Stroke[] = [
  ['tail', -1, 9, -4, 13],
  ['horse', 0, -5, 0, 7],
  ['neck', 1, -8, 5, -13],
  ['legs', 3, -5, 10, -7],
  ['legs', 3, 6, 10, 9],
];
const BEAST: readonly Stroke[] = [
  ['legs', 8, -8, 18, -12],
  ['legs', 8, 12, 18, 16],
  ['hide', 0, -6, 0, 14],
  ['hide', 1, -19],
  ['neck', 2, -26, 10, -34],
];

const spot = (x: number, y: number, turn: number, size: number): Spot => ({ x, y, turn, size });
const MEN = [
  spot(-30, -8, 60, 1.5),
  spot(-8, 9, -35, 1.5),
  spot(12, -7, 130, 1.5),
  spot(33, 6, -80, 1.5),
  spot(-20, 17, 165, 1.5),
  spot(24, 17, 20, 1.5),
];
const HATS = [spot(-18, -10, 0, 1.5), spot(4, 0, 0, 1.5), spot(22, -2, 0, 1.5), spot(-36, 8, 0, 1.5)];

const MOUNTED = /knights|horse/;

/** How many men lie there: few of those who fought scattered. */
const countOf = ({ troops }: Figure): number =>
  MOUNTED.test(troops) || troops === 'guns' ? 3 : troops === 'skirmishers' || troops === 'elephants' ? 2 : 6;

/** Who and what is left of a vignette; the front of its base is 100. */
export function leftOf(figure: Figure, { GUN, Ranks: Empty }: FigureArt): Ranks {
  const ranks = new Empty();
  const { troops } = figure;
  if (MOUNTED.test(troops)) for (const at of [spot(-22, 12, -70, 1.5), spot(20, -8, 115, 1.5)]) ranks.put(at, HORSE);
  if (troops === 'elephants') ranks.put(spot(4, 4, 55, 1.2), BEAST);
  if (troops === 'guns' || figure.gun) ranks.put(spot(14, 2, 68, 1.6), GUN);
  for (const at of MEN.slice(0, countOf(figure))) ranks.put(at, MAN);
  for (const at of HATS) ranks.put(at, HAT);
  return ranks;
}
