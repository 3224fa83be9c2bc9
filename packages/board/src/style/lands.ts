/** The countries that are drawn. Each says what differs from the temperate one. Fetched by tables that lie there. */
import type { Ground, Landscape } from '@umpire/engine';
import type { Land } from './land.js';
import { FARMED, TEMPERATE } from './temperate.js';
import { tones } from './tones.js';

const DRY = [
  tones('#4c5730', '#6c7843', '#8d965c'),
  tones('#555c33', '#787f49', '#989d63'),
  tones('#46512d', '#62703f', '#808b55'),
];
const MUD = [
  tones('#a98458', '#d5b585', '#e8cfa3'),
  tones('#b09168', '#dcc297', '#ecd8b2'),
  tones('#9c7a53', '#c6a276', '#dcbc90'),
];
const STRAW = [
  tones('#86683c', '#b8985c', '#d2b47a'),
  tones('#7b5f3b', '#ab8a55', '#c6a570'),
  tones('#8a6d45', '#bf9f68', '#d6ba88'),
];
const FIRS = [
  tones('#1e3428', '#34523f', '#587765'),
  tones('#23392d', '#3b5946', '#63806d'),
  tones('#1a2e24', '#2c4838', '#4c6a58'),
];

// blue shade and no white on white: roofs keep one bare pitch, lanes stay brown
// biome-ignore format: a country a paragraph
const WINTER: Land = {
  ...TEMPERATE,
  ground: '#e8ecee', grain: ['#d3dbe0', '#f7fafb'], fields: ['#dedad2', '#eef1f2', '#d6dadb', '#e4e0d8', '#f3f5f6'], furrow: '#bfc3c4', hedge: '#5d6e66',
  undergrowth: '#c3cdcb', crowns: [tones('#1b3128', '#2f4a3c', '#dfe9ea'), tones('#20372d', '#365244', '#e8f0f1'), tones('#182b23', '#294236', '#d3e0e2')],
  trees: 'pointed', habits: { ...FARMED, tilled: 0.6, hedges: 0.42, tufts: 90, trees: 24 },
  heights: ['#dfe6ea', '#fbfdfd'], contour: '#93a4b1', rock: tones('#77818a', '#a9b3ba', '#e4eaec'), street: '#d3cfc6',
  roofs: [tones('#7d3a2a', '#b4634c', '#f4f7f8'), tones('#5b6066', '#868c91', '#eff3f4'), tones('#6b4436', '#9a6b58', '#f6f8f8')],
  road: '#cbb997', roadEdge: '#8a7a5e', verge: '#dad8d0', bank: '#c9d6dc', water: '#9fc3d6', ripple: '#dceaf1', marsh: '#ccd9d8', reed: '#8a8a6c', outline: '#46535a', shadow: '#2b3a4e', snow: true,
};

