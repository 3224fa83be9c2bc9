/** Where everything lies: the table, its wooden edge, and the strips beside it where the pieces off the table wait. */
import { type Piece, type Point, type Scene, SIDES, type Side, type TableEdge } from '@umpire/engine';

/** A rectangle of the drawing, in tenths of a millimetre; the origin is the table's north-western corner. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Sized = Pick<Scene, 'width' | 'depth' | 'pieces' | 'edges' | 'beside'> & {
  /** The side of a slot beside the table, in units, where somebody says how large it is to be. */
  readonly slot?: number;
  /** Whose strip is folded to its name, since nobody waits in it. */
  readonly folded?: readonly Side[];
  /** How far a strip may go on beyond the table at either end, in units, before those who wait in it stand in another line. */
  readonly beyond?: number;
};

type Room = Pick<Sized, 'width' | 'depth' | 'slot'>;

/** The width of the wooden edge: a part of the table, so that a small one is not half wood. */
export const edgeOf = (scene: Pick<Scene, 'width' | 'depth'>): number =>
  Math.round(Math.min(230, Math.max(48, Math.sqrt(scene.width * scene.depth) / 68)));

/** Words are as large as the screen wants them: on a larger table they take more of its units. */
const wordsOn = ({ width, depth }: Pick<Scene, 'width' | 'depth'>): number =>
  Math.max(1, width / 12_192, depth / 8_000);
/** The headline of a strip: its name, and the scale bar beside the southern one. */
export const headlineFor = (scene: Room): number =>
  scene.slot ? Math.round(scene.slot * 0.34) : Math.round(330 * wordsOn(scene));
/** Where slots are given, a strip below or above is as low as it can be: its name stands before the pieces, the scale behind them. */
const nameRoom = (scene: Room): number => (scene.slot ? Math.min(scene.slot * 2.6, scene.width * 0.31) : 0);
const scaleRoom = (scene: Room): number => (scene.slot ? scene.width * 0.26 : 0);
/** A slot is less high than wide. */
const LOW = 0.82;
/** In a strip at the side the name stands above the pieces, in lines of a word or two. */
const sideHeadline = (scene: Room): number => headlineFor(scene) * 3;
/** Below a piece of a strip there is room for its label. */
const labelRoom = (scene: Room): number =>
  scene.slot ? Math.round(scene.slot * 0.32) : Math.round(250 * wordsOn(scene));
const STRIP_PAD = 90;
const LEAST_SLOT = 570;
const USUAL_BASE = 254;

const offTable = (scene: Sized, side: Side): Piece[] =>
  scene.pieces.filter(piece => piece.where === 'off-table' && piece.side === side);

/** Whose edge is which; Red's is the southern one unless the book says otherwise. */
export const edgeOfSide = ({ edges }: Pick<Scene, 'edges'>, side: Side): TableEdge =>
  edges?.[side] ?? (side === 'a' ? 'south' : 'north');

const isUpright = (scene: Sized, side: Side): boolean => ['west', 'east'].includes(edgeOfSide(scene, side));

interface Slots {
  readonly pitch: number;
  readonly row: number;
  /** How many there are along the edge, and how many lines of them. */
  readonly along: number;
  readonly lines: number;
  /** How far the strip goes on beyond the table at either end. */
  readonly beyond: number;
}

/** Where a line would not hold them all, pieces stand this much closer; so close that not every label has room, where it still would not. */
const CLOSER = 0.75;
const CLOSEST = 0.58;
const LEAST_GAP = 1.12;

/** How much of a slot a piece in it may fill: beside the table nothing is measured, and a large base would take the table's room. */
const FILLED = 0.62;

/** A piece as it is drawn beside the table: as large as it is, or as its slot holds it. */
export function besideTable<S extends Pick<Piece, 'width' | 'depth'>>({ slot }: Pick<Sized, 'slot'>, piece: S): S {
  const most = slot ? slot * FILLED : Number.POSITIVE_INFINITY;
  const part = Math.min(1, most / Math.max(piece.width, piece.depth));
  return part === 1
    ? piece
    : { ...piece, width: Math.round(piece.width * part), depth: Math.round(piece.depth * part) };
}

