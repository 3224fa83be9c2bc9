import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** S-6: an attack before dawn on a dug-in line behind obstacles. */
// biome-ignore format: a piece of ground a line
export const scenario: ScenarioEntry = {
  ...HEADS.theWells,
  data: {
    id: HEADS.theWells.id,
    title: 'The wells, October 1942',
    options: HEADS.theWells.options,
    limit: 14,
    table: { width: 9000, depth: 6000, zones: 2000 },
    zone: 'Desert',
    season: 'Autumn',
    minutes: 300,
    defender: 'b',
    obstacles: { most: 6, each: 3 },
    features: [
      { id: 'south-ridge', name: 'south ridge', kind: 'H', from: [400, 700], to: [2300, 2450] },
      { id: 'long-ridge', name: 'long ridge', kind: 'H', from: [3200, 3450], to: [5600, 4900] },
      { id: 'the-wells', name: 'wells', kind: 'BUA', from: [4100, 2500], to: [4600, 2900] },
      { id: 'white-mosque', name: 'white mosque', kind: 'BUA', from: [1500, 4400], to: [1900, 4800] },
      { id: 'halt', name: 'halt', kind: 'BUA', from: [7200, 2800], to: [7700, 3200] },
      { id: 'point-28', name: 'point 28', kind: 'hill', from: [5600, 1700], to: [6300, 2300] },
      { id: 'point-33', name: 'point 33', kind: 'hill', from: [1300, 3200], to: [1900, 3700] },
      { id: 'the-tell', name: 'the tell', kind: 'hill', from: [7700, 4300], to: [8300, 4900] },
    ],
    roads: [
      [[4350, 0], [4350, 6000]],
      [[4350, 2700], [7450, 3000], [9000, 3000]],
      [[1700, 4600], [4350, 2700]],
    ],
    first: 'a',
    objective: 'the-wells',
    sides: {
      a: {
        name: 'British',
        groups: [
          { id: 'A1', list: 'WW2-HL-43', changes: [{ stands: [1, 12], grade: 'C' }] },
          { id: 'A2', list: 'WW2-HL-44', changes: [{ stands: [1, 12], grade: 'C' }] },
          { id: 'A3', list: 'WW2-HL-45' },
        ],
      },
      b: {
        name: 'Germans and Italians',
        groups: [
          { id: 'B1', list: 'WW2-HL-32', changes: [{ stands: [1, 10], dugIn: true }] },
          { id: 'B2', list: 'WW2-HL-48' },
          { id: 'B3', list: 'WW2-HL-42' },
        ],
      },
    },
    briefing: {
      a: 'Go forward in the last hour of the night, light the wells up, and be through the obstacles before the sun is on you.',
      b: 'Your infantry is dug in. Place six obstacles, keep what they are to yourself, and bring the tanks up where they are needed.',
    },
  },
};
