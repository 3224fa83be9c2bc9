import {
  type Feature,
  footprint,
  isSide,
  type Look,
  type Marker,
  type Overlay,
  type Piece,
  pointAhead,
  type Remains,
  type Scene,
  type Side,
  type Token,
} from '@umpire/engine';
import { contactName } from '../play/actions.js';
import type { Contact } from '../play/ledger.js';
import { isNight } from '../play/sight.js';
import { errorOf } from '../play/sightings.js';
import { type Base, type Cloud, CM, type Feature as Ground } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { View } from '../play/view.js';
import { cloud } from '../rules/sight.js';
import { DUG_IN, markersOf, OLD, stillMark, WAS_FIRING } from './marks.js';
import { plansOf, zoneOutline } from './plans.js';
import { statusOf } from './status.js';
import { unseenFrom } from './unseen.js';
import { nameOf, shortOf, symbolOf } from './words.js';

const DRAWN: Readonly<Record<Ground['kind'], Feature['kind']>> = {
  open: 'rough',
  'open-woods': 'wood',
  'close-woods': 'wood',
  forest: 'forest',
  'built-up': 'town',
  stream: 'river',
  river: 'water',
  road: 'road',
  bridge: 'bridge',
  hill: 'hill',
  minefield: 'mines',
  lane: 'road',
  crater: 'rough',
  works: 'works',
};
const square = (x: number, y: number, half: number) => footprint({ x, y, facing: 0 }, 2 * half, 2 * half);
function featureOf({ id, kind, name, outline, line, at, down }: Ground): Feature[] {
  const drawn = { id, kind: DRAWN[kind], ...(name && { name: down ? `${name} (gone)` : name }) };
  if (outline) return [{ ...drawn, outline }];
  if (line) return [{ ...drawn, line, lineWidth: CM }];
  return at && !down ? [{ ...drawn, outline: square(at.x, at.y, 60) }] : [];
}

function cloudOverlay(view: View, one: Cloud): Overlay[] {
  const { result } = cloud(one.source, Math.max(1, view.turn - one.turn), one.guns);
  if (!result.active) return [];
  if (result.shape === 'circle')
    return [{ id: one.id, kind: 'smoke', centre: one.at, radius: (result.widthCm * CM) / 2 }];
  const facing = one.source === 'canister' ? view.weather.wind : one.at.facing;
  const centre = one.source === 'canister' ? pointAhead(one.at, facing, (result.depthCm * CM) / 2) : one.at;
  return [
    {
      id: one.id,
      kind: 'smoke',
      outline: footprint({ x: centre.x, y: centre.y, facing }, result.widthCm * CM, result.depthCm * CM),
    },
  ];
}
const enemyOf = ({ viewer }: View): Side => (viewer === 'a' ? 'b' : 'a');
function overlaysOf(view: View): Overlay[] {
  return [
    ...view.objectives.map(
      (o): Overlay => ({ id: o.id, kind: 'objective', centre: o.at, radius: 5 * CM, label: `${o.name} (${o.value})` }),
    ),
    ...view.clouds.flatMap(one => cloudOverlay(view, one)),
    ...view.calls.map(
      (call): Overlay => ({
        id: call.id,
        kind: 'fire',
        side: call.side,
        label: `falls in turn ${call.turnCalled + 1}`,
        ...zoneOutline(call.zone),
      }),
    ),
    ...view.contacts
      .filter(c => c.status === 'old')
      .map(
        (c): Overlay => ({
          id: `error-${c.no}`,
          kind: 'zone',
          tone: 'faint',
          side: enemyOf(view),
          centre: { x: c.x, y: c.y },
          radius: Math.max(CM, errorOf(c, view.turn)),
        }),
      ),
  ];
}

