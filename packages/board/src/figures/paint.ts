/** How each layer is painted: its colour, how thick its strokes are, how high it stands. */
import type { Dress, Figure } from '@umpire/engine';
import type { Layer } from './strokes.js';

export interface Paint {
  readonly colour: string;
  readonly width: number;
  /** Units up the screen, after the turn: the slight tilt holds at every facing. */
  readonly lift: number;
  /** The same path in ink below it, so much wider. */
  readonly outlined?: boolean;
  readonly opacity?: number;
}

const INK = '#1e1b18';
export const OUTLINE = { colour: INK, wider: 1.5 } as const;
const STEEL = '#dde2e4';
const HORSES = ['#c08a50', '#4a3326', '#d9d3c6'] as const;
/** Which horses a kind rides. */
const MOUNTS: Partial<Record<Figure['troops'], 0 | 1 | 2>> = {
  knights: 1,
  'heavy-horse': 1,
  horse: 0,
  'light-horse': 2,
};

/** The width of a hat from above. */
// biome-ignore format: one line
const HATS: Readonly<Record<Dress['head'], number>> = { cap: 2.8, morion: 3, brim: 4.4, shako: 3, bearskin: 3.8, kepi: 2.8, helmet: 3.3, crest: 3.2, turban: 3.6, jingasa: 4.6, bare: 2.6 };

export function paintOf(layer: Layer, { troops }: Figure, dress: Dress): Paint {
  const { coat, second = dress.coat, trim, legs, hat } = dress;
  const elephant = troops === 'elephants';
  switch (layer) {
    case 'shadow':
      return { colour: '#2a2410', width: elephant ? 22 : 6, lift: 0, opacity: 0.28 };
    case 'legs':
      return { colour: elephant ? '#6c6a68' : legs, width: elephant ? 7 : 2.6, lift: 0 };
    case 'tail':
      return { colour: INK, width: 1.8, lift: 2 };
    case 'horse':
      return { colour: HORSES[MOUNTS[troops] ?? 0], width: 6.6, lift: 4, outlined: true };
    case 'neck':
      return {
        colour: elephant ? '#7c7a78' : HORSES[MOUNTS[troops] ?? 0],
        width: elephant ? 6 : 3.8,
        lift: elephant ? 8 : 5,
        outlined: true,
      };
    case 'cloth':
      return {
        colour: trim,
        width: troops === 'knights' ? 7.4 : elephant ? 9 : 3.4,
        lift: elephant ? 9 : 5,
        outlined: troops === 'knights',
      };
    case 'hide':
      return { colour: '#7c7a78', width: 20, lift: 5, outlined: true };
    case 'carriage':
      return { colour: '#6b6a4e', width: 3, lift: 1, outlined: true };
    case 'barrel':
      return {
        colour: elephant ? '#8a3b2c' : '#c69a45',
        width: elephant ? 12 : 3.8,
        lift: elephant ? 12 : 3,
        outlined: true,
      };
    case 'coat':
      return { colour: coat, width: 4.4, lift: 2, outlined: true };
    case 'second':
      return { colour: second, width: 4.4, lift: 2, outlined: true };
    case 'shield':
      return { colour: trim, width: 4.4, lift: 4, outlined: true };
    case 'belt':
      return { colour: trim, width: 1, lift: 2.4 };
    case 'arm':
      return { colour: '#4a3420', width: 1.1, lift: 4 };
    case 'steel':
      return { colour: STEEL, width: 1.2, lift: 4 };
    case 'rider':
      return { colour: coat, width: elephant ? 4.4 : 4.8, lift: elephant ? 14 : 8, outlined: true };
    case 'riderSecond':
      return { colour: second, width: 4.8, lift: 8, outlined: true };
    case 'lance':
      return { colour: '#5a4128', width: 1.1, lift: 9 };
    case 'hat':
      return { colour: hat, width: HATS[dress.head], lift: 4.6, outlined: true };
    case 'crown':
      return { colour: dress.head === 'turban' ? coat : hat, width: 1.8, lift: 5.4, outlined: true };
    case 'riderHat':
      return { colour: hat, width: 3.3, lift: elephant ? 16 : 10.4, outlined: true };
    case 'plume':
      return { colour: trim, width: 1.7, lift: troops === 'muskets' ? 8 : 12 };
  }
}
