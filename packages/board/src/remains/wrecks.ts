/** What is left of those on counters, seen from above, in a box of 100 about its middle: burnt hulls, guns without a crew, holes nobody lies in. */
import type { PictureArt } from '../piece/picture-art.js';
import type { Part } from '../piece/silhouettes.js';

/** Without a vehicle there is no wreck: an empty position, with a gun in it or without. */
const ON_FOOT = /^(infantry|scouts|cyclists|pioneers|mortar|unknown)$/;
const GUNS = /^(artillery|anti-tank-gun|heavy-flak|light-flak)$/;

/** Of both: burnt iron, rust, earth that was thrown up, the holes in it, what lies about. */
const COLOURS = {
  iron: '#3b362f',
  rust: '#6d4a33',
  edge: '#171411',
  earth: '#7b6746',
  hole: '#2c241a',
  kit: '#565a3a',
};

const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`;
const outlined = (d: string, colour: string): string =>
  fill(d, colour, ` stroke="${COLOURS.edge}" stroke-width="2.4" stroke-linejoin="round"`);

const SCORCH = fill(
  'M-50-4Q-56-34-28-40Q-12-56 12-48Q44-50 48-20Q60 4 46 26Q38 52 8 48Q-20 56-36 38Q-54 24-50-4z',
  COLOURS.edge,
  ' fill-opacity=".34"',
);
const TRODDEN = fill(
  'M-46-12Q-42-38-14-34Q10-46 32-32Q52-22 46 4Q50 32 22 36Q-4 46-26 36Q-52 28-46-12z',
  COLOURS.earth,
  ' fill-opacity=".5"',
);
const HOLES = [
  [-24, -16],
  [16, -20],
  [-8, 8],
  [26, 14],
  [-28, 24],
] as const;
/** Shallow holes with the earth before them; helmets and packs; a rifle beside one. */
const POSITION = [
  TRODDEN,
  stroke(HOLES.map(([x, y]) => `M${x - 9} ${y - 2}q9-11 18 0`).join(''), COLOURS.earth, 6),
  stroke(HOLES.map(([x, y]) => `M${x - 5} ${y + 3}h10`).join(''), COLOURS.hole, 9),
  stroke('M2-6l15-8M-36 10l6-13', COLOURS.edge, 3),
  stroke('M4 22h.1M-12-22h.1M36-4h.1', COLOURS.edge, 9.4),
  stroke('M4 22h.1M-12-22h.1M36-4h.1', COLOURS.kit, 6.6),
].join('');

const pathOf = (parts: readonly Part[], paints: string): string =>
  parts.flatMap(([paint, d]) => (paints.includes(paint) ? [d] : [])).join('');

/** The hull as it stood, its turret or load thrown askew over it. */
function wreckOf(parts: readonly Part[]): string {
  const top = outlined(pathOf(parts, 'tg'), COLOURS.rust);
  return `${SCORCH}${outlined(pathOf(parts, 'h'), COLOURS.iron)}<g transform="translate(7 5) rotate(24)">${outlined(pathOf(parts, 'd'), COLOURS.edge)}${top}</g>`;
}

const gunOf = (parts: readonly Part[]): string =>
  `${TRODDEN}<g transform="translate(2 4) rotate(-38) scale(.86)">${outlined(pathOf(parts, 'ht'), COLOURS.rust)}${outlined(pathOf(parts, 'd'), COLOURS.iron)}</g>${stroke('M26 22l7-4M30 30l7-4M-34-8h.1M-30 20h.1', COLOURS.kit, 6)}`;

/** The body of a drawing. */
export function wreckage(symbol: string, { partsOf }: PictureArt): string {
  const parts = partsOf(symbol);
  if (!parts || ON_FOOT.test(symbol)) return POSITION;
  return GUNS.test(symbol) ? gunOf(parts) : wreckOf(parts);
}

/** Whether it burns, a little. */
export const smoulders = (symbol: string, { partsOf }: PictureArt): boolean =>
  !ON_FOOT.test(symbol) && !GUNS.test(symbol) && partsOf(symbol) !== undefined;