// biome-ignore format: a country a paragraph
export const LANDS: Readonly<Record<Ground | Landscape, Land>> = {
  temperate: TEMPERATE,
  flanders: {
    ...TEMPERATE,
    ground: '#a9b566', grain: ['#98a556', '#bac47a'], fields: ['#d9c46a', '#cdb85f', '#b3b85e', '#9db056', '#c9bf70', '#b59c58'], furrow: '#8c8346',
    habits: { ...FARMED, tilled: 0.86, parcel: 19, narrow: 0.4, hedges: 0.12, trees: 22 },
    heights: ['#b1b468', '#ded69a'], contour: '#4a3a18', road: '#e8dab2', verge: '#b9b670',
  },
  bocage: {
    ...TEMPERATE,
    ground: '#97ad5c', grain: ['#869b4e', '#a8ba70'], fields: ['#9ab05f', '#90a958', '#a6b162', '#8ba453', '#a3ae5e', '#b3b368'], furrow: '#808f4c', hedge: '#46652f',
    habits: { ...FARMED, tilled: 0.9, parcel: 16, narrow: 0.78, hedges: 0.86, tufts: 90, trees: 60 },
    heights: ['#9fae62', '#d3cf96'], road: '#dccfa6', verge: '#5c7a3c', outline: '#333f22',
  },
  bare: {
    ...TEMPERATE,
    ground: '#93a07a', grain: ['#828f6a', '#a5b08c'], fields: ['#a3a57c', '#8d8362', '#9aa880', '#857a5c', '#a8ab88'], furrow: '#73704f', hedge: '#6b6550',
    undergrowth: '#8a8562', crowns: [tones('#4a4536', '#6b6550', '#918a70'), tones('#524b3b', '#736b55', '#988f76'), tones('#443f31', '#615b48', '#867f67')],
    trees: 'bare', heights: ['#9ba37c', '#c9c8a8'], contour: '#5e5238', street: '#a39c80', verge: '#9aa07c', bank: '#7f8a66', water: '#7e8e93', marsh: '#87967f', outline: '#474430',
  },
  steppe: {
    ...TEMPERATE,
    ground: '#c3b67c', grain: ['#b0a269', '#d3c892'], fields: ['#cfc189', '#b8aa6e', '#c9b772', '#bdb580'], furrow: '#a39560', hedge: '#8f8a55',
    undergrowth: '#94945a', crowns: DRY, habits: { ...FARMED, tilled: 0.16, parcel: 24, hedges: 0, tufts: 620, trees: 10, stones: 30 },
    heights: ['#c2b073', '#e6d9a8'], contour: '#948152', rock: tones('#857a60', '#b1a588', '#cfc5a8'), street: '#c9b992',
    roofs: [tones('#7a5a3f', '#a07b58', '#b9946f'), tones('#86523b', '#ab6d4f', '#c18768'), tones('#6d675b', '#928b7c', '#aaa393')],
    road: '#ecdfbb', roadEdge: '#98835a', verge: '#c3b281', bank: '#a8a066', marsh: '#a2ab78', outline: '#5a4f2b',
  },
  veldt: {
    ...TEMPERATE,
    ground: '#c9b06a', grain: ['#b79d58', '#d8c380'], fields: ['#d2bb78', '#bfa65f', '#c6b26c'], furrow: '#a88f50', hedge: '#8a8049',
    undergrowth: '#b3a05c', crowns: [tones('#4f5426', '#757f35', '#98a04d'), tones('#575b2a', '#808a3c', '#a3aa56'), tones('#474c22', '#6a7430', '#8b9446')],
    trees: 'thorn', houses: 'kraal', habits: { ...FARMED, tilled: 0, hedges: 0, tufts: 900, trees: 52, stones: 90 },
    heights: ['#c8aa62', '#e6d295'], contour: '#4a3a18', rock: tones('#6f5a3a', '#a1845a', '#c6ab7e'), street: '#bfa468', roofs: STRAW,
    road: '#e2cd94', roadEdge: '#8f7440', verge: '#c6ad68', bank: '#9a8c4e', water: '#7fa4ac', marsh: '#a9a866', outline: '#5a4622',
  },
  desert: {
    ...TEMPERATE,
    ground: '#e2c893', grain: ['#d2b57d', '#eedaae'], fields: ['#ead6a6', '#d9bf86', '#e2c78e'], furrow: '#c6a46a', hedge: '#ad9a5c',
    undergrowth: '#c4b06c', crowns: [tones('#4f5a2b', '#6f7f3c', '#93a354'), tones('#5b6230', '#7d8a45', '#a0ab5f'), tones('#485328', '#647538', '#86954e')],
    trees: 'palm', houses: 'flat', habits: { ...FARMED, tilled: 0, hedges: 0, tufts: 70, trees: 0, stones: 46, dunes: 30 },
    heights: ['#d9b97c', '#f1dfb4'], contour: '#9c7238', rock: tones('#8d6d45', '#bb9664', '#dabd8c'), street: '#dcc495', roofs: MUD,
    road: '#f0e2be', roadEdge: '#ad8b54', verge: '#dbc28c', bank: '#b9ab68', water: '#5fa3a8', marsh: '#b4b483', outline: '#6e5426',
  },
  tropical: {
    ...TEMPERATE,
    ground: '#88a862', grain: ['#769752', '#9bb975'], fields: ['#9cb873', '#8cb08a', '#7fa05a', '#a8b872'], furrow: '#6f9468', hedge: '#4d7a3f',
    undergrowth: '#4a773c', crowns: [tones('#1f4727', '#34703a', '#589450'), tones('#264f27', '#427c3c', '#6ba253'), tones('#1b3f28', '#2c6238', '#4b854c')],
    trees: 'palm', houses: 'thatch', habits: { ...FARMED, tilled: 0.24, parcel: 12, hedges: 0, tufts: 420, trees: 26, wet: true },
    heights: ['#94a763', '#c9c48b'], contour: '#6c7540', rock: tones('#6b6a57', '#98967f', '#b8b69e'), street: '#b9a67c', roofs: STRAW,
    road: '#dcc29a', roadEdge: '#86663f', verge: '#a3a86a', bank: '#6f9455', water: '#5f958f', ripple: '#9cc4bd', marsh: '#749c78', outline: '#2b4524',
  },
  jungle: {
    ...TEMPERATE,
    ground: '#6f8c46', grain: ['#5f7d3a', '#80a054'], fields: ['#8fb39a', '#9cbf78', '#7fa88e', '#a9c57c'], furrow: '#5d7f4e', hedge: '#3f6a34',
    undergrowth: '#2f5a30', crowns: [tones('#143820', '#2a5a30', '#4a8742'), tones('#183f22', '#32683a', '#58974a'), tones('#10301d', '#234e2a', '#3c7539')],
    trees: 'jungle', houses: 'thatch', habits: { ...FARMED, tilled: 0.2, parcel: 11, narrow: 0.7, hedges: 0, tufts: 520, trees: 46, wet: true },
    heights: ['#7d9650', '#b4b878'], contour: '#4c5a2c', rock: tones('#5f6350', '#8b8f76', '#adb096'), street: '#9c8f5e', roofs: STRAW,
    road: '#c9a170', roadEdge: '#6f4c2a', verge: '#7f9450', bank: '#5b5a30', water: '#a5813f', ripple: '#c9a867', marsh: '#5f8a66', outline: '#1e3a1c',
  },
  paddies: {
    ...TEMPERATE,
    ground: '#b9a86a', grain: ['#a8965a', '#c9ba80'], fields: ['#c6b678', '#a9b3a0', '#bdb070', '#9fb0a4', '#b0a868'], furrow: '#94834e', hedge: '#5b6a41',
    undergrowth: '#56704a', crowns: [tones('#1f3a2a', '#3e5a41', '#62805c'), tones('#264030', '#466549', '#6b8a64'), tones('#1b3325', '#365039', '#577453')],
    trees: 'pointed', houses: 'thatch', habits: { ...FARMED, tilled: 0.6, parcel: 13, narrow: 0.55, hedges: 0.05, trees: 30, wet: true },
    heights: ['#aaa065', '#d6c992'], contour: '#5a4a28', street: '#b3a070', roofs: STRAW, road: '#dccba0', roadEdge: '#85714a', water: '#8fa3a6', outline: '#3d4426',
  },
  plain: {
    ...TEMPERATE,
    ground: '#cdb878', grain: ['#bba566', '#dcca90'], fields: ['#d9c688', '#c0ab66', '#cfc07c', '#b9ae6c'], furrow: '#a8935a', hedge: '#7d8247',
    undergrowth: '#a09a58', crowns: [tones('#434f24', '#6e7f3f', '#92a25a'), tones('#4b5628', '#788845', '#9ca961'), tones('#3c4720', '#617238', '#839350')],
    trees: 'palm', houses: 'flat', habits: { ...FARMED, tilled: 0.42, parcel: 15, hedges: 0.02, tufts: 360, trees: 30, stones: 26 },
    heights: ['#c8ae70', '#e4d49c'], contour: '#7d6236', street: '#c9b07c', roofs: MUD, road: '#e6d2a0', roadEdge: '#93763f', verge: '#c8b272', bank: '#9d9a5c', water: '#7f9c8c', outline: '#5a4a24',
  },
  cold: {
    ...TEMPERATE,
    ground: '#b3b89c', grain: ['#a1a78a', '#c5c9b2'], fields: ['#bfc2a8', '#a8ae8e', '#c3bfa0'], furrow: '#969b7e', hedge: '#7c8468',
    undergrowth: '#6f8163', crowns: FIRS, trees: 'pointed', habits: { ...FARMED, tilled: 0.2, tufts: 260, stones: 50 },
    heights: ['#aeb094', '#dcdac7'], contour: '#7b7c65', rock: tones('#6f7270', '#9b9e99', '#bcbeb8'), street: '#b7b3a2',
    roofs: [tones('#573b32', '#7b5547', '#96705f'), tones('#4d5257', '#6f757a', '#8d9397'), tones('#643c35', '#8a574c', '#a47265')],
    road: '#ded8c4', roadEdge: '#7f7a64', verge: '#b1b197', bank: '#949c80', water: '#7696aa', ripple: '#b0c8d5', marsh: '#9aa890', outline: '#3d4436',
  },
  colony: {
    ...TEMPERATE,
    ground: '#cdb389', grain: ['#bda278', '#dcc69f'], fields: ['#c2a677', '#d6bf95', '#b99b6d', '#cbb184'], furrow: '#a98c5f', hedge: '#5f7f76',
    undergrowth: '#3c6a63', crowns: [tones('#173f3f', '#2f6a66', '#5d9c91'), tones('#1d4644', '#3a7770', '#6fae9f'), tones('#143736', '#285c5a', '#4d8a82')],
    trees: 'round', houses: 'kraal', habits: { ...FARMED, tilled: 0.1, parcel: 30, hedges: 0, tufts: 160, trees: 8, stones: 70 },
    heights: ['#d3ba8e', '#ecdcb6'], contour: '#9a7a49', rock: tones('#7d6a50', '#ab9372', '#cdb794'), street: '#a9a294',
    roofs: [tones('#6c6f72', '#a3a6a6', '#d5d6d2'), tones('#63676d', '#979ca1', '#c9cccd'), tones('#75706a', '#aca59c', '#dad4ca')],
    road: '#b9b1a2', roadEdge: '#776e5f', verge: '#c0a67c', bank: '#7f9a90', water: '#5fa9b8', ripple: '#a9dbe0', marsh: '#8fa78f', outline: '#4a3f2a', shadow: '#2a2117',
  },
  winter: WINTER,
  snowfields: {
    ...WINTER,
    ground: '#eaeeef', fields: ['#e2e2dc', '#eef1f2', '#dcdfdf', '#e8e6df'], crowns: [tones('#1b3128', '#2f4a3c', '#dfe9ea'), tones('#3d4440', '#59615b', '#e8f0f1'), tones('#182b23', '#294236', '#d3e0e2')],
    houses: 'thatch', habits: { ...FARMED, tilled: 0.24, parcel: 26, hedges: 0.02, tufts: 520, trees: 16 },
    roofs: [tones('#5d4a36', '#86704f', '#f4f7f8'), tones('#55432f', '#7b6447', '#eff3f4'), tones('#4b4a45', '#74726a', '#f6f8f8')],
    hedge: '#8d8a74', road: '#c3ad88',
  },
};

export { drawBarren } from '../surface/barren.js';
export { CROWNS } from '../terrain/crowns-abroad.js';
export { drawKraal } from '../terrain/kraal.js';
export { PRINTED } from './printed.js';
