/** Everything that is not land: the sides, the paper and ink of labels, the wood of the table's edge. */
import type { Side } from '@umpire/engine';
import type { Mode } from './mode.js';

/**
 * Red is solid with light ink, Blue is light with dark ink and a strong border: the two can be told apart in grey, in
 * print and at ten pixels, as on an old battle plan.
 */
export interface SideInk {
  readonly base: string;
  /** The field of a counter that shows what stands on it, and the rim round that field. */
  readonly field: string;
  readonly rim: string;
  readonly border: string;
  readonly ink: string;
  /** For lines and rings that belong to the side. */
  readonly accent: string;
  /** The labels of its pieces: on a pale halo, and on the dark one that they have on dark ground. */
  readonly label: string;
  readonly labelOnDark: string;
}

export interface Ink {
  readonly sides: Readonly<Record<Side, SideInk>>;
  readonly ink: string;
  readonly paper: string;
  readonly halo: string;
  /** Round the table: the room, the wooden edge, its joints. */
  readonly room: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly woodLight: string;
  readonly strips: Readonly<Record<Side, string>>;
  readonly stripText: string;
  readonly gold: string;
}

// biome-ignore format: a side a line
const RED: SideInk = { base: '#b4232c', field: '#f4e3d8', rim: '#b4232c', border: '#751219', ink: '#fff3e3', accent: '#b4232c', label: '#7f1219', labelOnDark: '#ffc3ba' };
// biome-ignore format: a side a line
const BLUE: SideInk = { base: '#e4ecf4', field: '#e4ecf4', rim: '#1e56a8', border: '#1e56a8', ink: '#12366e', accent: '#1e56a8', label: '#143a78', labelOnDark: '#c0d8ff' };

const LIGHT: Ink = {
  sides: { a: RED, b: BLUE },
  ink: '#1c1a15',
  paper: '#fbf6ea',
  halo: '#fdf9ee',
  room: '#ece5d5',
  wood: '#6a4a30',
  woodDark: '#3d2919',
  woodLight: '#8a6443',
  strips: { a: '#e6d3c6', b: '#d3dae2' },
  stripText: '#4a4438',
  gold: '#f3c13a',
};

const DARK: Ink = {
  ...LIGHT,
  sides: {
    a: { ...RED, base: '#d8434a', rim: '#d8434a', border: '#8a1c24', field: '#e9d3c6', accent: '#ee8275' },
    b: { ...BLUE, base: '#d3dfec', field: '#d3dfec', rim: '#4c86da', border: '#1c4a8f', accent: '#8fb8ef' },
  },
  room: '#191b1c',
  wood: '#463222',
  woodDark: '#211710',
  woodLight: '#604732',
  strips: { a: '#35231f', b: '#1f2a37' },
  stripText: '#cfc8b8',
};

const PRINT: Ink = {
  ...LIGHT,
  sides: {
    a: {
      ...RED,
      base: '#7d1d14',
      field: '#ffffff',
      rim: '#7d1d14',
      border: '#3f0a05',
      ink: '#ffffff',
      accent: '#7d1d14',
    },
    b: {
      ...BLUE,
      base: '#ffffff',
      field: '#ffffff',
      rim: '#153a78',
      border: '#153a78',
      ink: '#0d2450',
      accent: '#153a78',
    },
  },
  halo: '#ffffff',
  room: '#ffffff',
  wood: '#ffffff',
  woodDark: '#3a3a38',
  woodLight: '#ffffff',
  strips: { a: '#ffffff', b: '#ffffff' },
  stripText: '#3a3a38',
  gold: '#ffffff',
};

const INKS: Readonly<Record<Mode, Ink>> = { light: LIGHT, dark: DARK, print: PRINT };

export const inkOf = (mode: Mode): Ink => INKS[mode];

/** No font is shipped with a drawing: the page's own if it is there, else the system's. */
export const FONT = "'Inter Variable', Inter, 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', system-ui, sans-serif";
