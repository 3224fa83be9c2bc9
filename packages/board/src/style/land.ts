/** The colours of the land: by climate, changed by the season, and bare for print. */
import type { Ground, Scene } from '@umpire/engine';
import { mix } from './colour.js';
import type { Mode } from './mode.js';

/** A crown, a roof, a rock: seen from above, with the light on one side of it. */
export interface Tones {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}

export interface Land {
  readonly ground: string;
  readonly grain: readonly [dark: string, light: string];
  readonly fields: readonly string[];
  readonly furrow: string;
  readonly hedge: string;
  readonly undergrowth: string;
  readonly crowns: readonly Tones[];
  readonly crownShape: 'round' | 'pointed' | 'palm';
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
  /** The fine line of the true outline. */
  readonly outline: string;
  readonly shadow: string;
  readonly snow: boolean;
}

const tones = (dark: string, mid: string, light: string): Tones => ({ dark, mid, light });

const TERRACOTTA = [
  tones('#8a3d2a', '#b25b3d', '#c67552'),
  tones('#7d3a2e', '#a14f3c', '#b8694f'),
  tones('#66605c', '#8b847d', '#a39c93'),
];

const TEMPERATE: Land = {
  ground: '#9fae70',
  grain: ['#8c9c5f', '#b0bd82'],
  fields: ['#b4b878', '#c4b97a', '#8fa562', '#a9a768', '#99b06c'],
  furrow: '#7f8450',
  hedge: '#5d7444',
  undergrowth: '#627c47',
  crowns: [
    tones('#2f4a2b', '#47673a', '#66874c'),
    tones('#344f2a', '#517041', '#749152'),
    tones('#2a4429', '#3f5e37', '#5b7c48'),
  ],
  crownShape: 'round',
  heights: ['#a5a766', '#d8cb98'],
  contour: '#7d7643',
  rock: tones('#75705f', '#a39d88', '#c2bda8'),
  street: '#b7ad92',
  roofs: TERRACOTTA,
  road: '#e6d8b4',
  roadEdge: '#85734d',
  verge: '#aeab77',
  bank: '#8f9a63',
  water: '#6d97b5',
  ripple: '#a9c8dc',
  marsh: '#8ea582',
  reed: '#54703f',
  outline: '#3c4527',
  shadow: '#1d2412',
  snow: false,
};

