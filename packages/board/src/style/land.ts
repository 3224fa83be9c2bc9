/** The colours and the habits of the land: by landscape, changed by the season and the place, and bare for print. */
import type { Ground, Landscape, Scene, Tints } from '@umpire/engine';
import { type Fetched, useFetched } from '../fetched.js';
import { darker, lighter, mix } from './colour.js';
import type { Mode } from './mode.js';
import { inSeason } from './season.js';
import { TEMPERATE } from './temperate.js';
import type { Tones } from './tones.js';

export type Trees = 'round' | 'pointed' | 'palm' | 'jungle' | 'thorn' | 'bare';
export type Houses = 'gables' | 'flat' | 'thatch' | 'kraal';

/** What is made of open ground. */
export interface Habits {
  /** Share of the ground that is tilled, how long and how narrow the parcels are, and the share of them with a hedge. */
  readonly tilled: number;
  readonly parcel: number;
  readonly narrow: number;
  readonly hedges: number;
  /** Tufts of grass, lone trees, stones and dunes on a table of a usual size. */
  readonly tufts: number;
  readonly trees: number;
  readonly stones: number;
  readonly dunes: number;
  /** Rice fields: water between banks. */
  readonly wet?: boolean;
}

export interface Land {
  readonly ground: string;
  readonly grain: readonly [dark: string, light: string];
  readonly fields: readonly string[];
  readonly furrow: string;
  readonly hedge: string;
  readonly undergrowth: string;
  readonly crowns: readonly Tones[];
  readonly trees: Trees;
  readonly houses: Houses;
  readonly habits: Habits;
  /** From the foot to the top. */
  readonly heights: readonly [foot: string, top: string];
  readonly contour: string;
  readonly rock: Tones;
  readonly street: string;
  readonly roofs: readonly Tones[];
  readonly road: string;
  readonly roadEdge: string;
  readonly verge: string;
  readonly bank: string;
  readonly water: string;
  readonly ripple: string;
  readonly marsh: string;
  readonly reed: string;
  /** The line of the true outline. */
  readonly outline: string;
  readonly shadow: string;
  readonly snow: boolean;
}

export type LandScene = Pick<Scene, 'ground' | 'landscape' | 'tints' | 'season'>;

/** The colours of a place over those of its landscape. */
function tinted(land: Land, { open, bad, earth, water }: Tints): Land {
  const crown = (shade: number): Tones => ({
    dark: darker(bad, 0.48 + shade),
    mid: darker(bad, shade),
    light: lighter(bad, 0.24 - shade),
  });
  return {
    ...land,
    ground: open,
    grain: [darker(open, 0.12), lighter(open, 0.2)],
    fields: land.fields.map(field => mix(field, open, 0.55)),
    furrow: darker(open, 0.26),
    hedge: mix(bad, open, 0.1),
    undergrowth: mix(bad, open, 0.25),
    crowns: [crown(0), crown(0.1), crown(0.05)],
    heights: [mix(open, earth, 0.12), lighter(mix(open, earth, 0.16), 0.2)],
    contour: darker(earth, 0.35),
    rock: { dark: darker(earth, 0.45), mid: mix(earth, '#a8a294', 0.45), light: lighter(earth, 0.42) },
    street: mix(open, mix(earth, '#f3e8c8', 0.4), 0.5),
    road: mix(earth, '#f3e8c8', 0.62),
    roadEdge: darker(earth, 0.32),
    verge: mix(open, mix(earth, '#f3e8c8', 0.4), 0.35),
    bank: mix(open, earth, 0.35),
    water,
    ripple: lighter(water, 0.42),
    marsh: mix(open, water, 0.42),
    reed: darker(bad, 0.15),
    outline: darker(bad, 0.45),
  };
}

/** Snow lies in winter but where it is hot; elsewhere the ground says what the country looks like. */
function nameOf({ ground, landscape, season }: LandScene): Ground | Landscape {
  if (landscape) return landscape;
  return season === 'Winter' && ground !== 'desert' && ground !== 'tropical' ? 'winter' : ground;
}

/** Whether the country lies under snow, whatever colours a place gives it. */
export function liesInSnow(scene: LandScene): boolean {
  const name = nameOf(scene);
  return name === 'winter' || name === 'snowfields';
}

interface Abroad {
  readonly LANDS: Readonly<Partial<Record<Ground | Landscape, Land>>>;
  readonly PRINTED?: typeof import('./printed.js').PRINTED;
  readonly CROWNS?: typeof import('../terrain/crowns-abroad.js').CROWNS;
  readonly drawBarren?: typeof import('../surface/barren.js').drawBarren;
  readonly drawKraal?: typeof import('../terrain/kraal.js').drawKraal;
}

/** All countries but the temperate one, and how they are printed: a first battle does not carry them. Whoever cannot have them sees that one. */
export const ABROAD: Fetched<Abroad> = {
  fetch: () => import('./lands.js').catch(() => ({ LANDS: {} })),
};

/** Whether the colours of a table are there. */
export function useCountry(scene: LandScene, mode: Mode): boolean {
  const abroad = nameOf(scene) !== 'temperate' || mode === 'print';
  return useFetched(ABROAD, abroad) !== undefined || !abroad;
}

/** The colours of a scene's land. */
export function landOf(scene: LandScene, mode: Mode): Land {
  const name = nameOf(scene);
  const land = ABROAD.here?.LANDS[name] ?? TEMPERATE;
  if (mode === 'print') return { ...land, ...ABROAD.here?.PRINTED };
  if (scene.tints) return tinted(land, scene.tints);
  return inSeason(land, name, scene.season);
}

/** Steps from the foot of a hill to its top. */
export const heightTones = (land: Land, levels: number): string[] =>
  Array.from({ length: levels }, (_, i) =>
    mix(land.heights[0], land.heights[1], levels === 1 ? 0.5 : i / (levels - 1)),
  );
