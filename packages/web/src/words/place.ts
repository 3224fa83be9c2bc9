import { footprint, gap, holds, type Piece, type Point, pointWithinSegment, type Scene } from '@umpire/engine';
import { bearingName, bearingTo } from './bearing.js';
import { inUnit, lengthWords, unitName } from './length.js';

type Feature = Scene['features'][number];

/** `14.5 inches from the west edge, 6 from the south` */
export function pointWords({ x, y }: Point, { unit }: Pick<Scene, 'unit'>): string {
  return `${lengthWords(x, unit)} from the west edge, ${inUnit(y, unit)} from the south`;
}

/** Where a piece is, and which way it faces. */
export function placeWords(piece: Piece, scene: Scene): string {
  if (piece.where === 'off-table') return 'off the table';
  if (piece.where === 'gone') return 'out of the battle';
  const under = [...new Set(groundAt(scene, piece).map(standsWords))];
  const ground = under.length > 0 ? `, ${under.join(' and ')}` : '';
  return `${pointWords(piece, scene)}, facing ${bearingName(piece.facing)}${ground}`;
}

/** What one stands on; one stands in everything else. */
const ON: ReadonlySet<Feature['kind']> = new Set(['road', 'bridge', 'hill', 'highland', 'rough']);
const NOUNS: Partial<Record<Feature['kind'], string>> = { rough: 'rough ground', mines: 'mine field' };

const plainKind = (kind: Feature['kind']): string => kind.replace(/-/g, ' ');
/** `steep hill`; a name that does not say what it is of: `village Ballabeg`. */
const calledOf = (kind: Feature['kind'], name: string): string =>
  name.toLowerCase().includes(plainKind(kind)) ? name.toLowerCase() : `${plainKind(kind)} ${name}`;

/** `on the road`, `in the wood`, `in the village Ballabeg` */
const standsWords = ({ kind, name }: Feature): string =>
  `${ON.has(kind) ? 'on' : 'in'} the ${name ? calledOf(kind, name) : (NOUNS[kind] ?? plainKind(kind))}`;

/** An id that is a word ("oasis") says what it is; any other ("lfa1") is nobody's name. */
const WORD = /^[a-z][a-z-]*[a-z]{3}$/;

/** What everything on the ground is called, by its id: `village Ballabeg`, `oasis`, `wood 2` of several woods. */
export function featureNames(features: readonly Feature[]): ReadonlyMap<string, string> {
  const ownOf = ({ kind, id, name }: Feature): string | undefined => {
    const what = plainKind(kind);
    if (name) return name.toLowerCase().includes(what) ? name : `${what} ${name}`;
    if (!WORD.test(id)) return undefined;
    return id.startsWith(what.slice(0, 3)) ? id : `${what} ${id}`;
  };
  const unnamed = features.filter(feature => ownOf(feature) === undefined);
  const counted = (feature: Feature): string => {
    const alike = unnamed.filter(({ kind }) => kind === feature.kind);
    const noun = NOUNS[feature.kind] ?? plainKind(feature.kind);
    return alike.length > 1 ? `${noun} ${alike.indexOf(feature) + 1}` : noun;
  };
  return new Map(features.map(feature => [feature.id, ownOf(feature) ?? counted(feature)]));
}

const covers = ({ outline, line, lineWidth = 0 }: Feature, at: Point): boolean =>
  outline
    ? holds(outline, at) !== 'outside'
    : (line ?? []).some((p, i, all) => i > 0 && pointWithinSegment(at, all[i - 1]!, p, lineWidth / 2));

/** What lies under a point. */
export const groundAt = (scene: Pick<Scene, 'features'>, at: Point): Feature[] =>
  scene.features.filter(feature => covers(feature, at));

/** The pieces on the table whose middle lies in a feature. */
export const standingIn = (feature: Feature, scene: Pick<Scene, 'pieces'>): Piece[] =>
  scene.pieces.filter(piece => piece.where === 'table' && covers(feature, piece));

export interface Relation {
  readonly piece: Piece;
  /** Edge to edge. */
  readonly gap: number;
  /** Of the middle of the other; undefined if they are in the same place. */
  readonly bearing: number | undefined;
}

const baseOf = (piece: Piece) => footprint(piece, piece.width, piece.depth);

/** How another piece lies from here. */
export const relation = (from: Piece, to: Piece): Relation => ({
  piece: to,
  gap: gap(baseOf(from), baseOf(to)),
  bearing: bearingTo(from, to),
});

/** All other pieces on the table, the nearest first. */
export const relations = (scene: Pick<Scene, 'pieces'>, from: Piece): Relation[] =>
  from.where !== 'table'
    ? []
    : scene.pieces
        .filter(piece => piece.where === 'table' && piece.id !== from.id)
        .map(piece => relation(from, piece))
        .sort((x, y) => x.gap - y.gap);

/** `to the north-north-east, 7.2 inches` */
export function relationWords({ gap: far, bearing }: Relation, { unit }: Pick<Scene, 'unit'>): string {
  const where = bearing === undefined ? 'in the same place' : `to the ${bearingName(bearing)}`;
  return far === 0 ? `${where}, touching` : `${where}, ${lengthWords(far, unit)}`;
}

/** By where a strip bends. */
export function lineWords(line: readonly Point[], { unit }: Pick<Scene, 'unit'>): string {
  const bends = line.map(p => `${inUnit(p.x, unit)}, ${inUnit(p.y, unit)}`).join('; ');
  return `by ${bends} (from the west edge, from the south)`;
}

/** `4 by 6 inches, 3 to 7 from the west edge, 20 to 24 from the south`; a strip by its bends. */
export function featureWords(feature: Feature, scene: Scene): string {
  const { unit } = scene;
  if (feature.line) return `${lengthWords(feature.lineWidth ?? 0, unit)} wide, ${lineWords(feature.line, scene)}`;
  const xs = (feature.outline ?? []).map(p => p.x);
  const ys = (feature.outline ?? []).map(p => p.y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = `${inUnit(east - west, unit)} by ${inUnit(north - south, unit)} ${unitName(unit, 2)}`;
  return `${size}, ${inUnit(west, unit)} to ${inUnit(east, unit)} from the west edge, ${inUnit(south, unit)} to ${inUnit(north, unit)} from the south`;
}