/** All slots are as large as the largest piece in them needs, so that nothing overlaps however it is turned. */
function slotsOf(scene: Sized, side: Side): Slots {
  const bases = offTable(scene, side).map(piece => besideTable(scene, piece));
  const widest = Math.max(USUAL_BASE, ...bases.map(piece => piece.width));
  const deepest = Math.max(USUAL_BASE, ...bases.map(piece => piece.depth));
  const upright = isUpright(scene, side);
  const [across, up] = upright ? [deepest, widest] : [widest, deepest];
  const usual = Math.max(LEAST_SLOT, Math.round(scene.width / 34));
  const roomy = Math.max(scene.slot || usual, Math.round(across * 1.3));
  const row = Math.max(Math.round((scene.slot ?? 0) * LOW), up + labelRoom(scene));
  const pitch = upright ? roomy : pitchFor(scene, side, bases.length, roomy, across);
  const within = upright
    ? (scene.depth - sideHeadline(scene) - STRIP_PAD) / row
    : lineRoom(scene, side, bases.length, roomy) / pitch;
  // what the table leaves of the stage at its ends costs it nothing: a second line would
  const step = upright ? row : pitch;
  const lacking = Math.max(0, bases.length - Math.floor(within)) * step;
  const longer = Math.min(scene.beyond ?? 0, Math.ceil(lacking / 2));
  const along = Math.max(1, Math.floor(within + (2 * longer) / step));
  const lines = Math.max(1, Math.ceil(bases.length / along));
  return { pitch, row, along, lines, beyond: longer };
}

const wholeLine = (scene: Sized): number => scene.width - 2 * STRIP_PAD - nameRoom(scene);
/** The scale stands behind the pieces of the southern strip, as long as they leave room for it. */
const behindLine = (scene: Sized, side: Side): number => (edgeOfSide(scene, side) === 'south' ? scaleRoom(scene) : 0);
const isCrowded = (scene: Sized, side: Side, pieces: number, pitch: number): boolean =>
  pieces * pitch > wholeLine(scene) - behindLine(scene, side);

/** How long a line of pieces may be in a strip below or above the table. */
const lineRoom = (scene: Sized, side: Side, pieces: number, pitch: number): number =>
  wholeLine(scene) - (isCrowded(scene, side, pieces, pitch) ? 0 : behindLine(scene, side));

/** Pieces stand closer where that saves a line of them: the table needs the room more than they do. */
function pitchFor(scene: Sized, side: Side, pieces: number, roomy: number, across: number): number {
  if (!scene.slot || !isCrowded(scene, side, pieces, roomy)) return roomy;
  const [close, closest] = [CLOSER, CLOSEST].map(part =>
    Math.max(Math.round(scene.slot! * part), Math.round(across * LEAST_GAP)),
  );
  const [within, beyond] = [0, scene.beyond ?? 0].map(more => Math.floor((wholeLine(scene) + 2 * more) / pieces));
  if (within! >= close!) return Math.min(roomy, within!);
  return beyond! >= closest! ? Math.min(close!, beyond!) : close!;
}

/** Whether the scale has room in a strip, behind whoever waits in it. */
export const hasRoomForScale = (scene: Sized, side: Side): boolean => {
  if (!scene.slot || scene.beside === undefined) return true;
  const { pitch, along } = slotsOf(scene, side);
  return !isCrowded(scene, side, Math.min(along, offTable(scene, side).length), pitch);
};

/** A folded strip has room for its name alone. */
const FOLDED = 0.36;
/** Whether a side's strip is folded: it needs a slot to be measured by, and nobody who waits in it. */
export const isFolded = ({ slot, folded }: Pick<Sized, 'slot' | 'folded'>, side: Side): boolean =>
  Boolean(slot) && folded?.includes(side) === true;

/**
 * How far a side's strip reaches out from the table. It has room for one line even when nobody waits in it, unless it is folded: the
 * table must not jump. Where the book has no such strips, there is only room for the scale to the south.
 */
function stripDepth(scene: Sized, side: Side): number {
  if (scene.beside === undefined) return edgeOfSide(scene, side) === 'south' ? headlineFor(scene) : 0;
  if (isFolded(scene, side)) return Math.round(scene.slot! * FOLDED);
  const { pitch, row, lines } = slotsOf(scene, side);
  return isUpright(scene, side)
    ? lines * pitch + STRIP_PAD
    : lines * row + (scene.slot ? 0 : headlineFor(scene) + STRIP_PAD);
}

