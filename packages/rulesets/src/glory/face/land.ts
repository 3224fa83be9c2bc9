import type { Landscape, Point, Scene, Scenery, Tints } from '@umpire/engine';
import { pointIn } from '../play/measure.js';
import type { State } from '../play/state.js';
import { HEADS } from '../scenarios/heads.js';

/** A country as it is drawn: no rule hangs on it. */
interface Country {
  readonly landscape: Landscape;
  readonly tints: Tints;
}

const country = (landscape: Landscape, colours: string): Country => {
  const [open, bad, earth, water] = colours.split(' ').map(colour => `#${colour}`) as [string, string, string, string];
  return { landscape, tints: { open, bad, earth, water } };
};

/** Open ground, woods and rough, roads and banks, water. */
// biome-ignore format: a country a line
const COUNTRIES = {
  lombardy:       country('flanders',  '8fa65b 4c6b3a 94805a 7c9aa0'),
  orissa:         country('plain',     'cdb878 6e7f3f b08d57 7f9c8c'),
  mino:           country('paddies',   'b9a86a 3e5a41 8c7a5b 8fa3a6'),
  winterMidlands: country('bare',      '93a07a 6b6550 7d6a4e 7e8e93'),
  downs:          country('temperate', 'a3b56f 56703f d8cfb4 86a0a4'),
  midlands:       country('temperate', '9db562 4a6a38 9a8056 7f9fa5'),
  brabant:        country('flanders',  'c8b560 4f6b3b 7a6145 7e949a'),
  crimea:         country('plain',     'c9bd84 7b8450 b59b6c 7fa6b5'),
  pennsylvania:   country('temperate', 'c9b766 46663a a98559 7c9ba3'),
  natal:          country('veldt',     '9caf5c 6b7a3f a6603d 9a8a66'),
  veldt:          country('veldt',     'd2be84 8a8453 b07d4f a39a7c'),
  sudan:          country('desert',    'dcc79a 9c9158 c29b66 8c9c86'),
} as const;

/** Where an army fought: the land of the army that is placed first, unless the battle has its own. */
export const LAND_OF_LISTS: Readonly<Record<string, Country>> = {
  'swiss-1515': COUNTRIES.lombardy,
  'valois-1515': COUNTRIES.lombardy,
  'mughal-1556': COUNTRIES.orissa,
  'afghan-1575': COUNTRIES.orissa,
  'tokugawa-1600': COUNTRIES.mino,
  'ishida-1600': COUNTRIES.mino,
  'parliament-1643': COUNTRIES.winterMidlands,
  'royalist-1643': COUNTRIES.winterMidlands,
  'parliament-1645': COUNTRIES.midlands,
  'royalist-1645': COUNTRIES.midlands,
  'napoleon-1815': COUNTRIES.brabant,
  'wellington-1815': COUNTRIES.brabant,
  'britain-1854': COUNTRIES.crimea,
  'russia-1854': COUNTRIES.crimea,
  'union-1863': COUNTRIES.pennsylvania,
  'confederate-1863': COUNTRIES.pennsylvania,
  'natal-1879': COUNTRIES.natal,
  'zulu-1879': COUNTRIES.natal,
  'britain-1899': COUNTRIES.veldt,
  'boer-1899': COUNTRIES.veldt,
  'mahdist-1898': COUNTRIES.sudan,
};

/** Battles fought elsewhere than their first army usually did; a state keeps the title of its battle alone. */
const OF_BATTLES: Readonly<Record<string, Country>> = {
  [HEADS.lane.title]: COUNTRIES.downs,
  [HEADS.khor.title]: COUNTRIES.sudan,
};

/** In W, from the south-west corner of the table. */
type Course = readonly (readonly [x: number, y: number])[];
interface Drawn {
  readonly kind: Scenery['kind'];
  readonly line: Course;
  readonly fords?: Course;
}

/** What these battles are named for, and what leads there: no rule hangs on any of it, and it stops nobody. */
// biome-ignore format: a course a line
const SCENERY: Readonly<Record<string, readonly Drawn[]>> = {
  [HEADS.ditches.title]: [
    { kind: 'ditch', line: [[0, 8.7], [4, 8.4], [7, 8.9], [7.2, 11.8], [11.4, 12], [15, 11.7]] },
    { kind: 'ditch', line: [[0, 3.4], [3.4, 3.2], [8.1, 3.5], [12, 3.3], [15, 3.5]] },
    { kind: 'ditch', line: [[8.1, 3.5], [8.3, 5.4], [8.1, 6.9], [11.4, 6.8], [15, 6.5]] },
  ],
  [HEADS.drift.title]: [
    { kind: 'lane', line: [[8.4, 0], [8.7, 2.2], [8.55, 4.05], [8.3, 6.4], [8.35, 10]] },
    { kind: 'stream', line: [[0, 6.3], [2.7, 5.9], [4.5, 4.4], [6.6, 3.8], [8.55, 4.05], [10.8, 4.7], [12.4, 4], [15, 3.4]], fords: [[8.55, 4.05]] },
  ],
};

function sceneryOf({ title, ground, step }: State): Pick<Scene, 'scenery'> {
  const drawn = SCENERY[title];
  if (!drawn || step !== 'battle') return {};
  const at = ([x, y]: Course[number]): Point => pointIn(ground.now, { x, y });
  return {
    scenery: drawn.map(({ kind, line, fords }) => ({
      kind,
      line: line.map(at),
      ...(fords && { fords: fords.map(at) }),
    })),
  };
}

/** What the table looks like: the country of the battle, with heights as engravers drew them. */
export function landOf(view: State): Pick<Scene, 'landscape' | 'tints' | 'relief' | 'scenery'> {
  const { title, sides } = view;
  return {
    ...(OF_BATTLES[title] ?? LAND_OF_LISTS[sides.a.list] ?? COUNTRIES.midlands),
    relief: 'hachures',
    ...sceneryOf(view),
  };
}
