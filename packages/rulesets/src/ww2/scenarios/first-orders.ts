import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** S-5: six stands a side, everything in place (WW2-HG-20, WW2-HG-21). */
export const scenario: ScenarioEntry = {
  ...HEADS.firstOrders,
  data: {
    id: HEADS.firstOrders.id,
    title: 'First orders: a farm in May 1940',
    limit: 6,
    table: { width: 3000, depth: 3000, zones: 1000 },
    zone: 'Temperate',
    features: [
      { id: 'orchard', kind: 'wood', from: [600, 1000], to: [1200, 1450] },
      { id: 'farm', kind: 'BUA', from: [1700, 1300], to: [2150, 1700] },
      { id: 'knoll', kind: 'hill', from: [350, 1900], to: [950, 2400] },
      { id: 'copse', kind: 'wood', from: [2400, 700], to: [2800, 1000] },
      { id: 'inn', kind: 'BUA', from: [1800, 2400], to: [2150, 2700] },
    ],
    roads: [
      [
        [1950, 0],
        [1950, 3000],
      ],
    ],
    first: 'a',
    objective: 'farm',
    sides: {
      a: {
        name: 'French',
        groups: [
          {
            id: 'A1',
            name: 'French company',
            stands: [
              { unit: 'BARG', grade: 'C', hq: true },
              { unit: 'BARG', grade: 'C', count: 2 },
              { unit: 'somua', grade: 'C' },
              { unit: 'VLG-gun', grade: 'C' },
              { unit: 'truck', grade: 'C' },
            ],
          },
        ],
      },
      b: {
        name: 'Germans',
        groups: [
          {
            id: 'B1',
            name: 'German company',
            stands: [
              { unit: 'BARG', grade: 'C', hq: true },
              { unit: 'BARG', grade: 'C', count: 2 },
              { unit: 'panzer-38t', grade: 'C' },
              { unit: 'VLG-gun', grade: 'C' },
              { unit: 'Mortars', grade: 'C' },
            ],
          },
        ],
      },
    },
    deployment: {
      'A1.1': [1500, 500, 0],
      'A1.2': [900, 850, 0],
      'A1.3': { in: 'A1.6' },
      'A1.4': [1950, 600, 0],
      'A1.5': [2600, 875, 0],
      'A1.6': [1950, 200, 0],
      'B1.1': [1500, 2600, 180],
      'B1.2': [650, 2150, 180],
      'B1.3': [1975, 2500, 180],
      'B1.4': [1250, 2300, 180],
      'B1.5': [2500, 2250, 180],
      'B1.6': [950, 2750, 180],
    },
    briefing: {
      a: 'Take the farm between the two villages, and hold it. The enemy has a tank and an anti-tank gun about the inn.',
      b: 'Take the farm before the French do. They bring a slow, thick-skinned tank and men in a lorry.',
    },
  },
};