// biome-ignore format: a climate a paragraph
const LANDS: Readonly<Record<Ground, Land>> = {
  temperate: TEMPERATE,
  steppe: {
    ...TEMPERATE,
    ground: '#c3b67c', grain: ['#b0a269', '#d3c892'], fields: ['#cfc189', '#b8aa6e', '#c9b772', '#bdb580'], furrow: '#a39560', hedge: '#8f8a55',
    undergrowth: '#94945a', crowns: [tones('#4c5730', '#6c7843', '#8d965c'), tones('#555c33', '#787f49', '#989d63'), tones('#46512d', '#62703f', '#808b55')],
    heights: ['#c2b073', '#e6d9a8'], contour: '#948152', rock: tones('#857a60', '#b1a588', '#cfc5a8'), street: '#c9b992',
    roofs: [tones('#7a5a3f', '#a07b58', '#b9946f'), tones('#86523b', '#ab6d4f', '#c18768'), tones('#6d675b', '#928b7c', '#aaa393')],
    road: '#ecdfbb', roadEdge: '#98835a', verge: '#c3b281', bank: '#a8a066', marsh: '#a2ab78', outline: '#5a4f2b',
  },
  desert: {
    ...TEMPERATE,
    ground: '#dfc997', grain: ['#cfb681', '#ecdab0'], fields: ['#e7d5a8', '#d6bd87', '#e2c891'], furrow: '#c6a971', hedge: '#b0a066',
    undergrowth: '#bcb06f', crowns: [tones('#4f5a31', '#717d46', '#929b5e'), tones('#5b6236', '#7f874e', '#9fa468'), tones('#48532e', '#667340', '#858f57')],
    crownShape: 'palm', heights: ['#d8ba80', '#f0deb3'], contour: '#a98650', rock: tones('#8d7350', '#bb9b70', '#d8bd92'), street: '#d8c197',
    roofs: [tones('#a98458', '#d5b585', '#e8cfa3'), tones('#b09168', '#dcc297', '#ecd8b2'), tones('#9c7a53', '#c6a276', '#dcbc90')],
    road: '#f3e6c6', roadEdge: '#ab8d5c', verge: '#d9c08c', bank: '#b7ae72', marsh: '#b4b483', outline: '#6e5426',
  },
  tropical: {
    ...TEMPERATE,
    ground: '#88a862', grain: ['#769752', '#9bb975'], fields: ['#9cb873', '#8cb08a', '#7fa05a', '#a8b872'], furrow: '#6f9468', hedge: '#4d7a3f',
    undergrowth: '#4a773c', crowns: [tones('#1f4727', '#34703a', '#589450'), tones('#264f27', '#427c3c', '#6ba253'), tones('#1b3f28', '#2c6238', '#4b854c')],
    crownShape: 'palm', heights: ['#94a763', '#c9c48b'], contour: '#6c7540', rock: tones('#6b6a57', '#98967f', '#b8b69e'), street: '#b9a67c',
    roofs: [tones('#86683c', '#b39256', '#caab70'), tones('#7b5f3b', '#a5834f', '#bf9d68'), tones('#7f4b36', '#a5664a', '#bd8063')],
    road: '#dcc29a', roadEdge: '#86663f', verge: '#a3a86a', bank: '#6f9455', water: '#5f958f', ripple: '#9cc4bd', marsh: '#749c78', outline: '#2b4524',
  },
  cold: {
    ...TEMPERATE,
    ground: '#b3b89c', grain: ['#a1a78a', '#c5c9b2'], fields: ['#bfc2a8', '#a8ae8e', '#c3bfa0'], furrow: '#969b7e', hedge: '#7c8468',
    undergrowth: '#78876b', crowns: [tones('#24392f', '#375244', '#55705f'), tones('#293f33', '#3e5a4a', '#5f7a67'), tones('#20342c', '#30493d', '#4b6656')],
    crownShape: 'pointed', heights: ['#aeb094', '#dcdac7'], contour: '#7b7c65', rock: tones('#6f7270', '#9b9e99', '#bcbeb8'), street: '#b7b3a2',
    roofs: [tones('#573b32', '#7b5547', '#96705f'), tones('#4d5257', '#6f757a', '#8d9397'), tones('#643c35', '#8a574c', '#a47265')],
    road: '#ded8c4', roadEdge: '#7f7a64', verge: '#b1b197', bank: '#949c80', water: '#7696aa', ripple: '#b0c8d5', marsh: '#9aa890', outline: '#3d4436',
  },
};

const OCHRE = [
  tones('#4f4a25', '#7d7236', '#a4954a'),
  tones('#5b4022', '#926532', '#b98a48'),
  tones('#3f4a28', '#64703a', '#878f4f'),
];

function autumn(land: Land, ground: Ground): Land {
  if (ground === 'desert' || ground === 'tropical') return land;
  const crowns = ground === 'cold' ? [...land.crowns.slice(0, 2), OCHRE[0]!] : OCHRE;
  return {
    ...land,
    ground: mix(land.ground, '#b39f62', 0.35),
    fields: land.fields.map(f => mix(f, '#a98f5e', 0.4)),
    undergrowth: mix(land.undergrowth, '#8a7340', 0.5),
    crowns,
  };
}

const spring = (land: Land, ground: Ground): Land =>
  ground === 'desert'
    ? land
    : {
        ...land,
        ground: mix(land.ground, '#a3c07a', 0.3),
        fields: land.fields.map(f => mix(f, '#a9c97c', 0.25)),
        crowns: land.crowns.map(c => ({ ...c, light: mix(c.light, '#a4bf62', 0.35) })),
      };

