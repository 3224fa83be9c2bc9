import type { Feature, Look, Marker, Options, Piece, Scene } from '@umpire/engine';
import { integrityOf } from '../pieces.js';
import { breaksStraightBack, STANDS_BEHIND } from '../play/driven-back.js';
import { cornersOf } from '../play/ground.js';
import { initiativeWords } from '../play/initiative-words.js';
import { cornersAbout, perW, pointIn, poseIn, sizeIn, unitsOf } from '../play/measure.js';
import type { Ground, LaidPiece, State, Vignette } from '../play/state.js';
import { calledPiece } from '../play/terrain.js';
import type { Types } from '../play/types.js';
import { isBody } from '../play/units.js';
import { type Base, distanceBetween, pointOf, shiftedBase } from '../rules/geometry.js';
import { printTroop } from '../rules/notation.js';
import { depthOf } from '../rules/table.js';
import { dressesOf, figureOf } from './dress.js';
import { landOf } from './land.js';
import { overlaysOf } from './overlays.js';
import { calledOf } from './plain-words.js';
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

/** A vignette's own base: the rear one of a pair stands behind the front one. */
function ownBase(view: State, v: Vignette): Base | null {
  if (v.link === null) return v.base;
  const link = view.links[v.link];
  if (link?.type !== 'support') return v.base;
  const [front, rear] = link.members.map(i => view.vignettes[i]!) as [Vignette, Vignette];
  const deep = front.base;
  if (!deep) return v.base;
  const own = depthOf(v.troop.class);
  const other = depthOf((v.id === front.id ? rear : front).troop.class);
  const middle = pointOf(deep, v.id === front.id ? other / 2 : -other / 2, 0);
  return { ...shiftedBase(deep, middle.x - deep.x, middle.y - deep.y), halfDepth: own / 2 };
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
      title: `${v.name}, ${printTroop(v.troop)}`,
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

/** Beyond so many W nobody drives anybody back soon. */
const NEAR = 4;

/** IGR-RES-06: the enemy is near, and there is no room to be driven back. */
function crampedMarker(view: State, v: Vignette, options: Options): Marker[] {
  const isNear = (o: Vignette) => o.side !== v.side && isBody(o) && distanceBetween(o.base!, v.base!) < NEAR;
  if (view.step !== 'battle' || !isBody(v) || !view.vignettes.some(isNear)) return [];
  const on = breaksStraightBack(view, view.lookup.ids[v.id]!, options);
  if (on === null) return [];
  const text = `no room behind: driven back it breaks, ${on} ${STANDS_BEHIND}`;
  return [{ letter: '⊥', shape: 'triangle', text, word: 'room', rule: 'IGR-RES-06' }];
}

/** So many bands are drawn as sashes; more of them are a number. */
const SASHES = 3;

function markersOf(v: Vignette): Marker[] {
  const found: Marker[] = [];
  const { now } = v;
  if (v.general)
    found.push({
      letter: 'G',
      shape: 'diamond',
      text: 'the General rides with it',
      word: 'general',
      rule: 'IGR-CMD-03',
    });
  if (v.key) found.push({ letter: 'K', shape: 'square', text: 'a key vignette', word: 'key', rule: 'IGR-VIC-02' });
  if (v.bands > 0)
    found.push({
      letter: `${v.bands}`,
      shape: 'disc',
      text: `driven back ${v.bands === 1 ? 'once' : v.bands === 2 ? 'twice' : `${v.bands} times`}`,
      word: 'bands',
      rule: 'IGR-RCD-01',
      ...(v.bands <= SASHES && { seen: true }),
    });
  if (v.halted > 0) found.push({ letter: 'H', shape: 'square', text: 'halted', word: 'halted', rule: 'IGR-SR-03' });
  if (v.running)
    found.push({ letter: '!', shape: 'triangle', text: 'runs at the enemy', word: 'charge', rule: 'IGR-R-46' });
  if (v.detached) found.push({ letter: 'D', shape: 'disc', text: 'detached', word: 'detached', rule: 'IGR-DET-02' });
  if (now.activated)
    found.push({
      letter: 'A',
      shape: 'triangle',
      text: now.moved ? 'activated, has moved' : 'activated',
      word: 'activated',
      rule: 'IGR-ACT-01',
      seen: true,
    });
  if (now.thrown)
    found.push({
      letter: now.thrown.score === null ? '<' : `${now.thrown.score}`,
      shape: 'diamond',
      text: `initiative: ${initiativeWords(now.thrown)}${now.thrown.done ? ', done' : ''}`,
      word: 'initiative',
      rule: 'IGR-INI-01',
    });
  return found;
}
