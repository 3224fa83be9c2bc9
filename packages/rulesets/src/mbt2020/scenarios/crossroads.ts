import type { ScenarioEntry } from '@umpire/engine';
import { CROSSROADS } from '../../common/mbt/scenarios/crossroads.js';
import { HEADS } from './heads.js';

/** 9.1. */
export const scenario: ScenarioEntry = {
  ...HEADS.crossroads,
  data: {
    id: 'mbt2020-1-crossroads',
    ...CROSSROADS,
    turns: 8,
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
              { ids: ['A1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Challenger 2' },
              { ids: ['A2', 'A3', 'A4'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Challenger 2' },
              { ids: ['A5', 'A6', 'A7'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'FV432 platoon' },
              { ids: ['A8'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', name: 'FV432 platoon' },
              { ids: ['A9'], subClass: 'INFn', posture: 'REC', mode: 'FAST' },
              { ids: ['A10'], subClass: 'INFn', posture: 'ATM', mode: 'STATIC', name: 'Javelin section' },
              { ids: ['A11'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '81 mm mortars' },
              { ids: ['A12'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: 'AS90 battery' },
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
              { ids: ['B1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'M1 Abrams' },
              { ids: ['B2', 'B3', 'B4'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'M1 Abrams' },
              { ids: ['B5', 'B6', 'B7'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'M113 platoon' },
              { ids: ['B8'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', name: 'M113 platoon' },
              { ids: ['B9'], subClass: 'INFn', posture: 'REC', mode: 'FAST' },
              { ids: ['B10'], subClass: 'INFn', posture: 'ATM', mode: 'STATIC', name: 'TOW section' },
              { ids: ['B11'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '120 mm mortars' },
              { ids: ['B12'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: 'M109 battery' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Two villages lie astride the road that both columns want. Get your scouts forward, find out what the blanks are, and strike from cover.',
      b: 'The enemy comes up the same road. Hold the villages with infantry, and let your tanks strike whoever comes into the open.',
    },
    victory:
      "The book's thresholds. If nobody has lost after turn 8, the side with the smaller percentage of its stands Neutralised wins; if equal, the side with the smaller percentage Repulsed (counted by MBT20-R-60); else a draw.",
  },
};
