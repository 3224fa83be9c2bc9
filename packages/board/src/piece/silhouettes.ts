/** What stands on a modern counter, seen from above with its front up, in a box of 100 about its middle. */

/** Paints: hull, its lit top, tracks and tyres, glass. */
const PAINTS = { h: '#66713f', t: '#7f8b53', d: '#2f3421', g: '#9cc4d4' } as const;
const EDGE = '#23271a';

/** A paint and what is painted with it, from the ground up. */
export type Part = readonly [paint: keyof typeof PAINTS, d: string];

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** Wheels in pairs, so many rows of them. */
const wheels = (x: number, y: number, rows: number, step: number): string =>
  Array.from(
    { length: rows },
    (_, i) => box(-x, y + i * step, 7, step * 0.66) + box(x - 7, y + i * step, 7, step * 0.66),
  ).join('');
const tracks = (x: number, y: number, h: number): string => box(-x, y, 9, h) + box(x - 9, y, 9, h);
/** A man with his rifle ahead. */
const man = (x: number, y: number): readonly Part[] => [
  ['d', `M${x + 4} ${y - 13}h3v14h-3z`],
  ['h', `M${x - 9} ${y}q9-9 18 0q-2 7-9 7t-9-7z`],
  ['t', disc(x, y - 1, 4.6)],
];
const squad = (...at: readonly (readonly [number, number])[]): readonly Part[] => at.flatMap(([x, y]) => man(x, y));

const HULL: readonly Part[] = [
  ['d', tracks(23, -28, 60)],
  ['h', 'M-14-28L-9-34H9L14-28V32H-14z'],
];
const JET: readonly Part[] = [
  ['h', 'M0-46q5 6 5 22l30 26v7l-30-7v20l10 10v5l-15-4l-15 4v-5l10-10v-20l-30 7v-7l30-26q0-16 5-22z'],
  ['g', 'M0-34q3 3 3 12h-6q0-9 3-12z'],
];

/** Straight wings, and an airscrew that turns. */
const PLANE: readonly Part[] = [
  [
    'h',
    'M0-38q5 3 5 14l34 5q4 6-1 9l-33 3q-1 18-3 27l13 4v5l-15 1l-15-1v-5l13-4q-2-9-3-27l-33-3q-5-3-1-9l34-5q0-11 5-14z',
  ],
  ['d', 'M-13-41h26v2.4h-26z'],
  ['g', 'M0-18q3.6 2 3.6 10h-7.2q0-8 3.6-10z'],
];
/** A gun on two wheels behind its shield, trails to the rear. */
const ON_WHEELS: readonly Part[] = [
  ['h', 'M-4 6h8L17 42h-7L0 18L-10 42h-7z'],
  ['d', box(-22, -4, 7, 20) + box(15, -4, 7, 20)],
];

