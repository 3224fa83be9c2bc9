/** What is left of figures where they are too small to be seen: a sign of strokes in the colour of the coat, front up. */
import type { Troops } from '@umpire/engine';

interface Sign {
  readonly d: string;
  readonly width: number;
}

const teeth = (count: number, from: number, to: number): string =>
  Array.from(
    { length: count },
    (_, i) => `M${Math.round((i - (count - 1) / 2) * (64 / (count - 1)))} ${from}V${to}`,
  ).join('');
const dots = (...at: readonly (readonly [number, number])[]): string => at.map(([x, y]) => `M${x} ${y}h.1`).join('');
const bars = (...xs: readonly number[]): string => xs.map(x => `M${x}-20V24`).join('');

// biome-ignore format: a sign a line
export const SIGNS: Readonly<Record<Troops, Sign>> = {
  pikes:           { d: `M-32 8H32M-32 0H32${teeth(5, -16, 6)}`, width: 8 },
  spears:          { d: `M-32 8H32${teeth(4, -12, 6)}`, width: 8 },
  muskets:         { d: 'M-32-6H32M-32 8H32', width: 8 },
  polearms:        { d: 'M-32 8H32M-26 6L-14-10M-6 6L6-10M14 6L26-10', width: 8 },
  warband:         { d: 'M-32 8L-16-8L0 8L16-8L32 8', width: 9 },
  'light-warband': { d: dots([-30, 6], [-15, -6], [0, 6], [15, -6], [30, 6]), width: 13 },
  'loose-spears':  { d: `${dots([-26, 6], [0, 6], [26, 6])}M-26-12V6M0-12V6M26-12V6`, width: 9 },
  'light-foot':    { d: dots([-30, 0], [-15, 0], [0, 0], [15, 0], [30, 0]), width: 11 },
  skirmishers:     { d: dots([-24, 4], [0, -4], [24, 4]), width: 12 },
  knights:         { d: 'M-24-18V20M0-18V20M24-18V20M-34 0H34', width: 15 },
  'heavy-horse':   { d: bars(-24, 0, 24), width: 15 },
  horse:           { d: bars(-24, 0, 24), width: 8 },
  'light-horse':   { d: 'M-20 22L-8-20M8 22L20-20', width: 10 },
  elephants:       { d: 'M0-8V12M0-30V-20M-20-14H20', width: 26 },
  guns:            { d: 'M0-30V26M-20-4V16M20-4V16M-20 6H20', width: 9 },
};
