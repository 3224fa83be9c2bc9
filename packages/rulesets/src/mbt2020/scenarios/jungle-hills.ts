import type { ScenarioEntry } from '@umpire/engine';
import { JUNGLE } from '../../common/mbt/scenarios/jungle.js';
import { HEADS } from './heads.js';

export const scenario: ScenarioEntry = {
  ...HEADS.jungleHills,
  data: {
    id: 'mbt2020-6-jungle-hills',
    title: 'Jungle hills',
    ...JUNGLE,
    season: 'Summer',
    hour24: 7,
    sides: {
      a: {
        name: 'Vietnamese division',
        grade: 'GRADE-',
        homeZone: 'Tropical',
        baseEdge: 'south',
        groups: [
          {
            name: 'Jungle regiment',
            stands: [
              {
                ids: ['A1'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'MOBILE',
                bghq: true,
                jungleTrained: true,
                name: 'Infantry',
              },
              {
                ids: ['A2', 'A3'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'MOBILE',
                jungleTrained: true,
                name: 'Infantry',
              },
              {
                ids: ['A4', 'A5', 'A6', 'A7'],
                subClass: 'INF-',
                posture: 'INF',
                mode: 'MOBILE',
                jungleTrained: true,
                name: 'Jungle infantry',
              },
              { ids: ['A8'], subClass: 'INF-', posture: 'REC', mode: 'MOBILE', jungleTrained: true, name: 'Scouts' },
              { ids: ['A9'], subClass: 'INF-', posture: 'LAS', mode: 'MOBILE', name: '81 mm mortars' },
              { ids: ['A10'], subClass: 'INFn', posture: 'ATM', mode: 'STATIC', name: 'Missile section' },
              { ids: ['A11'], subClass: 'INF-', posture: 'PDA', mode: 'STATIC', name: 'Flak guns' },
              { ids: ['A12'], subClass: 'ART-', posture: 'OTF', mode: 'STATIC', name: '122 mm guns' },
            ],
          },
          {
            name: 'Tank battalion',
            stands: [
              { ids: ['A13'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'T-90' },
              { ids: ['A14', 'A15', 'A16'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'T-90' },
              { ids: ['A17', 'A18', 'A19', 'A20'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Infantry' },
              { ids: ['A21'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Scouts' },
              { ids: ['A22'], subClass: 'INFn', posture: 'PDA', mode: 'MOBILE', name: 'Flak vehicle' },
              { ids: ['A23'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: '130 mm guns' },
              { ids: ['A24'], subClass: 'AIR-', posture: 'CAS', mode: 'MOBILE', name: 'Mig-27' },
            ],
          },
        ],
      },
      b: {
        name: 'Indian division',
        grade: 'GRADE-',
        homeZone: 'Tropical',
        baseEdge: 'north',
        groups: [
          {
            name: 'Mountain brigade',
            stands: [
              {
                ids: ['B1'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'MOBILE',
                bghq: true,
                jungleTrained: true,
                name: 'Infantry',
              },
              { ids: ['B2', 'B3'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Infantry' },
              {
                ids: ['B4', 'B5', 'B6', 'B7'],
                subClass: 'INF-',
                posture: 'INF',
                mode: 'MOBILE',
                jungleTrained: true,
                name: 'Jungle infantry',
              },
              { ids: ['B8'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Scouts' },
              { ids: ['B9'], subClass: 'INF-', posture: 'LAS', mode: 'MOBILE', name: '81 mm mortars' },
              { ids: ['B10'], subClass: 'INFn', posture: 'ATM', mode: 'MOBILE', name: 'Missile section' },
              { ids: ['B11'], subClass: 'ARTn', posture: 'OTF', mode: 'SNS', name: '155 mm guns' },
              {
                ids: ['B12'],
                subClass: 'AIR-',
                posture: 'CAS',
                mode: 'MOBILE',
                helicopter: true,
                name: 'Gunship helicopters',
              },
            ],
          },
          {
            name: 'Tank regiment',
            stands: [
              { ids: ['B13'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'T-90' },
              { ids: ['B14'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'T-90' },
              { ids: ['B15', 'B16'], subClass: 'MBT-', posture: 'ARM', mode: 'MOBILE', name: 'T-55' },
              { ids: ['B17', 'B18', 'B19'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Infantry' },
              { ids: ['B20'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Scouts' },
              { ids: ['B21'], subClass: 'INFn', posture: 'PDA', mode: 'MOBILE', name: 'Flak vehicle' },
              { ids: ['B22'], subClass: 'ARTn', posture: 'OTF', mode: 'SNS', name: '155 mm guns' },
              {
                ids: ['B23'],
                subClass: 'AIRn',
                posture: 'CAS',
                mode: 'MOBILE',
                helicopter: true,
                name: 'Attack helicopters',
              },
              { ids: ['B24'], subClass: 'AIR-', posture: 'ASF', mode: 'MOBILE', name: 'Phantom' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Two roads cross in the jungle, a village at either end. Your men know the jungle; his helicopters do not need the roads.',
      b: 'Two roads cross in the jungle, a village at either end. Use the roads and the helicopters, and beware of what waits among the trees.',
    },
    ending: { kind: 'towns', pieces: ['sw', 'ne'] },
    victory: "The book's thresholds. If nobody has lost after turn 12: as 9.3, for the BUA 'sw' and 'ne'.",
  },
};
