import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.4: night to dusk in bad weather, engineers, mines. */
export const scenario: ScenarioEntry = {
  ...HEADS.winterLine,
  data: {
    id: 'mbt1945-4-winter-line',
    title: 'The line in the snow',
    turns: 12,
    table: { width: 36, depth: 48, squareSize: 12 },
    zone: 'Cold',
    season: 'Winter',
    hour24: 5,
    awc: true,
    gameType: 'attack-defence',
    attacker: 'b',
    fragileAt: { pinnedOrShaken: 4, broken: 2 },
    pieces: [
      { id: 'town', kind: 'MBUA', x: 15, y: 10, width: 6, depth: 6 },
      { id: 'bua1', kind: 'BUA', x: 5, y: 13, width: 4, depth: 4 },
      { id: 'bua2', kind: 'BUA', x: 27, y: 12.5, width: 4, depth: 4 },
      { id: 'lfa1', kind: 'LFA', x: 1, y: 24, width: 9, depth: 8 },
      { id: 'lfa2', kind: 'LFA', x: 26, y: 24, width: 9, depth: 8 },
      { id: 'high1', kind: 'H', x: 14, y: 26, width: 8, depth: 6 },
      { id: 'hill1', kind: 'hill', x: 16, y: 19.5, width: 4, depth: 3 },
      { id: 'wood1', kind: 'wood', x: 12.5, y: 38, width: 4, depth: 4 },
      { id: 'wood2', kind: 'wood', x: 25, y: 39, width: 4, depth: 4 },
    ],
    roads: [
      ['town', 'bua1'],
      ['town', 'bua2'],
    ],
    river: null,
    obstacles: [
      { kind: 'MNF', side: 'a', x: 12.5, y: 17 },
      { kind: 'MNF', side: 'a', x: 23.5, y: 17 },
      { kind: 'OBS', side: 'a', x: 18, y: 18 },
      { kind: 'OBS', side: 'a', x: 12, y: 21 },
    ],
    sides: {
      a: {
        name: 'German Kampfgruppe, 1942',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'south',
        groups: [
          {
            name: 'Kampfgruppe',
            stands: [
              { ids: ['A1'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', bghq: true, name: 'Grenadiers' },
              { ids: ['A2', 'A3', 'A4', 'A5'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', name: 'Grenadiers' },
              { ids: ['A6', 'A7'], subClass: 'INF-', posture: 'INF', mode: 'STATIC', name: 'Alarm company' },
              { ids: ['A8'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: 'Pak 38' },
              { ids: ['A9'], subClass: 'INF-', posture: 'LAS', mode: 'STATIC', name: '8 cm mortars' },
              { ids: ['A10'], subClass: 'MBT-', posture: 'ARM', mode: 'STATIC', name: 'Panzer III G, dug in' },
              { ids: ['A11'], subClass: 'INF-', posture: 'REC', mode: 'MOBILE', name: 'Ski patrol' },
              { ids: ['A12'], subClass: 'ART-', posture: 'OTF', mode: 'STATIC', name: '7.5 cm field guns' },
            ],
          },
        ],
      },
      b: {
        name: 'Soviet shock army, 1942',
        grade: 'GRADE-',
        homeZone: 'Cold',
        baseEdge: 'north',
        groups: [
          {
            name: 'Rifle',
            stands: [
              { ids: ['B1'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', bghq: true, name: 'Rifles' },
              { ids: ['B2', 'B3', 'B4', 'B5', 'B6'], subClass: 'INF-', posture: 'INF', mode: 'MOBILE', name: 'Rifles' },
              { ids: ['B7', 'B8'], subClass: 'CFE', posture: 'INF', mode: 'MOBILE', name: 'Sappers' },
              { ids: ['B9'], subClass: 'INF-', posture: 'REC', mode: 'MOBILE', name: 'Scouts on skis' },
              { ids: ['B10'], subClass: 'INF-', posture: 'LAS', mode: 'MOBILE', name: '82 mm mortars' },
              { ids: ['B11'], subClass: 'INFn', posture: 'ATA', mode: 'MOBILE', name: 'ZiS-3' },
              { ids: ['B12'], subClass: 'ARTn', posture: 'OTF', mode: 'STATIC', name: '122 mm howitzers' },
            ],
          },
          {
            name: 'Tank',
            stands: [
              { ids: ['B13'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'T-34' },
              { ids: ['B14', 'B15', 'B16'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'T-34' },
              { ids: ['B17', 'B18'], subClass: 'MBTn', posture: 'ARM', mode: 'FAST', name: 'T-34 with riders' },
              { ids: ['B19', 'B20'], subClass: 'MBT-', posture: 'ARM', mode: 'MOBILE', name: 'T-60' },
              { ids: ['B21', 'B22'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Motor rifles' },
              { ids: ['B23'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'BA-10' },
              { ids: ['B24'], subClass: 'INFn', posture: 'PDA', mode: 'MOBILE', name: '37 mm guns' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Hold the town until it grows dark again. Your men are worn out: two platoons lost and the line gives way. Your mines and obstructions are laid; nobody can see far before it is light.',
      b: 'Break the line before dusk; it is thin, and so is your own patience: neither side bears much. Your sappers clear the way; bring the guns up and set them.',
    },
    ending: { kind: 'hold', piece: 'town' },
    victory:
      "Fragile at 4 Pinned or Shaken or 2 Broken. If nobody has lost after turn 12: as 9.2, for the MBUA 'town'.",
  },
};
