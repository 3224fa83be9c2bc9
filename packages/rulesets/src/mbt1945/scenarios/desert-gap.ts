import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.6: altitude, heavy bombers. */
export const scenario: ScenarioEntry = {
  ...HEADS.desertGap,
  data: {
    id: 'mbt1945-6-desert-gap',
    title: 'The gap in the desert',
    turns: 10,
    table: { width: 48, depth: 48, squareSize: 12 },
    zone: 'Desert',
    season: 'Spring',
    hour24: 17,
    awc: false,
    gameType: 'attack-defence',
    attacker: 'a',
    pieces: [
      { id: 'oasis', kind: 'BUA', x: 26, y: 32, width: 4, depth: 4 },
      { id: 'bua1', kind: 'BUA', x: 10, y: 6, width: 4, depth: 4 },
      { id: 'high1', kind: 'H', x: 1, y: 25, width: 9, depth: 9 },
      { id: 'high2', kind: 'H', x: 38, y: 25, width: 9, depth: 9 },
      { id: 'high3', kind: 'H', x: 14, y: 14, width: 8, depth: 7 },
      { id: 'hill1', kind: 'hill', x: 16, y: 39, width: 4, depth: 3 },
      { id: 'hill2', kind: 'hill', x: 31, y: 15, width: 4, depth: 3 },
    ],
    roads: [['oasis', 'bua1']],
    river: null,
    sides: {
      a: {
        name: 'British corps, Tunisia 1943',
        grade: 'GRADE+',
        homeZone: 'Desert',
        baseEdge: 'south',
        groups: [
          {
            name: 'Armoured brigade',
            stands: [
              { ids: ['A1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Sherman' },
              { ids: ['A2', 'A3'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Sherman' },
              { ids: ['A4', 'A5'], subClass: 'MBTn', posture: 'ARM', mode: 'FAST', name: 'Sherman' },
              { ids: ['A6', 'A7'], subClass: 'MBT-', posture: 'ARM', mode: 'FAST', name: 'Crusader' },
              { ids: ['A8', 'A9'], subClass: 'INF+', posture: 'INF', mode: 'MOBILE', name: 'Motor company' },
              { ids: ['A10'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Humber' },
              { ids: ['A11'], subClass: 'INFn', posture: 'ATA', mode: 'MOBILE', name: '6-pounder' },
              { ids: ['A12'], subClass: 'INFn', posture: 'PDA', mode: 'MOBILE', name: 'Bofors' },
            ],
          },
          {
            name: 'Fires and air',
            stands: [
              { ids: ['A13'], subClass: 'ART-', posture: 'OTF', mode: 'STATIC', bghq: true, name: '25-pounders' },
              {
                ids: ['A14', 'A15', 'A16', 'A17'],
                subClass: 'ART-',
                posture: 'OTF',
                mode: 'STATIC',
                name: '25-pounders',
              },
              { ids: ['A18'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: '5.5-inch guns' },
              { ids: ['A19'], subClass: 'ARTn', posture: 'CBA', mode: 'STATIC', name: '4.5-inch guns' },
              { ids: ['A20'], subClass: 'AIR+', posture: 'ASF', mode: 'MOBILE', name: 'Spitfire IX' },
              { ids: ['A21', 'A22'], subClass: 'AIRn', posture: 'CAS', mode: 'MOBILE', name: 'Kittyhawk' },
              { ids: ['A23', 'A24'], subClass: 'AIRn', posture: 'HBR', mode: 'MOBILE', name: 'Wellington' },
            ],
          },
        ],
      },
      b: {
        name: 'Axis rearguard, Tunisia 1943',
        grade: 'GRADE+',
        homeZone: 'Desert',
        baseEdge: 'north',
        groups: [
          {
            name: 'Italian line',
            stands: [
              { ids: ['B1'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', bghq: true, name: 'Bersaglieri' },
              { ids: ['B2', 'B3', 'B4', 'B5'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', name: 'Fanteria' },
              { ids: ['B6', 'B7'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: '47/32 gun' },
              { ids: ['B8', 'B9'], subClass: 'MBT-', posture: 'ARM', mode: 'STATIC', name: 'M14/41, dug in' },
              { ids: ['B10'], subClass: 'INF-', posture: 'LAS', mode: 'STATIC', name: '81 mm mortars' },
              { ids: ['B11'], subClass: 'INFn', posture: 'REC', mode: 'MOBILE', name: 'AB 41' },
              { ids: ['B12'], subClass: 'ART-', posture: 'OTF', mode: 'STATIC', name: '75/27 guns' },
            ],
          },
          {
            name: 'Afrika Korps',
            stands: [
              { ids: ['B13'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Panzer III L' },
              { ids: ['B14', 'B15'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Panzer III L' },
              { ids: ['B16'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Panzer IV F2' },
              { ids: ['B17'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', name: 'Tiger I' },
              { ids: ['B18', 'B19'], subClass: 'INFn', posture: 'INF', mode: 'FAST', name: 'Panzergrenadiers' },
              { ids: ['B20'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Sd.Kfz 222' },
              { ids: ['B21'], subClass: 'INFn', posture: 'ATA', mode: 'MOBILE', name: '8.8 cm Flak' },
              { ids: ['B22'], subClass: 'INFn', posture: 'AAA', mode: 'STATIC', name: '8.8 cm Flak' },
              { ids: ['B23'], subClass: 'AIRn', posture: 'ASF', mode: 'MOBILE', name: 'Me 109' },
              { ids: ['B24'], subClass: 'AIR-', posture: 'CAS', mode: 'MOBILE', name: 'Ju 87' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Force the gap at dusk, behind the bombers, and be in the oasis when it is night.',
      b: 'Keep them out of the oasis. Your guns reach high, theirs low: mind at what height they come.',
    },
    ending: { kind: 'hold', piece: 'oasis' },
    victory: "The book's thresholds (MBT45-R-166). If nobody has lost after turn 10: as 9.2, for the BUA 'oasis'.",
  },
};
