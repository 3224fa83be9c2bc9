import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** S-7: heavy tanks must force the one bridge before dark; paratroops come down behind it. */
// biome-ignore format: a piece of ground a line
export const scenario: ScenarioEntry = {
  ...HEADS.bridgeAndFerry,
  data: {
    id: HEADS.bridgeAndFerry.id,
    title: 'The bridge and the ferry, December 1944',
    options: HEADS.bridgeAndFerry.options,
    limit: 10,
    table: { width: 9000, depth: 6000, zones: 2000 },
    zone: 'Temperate',
    season: 'Winter',
    minutes: 720,
    awc: true,
    river: [[0, 3000], [2000, 3150], [4200, 2950], [6500, 3100], [9000, 2950]],
    crossings: [
      { id: 'bridge', kind: 'bridge', at: [4200, 2950] },
      { id: 'ferry', kind: 'ferry', at: [6950, 3073] },
    ],
    features: [
      { id: 'fir-heights', name: 'fir heights', kind: 'SFH', from: [300, 300], to: [2500, 2300] },
      { id: 'plateau', name: 'plateau', kind: 'H', from: [3300, 3500], to: [5700, 4900] },
      { id: 'dark-forest', name: 'dark forest', kind: 'LFA', from: [6500, 3700], to: [8700, 5400] },
      { id: 'bridge-town', name: 'bridge town', kind: 'MBUA', from: [3700, 1600], to: [4900, 2650] },
      { id: 'ferry-hamlet', name: 'ferry hamlet', kind: 'BUA', from: [6700, 2200], to: [7200, 2600] },
      { id: 'north-village', name: 'north village', kind: 'BUA', from: [4000, 5200], to: [4450, 5600] },
      { id: 'mill-hamlet', name: 'mill hamlet', kind: 'BUA', from: [1200, 3600], to: [1650, 4000] },
      { id: 'point-463', name: 'point 463', kind: 'hill', from: [7600, 900], to: [8300, 1500] },
      { id: 'round-wood', name: 'round wood', kind: 'wood', from: [5600, 900], to: [6200, 1500] },
      { id: 'north-knoll', name: 'north knoll', kind: 'hill', from: [600, 4600], to: [1200, 5200] },
    ],
    roads: [
      [[4200, 0], [4200, 6000]],
      [[4200, 2200], [6950, 2400], [6950, 3500], [5950, 5300], [4200, 5400]],
      [[1425, 3800], [4200, 5400]],
    ],
    first: 'b',
    objective: 'bridge-town',
    sides: {
      a: {
        name: 'Americans',
        groups: [
          { id: 'A1', list: 'WW2-HL-23' },
          { id: 'A2', list: 'WW2-HL-52', changes: [{ stands: [12, 12], radar: true }] },
          { id: 'A3', list: 'WW2-HL-26' },
        ],
      },
      b: {
        name: 'Germans',
        groups: [
          { id: 'B1', list: 'WW2-HL-40' },
          { id: 'B2', list: 'WW2-HL-37', changes: [{ stands: [11, 11], radar: true }] },
          { id: 'B3', list: 'WW2-HL-41' },
        ],
      },
    },
    briefing: {
      a: 'Hold the bridge town on your bank of the river. Your infantry is thin, your guns are many, and night falls soon.',
      b: 'Force the bridge before dark. One platoon of paratroops may come down behind it.',
    },
  },
};
