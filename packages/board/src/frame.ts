/** Where everything lies: the table, its wooden edge, and the strips beside it where the pieces off the table wait. */
import { otherSide, type Piece, type Point, type Scene, SIDES, type Side } from '@umpire/engine';

/** A rectangle of the drawing, in tenths of a millimetre; the origin is the table's north-western corner. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Sized = Pick<Scene, 'width' | 'depth' | 'pieces' | 'edges' | 'beside'>;

/** The width of the wooden edge. */
export const edgeOf = (scene: Pick<Scene, 'width' | 'depth'>): number =>
  Math.round(Math.min(230, Math.max(110, Math.sqrt(scene.width * scene.depth) / 72)));

/** Words are as large as the screen wants them: on a larger table they take more of its units. */
const wordsOn = ({ width, depth }: Pick<Scene, 'width' | 'depth'>): number =>
  Math.max(1, width / 12_192, depth / 8_000);
/** The headline of a strip: its name, and the scale bar beside the southern one. */
export const headlineFor = (scene: Pick<Scene, 'width' | 'depth'>): number => Math.round(330 * wordsOn(scene));
/** Below a piece of a strip there is room for its label. */
const labelRoom = (scene: Pick<Scene, 'width' | 'depth'>): number => Math.round(250 * wordsOn(scene));
const STRIP_PAD = 90;
const LEAST_SLOT = 570;
const USUAL_BASE = 254;

const offTable = (scene: Sized, side: Side): Piece[] =>
  scene.pieces.filter(piece => piece.where === 'off-table' && piece.side === side);

interface Slots {
  readonly pitch: number;
  readonly row: number;
  readonly perRow: number;
}

/** All slots are as large as the largest piece in them needs, so that nothing overlaps however it is turned. */
function slotsOf(scene: Sized, side: Side): Slots {
  const bases = offTable(scene, side);
  const widest = Math.max(USUAL_BASE, ...bases.map(piece => piece.width));
  const deepest = Math.max(USUAL_BASE, ...bases.map(piece => piece.depth));
  const pitch = Math.max(LEAST_SLOT, Math.round(scene.width / 34), Math.round(widest * 1.3));
  const perRow = Math.max(1, Math.floor((scene.width - 2 * STRIP_PAD) / pitch));
  return { pitch, row: deepest + labelRoom(scene), perRow };
}

/** Whose strip lies to the south: Red's, unless the book gives him the northern edge. */
export const southern = ({ edges }: Pick<Scene, 'edges'>): Side =>
  edges?.a === 'north' || edges?.b === 'south' ? 'b' : 'a';

/**
 * The height of a side's strip. It has room for one row even when nobody waits in it: the table must not jump. Where the book
 * has no strips, there is room for the scale bar.
 */
function stripHeight(scene: Sized, side: Side): number {
  if (scene.beside === undefined) return side === southern(scene) ? headlineFor(scene) : 0;
  const { row, perRow } = slotsOf(scene, side);
  const rows = Math.max(1, Math.ceil(offTable(scene, side).length / perRow));
  return headlineFor(scene) + rows * row + STRIP_PAD;
}

/** A side's strip, to the south or to the north, beyond the wooden edge. */
export function stripOf(scene: Sized, side: Side): Frame {
  const edge = edgeOf(scene);
  const height = stripHeight(scene, side);
  const y = side === southern(scene) ? scene.depth + edge * 1.5 : -edge * 1.5 - height;
  return { x: -edge, y: Math.round(y), width: scene.width + 2 * edge, height };
}

/** The whole drawn extent, off-table strips included. */
export function tableFrame(scene: Sized): Frame {
  const edge = edgeOf(scene);
  const margin = Math.round(edge * 1.4);
  const below = southern(scene);
  const north = stripOf(scene, otherSide(below));
  const south = stripOf(scene, below);
  const y = north.y - (margin - edge);
  return { x: -margin, y, width: scene.width + 2 * margin, height: south.y + south.height + (margin - edge) - y };
}

/** The slots of all pieces off the table, as points of the table. */
function slotPlaces(scene: Sized): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const side of SIDES) {
    const { pitch, row, perRow } = slotsOf(scene, side);
    const strip = stripOf(scene, side);
    offTable(scene, side).forEach((piece, i) => {
      const x = Math.round(STRIP_PAD + pitch * ((i % perRow) + 0.5));
      const line = Math.floor(i / perRow);
      // rows go outwards from the table; the label lies below its piece either way
      const inRow = (row - labelRoom(scene)) / 2 + STRIP_PAD;
      const top =
        side === southern(scene) ? strip.y + line * row : strip.y + strip.height - (line + 1) * row - STRIP_PAD / 2;
      places.set(piece.id, { x, y: Math.round(scene.depth - (top + inRow)) });
    });
  }
  return places;
}

const remembered = new WeakMap<object, Map<string, Point>>();

/** Where a piece is drawn, as a point of the table (y to the north); beyond the table's edges if it is off the table. */
export function placeOf(scene: Sized, pieceId: string): Point | undefined {
  let places = remembered.get(scene.pieces);
  if (!places) {
    places = slotPlaces(scene);
    for (const { id, where, x, y } of scene.pieces) if (where === 'table') places.set(id, { x, y });
    remembered.set(scene.pieces, places);
  }
  return places.get(pieceId);
}

/** The way a piece is drawn: off the table everything faces the table. */
export const facingOn = (scene: Pick<Scene, 'edges'>, piece: Piece): number =>
  piece.where === 'table' ? piece.facing : piece.side === southern(scene) ? 0 : 1800;
