/** A table as it is laid before the player: turned, with so much room for each piece that waits beside it. */
import {
  type Feature,
  type Overlay,
  type Piece,
  type Point,
  type Scene,
  SIDES,
  type Side,
  type TableEdge,
} from '@umpire/engine';
import { opposite, type Turn, turnedPoint } from './coordinates.js';
import { placeOf } from './frame.js';

export interface Laying {
  readonly turn: Turn;
  /** The side of a slot for a piece off the table, in units; 0: as large as the pieces need it. */
  readonly slot: number;
  /** Whose strip beside the table is folded to its name. */
  readonly folded?: readonly Side[];
  /** How far strips may go on beyond the table at their ends, in units. */
  readonly beyond?: number;
}

export const AS_IT_IS: Laying = { turn: 0, slot: 0 };

/** Everything in it is already turned; `north` says by how much. */
export type LaidScene = Scene & Partial<Omit<Laying, 'turn'>> & { readonly north?: Turn };

const EDGES: readonly TableEdge[] = ['north', 'east', 'south', 'west'];

export const turnedEdge = (edge: TableEdge, turn: Turn): TableEdge => EDGES[(EDGES.indexOf(edge) + turn) % 4]!;

export const turnedFacing = (facing: number, turn: Turn): number => (facing + 900 * turn) % 3600;

function turnedScene(scene: Scene, turn: Turn): Scene {
  const at = (point: Point): Point => turnedPoint(scene, point, turn);
  const piece = (one: Piece): Piece => ({ ...one, ...at(one), facing: turnedFacing(one.facing, turn) });
  const area = <A extends Feature | Overlay>(one: A): A => ({
    ...one,
    ...(one.outline && { outline: one.outline.map(at) }),
    ...('line' in one && one.line && { line: one.line.map(at) }),
    ...('centre' in one && one.centre && { centre: at(one.centre) }),
    ...('areas' in one && one.areas && { areas: one.areas.map(outline => outline.map(at)) }),
  });
  const [width, depth] = turn % 2 === 0 ? [scene.width, scene.depth] : [scene.depth, scene.width];
  const edges = scene.edges && turnedEdges(scene.edges, turn);
  return {
    ...scene,
    width,
    depth,
    features: scene.features.map(area),
    ...(scene.scenery && { scenery: scene.scenery.map(one => ({ ...one, line: one.line.map(at) })) }),
    overlays: scene.overlays.map(area),
    pieces: scene.pieces.map(piece),
    edges: edges ?? turnedEdges({ a: 'south', b: 'north' }, turn),
  };
}

const turnedEdges = (edges: Readonly<Record<Side, TableEdge>>, turn: Turn): Record<Side, TableEdge> => {
  const [a, b] = SIDES.map(side => turnedEdge(edges[side], turn));
  return { a: a!, b: b! };
};

const known = new WeakMap<Scene, { readonly laying: Laying; readonly laid: LaidScene }>();

/** The same scene laid the same way is the same object: much hangs on it. */
export function laidOut(scene: Scene, laying: Laying): LaidScene {
  const before = known.get(scene);
  if (before && isSameLaying(before.laying, laying)) return before.laid;
  const { turn, slot, folded = [], beyond = 0 } = laying;
  const laid = { ...(turn === 0 ? scene : turnedScene(scene, turn)), slot, folded, beyond, north: turn };
  known.set(scene, { laying, laid });
  return laid;
}

const isSameLaying = (one: Laying, other: Laying): boolean =>
  one.turn === other.turn &&
  one.slot === other.slot &&
  one.beyond === other.beyond &&
  String(one.folded ?? []) === String(other.folded ?? []);

/** Where a piece is drawn on a table that is laid so, as a point of the table itself. */
export function placeWhen(scene: Scene, pieceId: string, laying: Laying): Point | undefined {
  const laid = laidOut(scene, laying);
  const place = placeOf(laid, pieceId);
  return place && turnedPoint(laid, place, opposite(laying.turn));
}
