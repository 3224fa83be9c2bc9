import type { ScenarioEntry } from '@umpire/engine';
import { JUNGLE } from '../../common/mbt/scenarios/jungle.js';
import { HEADS } from './heads.js';

/** 9.5: jungle. */
export const scenario: ScenarioEntry = {
  ...HEADS.crossedTrails,
  data: {
    id: 'mbt1945-5-crossed-trails',
    title: 'Crossed trails',
    ...JUNGLE,
    season: 'Spring',
    hour24: 6,
    sides: {
      a: {
        name: 'Bougainville force, 1944',
        grade: 'GRADE+',
        homeZone: 'Tropical',
        baseEdge: 'south',
        groups: [
          {
            name: 'American infantry',
            stands: [
              { ids: ['A1'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'Rifle company' },
              {
                ids: ['A2', 'A3', 'A4', 'A5'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Rifle company',
              },
              { ids: ['A6'], subClass: 'INFn', posture: 'REC', mode: 'MOBILE', name: 'Cavalry reconnaissance' },
              { ids: ['A7'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '81 mm mortars' },
              { ids: ['A8'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Sherman' },
              { ids: ['A9'], subClass: 'MBT-', posture: 'ARM', mode: 'MOBILE', name: 'M3 Stuart' },
              { ids: ['A10'], subClass: 'INFn', posture: 'AAA', mode: 'MOBILE', name: '90 mm guns' },
              { ids: ['A11'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: '105 mm howitzers' },
              { ids: ['A12'], subClass: 'AIRn', posture: 'CAS', mode: 'MOBILE', name: 'Corsair' },
            ],
          },
          {
            name: 'Fiji Regiment',
            regions: ['other'],
            stands: [
              {
                ids: ['A13'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'MOBILE',
                bghq: true,
                jungleTrained: true,
                name: 'Fiji company',
              },
              {
                ids: ['A14', 'A15', 'A16', 'A17', 'A18', 'A19'],
                subClass: 'INF-',
                posture: 'INF',
                mode: 'MOBILE',
                jungleTrained: true,
                name: 'Fiji company',
              },
              {
                ids: ['A20'],
                subClass: 'INF-',
                posture: 'INF',
                mode: 'MOBILE',
                jungleTrained: true,
                name: 'Fiji company',
              },
              {
                ids: ['A21'],
                subClass: 'INF-',
                posture: 'REC',
                mode: 'MOBILE',
                jungleTrained: true,
                name: 'Commando scouts',
              },
              { ids: ['A22', 'A23'], subClass: 'INF-', posture: 'LAS', mode: 'MOBILE', name: '3-inch mortars' },
              { ids: ['A24'], subClass: 'ART-', posture: 'OTF', mode: 'STATIC', name: '75 mm pack guns' },
            ],
          },
        ],
      },
      b: {
        name: 'Japanese division, 1944',
        grade: 'GRADE+',
        homeZone: 'Tropical',
        baseEdge: 'north',
        groups: [
          {
            name: 'Infantry regiment',
            stands: [
              { ids: ['B1'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'Infantry' },
              { ids: ['B2', 'B3', 'B4'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Infantry' },
              {
                ids: ['B5', 'B6', 'B7'],
                subClass: 'INF-',
                posture: 'INF',
                mode: 'MOBILE',
                jungleTrained: true,
                name: 'Jungle infantry',
              },
              { ids: ['B8'], subClass: 'INF-', posture: 'REC', mode: 'MOBILE', jungleTrained: true, name: 'Scouts' },
              { ids: ['B9'], subClass: 'INF-', posture: 'LAS', mode: 'MOBILE', name: '81 mm mortars' },
              { ids: ['B10'], subClass: 'INFn', posture: 'ATA', mode: 'MOBILE', name: '47 mm gun' },
              { ids: ['B11'], subClass: 'MBT-', posture: 'ARM', mode: 'MOBILE', name: 'Chi-Ha' },
              { ids: ['B12'], subClass: 'ART-', posture: 'OTF', mode: 'STATIC', name: '75 mm mountain guns' },
            ],
          },
          {
            name: 'Reserve',
            stands: [
              { ids: ['B13'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'Infantry' },
              {
                ids: ['B14', 'B15', 'B16', 'B17', 'B18'],
                subClass: 'INF-',
                posture: 'INF',
                mode: 'MOBILE',
                jungleTrained: true,
                name: 'Jungle infantry',
              },
              { ids: ['B19'], subClass: 'INF-', posture: 'REC', mode: 'MOBILE', jungleTrained: true, name: 'Scouts' },
              { ids: ['B20'], subClass: 'INF-', posture: 'PDA', mode: 'MOBILE', name: '25 mm guns' },
              { ids: ['B21', 'B22'], subClass: 'MBT-', posture: 'ARM', mode: 'FAST', name: 'Ha-Go' },
              { ids: ['B23'], subClass: 'AIR-', posture: 'ASF', mode: 'MOBILE', name: 'Ki-27' },
              { ids: ['B24'], subClass: 'AIR-', posture: 'CAS', mode: 'MOBILE', name: 'Ki-51' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Two trails cross in the jungle. Hold the village in the south-west, reach the one in the north-east.',
      b: 'Two trails cross in the jungle. Hold the village in the north-east, reach the one in the south-west.',
    },
    ending: { kind: 'towns', pieces: ['sw', 'ne'] },
    victory:
      "The book's thresholds. If nobody has lost after turn 12: as 9.3, for the BUA 'sw' and 'ne'; no BG is left out of account.",
  },
};
