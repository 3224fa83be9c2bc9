/** Pieces in characters: an arrow for the facing and a letter for what it is. Red is upper case, Blue lower case with double arrows. */
import type { Piece, Scene, Side } from '@umpire/engine';
import type { Canvas, Paint } from './canvas.js';
import type { Sheet } from './terrain.js';

// biome-ignore format: a table
const LETTERS: Readonly<Record<string, string>> = {
  armour: 'T', infantry: 'I', 'infantry-mechanised': 'M', mortar: 'O', 'anti-tank': 'K', reconnaissance: 'R', scouts: 'R', cyclists: 'R', 'assault-gun': 'T',
  'air-defence-missile': 'S', 'air-defence': 'D', 'electronic-warfare': 'W', fighter: 'F', 'attack-aircraft': 'J',
  helicopter: 'H', artillery: 'G', 'artillery-self-propelled': 'P', engineer: 'E', fake: 'X', unknown: '?',
  'armour-heavy': 'T', 'half-track': 'M', 'anti-tank-gun': 'K', 'heavy-flak': 'D', 'light-flak': 'D', 'propeller-fighter': 'F',
  'propeller-attack': 'J', 'heavy-bomber': 'B', pioneers: 'E', lorry: 'V',
  foot: 'L', horse: 'C', guns: 'G', elephants: 'Z', skirmishers: 'Y',
};

const ARROWS: Readonly<Record<Side, string>> = { a: '↑↗→↘↓↙←↖', b: '⇑⇗⇒⇘⇓⇙⇐⇖' };

export const SIDE_PAINTS: Readonly<Record<Side, Paint>> = {
  a: { ink: 231, ground: 124, bold: true },
  b: { ink: 231, ground: 25, bold: true },
};

export function letterOf(symbol: string, side: Side): string {
  const letter = LETTERS[symbol] ?? symbol.charAt(0).toUpperCase();
  return side === 'a' ? letter : letter.toLowerCase();
}

/** The arrow nearest to a facing. */
export const arrowOf = (facing: number, side: Side): string => {
  const eighth = ((Math.round(facing / 450) % 8) + 8) % 8;
  return ARROWS[side].charAt(eighth);
};

/** Two characters. */
export const signOf = ({ symbol, side, facing }: Pick<Piece, 'symbol' | 'side' | 'facing'>): string =>
  arrowOf(facing, side) + letterOf(symbol, side);

export interface Spot {
  readonly piece: Piece;
  readonly column: number;
  readonly row: number;
}

/** Where each piece of the table is written. Two never share a place: the later one moves to the nearest that is free. */
export function spotsOf(scene: Pick<Scene, 'pieces'>, sheet: Sheet): Spot[] {
  const taken = new Set<number>();
  const free = (column: number, row: number): boolean =>
    column >= 0 &&
    row >= 0 &&
    column + 1 < sheet.columns &&
    row < sheet.rows &&
    !taken.has(row * 4096 + column) &&
    !taken.has(row * 4096 + column + 1);
  return scene.pieces
    .filter(piece => piece.where === 'table')
    .flatMap(piece => {
      const spot = nearestFree(sheet.columnOf(piece.x - sheet.cell / 2), sheet.rowOf(piece.y), free, sheet);
      if (!spot) return [];
      taken.add(spot.row * 4096 + spot.column).add(spot.row * 4096 + spot.column + 1);
      return [{ piece, ...spot }];
    });
}

/** Goes round in growing rings; sideways first, for a step aside is half a step up. */
function nearestFree(column: number, row: number, free: (column: number, row: number) => boolean, sheet: Sheet) {
  for (let ring = 0; ring <= Math.max(sheet.columns, sheet.rows); ring++) {
    let best: { column: number; row: number } | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let dr = -Math.ceil(ring / 2); dr <= Math.ceil(ring / 2); dr++) {
      for (let dc = -ring; dc <= ring; dc++) {
        const far = dc * dc + 4 * dr * dr;
        if (far < least && free(column + dc, row + dr)) {
          best = { column: column + dc, row: row + dr };
          least = far;
        }
      }
    }
    if (best) return best;
  }
  return undefined;
}

export function drawPieces(canvas: Canvas, spots: readonly Spot[]): void {
  for (const { piece, column, row } of spots) {
    const sign = signOf(piece);
    canvas.set(column, row, { sign: sign.charAt(0), ...SIDE_PAINTS[piece.side] });
    canvas.set(column + 1, row, { sign: sign.charAt(1), ...SIDE_PAINTS[piece.side] });
  }
}
