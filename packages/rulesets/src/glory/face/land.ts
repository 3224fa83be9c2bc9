import type { Landscape, Scene, Tints } from '@umpire/engine';
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

/** What the table looks like: the country of the battle, with heights as engravers drew them. */
export function landOf({ title, sides }: State): Pick<Scene, 'landscape' | 'tints' | 'relief'> {
  return { ...(OF_BATTLES[title] ?? LAND_OF_LISTS[sides.a.list] ?? COUNTRIES.midlands), relief: 'hachures' };
}
