import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.2. */
export const scenario: ScenarioEntry = {
  ...HEADS.steppeTown,
  data: {
    id: 'mbt1945-2-steppe-town',
    title: 'The town on the steppe',
    turns: 14,
    table: { width: 60, depth: 48, squareSize: 12 },
    zone: 'Steppe',
    season: 'Summer',
    hour24: 8,
    awc: false,
    gameType: 'attack-defence',
    attacker: 'b',
    pieces: [
      { id: 'lfa1', kind: 'LFA', x: 1, y: 14, width: 9, depth: 8 },
      { id: 'high1', kind: 'H', x: 49, y: 26, width: 10, depth: 8 },
      { id: 'town', kind: 'MBUA', x: 27, y: 12, width: 6, depth: 6 },
      { id: 'bua1', kind: 'BUA', x: 14, y: 6, width: 4, depth: 4 },
      { id: 'bua2', kind: 'BUA', x: 41, y: 7, width: 4, depth: 4 },
      { id: 'wood1', kind: 'wood', x: 15, y: 38, width: 5, depth: 4 },
      { id: 'wood2', kind: 'wood', x: 39, y: 17, width: 5, depth: 5 },
      { id: 'hill1', kind: 'hill', x: 28, y: 6, width: 5, depth: 4 },
      { id: 'hill2', kind: 'hill', x: 14, y: 16, width: 5, depth: 4 },
      { id: 'wood3', kind: 'wood', x: 38, y: 27, width: 6, depth: 4 },
      { id: 'hill3', kind: 'hill', x: 29, y: 39, width: 5, depth: 4 },
    ],
    roads: [
      ['town', 'bua1'],
      ['town', 'bua2'],
    ],
    river: null,
    sides: {
      a: {
        name: 'German battle groups',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'south',
        groups: [
          {
            name: 'Grenadiers',
            stands: [
              { ids: ['A1'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', bghq: true, name: 'Grenadiere' },
              {
                ids: ['A2', 'A3', 'A4', 'A5', 'A6'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'STATIC',
                name: 'Grenadiere',
              },
              { ids: ['A7', 'A8'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: 'Pak 40' },
              { ids: ['A9'], subClass: 'INFn', posture: 'LAS', mode: 'STATIC', name: '12 cm mortars' },
              { ids: ['A10'], subClass: 'INFn', posture: 'REC', mode: 'MOBILE', name: 'Radfahrer' },
              { ids: ['A11'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'StuG III' },
              { ids: ['A12'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: 'leFH 18' },
            ],
          },
          {
            name: 'Heavy group',
            stands: [
              { ids: ['A13'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Tiger I' },
              { ids: ['A14', 'A15'], subClass: 'MBT++', posture: 'ARM', mode: 'MOBILE', name: 'Tiger II' },
              { ids: ['A16', 'A17', 'A18'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Panzer IV H' },
              {
                ids: ['A19', 'A20', 'A21'],
                subClass: 'INF+',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Panzergrenadiere',
              },
              { ids: ['A22'], subClass: 'INF+', posture: 'REC', mode: 'FAST', name: 'Sd.Kfz 234' },
              { ids: ['A23'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: 'Pak 43' },
              { ids: ['A24'], subClass: 'INFn', posture: 'PDA', mode: 'STATIC', name: 'Flakvierling' },
            ],
          },
        ],
      },
      b: {
        name: 'Soviet corps',
        grade: 'GRADE-',
        homeZone: 'Steppe',
        baseEdge: 'north',
        groups: [
          {
            name: '1st Guards Tank',
            stands: [
              { ids: ['B1'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'IS-2' },
              { ids: ['B2', 'B3', 'B4'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', name: 'IS-2' },
              { ids: ['B5', 'B6', 'B7'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'T-34/85' },
              {
                ids: ['B8', 'B9', 'B10'],
                subClass: 'INF+',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Guards motor rifles',
              },
              { ids: ['B11'], subClass: 'INF+', posture: 'REC', mode: 'FAST', name: 'M3 scout cars' },
              { ids: ['B12'], subClass: 'INFn', posture: 'PDA', mode: 'STATIC', name: '37 mm guns' },
            ],
          },
          {
            name: 'Guards Rifle',
            stands: [
              { ids: ['B13'], subClass: 'INF+', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'Guards rifles' },
              {
                ids: ['B14', 'B15', 'B16', 'B17', 'B18'],
                subClass: 'INF+',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Guards rifles',
              },
              { ids: ['B19'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', name: 'ISU-152' },
              { ids: ['B20'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'BA-64' },
              { ids: ['B21'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '120 mm mortars' },
              { ids: ['B22', 'B23', 'B24'], subClass: 'ART+', posture: 'OTF', mode: 'STATIC', name: '203 mm and M-31' },
            ],
          },
          {
            name: '2nd Guards Tank',
            stands: [
              { ids: ['B25'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'IS-2' },
              { ids: ['B26', 'B27', 'B28'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', name: 'IS-2' },
              { ids: ['B29', 'B30', 'B31'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'T-34/85' },
              {
                ids: ['B32', 'B33', 'B34'],
                subClass: 'INF+',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Guards motor rifles',
              },
              { ids: ['B35'], subClass: 'INF+', posture: 'REC', mode: 'FAST', name: 'M3 scout cars' },
              { ids: ['B36'], subClass: 'INFn', posture: 'PDA', mode: 'STATIC', name: '37 mm guns' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Your grenadiers hold the town against a whole corps. Their guns cannot move; the Tigers behind them can: bring them to where he breaks in, with infantry beside them.',
      b: 'Take the town. You have the numbers, he has the better troops: strike with the heavy tanks, pin with the guns, and never send tanks without infantry.',
    },
    ending: { kind: 'hold', piece: 'town' },
    victory:
      "The book's thresholds. If nobody has lost after turn 14: the attacker wins if more of his ground stands than of the defender's have their centre in the MBUA 'town', stands of Fragile BGs not counted; otherwise the defender wins.",
  },
};