/** A side's strip, at its edge of the table, beyond the wood. */
export function stripOf(scene: Sized, side: Side): Frame {
  const edge = edgeOf(scene);
  const far = Math.round(edge * 1.5);
  const out = stripDepth(scene, side);
  const { beyond } = slotsOf(scene, side);
  const [along, beside] = [
    { x: -edge - beyond, width: scene.width + 2 * (edge + beyond), height: out },
    { y: -edge - beyond, height: scene.depth + 2 * (edge + beyond), width: out },
  ];
  switch (edgeOfSide(scene, side)) {
    case 'south':
      return { ...along, y: scene.depth + far };
    case 'north':
      return { ...along, y: -far - out };
    case 'west':
      return { ...beside, x: -far - out };
    case 'east':
      return { ...beside, x: scene.width + far };
  }
}

/** The badges of those who wait in the upper strip stick out of it, by so much of a slot. */
const OVER = 0.13;
const overUpper = (scene: Sized): number =>
  SIDES.some(side => edgeOfSide(scene, side) === 'north' && offTable(scene, side).length > 0)
    ? Math.round((scene.slot ?? 0) * OVER)
    : 0;

/** The whole drawn extent, off-table strips included. */
export function tableFrame(scene: Sized): Frame {
  const edge = edgeOf(scene);
  const margin = Math.round(edge * 1.4);
  const strips = SIDES.map(side => stripOf(scene, side)).filter(({ width, height }) => width > 0 && height > 0);
  const beyond = margin - edge;
  const x = Math.min(-margin, ...strips.map(strip => strip.x - beyond));
  const y = Math.min(-margin, ...strips.map(strip => strip.y - beyond)) - overUpper(scene);
  const right = Math.max(scene.width + margin, ...strips.map(strip => strip.x + strip.width + beyond));
  const bottom = Math.max(scene.depth + margin, ...strips.map(strip => strip.y + strip.height + beyond));
  return { x, y, width: right - x, height: bottom - y };
}

/** The middle of a slot, in the drawing. Lines go outwards from the table; the label lies below its piece in any case. */
function slotAt(scene: Sized, side: Side, i: number): Point {
  const { pitch, row, along, beyond } = slotsOf(scene, side);
  const strip = stripOf(scene, side);
  const [place, line] = [i % along, Math.floor(i / along)];
  const inRow = (row - labelRoom(scene)) / 2 + (scene.slot ? STRIP_PAD / 3 : STRIP_PAD);
  const x = STRIP_PAD + nameRoom(scene) + pitch * (place + 0.5) - beyond;
  const y = sideHeadline(scene) + row * place + inRow - beyond;
  switch (edgeOfSide(scene, side)) {
    case 'south':
      return { x, y: strip.y + line * row + inRow };
    case 'north':
      return { x, y: strip.y + strip.height - (line + 1) * row - (scene.slot ? 0 : STRIP_PAD / 2) + inRow };
    case 'west':
      return { x: strip.x + strip.width - STRIP_PAD / 2 - (line + 0.5) * pitch, y };
    case 'east':
      return { x: strip.x + STRIP_PAD / 2 + (line + 0.5) * pitch, y };
  }
}

/** The slots of all pieces off the table, as points of the table. */
function slotPlaces(scene: Sized): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const side of SIDES) {
    offTable(scene, side).forEach((piece, i) => {
      const { x, y } = slotAt(scene, side, i);
      places.set(piece.id, { x: Math.round(x), y: Math.round(scene.depth - y) });
    });
  }
  return places;
}

interface Remembered {
  readonly slot: number | undefined;
  readonly beyond: number | undefined;
  readonly places: Map<string, Point>;
}
const remembered = new WeakMap<object, Remembered>();

/** Where a piece is drawn, as a point of the table (y to the north); beyond the table's edges if it is off the table. */
export function placeOf(scene: Sized, pieceId: string): Point | undefined {
  const before = remembered.get(scene.pieces);
  if (before && before.slot === scene.slot && before.beyond === scene.beyond) return before.places.get(pieceId);
  const places = slotPlaces(scene);
  for (const { id, where, x, y } of scene.pieces) if (where === 'table') places.set(id, { x, y });
  remembered.set(scene.pieces, { slot: scene.slot, beyond: scene.beyond, places });
  return places.get(pieceId);
}

const INWARDS: Readonly<Record<TableEdge, number>> = { south: 0, west: 900, north: 1800, east: 2700 };

/** The way a piece is drawn: off the table everything faces the table. */
export const facingOn = (scene: Pick<Scene, 'edges'>, piece: Piece): number =>
  piece.where === 'table' ? piece.facing : INWARDS[edgeOfSide(scene, piece.side)];