// biome-ignore format: a silhouette a line or two
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  armour: [...HULL, ['d', box(-2.5, -48, 5, 34)], ['t', 'M-11-12q11-8 22 0v20q-11 7-22 0z'], ['h', disc(4, 4, 4)]],
  'infantry-mechanised': [...HULL, ['d', box(-9, -2, 18, 28)], ['t', disc(-4.5, 5, 4) + disc(4.5, 5, 4) + disc(-4.5, 17, 4) + disc(4.5, 17, 4)], ['t', disc(5, -14, 5)], ['d', box(4, -30, 2.4, 16)]],
  infantry: squad([-22, -14], [18, -18], [-2, -2], [-24, 18], [22, 16]),
  reconnaissance: [['d', wheels(22, -32, 4, 17)], ['h', 'M-15-30L-9-38H9L15-30V32L10 36H-10L-15 32z'], ['d', box(-1.5, -44, 3, 30)], ['t', disc(0, -8, 9)]],
  'anti-tank': [...HULL, ['t', box(-13, -8, 10, 26) + box(3, -8, 10, 26)], ['d', box(-11, -12, 6, 5) + box(5, -12, 6, 5)]],
  mortar: [['d', box(-2.5, -36, 5, 44)], ['h', 'M-22 26L-2 4L2 4L22 26L18 30L0 12L-18 30z'], ...squad([-26, 10], [26, 10])],
  artillery: [['d', box(-2.5, -46, 5, 54)], ['h', 'M-5 4h10L20 40h-8L0 16L-12 40h-8z'], ['d', disc(-16, 4, 9) + disc(16, 4, 9)], ['t', box(-14, -8, 28, 6)]],
  'artillery-self-propelled': [...HULL, ['d', box(-3, -58, 6, 48)], ['t', box(-13, -12, 26, 36)], ['h', disc(6, 0, 4)]],
  'air-defence-missile': [...HULL, ['t', box(-14, -10, 28, 26)], ['d', box(-12, -22, 4, 38) + box(-5, -22, 4, 38) + box(1, -22, 4, 38) + box(8, -22, 4, 38)]],
  'air-defence': [...HULL, ['d', box(-9, -44, 3, 40) + box(6, -44, 3, 40)], ['t', box(-12, -8, 24, 18)], ['h', disc(0, 18, 6)]],
  'electronic-warfare': [['d', wheels(21, -30, 4, 16)], ['h', box(-14, -36, 28, 70)], ['t', box(-11, -14, 22, 44)], ['g', box(-10, -32, 20, 6)], ['d', 'M-1.5 8h3v-46h-3zM-16-20h32v3h-32zM-11-30h22v3h-22z']],
  helicopter: [['h', 'M0-30q9 4 9 20q0 12-7 18v26h8v5h-20v-5h8v-26q-7-6-7-18q0-16 9-20z'], ['g', 'M0-26q6 3 6 12h-12q0-9 6-12z'], ['d', 'M-44-9h88v3h-88zM-1.5-51h3v88h-3z']],
  fighter: JET,
  'attack-aircraft': [...JET, ['d', box(-22, -2, 3, 14) + box(19, -2, 3, 14) + box(-14, -8, 3, 14) + box(11, -8, 3, 14)]],
  'armour-heavy': [['d', tracks(27, -30, 64)], ['h', 'M-18-30L-13-36H13L18-30V34H-18z'], ['d', box(-3, -62, 6, 48) + box(-5, -64, 10, 7)], ['t', 'M-15-12q15-9 30 0v24q-15 8-30 0z'], ['h', disc(6, 5, 5)]],
  'assault-gun': [...HULL, ['d', box(-3, -54, 6, 40)], ['t', 'M-13-18H13V12H-13z'], ['h', disc(-6, 2, 4)]],
  scouts: squad([-16, -12], [16, 8]),
  cyclists: [...squad([-18, -6], [18, 6]), ['d', box(-19.5, -34, 3, 18) + box(-19.5, 6, 3, 18) + box(16.5, -22, 3, 18) + box(16.5, 18, 3, 18)]],
  'half-track': [['d', tracks(21, -4, 38) + box(-20, -32, 7, 15) + box(13, -32, 7, 15)], ['h', 'M-10-38H10L14-18V34H-14V-18z'], ['d', box(-9, -8, 18, 36)], ['t', disc(-5, 0, 4) + disc(5, 0, 4) + disc(-5, 11, 4) + disc(5, 11, 4) + disc(-5, 22, 4) + disc(5, 22, 4)], ['g', box(-9, -20, 18, 4)]],
  'anti-tank-gun': [...ON_WHEELS, ['d', box(-2, -52, 4, 58) + box(-4, -54, 8, 6)], ['t', 'M-20-10L-14-16H14L20-10V-4H-20z']],
  'heavy-flak': [['h', 'M-5-40h10v32h32v10h-32v38h-10v-38h-32v-10h32z'], ['t', disc(0, -1, 15)], ['d', box(-2.5, -56, 5, 58)], ['h', box(-9, -2, 18, 9)]],
  'light-flak': [['h', 'M-4-4L4-4L6 6L30 34L25 38L0 14L-25 38L-30 34L-6 6z'], ['t', box(-15, -10, 30, 12)], ['d', box(-10, -46, 3.4, 44) + box(6.6, -46, 3.4, 44)]],
  'propeller-fighter': PLANE,
  'propeller-attack': [...PLANE, ['d', 'M-24-22q3-4 6 0v10h-6zM18-22q3-4 6 0v10h-6z']],
  'heavy-bomber': [['h', 'M0-42q6 4 6 18l40 6q3 5-1 8l-39 3q-1 22-3 32l18 5v6l-21 1l-21-1v-6l18-5q-2-10-3-32l-39-3q-4-3-1-8l40-6q0-14 6-18z'], ['t', box(-34, -28, 6, 14) + box(-20, -31, 6, 15) + box(14, -31, 6, 15) + box(28, -28, 6, 14)], ['d', 'M-39-30h16v2h-16zM-25-33h16v2h-16zM9-33h16v2h-16zM23-30h16v2h-16z'], ['g', 'M0-40q4 3 4 9h-8q0-6 4-9z']],
  lorry: [['d', wheels(20, -32, 3, 24)], ['h', 'M-13-42H13L15-20H-15z'], ['g', box(-11, -34, 22, 6)], ['t', box(-17, -17, 34, 56)], ['d', box(-17, 0, 34, 2) + box(-17, 20, 34, 2)]],
  pioneers: [...squad([-22, -14], [20, -16], [0, 6], [-22, 24], [22, 22]), ['d', 'M-34 2h3v30h-3zM-37-2h9v6h-9zM31-2h3v30h-3zM28-6h9v6h-9z']],
  engineer: [...HULL, ['d', 'M-28-40h56v7h-56z'], ['t', box(-9, -8, 18, 18)], ['d', box(-12, -34, 3, 22) + box(9, -34, 3, 22)]],
};

export const partsOf = (symbol: string): readonly Part[] | undefined => PARTS[symbol];

const painted = ([paint, d]: Part): string =>
  `<path d="${d}" fill="${PAINTS[paint]}" stroke="${EDGE}" stroke-width="2" stroke-linejoin="round"/>`;

/** The body of a drawing, or nothing for what has none. */
export const silhouetteOf = (symbol: string): string | undefined => PARTS[symbol]?.map(painted).join('');
