/** The symbols of the arms: those of modern books fill their counter from corner to corner and are read at 24 pixels. */

/** A drawing in its own box, in `currentColor`. */
export interface SymbolDrawing {
  readonly viewBox: string;
  readonly body: string;
}

const line = (d: string, width = 12): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const disc = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;

const glyph = (...parts: readonly string[]): SymbolDrawing => ({ viewBox: '0 0 100 100', body: parts.join('') });

/** Tracks, as every army draws them. */
const CAPSULE = 'M32 33H68A17 17 0 0 1 68 67H32A17 17 0 0 1 32 33Z';
const CROSS = 'M4 4L96 96M96 4L4 96';
const DOME = 'M8 80C8 14 92 14 92 80';
const LOOP = 'M50 50C36 30 12 26 12 50S36 70 50 50S88 26 88 50S64 70 50 50Z';

export const GLYPHS: Readonly<Record<string, SymbolDrawing>> = {
  armour: glyph(line('M30 28H70A22 22 0 0 1 70 72H30A22 22 0 0 1 30 28Z', 13)),
  infantry: glyph(line(CROSS, 13)),
  'infantry-mechanised': glyph(line(CROSS, 9), line('M26 26H74A24 24 0 0 1 74 74H26A24 24 0 0 1 26 26Z', 9)),
  reconnaissance: glyph(line('M4 96L96 4', 13)),
  scouts: glyph(line('M4 96L96 4', 13), disc(28, 28, 14)),
  cyclists: glyph(line('M4 96L96 4', 13), line('M14 28A14 14 0 1 1 42 28A14 14 0 1 1 14 28Z', 9)),
  'assault-gun': glyph(line('M30 28H70A22 22 0 0 1 70 72H30A22 22 0 0 1 30 28Z', 13), line('M50 50H98', 11)),
  'anti-tank': glyph(line('M6 94L50 12L94 94')),
  // a ring and an arrow out of it
  mortar: glyph(line('M50 62V10M30 30L50 10L70 30'), line('M34 78A16 16 0 1 1 66 78A16 16 0 1 1 34 78Z', 11)),
  artillery: glyph(disc(50, 50, 24)),
  'artillery-self-propelled': glyph(line(CAPSULE, 10), disc(50, 50, 8)),
  'air-defence-missile': glyph(line(DOME)),
  'air-defence': glyph(line(DOME), line('M50 32V92')),
  'electronic-warfare': glyph(line('M8 50L34 18L46 76L66 24L92 52', 11)),
  fighter: glyph(line(LOOP, 11)),
  'attack-aircraft': glyph(line(LOOP, 10), line('M50 66V94M38 82L50 94L62 82', 9)),
  helicopter: glyph(solid('M8 26L50 46L92 26V74L50 54L8 74Z')),
  engineer: glyph(line('M12 76V30H88V76M50 30V66', 13)),
  // the same arms in their elder dress: guns on wheels, half-tracks, propellers
  'armour-heavy': glyph(line('M30 28H70A22 22 0 0 1 70 72H30A22 22 0 0 1 30 28Z', 13), line('M50 28V72', 11)),
  'half-track': glyph(line(CROSS, 10), line('M12 92H58', 10), disc(82, 90, 9)),
  'anti-tank-gun': glyph(line('M6 94L50 12L94 94'), line('M50 46V94', 10)),
  'heavy-flak': glyph(line(DOME), line('M50 32V92M26 62H74', 11)),
  'light-flak': glyph(line(DOME), line('M38 36V92M62 36V92', 10)),
  'propeller-fighter': glyph(line(LOOP, 11), line('M28 14H72', 10)),
  'propeller-attack': glyph(line(LOOP, 10), line('M28 14H72M50 66V94M38 82L50 94L62 82', 9)),
  'heavy-bomber': glyph(
    line(LOOP, 10),
    line('M14 14H40M60 14H86M34 70V94M24 84L34 94L44 84M66 70V94M56 84L66 94L76 84', 8),
  ),
  lorry: glyph(solid('M4 66V24h54v42zM63 66V36h16l17 17v13z'), disc(24, 74, 12), disc(78, 74, 12)),
  pioneers: glyph(line('M12 66V22H88V66M50 22V58', 13), line('M12 88H88', 9)),
  // nobody is there: an outline with gaps
  fake: glyph(
    '<path d="M20 20H80V80H20Z" fill="none" stroke="currentColor" stroke-width="10" stroke-dasharray="20 20" stroke-dashoffset="10"/>',
  ),
  unknown: glyph(
    '<path d="M30 34C30 10 70 10 70 34C70 52 50 50 50 68" fill="none" stroke="currentColor" stroke-width="13"/>',
    disc(50, 88, 8),
  ),
  // two muskets crossed, their bayonets up
  foot: glyph(line('M14 90L84 10M86 90L16 10', 11), line('M8 78L28 96M92 78L72 96', 13)),
  // a horse's head, looking left as on old plans
  horse: glyph(
    solid('M34 92C34 74 40 66 44 60C36 62 28 66 20 64L12 54C20 44 28 34 38 28L40 10L52 24C70 30 82 52 84 92Z'),
  ),
  // a gun on its carriage
  guns: glyph(
    line('M8 42L76 30', 15),
    line('M56 46L92 74', 9),
    '<circle cx="46" cy="62" r="19" fill="none" stroke="currentColor" stroke-width="9"/>',
    disc(46, 62, 5),
  ),
  elephants: glyph(
    solid(
      'M8 60C8 34 26 24 48 24C66 22 78 30 84 40C92 44 94 58 90 76C89 84 80 84 81 76C83 68 82 62 78 60C74 64 70 66 66 66V88H52V70H34V88H20V66C12 66 8 66 8 60Z',
    ),
  ),
  // men in open order
  skirmishers: glyph(disc(16, 34, 12), disc(50, 24, 12), disc(84, 34, 12), disc(33, 72, 12), disc(67, 72, 12)),
};
