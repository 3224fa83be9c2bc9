import type { ScenarioEntry } from '@umpire/engine';
import { type Sort, standsOf, type Troops } from '../../common/battles/order-of-battle.js';
import { RHINE } from '../../common/battles/rhine.js';
import type { Mode, Posture, SubClass } from '../pieces.js';
import { HEADS } from './heads.js';

/** A base of 1″ is one of 250m. */
const METRES = 250;

/** What the troops of an order of battle are in this book. */
// biome-ignore format: a sort a line
const KINDS: Readonly<Record<Sort, { readonly subClass: SubClass; readonly posture: Posture; readonly mode: Mode }>> = {
  Panther:           { subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE' },
  'Panzer IV':       { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
  'StuG III':        { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
  Panzergrenadiere:  { subClass: 'INF+', posture: 'INF', mode: 'MOBILE' },
  Fallschirmjäger:   { subClass: 'INFn', posture: 'INF', mode: 'MOBILE' },
  'Pak 40':          { subClass: 'INFn', posture: 'ATA', mode: 'STATIC' },
  '8 cm mortars':    { subClass: 'INFn', posture: 'LAS', mode: 'MOBILE' },
  'leFH 18':         { subClass: 'ARTn', posture: 'OTF', mode: 'STATIC' },
  Sherman:           { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
  Firefly:           { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
  M10:               { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
  'Motor company':   { subClass: 'INF+', posture: 'INF', mode: 'MOBILE' },
  'Rifle companies': { subClass: 'INFn', posture: 'INF', mode: 'MOBILE' },
  '17-pounder':      { subClass: 'INFn', posture: 'ATA', mode: 'STATIC' },
  '4.2-inch mortars':{ subClass: 'INFn', posture: 'LAS', mode: 'MOBILE' },
  '25-pounder':      { subClass: 'ARTn', posture: 'OTF', mode: 'STATIC' },
};

const inches = (metres: number): number => metres / METRES;

/** Stands are numbered through the whole side. */
const stands = (troops: readonly Troops[], side: string, from: number) =>
  standsOf(troops).map((sort, i) => ({ ids: [`${side}${from + i}`], name: sort, ...KINDS[sort], bghq: i === 0 }));
const groups = (side: 'a' | 'b') =>
  RHINE.sides[side].groups.map(({ name, troops }, i) => ({
    name,
    stands: stands(troops, side.toUpperCase(), 1 + i * 12),
  }));

/** 9.8: the order of battle that other books have too. */
export const scenario: ScenarioEntry = {
  ...HEADS.rhine,
  data: {
    id: HEADS.rhine.id,
    title: RHINE.title,
    turns: RHINE.turns,
    table: { width: inches(RHINE.width), depth: inches(RHINE.depth), squareSize: 12 },
    zone: 'Temperate',
    season: 'Winter',
    hour24: 9,
    awc: false,
    gameType: 'encounter',
    pieces: RHINE.features.map(({ id, kind, x, y, width, depth }) => ({
      id,
      kind,
      x: inches(x),
      y: inches(y),
      width: inches(width),
      depth: inches(depth),
    })),
    roads: RHINE.roads,
    river: null,
    sides: {
      a: { name: RHINE.sides.a.name, grade: 'GRADE+', homeZone: 'Temperate', baseEdge: 'south', groups: groups('a') },
      b: { name: RHINE.sides.b.name, grade: 'GRADE+', homeZone: 'Temperate', baseEdge: 'north', groups: groups('b') },
    },
    // no ground decides here (`losses`), so nobody is told to take any
    briefing: {
      a: 'You want the road to the Rhine, and the panzers are on it: break them before they break you. The village is cover, no prize; keep your infantry beside your tanks.',
      b: 'What is left of the front before the Rhine stands here. Break whoever comes: let the paratroops have the houses, and the Panthers wait for whoever comes into the open.',
    },
    ending: { kind: 'losses' },
    victory:
      "The book's thresholds. If nobody has lost after turn 12, the side with fewer Broken stands wins; if equal, the side with fewer Pinned and Shaken stands; else a draw.",
  },
};
