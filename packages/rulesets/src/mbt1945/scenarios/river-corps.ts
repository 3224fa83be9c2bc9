import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.3. */
export const scenario: ScenarioEntry = {
  ...HEADS.riverCorps,
  data: {
    id: 'mbt1945-3-river-corps',
    title: 'Across the river',
    turns: 14,
    table: { width: 96, depth: 48, squareSize: 16 },
    zone: 'Temperate',
    season: 'Summer',
    hour24: 6,
    awc: false,
    gameType: 'encounter',
    pieces: [
      { id: 'town1', kind: 'MBUA', x: 20, y: 17, width: 6, depth: 6 },
      { id: 'town2', kind: 'MBUA', x: 70, y: 25, width: 6, depth: 6 },
      { id: 'bua1', kind: 'BUA', x: 40, y: 38, width: 5, depth: 4 },
      { id: 'bua2', kind: 'BUA', x: 51, y: 6, width: 5, depth: 4 },
      { id: 'lfa1', kind: 'LFA', x: 2, y: 2, width: 10, depth: 10 },
      { id: 'lfa2', kind: 'LFA', x: 84, y: 36, width: 10, depth: 10 },
      { id: 'high1', kind: 'H', x: 3, y: 36, width: 10, depth: 9 },
      { id: 'high2', kind: 'H', x: 83, y: 3, width: 10, depth: 9 },
      { id: 'hill1', kind: 'hill', x: 36, y: 8, width: 5, depth: 4 },
      { id: 'hill2', kind: 'hill', x: 55, y: 36, width: 5, depth: 4 },
      { id: 'wood1', kind: 'wood', x: 18, y: 6, width: 6, depth: 4 },
      { id: 'wood2', kind: 'wood', x: 72, y: 38, width: 6, depth: 4 },
      { id: 'wood3', kind: 'wood', x: 34, y: 17, width: 5, depth: 4 },
      { id: 'wood4', kind: 'wood', x: 57, y: 27, width: 5, depth: 4 },
    ],
    roads: [
      ['town1', 'bua1'],
      ['town2', 'bua2'],
      ['town1', 'town2'],
    ],
    river: { course: 'across', agreed: true },
    sides: {
      a: {
        name: 'Allied corps',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'south',
        groups: [
          {
            name: '1st Armoured',
            stands: [
              { ids: ['A1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Sherman' },
              { ids: ['A2', 'A3', 'A4'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Sherman' },
              { ids: ['A5', 'A6', 'A7'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', name: 'Churchill VII' },
              { ids: ['A8', 'A9', 'A10'], subClass: 'INF+', posture: 'INF', mode: 'MOBILE', name: 'Motor company' },
              { ids: ['A11'], subClass: 'INF+', posture: 'REC', mode: 'FAST', name: 'Daimler' },
              { ids: ['A12'], subClass: 'INFn', posture: 'PDA', mode: 'STATIC', name: 'Bofors' },
            ],
          },
          {
            name: 'Infantry',
            stands: [
              { ids: ['A13'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'Rifles' },
              {
                ids: ['A14', 'A15', 'A16', 'A17', 'A18', 'A19'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Rifles',
              },
              { ids: ['A20'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Carriers' },
              { ids: ['A21'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: '17-pounder' },
              { ids: ['A22'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '4.2-inch mortars' },
              { ids: ['A23'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Churchill' },
              { ids: ['A24'], subClass: 'INF+', posture: 'AAA', mode: 'STATIC', name: '3.7-inch guns' },
            ],
          },
          {
            name: '2nd Armoured',
            stands: [
              { ids: ['A25'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Sherman' },
              { ids: ['A26', 'A27', 'A28'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Sherman' },
              { ids: ['A29', 'A30', 'A31'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', name: 'Pershing' },
              {
                ids: ['A32', 'A33', 'A34'],
                subClass: 'INF+',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Armoured infantry',
              },
              { ids: ['A35'], subClass: 'INF+', posture: 'REC', mode: 'FAST', name: 'M8' },
              { ids: ['A36'], subClass: 'INF+', posture: 'PDA', mode: 'STATIC', name: 'M16' },
            ],
          },
          {
            name: 'Corps fires',
            stands: [
              { ids: ['A37'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', bghq: true, name: '155 mm' },
              { ids: ['A38', 'A39', 'A40', 'A41'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: '155 mm' },
              { ids: ['A42', 'A43'], subClass: 'ART+', posture: 'OTF', mode: 'STATIC', name: '8-inch' },
              { ids: ['A44', 'A45'], subClass: 'ARTn', posture: 'CBA', mode: 'STATIC', name: 'Long Tom' },
              { ids: ['A46'], subClass: 'AIRn', posture: 'ASF', mode: 'MOBILE', name: 'Spitfire' },
              { ids: ['A47', 'A48'], subClass: 'AIR+', posture: 'CAS', mode: 'MOBILE', name: 'Typhoon' },
            ],
          },
        ],
      },
      b: {
        name: 'German corps',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'north',
        groups: [
          {
            name: '1st Heavy',
            stands: [
              { ids: ['B1'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Tiger I' },
              { ids: ['B2', 'B3'], subClass: 'MBT++', posture: 'ARM', mode: 'MOBILE', name: 'Tiger II' },
              { ids: ['B4', 'B5', 'B6'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Panzer IV H' },
              { ids: ['B7', 'B8', 'B9'], subClass: 'INF+', posture: 'INF', mode: 'MOBILE', name: 'Panzergrenadiere' },
              { ids: ['B10'], subClass: 'INF+', posture: 'REC', mode: 'FAST', name: 'Sd.Kfz 234' },
              { ids: ['B11'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: 'Pak 43' },
              { ids: ['B12'], subClass: 'INF+', posture: 'PDA', mode: 'STATIC', name: 'Flakvierling' },
            ],
          },
          {
            name: 'Infantry',
            stands: [
              { ids: ['B13'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'Grenadiere' },
              {
                ids: ['B14', 'B15', 'B16', 'B17', 'B18', 'B19'],
                subClass: 'INFn',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Grenadiere',
              },
              { ids: ['B20'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Kübelwagen' },
              { ids: ['B21'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: 'Pak 40' },
              { ids: ['B22'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '12 cm mortars' },
              { ids: ['B23'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'StuG III' },
              { ids: ['B24'], subClass: 'INFn', posture: 'AAA', mode: 'STATIC', name: '8.8 cm Flak' },
            ],
          },
          {
            name: '2nd Heavy',
            stands: [
              { ids: ['B25'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Panther' },
              { ids: ['B26', 'B27'], subClass: 'MBT++', posture: 'ARM', mode: 'MOBILE', name: 'Jagdpanther' },
              { ids: ['B28', 'B29', 'B30'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Panzer IV H' },
              {
                ids: ['B31', 'B32', 'B33'],
                subClass: 'INF+',
                posture: 'INF',
                mode: 'MOBILE',
                name: 'Panzergrenadiere',
              },
              { ids: ['B34'], subClass: 'INF+', posture: 'REC', mode: 'FAST', name: 'Sd.Kfz 234' },
              { ids: ['B35'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: 'Pak 43' },
              { ids: ['B36'], subClass: 'INF+', posture: 'PDA', mode: 'STATIC', name: 'Flakvierling' },
            ],
          },
          {
            name: 'Corps fires',
            stands: [
              { ids: ['B37'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', bghq: true, name: '15 cm howitzers' },
              {
                ids: ['B38', 'B39', 'B40', 'B41'],
                subClass: 'ARTn',
                posture: 'OTF',
                mode: 'STATIC',
                name: '15 cm howitzers',
              },
              { ids: ['B42', 'B43'], subClass: 'ART+', posture: 'OTF', mode: 'STATIC', name: '21 cm howitzers' },
              { ids: ['B44', 'B45'], subClass: 'ARTn', posture: 'CBA', mode: 'STATIC', name: '10 cm guns' },
              { ids: ['B46', 'B47'], subClass: 'AIR+', posture: 'ASF', mode: 'MOBILE', name: 'Me 262' },
              { ids: ['B48'], subClass: 'AIRn', posture: 'CAS', mode: 'MOBILE', name: 'Fw 190' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Two corps fight for two towns and the bridges between them. His tanks are heavier: break them with guns and aircraft first. A town beyond the river counts double.',
      b: 'Two corps fight for two towns and the bridges between them. Your tanks are the heavier ones: watch the sky, hold the bridges, and cross where he is thin.',
    },
    ending: { kind: 'towns', pieces: ['town1', 'town2'], leaveOut: ['Corps fires'] },
    victory:
      "The book's thresholds, but the off-table BG 'Corps fires' of either side is left out of account: a side has lost when its other BGs are all Fragile. If nobody has lost after turn 14, each side scores 2 for the MBUA in the enemy half and 1 for the MBUA in its own half if it alone has ground stands of BGs that are not Fragile with their centre in it, and 1 for each Fragile BG of the enemy; higher score wins; if equal, fewer Broken stands; else a draw.",
  },
};
