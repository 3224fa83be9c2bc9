import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

export const scenario: ScenarioEntry = {
  ...HEADS.bridgehead,
  data: {
    id: 'mbt2020-4-bridgehead',
    title: 'The bridgehead',
    turns: 14,
    table: { width: 36, depth: 48, squareSize: 12 },
    zone: 'Temperate',
    season: 'Spring',
    hour24: 8,
    awc: false,
    gameType: 'attack-defence',
    attacker: 'b',
    pieces: [
      { id: 'town', kind: 'MBUA', x: 15, y: 11, width: 6, depth: 6 },
      { id: 'bua1', kind: 'BUA', x: 16, y: 37, width: 4, depth: 4 },
      { id: 'lfa1', kind: 'LFA', x: 1, y: 13, width: 9, depth: 8 },
      { id: 'wood1', kind: 'wood', x: 27, y: 14, width: 4, depth: 4 },
      { id: 'wood2', kind: 'wood', x: 5, y: 33, width: 4, depth: 4 },
      { id: 'hill1', kind: 'hill', x: 27, y: 34, width: 4, depth: 3 },
    ],
    roads: [['town', 'bua1']],
    river: { course: 'across', agreed: true },
    obstacles: [
      { kind: 'MNF', side: 'a', x: 18, y: 17 },
      { kind: 'MNF', side: 'a', x: 23, y: 17 },
      { kind: 'OBS', side: 'a', x: 16, y: 20 },
      { kind: 'OBS', side: 'a', x: 20, y: 20 },
    ],
    sides: {
      a: {
        name: 'Alliance bridge guard',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'south',
        groups: [
          {
            name: 'Bridge guard',
            stands: [
              { ids: ['A1'], subClass: 'INF+', posture: 'INF', mode: 'STATIC', bghq: true, name: 'Infantry' },
              { ids: ['A2', 'A3', 'A4', 'A5'], subClass: 'INF+', posture: 'INF', mode: 'STATIC', name: 'Infantry' },
              { ids: ['A6', 'A7'], subClass: 'INFn', posture: 'ATM', mode: 'STATIC', name: 'Missile section' },
              { ids: ['A8'], subClass: 'INFn', posture: 'LAS', mode: 'STATIC', name: '120 mm mortars' },
              { ids: ['A9'], subClass: 'INF+', posture: 'REC', mode: 'MOBILE', name: 'Scouts' },
              { ids: ['A10', 'A11'], subClass: 'MBTn', posture: 'ARM', mode: 'STATIC', name: 'Leopard 2 A1, dug in' },
              { ids: ['A12'], subClass: 'ARTn', posture: 'OTF', mode: 'SNS', name: '155 mm guns' },
            ],
          },
        ],
      },
      b: {
        name: 'Eastern division',
        grade: 'GRADE-',
        homeZone: 'Cold',
        baseEdge: 'north',
        groups: [
          {
            name: 'Assault engineers',
            stands: [
              { ids: ['B1'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'Motor rifles' },
              { ids: ['B2', 'B3', 'B4', 'B5'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Motor rifles' },
              { ids: ['B6', 'B7', 'B8'], subClass: 'FE', posture: 'INF', mode: 'MOBILE', name: 'Engineers' },
              { ids: ['B9'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Scouts' },
              { ids: ['B10'], subClass: 'INF-', posture: 'LAS', mode: 'MOBILE', name: '82 mm mortars' },
              { ids: ['B11'], subClass: 'INFn', posture: 'PDA', mode: 'MOBILE', name: 'Flak vehicle' },
              { ids: ['B12'], subClass: 'ARTn', posture: 'OTF', mode: 'SNS', name: '152 mm guns' },
            ],
          },
          {
            name: 'Armour',
            stands: [
              { ids: ['B13'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'T-90' },
              { ids: ['B14', 'B15', 'B16'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'T-90' },
              { ids: ['B17', 'B18'], subClass: 'MBT-', posture: 'ARM', mode: 'FAST', name: 'T-62' },
              { ids: ['B19', 'B20'], subClass: 'INFn', posture: 'INF', mode: 'FAST', name: 'Motor rifles' },
              { ids: ['B21'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Scouts' },
              { ids: ['B22'], subClass: 'INFn', posture: 'PDA', mode: 'MOBILE', name: 'Flak vehicle' },
              { ids: ['B23'], subClass: 'ARTn', posture: 'CBA', mode: 'STATIC', name: '152 mm guns' },
              {
                ids: ['B24'],
                subClass: 'AIRn',
                posture: 'CAS',
                mode: 'MOBILE',
                helicopter: true,
                name: 'Attack helicopters',
              },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'You guard a bridge and the town behind it. Mines and obstructions bar the road, and not every counter that you put down is real: make him look twice.',
      b: 'Force the bridge and take the town behind it. The road is mined and blocked: bring the engineers forward under cover, or bridge the river elsewhere.',
    },
    ending: { kind: 'hold', piece: 'town' },
    victory: "The book's thresholds. If nobody has lost after turn 14: as 9.2, for the MBUA 'town'.",
  },
};