function pieceOf(look: Look<Types>, base: Base): Piece {
  const { view } = look;
  const company = view.companies.find(c => c.id === base.company);
  const name = nameOf(base.type);
  return {
    id: base.id,
    side: base.side,
    label: base.id,
    title: `${name}, ${company?.name ?? ''}`,
    name,
    short: shortOf(base.type),
    token: { shape: 'hexagon', age: 0 },
    symbol: symbolOf(base.type),
    where: base.where === 'table' ? 'table' : 'off-table',
    x: base.x,
    y: base.y,
    facing: base.facing,
    width: base.width,
    depth: base.depth,
    layer: 'ground',
    group: company?.name ?? '',
    ...(view.battalions.some(({ hq }) => hq === base.id) && { leader: true }),
    markers: [...markersOf(view, base), ...stillMark(look, base)],
  };
}
/** A base of one's own that was destroyed on the table: where it stood when that was heard of (PLA-R-150). */
function remainsOf({ id, side, type, where, fate, offTable, x, y, facing, width, depth }: Base): Remains[] {
  if (where !== 'gone' || fate !== 'destroyed' || offTable > 0) return [];
  return [{ id, side, symbol: symbolOf(type), x, y, facing, width, depth }];
}

/** PLA-BEL-05: four ages, from now to half an hour and more. */
const ageOf = ({ status }: Contact, turns: number): Token['age'] =>
  status === 'current' ? 0 : turns <= 1 ? 1 : turns === 2 ? 2 : 3;
/** A contact is drawn as what it was taken for, under its number; old ones fade. */
function contactPiece(view: View, side: Side, contact: Contact): Piece {
  const age = view.turn - contact.seenTurn;
  const markers: Marker[] = contact.status === 'old' ? [{ ...OLD, text: `seen ${age * 10} minutes ago` }] : [];
  if (contact.dug) markers.push(DUG_IN);
  if (contact.firing) markers.push(WAS_FIRING);
  return {
    id: contactName(contact.no),
    side,
    label: `C${contact.no}`,
    title: `${nameOf(contact.type)}, contact ${contact.no}, ${contact.status === 'current' ? 'in sight now' : `seen ${age * 10} minutes ago`}`,
    name: nameOf(contact.type),
    short: `${shortOf(contact.type)}${contact.dug ? ', dug in' : ''} · ${contact.status === 'current' ? 'now' : `${age * 10} min`}`,
    token: { shape: 'diamond', age: ageOf(contact, age), text: `C${contact.no}` },
    symbol: symbolOf(contact.type),
    where: 'table',
    x: contact.x,
    y: contact.y,
    facing: contact.facing,
    width: contact.width,
    depth: contact.depth,
    layer: 'ground',
    markers,
  };
}

const EDGES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
/** The table as a viewer sees it: his own, and what he believes. */
export function scene(look: Look<Types>): Scene {
  const { view, viewer } = look;
  const enemy: Side = viewer === 'a' ? 'b' : 'a';
  const drawn = view.bases.filter(base => base.where === 'table' || base.where === 'off-table');
  return {
    width: view.table.now.width,
    depth: view.table.now.depth,
    unit: { name: 'centimetre', sign: 'cm', length: CM },
    ground: 'steppe',
    landscape: 'colony',
    period: 'future',
    relief: 'contours',
    light: isNight(view) ? 'night' : 'day',
    weather: `visibility ${view.weather.visibility} m${view.weather.denseCloud ? ', dense cloud' : ''}`,
    features: view.terrain.now.flatMap(featureOf),
    overlays: [...unseenFrom(look), ...overlaysOf(view), ...plansOf(look)],
    pieces: [
      ...drawn.map(base => pieceOf(look, base)),
      ...(isSide(viewer) ? view.contacts.filter(c => c.status !== 'gone').map(c => contactPiece(view, enemy, c)) : []),
    ],
    remains: view.bases.flatMap(remainsOf),
    edges: { a: EDGES[view.sides.a.edge], b: EDGES[view.sides.b.edge] },
    beside: 'off-table batteries',
    status: statusOf(look),
  };
}
