import type { ScenarioEntry } from '@umpire/engine';
import { CROSSROADS } from '../../common/mbt/scenarios/crossroads.js';
import { HEADS } from './heads.js';

/** 9.1. */
export const scenario: ScenarioEntry = {
  ...HEADS.crossroads,
  data: {
    id: 'mbt1945-1-crossroads',
    ...CROSSROADS,
    turns: 10,
    sides: {
      a: {
        name: 'Isle of Man',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'south',
        groups: [
          {
            name: 'Manx Battle Group',
            stands: [
              { ids: ['A1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true },
              { ids: ['A2', 'A3', 'A4'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
              { ids: ['A5', 'A6', 'A7'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE' },
              { ids: ['A8'], subClass: 'INFn', posture: 'INF', mode: 'STATIC' },
              { ids: ['A9'], subClass: 'INFn', posture: 'REC', mode: 'FAST' },
              { ids: ['A10'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC' },
              { ids: ['A11'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE' },
              { ids: ['A12'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC' },
            ],
          },
        ],
      },
      b: {
        name: 'Ynys Mon',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'north',
        groups: [
          {
            name: 'Mon Battle Group',
            stands: [
              { ids: ['B1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true },
              { ids: ['B2', 'B3', 'B4'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' },
              { ids: ['B5', 'B6', 'B7'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE' },
              { ids: ['B8'], subClass: 'INFn', posture: 'INF', mode: 'STATIC' },
              { ids: ['B9'], subClass: 'INFn', posture: 'REC', mode: 'FAST' },
              { ids: ['B10'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC' },
              { ids: ['B11'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE' },
              { ids: ['B12'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Two villages lie astride the road that both columns want. Send the scouts ahead, keep infantry beside the tanks, and let the anti-tank gun wait for whoever comes into the open.',
      b: 'The enemy comes up the same road. Hold the villages with infantry, keep the tanks behind them, and make him come to your anti-tank gun.',
    },
    victory:
      "The book's thresholds. If nobody has lost after turn 10, the side with fewer Broken stands wins; if equal, the side with fewer Pinned and Shaken stands; else a draw.",
  },
};
