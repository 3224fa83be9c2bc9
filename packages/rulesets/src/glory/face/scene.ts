import type { Feature, Look, Marker, Options, Piece, Remains, Scene } from '@umpire/engine';
import { integrityOf } from '../pieces.js';
import { breaksBefore, STANDS_BEHIND } from '../play/driven-back.js';
import { ownBase, whereFell } from '../play/fallen.js';
import { cornersOf } from '../play/ground.js';
import { cornersAbout, perW, pointIn, poseIn, sizeIn, unitsOf } from '../play/measure.js';
import { weaponsOf } from '../play/shooting.js';
import type { Ground, LaidPiece, State, Vignette } from '../play/state.js';
import { calledPiece } from '../play/terrain.js';
import type { Types } from '../play/types.js';
import { isBody } from '../play/units.js';
import { distanceBetween } from '../rules/geometry.js';
import { printTroop } from '../rules/notation.js';
import { depthOf } from '../rules/table.js';
import { RESULT_WORDS } from '../tables/results.js';
import { dressesOf, figureOf } from './dress.js';
import { landOf } from './land.js';
import { CRAMPED, markersOf } from './marks.js';
import { overlaysOf } from './overlays.js';
import { calledOf, troopWords } from './plain-words.js';
import { statusOf } from './status.js';
import { symbolOf } from './symbols.js';

/** The table as a viewer sees it. */
export function scene(look: Look<Types>): Scene {
  const { view, options } = look;
  const ground = view.ground.now;
  return {
    width: unitsOf(ground, ground.top.width),
    depth: unitsOf(ground, ground.top.depth),
    unit: { name: 'vignette width', sign: ' W', length: perW(ground) },
    ground: 'temperate',
    ...landOf(view),
    light: 'day',
    features: featuresOf(view),
    overlays: overlaysOf(view, options),
    pieces: view.vignettes.flatMap(v => pieceOf(view, v, options)),
    remains: view.vignettes.flatMap(v => remainsOf(view, v)),
    fates: Object.fromEntries(
      view.vignettes.flatMap(v => (v.place === 'broken' ? [[v.id, RESULT_WORDS.break.left]] : [])),
    ),
    dress: dressesOf(view),
    called: Object.fromEntries(view.vignettes.map(v => [v.id, calledOf(v.name, v.troop)])),
    edges: { a: view.sides.a.edge, b: view.sides.b.edge },
    ...besideOf(view),
    status: statusOf(look),
  };
}

/** Nobody waits beside the table but those who are yet to be placed or to march on. */
const besideOf = (view: State): { beside?: string } => {
  if (view.step !== 'battle') return { beside: 'army, yet to be placed' };
  return view.vignettes.some(v => v.place === 'marching') ? { beside: 'column' } : {};
};

const KINDS: Readonly<Record<Exclude<LaidPiece['type'], 'impassable'>, Feature['kind']>> = {
  'gentle-hill': 'hill',
  'steep-hill': 'highland',
  wood: 'wood',
  'built-up': 'village',
};
const IMPASSABLE: Readonly<Record<LaidPiece['kind'], Feature['kind']>> = {
  mountains: 'highland',
  highland: 'highland',
  swamp: 'marsh',
  bog: 'marsh',
  lake: 'water',
  sea: 'water',
  river: 'water',
};

/** Stakes are as deep as this before a front, in W. */
const STAKES = 0.2;

function featuresOf(view: State): Feature[] {
  const ground = view.ground.now;
  const works = view.vignettes.filter(v => v.defences && isBody(v));
  return [
    ...ground.pieces.map(
      (p): Feature => ({
        id: p.id,
        kind: p.type === 'impassable' ? IMPASSABLE[p.kind] : KINDS[p.type],
        name: calledPiece(p),
        outline: cornersOf(p, ground).map(c => pointIn(ground, c)),
      }),
    ),
    ...ground.roads.map(
      (road, i): Feature => ({
        id: `road${i + 1}`,
        kind: 'road',
        line: road.points.map(p => pointIn(ground, p)),
        lineWidth: unitsOf(ground, road.width),
      }),
    ),
    ...works.map(
      ({ id, base }): Feature => ({
        id: `works ${id}`,
        kind: 'obstacle',
        outline: cornersAbout(ground, base!, base!.halfDepth, base!.halfDepth + STAKES),
      }),
    ),
  ];
}

function pieceOf(view: State, v: Vignette, options: Options): Piece[] {
  if (v.place === 'broken' || v.place === 'aside') return [];
  const ground = view.ground.now;
  const base = v.place === 'table' ? ownBase(view, v) : null;
  const size = base
    ? sizeIn(ground, base)
    : { width: unitsOf(ground, 1), depth: unitsOf(ground, depthOf(v.troop.class)) };
  return [
    {
      id: v.id,
      side: v.side,
      label: v.id,
      title: `${v.name}, ${troopWords(v.troop)} ${printTroop(v.troop)}`,
      name: v.name,
      short: calledOf(v.name, v.troop),
      kind: v.troop.class,
      figure: figureOf(view, v),
      grade: integrityOf(v.troop),
      symbol: symbolOf(v.troop),
      where: base ? 'table' : 'off-table',
      ...(base ? poseIn(ground, base) : offTable(ground, view.sides[v.side].edge === 'south')),
      ...size,
      layer: 'ground',
      ...(v.link !== null && { group: linkName(view, v.link), link: v.link }),
      ...(v.general && { leader: true }),
      markers: [...markersOf(v), ...crampedMarker(view, v, options)],
    },
  ];
}

/** Who broke, where he stood. */
function remainsOf(view: State, v: Vignette): Remains[] {
  const base = v.place === 'broken' ? whereFell(v) : undefined;
  if (!base) return [];
  return [
    {
      id: v.id,
      side: v.side,
      symbol: symbolOf(v.troop),
      figure: figureOf(view, v),
      ...(v.general && { leader: true }),
      ...poseIn(view.ground.now, base),
      ...sizeIn(view.ground.now, base),
    },
  ];
}

const linkName = (view: State, link: string): string => {
  const { type, members } = view.links[link]!;
  const ids = members.map(i => view.vignettes[i]!.id);
  return type === 'support' ? `${ids[1]} behind ${ids[0]}` : `${ids.join(', ')} in line`;
};
const offTable = (ground: Ground, south: boolean) => ({
  x: 0,
  y: south ? 0 : unitsOf(ground, ground.top.depth),
  facing: south ? 0 : 1800,
});

/** Beyond so many W nobody drives anybody back soon, and beyond the other nobody shoots him back two moves. */
const NEAR = { R: 4, RR: 2 } as const;

const WHY = { R: 'no room behind: driven back', RR: 'little room behind: driven back two moves' } as const;

/** IGR-RES-06: the enemy is near, and there is no room to be driven back before him. */
function crampedMarker(view: State, v: Vignette, options: Options): Marker[] {
  if (view.step !== 'battle' || !isBody(v)) return [];
  const index = view.lookup.ids[v.id]!;
  const enemies = view.vignettes.filter(o => o.side !== v.side && isBody(o));
  for (const result of ['R', 'RR'] as const) {
    const able = result === 'R' ? enemies : enemies.filter(o => weaponsOf(o, options).length > 0);
    const near = able.map(o => o.base!).filter(base => distanceBetween(base, v.base!) < NEAR[result]);
    const on = near.length > 0 ? breaksBefore(view, index, near, result, options) : null;
    if (on === null) continue;
    const text = `${WHY[result]} it breaks, ${on} ${STANDS_BEHIND}`;
    return [{ ...CRAMPED, text }];
  }
  return [];
}
