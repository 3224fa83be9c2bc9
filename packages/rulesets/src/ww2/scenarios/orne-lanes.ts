import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** S-1: a motor group and a panzergrenadier group meet in lanes and orchards. */
// biome-ignore format: a piece of ground a line
export const scenario: ScenarioEntry = {
  ...HEADS.orneLanes,
  data: {
    id: HEADS.orneLanes.id,
    title: 'Orne lanes, July 1944',
    limit: 12,
    table: { width: 4000, depth: 6000, zones: 2000 },
    zone: 'Temperate',
    features: [
      { id: 'hamlet', name: 'hamlet', kind: 'BUA', from: [1700, 2700], to: [2300, 3300] },
      { id: 'south-rise', name: 'south rise', kind: 'hill', from: [1650, 1300], to: [2350, 1900] },
      { id: 'north-rise', name: 'north rise', kind: 'hill', from: [1650, 4100], to: [2350, 4700] },
      { id: 'west-orchard', name: 'west orchard', kind: 'wood', from: [400, 2200], to: [1100, 2800] },
      { id: 'east-orchard', name: 'east orchard', kind: 'wood', from: [2900, 3200], to: [3600, 3800] },
      { id: 'west-copse', name: 'west copse', kind: 'wood', from: [300, 3500], to: [900, 4000] },
      { id: 'east-copse', name: 'east copse', kind: 'wood', from: [3100, 2000], to: [3700, 2500] },
      { id: 'north-farm', name: 'north farm', kind: 'BUA', from: [750, 4300], to: [1100, 4600] },
      { id: 'south-farm', name: 'south farm', kind: 'BUA', from: [2900, 1400], to: [3250, 1700] },
    ],
    roads: [
      [[2000, 0], [2000, 6000]],
      [[925, 4450], [1850, 3200]],
      [[3075, 1550], [2150, 2800]],
    ],
    first: 'a',
    objective: 'hamlet',
    sides: {
      a: {
        name: 'British',
        groups: [
          { id: 'A1', list: 'WW2-HL-35' },
        ],
      },
      b: {
        name: 'Germans',
        groups: [
          { id: 'B1', list: 'WW2-HL-05', changes: [{ stands: [11, 11], grade: 'C' }] },
        ],
      },
    },
    briefing: {
      a: 'Take the hamlet in the middle with your motor company. Half-tracks are thin: let the men down before they are seen.',
      b: 'Keep the British out of the hamlet. Your assault gun shoots only ahead, so place it well.',
    },
  },
};