/** Snow lies on the ground, on the roofs and on the crowns; water and roads show through. */
function winter(land: Land): Land {
  const white = (colour: string, share: number): string => mix(colour, '#eef1f2', share);
  return {
    ...land,
    ground: white(land.ground, 0.82),
    grain: ['#d3dad9', '#f7f9f9'],
    fields: land.fields.map(f => white(f, 0.66)),
    furrow: '#b7b5a3',
    hedge: '#8c9186',
    undergrowth: white(land.undergrowth, 0.6),
    crowns:
      land.crownShape === 'pointed'
        ? land.crowns.map(c => ({ dark: c.dark, mid: white(c.mid, 0.12), light: '#e6edee' }))
        : [
            tones('#5e564b', '#8d8579', '#e3e7e6'),
            tones('#544d45', '#7f776c', '#dadfde'),
            tones('#3c4a3e', '#5a6c5d', '#e3e9e8'),
          ],
    heights: [white(land.heights[0], 0.62), '#fbfcfb'],
    contour: '#9aa0a0',
    street: white(land.street, 0.5),
    roofs: land.roofs.map(r => ({ dark: r.dark, mid: white(r.mid, 0.72), light: white(r.light, 0.82) })),
    road: '#cdc0a4',
    roadEdge: '#7d7360',
    verge: white(land.verge, 0.6),
    bank: white(land.bank, 0.6),
    water: '#8fabbb',
    ripple: '#d5e1e7',
    marsh: white(land.marsh, 0.5),
    reed: '#8a8a6c',
    outline: '#4b5350',
    snow: true,
  };
}

/** Line and white: trees and roofs as outlines, nothing that eats toner. */
const PRINT: Partial<Land> = {
  ground: '#ffffff',
  grain: ['#e4e4e0', '#f2f2ee'],
  fields: ['#f7f6f0', '#faf9f5'],
  furrow: '#dcdad0',
  hedge: '#bdbcb2',
  undergrowth: '#edf0e6',
  crowns: [
    tones('#6d7566', '#fbfcf9', '#ffffff'),
    tones('#6d7566', '#f1f4ec', '#ffffff'),
    tones('#6d7566', '#e4e9dd', '#ffffff'),
  ],
  heights: ['#f3eee2', '#ffffff'],
  contour: '#9a8e72',
  rock: tones('#77736a', '#e4e1d8', '#ffffff'),
  street: '#f0ede6',
  roofs: [
    tones('#5c5854', '#d9d5cf', '#efece8'),
    tones('#5c5854', '#c9c5be', '#e4e1dc'),
    tones('#5c5854', '#e6e3de', '#f5f3f0'),
  ],
  road: '#ffffff',
  roadEdge: '#77705f',
  verge: '#f4f1e8',
  bank: '#e9efe9',
  water: '#dfeaf1',
  ripple: '#9dbaca',
  marsh: '#eaf0e8',
  reed: '#8b9c80',
  outline: '#4d4d47',
  shadow: '#8a8a84',
  snow: false,
};

const snowy = (scene: Pick<Scene, 'ground' | 'season'>): boolean =>
  scene.season === 'Winter' && scene.ground !== 'desert' && scene.ground !== 'tropical';

/** The colours of a scene's land. */
export function landOf(scene: Pick<Scene, 'ground' | 'season'>, mode: Mode): Land {
  const land = LANDS[scene.ground];
  if (mode === 'print') return { ...land, ...PRINT };
  if (snowy(scene)) return winter(land);
  if (scene.season === 'Autumn') return autumn(land, scene.ground);
  return scene.season === 'Spring' ? spring(land, scene.ground) : land;
}

/** Steps from the foot of a hill to its top. */
export const heightTones = (land: Land, levels: number): string[] =>
  Array.from({ length: levels }, (_, i) =>
    mix(land.heights[0], land.heights[1], levels === 1 ? 0.5 : i / (levels - 1)),
  );
