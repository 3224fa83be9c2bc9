/** The hour and the weather: where the shadows fall and what veils lie over the land. */
import type { Point, Scene } from '@umpire/engine';
import { type LandScene, liesInSnow } from './land.js';
import type { Mode } from './mode.js';

export interface Veil {
  readonly colour: string;
  readonly opacity: number;
}

export interface Light {
  /** Where the shadow of something one unit high falls. The sun is in the north-west by day, as map makers have it. */
  readonly shadow: Point;
  readonly strength: number;
  readonly veils: readonly Veil[];
}

const HOURS: Readonly<Record<Scene['light'], Light>> = {
  day: { shadow: { x: 0.45, y: 0.55 }, strength: 0.34, veils: [] },
  dawn: {
    shadow: { x: -1.15, y: 0.45 },
    strength: 0.34,
    veils: [
      { colour: '#f59b76', opacity: 0.12 },
      { colour: '#5566b4', opacity: 0.13 },
    ],
  },
  dusk: {
    shadow: { x: 1.15, y: 0.45 },
    strength: 0.38,
    veils: [
      { colour: '#c4573a', opacity: 0.16 },
      { colour: '#3a3f78', opacity: 0.16 },
    ],
  },
  night: { shadow: { x: 0.3, y: 0.4 }, strength: 0.3, veils: [{ colour: '#101d4c', opacity: 0.5 }] },
};

/** On a dark page the land is a little darker, never the pieces: rivers and villages are as plain as by day. */
const LAMP_DIMMED: Veil = { colour: '#0f1512', opacity: 0.24 };
/** Snow stays light and cold: darkened like the rest it would be mud. */
const SNOW_DIMMED: Veil = { colour: '#24476f', opacity: 0.16 };

type LitScene = Pick<Scene, 'light'> & LandScene;

export function lightOf(scene: LitScene, mode: Mode): Light {
  if (mode === 'print') return { ...HOURS.day, strength: 0.22, veils: [] };
  const hour = HOURS[scene.light];
  if (mode !== 'dark' || scene.light === 'night') return hour;
  return { ...hour, veils: [...hour.veils, liesInSnow(scene) ? SNOW_DIMMED : LAMP_DIMMED] };
}

/** Whether labels on the land must be light. */
export const isDark = (scene: LitScene, mode: Mode): boolean =>
  mode !== 'print' && (scene.light === 'night' || (mode === 'dark' && !liesInSnow(scene)));

export type Weather = 'rain' | 'snow' | 'dust' | 'heat' | 'fog';

const WORDS: readonly [RegExp, Weather][] = [
  [/blizzard|snow/i, 'snow'],
  [/dust|sand/i, 'dust'],
  [/mirage|heat/i, 'heat'],
  [/fog|mist|haze/i, 'fog'],
  [/rain|monsoon|storm|gale|wet/i, 'rain'],
];

/** A book names its weather as it likes; we draw what its words bring to mind. */
export const weatherOf = (words: string | undefined): Weather | undefined =>
  words === undefined ? undefined : WORDS.find(([pattern]) => pattern.test(words))?.[1];
