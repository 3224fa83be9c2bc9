/** Farmland of a mild country: every other land says what differs from it. */
import type { Habits, Land } from './land.js';
import { tones } from './tones.js';

export const FARMED: Habits = {
  tilled: 0.66,
  parcel: 16,
  narrow: 0.62,
  hedges: 0.34,
  tufts: 150,
  trees: 34,
  stones: 0,
  dunes: 0,
};

export const TEMPERATE: Land = {
  ground: '#9caf62',
  grain: ['#8a9d54', '#adbd76'],
  fields: ['#b7ba6c', '#c8bd72', '#8aa552', '#a8b25c', '#93ad5a', '#bfc27c'],
  furrow: '#7b8447',
  hedge: '#4f6f36',
  undergrowth: '#5f7c40',
  crowns: [
    tones('#2c4724', '#4c6e34', '#769a4c'),
    tones('#324c25', '#567a3b', '#83a455'),
    tones('#273f22', '#426230', '#668a46'),
  ],
  trees: 'round',
  houses: 'gables',
  habits: FARMED,
  heights: ['#a7b168', '#c9c689'],
  contour: '#7a6b39',
  rock: tones('#75705f', '#a39d88', '#c2bda8'),
  street: '#b3ac84',
  roofs: [
    tones('#7a3020', '#b9553a', '#cf7656'),
    tones('#70332a', '#a14b3a', '#bb6a52'),
    tones('#5e5c5c', '#86878a', '#a3a4a5'),
  ],
  road: '#e6d9b4',
  roadEdge: '#8a774c',
  verge: '#aeb473',
  bank: '#8b9d5a',
  water: '#6fa3bf',
  ripple: '#b8d8e6',
  marsh: '#8ea582',
  reed: '#54703f',
  outline: '#3c4527',
  shadow: '#1d2412',
  snow: false,
};

/** Roofs before there was coal to burn tiles for everybody: straw, old and new, and a tile or two on what belongs to the lord. */
export const THATCH: Land['roofs'] = [
  tones('#5f4a28', '#94794a', '#b3985f'),
  tones('#6b4a2e', '#a08058', '#bf9f70'),
  tones('#6a3a2c', '#96553f', '#b0705a'),
];
