/**
 * What a small counter shows: who stands there in profile, looking to the right, in a box of 100. Nothing is thinner than a pixel
 * where the counter has 24. A tank of 1943 has a round turret and wheels that are seen, one of today is flat and long.
 */
import type { Period, Piece } from '@umpire/engine';
import { type Fetched, useFetched } from '../fetched.js';
import type { Level } from './level.js';
import { isBlock, isUnknown } from './shape.js';

export type Profiles = Readonly<Record<string, string>>;

/** Profiles of other ages: a battle of today does not carry them. */
export const ELSEWHEN: Fetched<typeof import('./profiles-elsewhen.js')> = {
  fetch: () => import('./profiles-elsewhen.js'),
};

/** The age of a table, once it can be drawn. */
export function usePeriod(period: Period | undefined): Period | undefined {
  const here = useFetched(ELSEWHEN, period !== undefined && period !== 'modern');
  return here || period === 'modern' ? period : undefined;
}

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const discs = (y: number, r: number, ...xs: readonly number[]): string => xs.map(x => disc(x, y, r)).join('');
/** A bar from point to point. */
export function bar(x: number, y: number, u: number, v: number, wide: number): string {
  const long = Math.hypot(u - x, v - y);
  const [a, b] = [Math.round(((v - y) / long) * wide * 5) / 10, Math.round(((u - x) / long) * wide * 5) / 10];
  return `M${x - a} ${y + b}L${u - a} ${v + b}L${u + a} ${v - b}L${x + a} ${y - b}z`;
}

/** Skirts down to the ground: today's tracks. */
const SKIRTS = 'M4 62h92l-10 17H15z';
export const MAN = 'M36 29h27l5 25-8 1 3 41H51l-2-28-5 28H32l4-42z';
const JET = 'M50 2l8 30 36 34v9l-35-9-1 12 12 11v7H30v-7l12-11-1-12-35 9v-9l36-34z';
/** Straight wings with room for what hangs below them. */
const AIRFRAME = 'M44 10h12l3 24h37v14l-38 5-3 27h16v10H29V80h16l-3-27-38-5V34h37z';

export const MODERN: Profiles = {
  armour: `M2 64h88l-10 16H14zM0 59l8-12h66l16 12zM12 43l9-19h34l15 8v11z${box(66, 27, 34, 8)}`,
  infantry: `${disc(49, 15, 12)}${MAN}${bar(38, 45, 98, 38, 8)}`,
  // a tall box with men in it, and no gun that could be a tank's
  'infantry-mechanised': `M2 64V34h64l30 17v13z${discs(22, 10, 15, 39)}${bar(58, 30, 76, 17, 7)}${discs(75, 9, 13, 37, 61, 85)}`,
  reconnaissance: `M6 62V46h18l8-18h30l12 18 22 4v12z${bar(26, 44, 12, 4, 5)}${discs(72, 14, 25, 75)}`,
  'anti-tank': `M2 22l14 8h58V18l24 19-24 19V44H16L2 52z${bar(46, 44, 24, 94, 9)}${bar(46, 44, 68, 94, 9)}`,
  mortar: `${bar(26, 84, 68, 12, 17)}${bar(56, 46, 82, 92, 8)}${box(8, 82, 36, 10)}`,
  artillery: `M16 68a20 20 0 1 0 40 0a20 20 0 1 0-40 0z${disc(36, 68, 9)}${bar(22, 50, 98, 20, 12)}${bar(30, 60, 2, 92, 10)}`,
  'artillery-self-propelled': `${SKIRTS}M2 57l5-9h82l9 9zM4 44V22h44l8 22z${bar(46, 36, 98, 8, 9)}`,
  'air-defence-missile': `${SKIRTS}M2 57l5-9h82l9 9z${[16, 36, 56].map(x => bar(x, 46, x + 26, 6, 11)).join('')}`,
  'air-defence': `${SKIRTS}M2 57l5-9h82l9 9zM24 44V28h34v16z${bar(44, 34, 84, 2, 7)}${bar(54, 42, 98, 10, 7)}${disc(14, 32, 12)}`,
  'electronic-warfare': `M2 66V34h60v-2h16l18 18v16z${discs(76, 12, 20, 44, 78)}${box(28, 8, 7, 28)}M12 22L8 17a26 26 0 0 1 48 0l-5 5a20 20 0 0 0-39 0z`,
  fighter: JET,
  'attack-aircraft': `${AIRFRAME}${discs(62, 9, 17, 83)}`,
  helicopter: `${box(14, 12, 84, 7)}${box(56, 16, 7, 14)}M98 58q-4 16-22 16H58Q44 74 40 54L12 50 8 60H0l2-34h8l4 12 34-4q6-6 14-6 30 2 36 30z${box(40, 80, 52, 7)}`,
  engineer: `${SKIRTS}M2 57l6-11h74l6 11zM22 42V28h32v14z${bar(58, 42, 92, 30, 7)}M90 24q-8 28 8 56V24z`,
};

/** The outline of who stands there, as his time saw him; nothing where a symbol says more. */
export const profileOf = (symbol: string, period: Period | undefined): string | undefined =>
  period === 'modern' ? MODERN[symbol] : period && ELSEWHEN.here?.[period][symbol];

/** Whether a piece carries the book's letters beside its symbol: a counter of a usual size has no room for both, and who stands there comes first. */
export const isLettered = (piece: Piece, level: Level, period: Period | undefined): boolean =>
  piece.kind !== undefined &&
  !isUnknown(piece) &&
  (level === 'l' || isBlock(piece) || profileOf(piece.symbol, period) === undefined);
