import type { ScenarioEntry } from '@umpire/engine';
import { type Sort, standsOf, type Troops } from '../../common/battles/order-of-battle.js';
import { VISTULA } from '../../common/battles/vistula.js';
import type { Mode, Posture, SubClass } from '../pieces.js';
import { HEADS } from './heads.js';

/** A base of 1″ is one of 250m. */
const METRES = 250;

/** What the troops of an order of battle are in this book. */
// biome-ignore format: a sort a line
const KINDS: Readonly<Record<Sort, { readonly subClass: SubClass; readonly posture: Posture; readonly mode: Mode }>> = {
  Panther:            { subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE' },
  'Panzer IV':        { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
  'StuG III':         { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
  Panzergrenadiere:   { subClass: 'INF+', posture: 'INF', mode: 'MOBILE' },
  Grenadiere:         { subClass: 'INFn', posture: 'INF', mode: 'MOBILE' },
  'Pak 40':           { subClass: 'INFn', posture: 'ATA', mode: 'STATIC' },
  '8 cm mortars':     { subClass: 'INFn', posture: 'LAS', mode: 'MOBILE' },
  'leFH 18':          { subClass: 'ARTn', posture: 'OTF', mode: 'STATIC' },
  'T-34/85':          { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
  'IS-2':             { subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE' },
  'SU-76':            { subClass: 'MBT-', posture: 'ARM', mode: 'MOBILE' },
  'Tank riders':      { subClass: 'INF+', posture: 'INF', mode: 'MOBILE' },
  Rifles:             { subClass: 'INFn', posture: 'INF', mode: 'MOBILE' },
  'ZiS-3':            { subClass: 'INFn', posture: 'ATA', mode: 'STATIC' },
  '82 mm mortars':    { subClass: 'INFn', posture: 'LAS', mode: 'MOBILE' },
  '122 mm howitzers': { subClass: 'ARTn', posture: 'OTF', mode: 'STATIC' },
};

const inches = (metres: number): number => metres / METRES;

/** Stands are numbered through the whole side. */
const stands = (troops: readonly Troops[], side: string, from: number) =>
  standsOf(troops).map((sort, i) => ({ ids: [`${side}${from + i}`], name: sort, ...KINDS[sort], bghq: i === 0 }));
const groups = (side: 'a' | 'b') =>
  VISTULA.sides[side].groups.map(({ name, troops }, i) => ({
    name,
    stands: stands(troops, side.toUpperCase(), 1 + i * 12),
  }));

/** 9.8: the order of battle that other books have too. */
export const scenario: ScenarioEntry = {
  ...HEADS.vistula,
  data: {
    id: HEADS.vistula.id,
    title: VISTULA.title,
    turns: VISTULA.turns,
    table: { width: inches(VISTULA.width), depth: inches(VISTULA.depth), squareSize: 12 },
    zone: 'Cold',
    season: 'Winter',
    hour24: 9,
    awc: false,
    gameType: 'encounter',
    pieces: VISTULA.features.map(({ id, kind, x, y, width, depth }) => ({
      id,
      kind,
      x: inches(x),
      y: inches(y),
      width: inches(width),
      depth: inches(depth),
    })),
    roads: VISTULA.roads,
    river: null,
    sides: {
      a: { name: VISTULA.sides.a.name, grade: 'GRADE-', homeZone: 'Cold', baseEdge: 'south', groups: groups('a') },
      b: { name: VISTULA.sides.b.name, grade: 'GRADE+', homeZone: 'Temperate', baseEdge: 'north', groups: groups('b') },
    },
    briefing: VISTULA.briefing,
    ending: { kind: 'losses' },
    victory:
      "The book's thresholds. If nobody has lost after turn 12, the side with fewer Broken stands wins; if equal, the side with fewer Pinned and Shaken stands; else a draw.",
  },
};
