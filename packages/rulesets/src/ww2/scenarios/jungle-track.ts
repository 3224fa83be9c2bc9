import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** S-4: Japanese infantry attacks dug-in Indian battalions across two jungle roads. */
// biome-ignore format: a piece of ground a line
export const scenario: ScenarioEntry = {
  ...HEADS.jungleTrack,
  data: {
    id: HEADS.jungleTrack.id,
    title: 'Jungle track, Burma 1942',
    options: HEADS.jungleTrack.options,
    limit: 15,
    table: { width: 9000, depth: 6000, zones: 2000 },
    zone: 'Tropical',
    defender: 'b',
    features: [
      { id: 'north-jungle', name: 'north jungle', kind: 'LFA', from: [300, 3300], to: [2800, 5400], jungle: true },
      { id: 'south-jungle', name: 'south jungle', kind: 'LFA', from: [3200, 600], to: [5600, 2500], jungle: true },
      { id: 'middle-spur', name: 'middle spur', kind: 'SFH', from: [4000, 3400], to: [5900, 5200], jungle: true },
      { id: 'teak-forest', name: 'teak forest', kind: 'LFA', from: [6300, 3300], to: [8700, 4700], jungle: true },
      { id: 'track-village', name: 'track village', kind: 'BUA', from: [2600, 2600], to: [3100, 3000] },
      { id: 'mission', name: 'mission', kind: 'BUA', from: [900, 1200], to: [1350, 1600] },
      { id: 'paddy-village', name: 'paddy village', kind: 'BUA', from: [7000, 1400], to: [7500, 1800] },
      { id: 'planter-s-house', name: "planter's house", kind: 'BUA', from: [7400, 4900], to: [7800, 5300] },
      { id: 'pagoda-hill', name: 'pagoda hill', kind: 'hill', from: [1600, 2000], to: [2250, 2600] },
      { id: 'temple-hill', name: 'temple hill', kind: 'hill', from: [7800, 2200], to: [8400, 2750] },
      { id: 'teak-stand', name: 'teak stand', kind: 'wood', from: [300, 2300], to: [900, 2900], jungle: true },
      { id: 'bamboo', name: 'bamboo', kind: 'wood', from: [6250, 2100], to: [6750, 2700], jungle: true },
    ],
    roads: [
      [[2850, 0], [2850, 6000]],
      [[1125, 1400], [2850, 2800]],
      [[2850, 2800], [5900, 2900], [7250, 1600]],
      [[7250, 0], [7250, 1600], [7600, 3000], [7600, 6000]],
    ],
    first: 'a',
    objective: 'track-village',
    sides: {
      a: {
        name: 'Japanese',
        groups: [
          { id: 'A1', list: 'WW2-HL-27' },
          { id: 'A2', list: 'WW2-HL-27' },
          { id: 'A3', list: 'WW2-HL-27', changes: [{ stands: [1, 12], grade: 'B' }] },
        ],
      },
      b: {
        name: 'Indians',
        groups: [
          { id: 'B1', list: 'WW2-HL-15', changes: [{ stands: [1, 8], dugIn: true }] },
          { id: 'B2', list: 'WW2-HL-15', changes: [{ stands: [1, 8], dugIn: true }] },
          { id: 'B3', list: 'WW2-HL-15', changes: [{ stands: [1, 8], dugIn: true }] },
        ],
      },
    },
    briefing: {
      a: 'Attack along the two jungle roads. Your infantry knows the jungle; his is dug in where it stands.',
      b: 'Hold the track village. Your riflemen are dug in as long as they stay where they are.',
    },
  },
};
