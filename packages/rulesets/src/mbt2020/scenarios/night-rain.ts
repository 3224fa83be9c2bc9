import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

export const scenario: ScenarioEntry = {
  ...HEADS.nightRain,
  data: {
    id: 'mbt2020-5-night-rain',
    title: 'Rain at night',
    turns: 10,
    table: { width: 48, depth: 48, squareSize: 12 },
    zone: 'Temperate',
    season: 'Autumn',
    hour24: 21,
    awc: true,
    gameType: 'attack-defence',
    attacker: 'b',
    pieces: [
      { id: 'station', kind: 'MBUA', x: 21, y: 21.5, width: 6, depth: 5 },
      { id: 'bua1', kind: 'BUA', x: 7, y: 8, width: 4, depth: 4 },
      { id: 'bua2', kind: 'BUA', x: 37, y: 8, width: 4, depth: 4 },
      { id: 'bua3', kind: 'BUA', x: 22, y: 38, width: 4, depth: 4 },
      { id: 'lfa1', kind: 'LFA', x: 1, y: 25, width: 9, depth: 9 },
      { id: 'lfa2', kind: 'LFA', x: 38, y: 25, width: 9, depth: 9 },
      { id: 'high1', kind: 'H', x: 28, y: 28, width: 7.5, depth: 7.5 },
      { id: 'wood1', kind: 'wood', x: 15, y: 39, width: 4, depth: 4 },
      { id: 'wood2', kind: 'wood', x: 31, y: 38, width: 4, depth: 4 },
    ],
    roads: [
      ['station', 'bua1'],
      ['station', 'bua2'],
      ['station', 'bua3'],
    ],
    river: null,
    sides: {
      a: {
        name: 'Alliance brigade',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'south',
        groups: [
          {
            name: 'Garrison',
            stands: [
              { ids: ['A1'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', bghq: true, name: 'Marder platoon' },
              {
                ids: ['A2', 'A3', 'A4', 'A5'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'STATIC',
                name: 'Marder platoon',
              },
              { ids: ['A6', 'A7'], subClass: 'INFn', posture: 'ATM', mode: 'STATIC', name: 'Milan section' },
              { ids: ['A8'], subClass: 'INFn', posture: 'LAS', mode: 'STATIC', name: '120 mm mortars' },
              { ids: ['A9'], subClass: 'INFn', posture: 'REC', mode: 'MOBILE', name: 'Scouts' },
              { ids: ['A10'], subClass: 'INFn', posture: 'ADA', mode: 'STATIC', name: 'Hawk section' },
              { ids: ['A11'], subClass: 'INFn', posture: 'PDA', mode: 'STATIC', name: 'Stinger section' },
              { ids: ['A12'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: 'M109 battery' },
            ],
          },
          {
            name: 'Reserve',
            stands: [
              { ids: ['A13'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Leopard 2 A1' },
              { ids: ['A14', 'A15', 'A16'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Leopard 2 A1' },
              { ids: ['A17', 'A18', 'A19'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Marder platoon' },
              { ids: ['A20'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Scouts' },
              { ids: ['A21'], subClass: 'INFn', posture: 'ADA', mode: 'MOBILE', name: 'Hawk section' },
              { ids: ['A22'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: 'M109 battery' },
              { ids: ['A23'], subClass: 'ARTn', posture: 'CBA', mode: 'STATIC', name: 'M109 battery' },
              { ids: ['A24'], subClass: 'AIRn', posture: 'ASF', mode: 'MOBILE', name: 'F-16 flight' },
            ],
          },
        ],
      },
      b: {
        name: 'Northern division',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'north',
        groups: [
          {
            name: 'Night infantry',
            stands: [
              { ids: ['B1'], subClass: 'INF+', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'CV90 platoon' },
              { ids: ['B2', 'B3', 'B4'], subClass: 'INF+', posture: 'INF', mode: 'MOBILE', name: 'CV90 platoon' },
              { ids: ['B5', 'B6', 'B7'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'M113 platoon' },
              { ids: ['B8'], subClass: 'INF+', posture: 'REC', mode: 'FAST', name: 'Scouts' },
              { ids: ['B9'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '120 mm mortars' },
              { ids: ['B10', 'B11'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Leopard 2 A1' },
              { ids: ['B12'], subClass: 'ARTn', posture: 'OTF', mode: 'SNS', name: 'M109 battery' },
            ],
          },
          {
            name: 'Support group',
            stands: [
              { ids: ['B13'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'M1 Abrams' },
              { ids: ['B14', 'B15', 'B16'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'M1 Abrams' },
              { ids: ['B17', 'B18', 'B19'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'M113 platoon' },
              { ids: ['B20'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Scouts' },
              { ids: ['B21'], subClass: 'INFn', posture: 'PDA', mode: 'MOBILE', name: 'Stinger section' },
              { ids: ['B22'], subClass: 'ARTn', posture: 'OTF', mode: 'SNS', name: 'M109 battery' },
              { ids: ['B23'], subClass: 'AIRn', posture: 'ECM', mode: 'MOBILE', name: 'EW flight' },
              { ids: ['B24'], subClass: 'AIR-', posture: 'ASF', mode: 'MOBILE', name: 'Phantom flight' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Hold the railway station through the night. In darkness nobody strikes far: whoever throws light on the enemy, strikes first.',
      b: 'Take the railway station by night and in rain. Bring light before you bring tanks, and keep the infantry close to them.',
    },
    ending: { kind: 'hold', piece: 'station' },
    victory: "The book's thresholds. If nobody has lost after turn 10: as 9.2, for the MBUA 'station'.",
  },
};
