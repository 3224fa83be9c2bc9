import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** S-3: a corps attack at first light, with artillery off the table, smoke and a flight on each side. */
// biome-ignore format: a piece of ground a line
export const scenario: ScenarioEntry = {
  ...HEADS.southOfTheRidge,
  data: {
    id: HEADS.southOfTheRidge.id,
    title: 'South of the ridge, August 1944',
    options: HEADS.southOfTheRidge.options,
    limit: 15,
    table: { width: 18000, depth: 12000, zones: 2000 },
    zone: 'Temperate',
    season: 'Summer',
    minutes: 300,
    features: [
      { id: 'ridge-west', name: 'ridge west', kind: 'H', from: [3400, 6300], to: [5800, 8200] },
      { id: 'ridge-east', name: 'ridge east', kind: 'H', from: [9600, 6400], to: [11800, 8400] },
      { id: 'great-wood', name: 'great wood', kind: 'LFA', from: [12300, 3400], to: [14700, 5400] },
      { id: 'abbey-wood', name: 'abbey wood', kind: 'LFA', from: [400, 9200], to: [2700, 11200] },
      { id: 'factory-town', name: 'factory town', kind: 'MBUA', from: [6400, 4800], to: [7900, 6000] },
      { id: 'saint-aubert', name: 'Saint-Aubert', kind: 'BUA', from: [1900, 4300], to: [2500, 4900] },
      { id: 'le-mesnil', name: 'Le Mesnil', kind: 'BUA', from: [4200, 4500], to: [4800, 5000] },
      { id: 'la-haie', name: 'La Haie', kind: 'BUA', from: [8700, 3600], to: [9200, 4100] },
      { id: 'vimont', name: 'Vimont', kind: 'BUA', from: [11000, 4500], to: [11600, 5100] },
      { id: 'cintheau', name: 'Cintheau', kind: 'BUA', from: [8400, 9000], to: [9000, 9600] },
      { id: 'urville', name: 'Urville', kind: 'BUA', from: [4600, 9300], to: [5200, 9800] },
      { id: 'bray', name: 'Bray', kind: 'BUA', from: [13200, 8600], to: [13800, 9100] },
      { id: 'airan', name: 'Airan', kind: 'BUA', from: [15800, 6000], to: [16400, 6500] },
      { id: 'point-62', name: 'point 62', kind: 'hill', from: [2700, 2700], to: [3400, 3300] },
      { id: 'point-71', name: 'point 71', kind: 'hill', from: [9900, 2600], to: [10600, 3200] },
      { id: 'point-88', name: 'point 88', kind: 'hill', from: [7000, 7600], to: [7700, 8200] },
      { id: 'point-90', name: 'point 90', kind: 'hill', from: [15000, 8200], to: [15700, 8800] },
      { id: 'wood-1', name: 'wood 1', kind: 'wood', from: [1000, 6000], to: [1600, 6600] },
      { id: 'wood-2', name: 'wood 2', kind: 'wood', from: [6200, 2900], to: [6800, 3500] },
      { id: 'wood-3', name: 'wood 3', kind: 'wood', from: [15800, 3200], to: [16400, 3800] },
      { id: 'wood-4', name: 'wood 4', kind: 'wood', from: [6200, 10000], to: [6900, 10600] },
      { id: 'wood-5', name: 'wood 5', kind: 'wood', from: [11000, 9800], to: [11700, 10400] },
    ],
    roads: [
      [[7150, 0], [7150, 6000], [8700, 9300], [8700, 12000]],
      [[2200, 0], [2200, 4600], [4500, 4750], [7150, 5400]],
      [[7150, 5400], [8950, 3850], [11300, 4800], [16100, 6250], [18000, 6250]],
      [[4900, 12000], [4900, 9550], [8700, 9300], [13500, 8850], [16100, 6250]],
    ],
    first: 'a',
    objective: 'factory-town',
    sides: {
      a: {
        name: 'British',
        groups: [
          { id: 'A1', list: 'WW2-HL-12', changes: [{ stands: [1, 12], grade: 'C' }] },
          { id: 'A2', list: 'WW2-HL-12', changes: [{ stands: [1, 12], grade: 'C' }] },
          { id: 'A3', list: 'WW2-HL-35', changes: [{ stands: [1, 12], grade: 'C' }] },
          { id: 'A4', list: 'WW2-HL-13', changes: [{ stands: [1, 12], grade: 'C' }] },
          { id: 'A5', list: 'WW2-HL-14' },
        ],
      },
      b: {
        name: 'Germans',
        groups: [
          { id: 'B1', list: 'WW2-HL-04' },
          { id: 'B2', list: 'WW2-HL-05' },
          { id: 'B3', list: 'WW2-HL-05' },
          { id: 'B4', list: 'WW2-HL-05' },
          { id: 'B5', list: 'WW2-HL-07' },
          { id: 'B6', list: 'WW2-HL-36' },
        ],
      },
    },
    briefing: {
      a: 'Attack at first light, with two armoured groups in front and the guns of the corps behind you. Three failed groups lose, yours as his.',
      b: 'Stop the attack south of the ridge. The SS panzer group is your reserve; the guns behind you answer only when they hear.',
    },
  },
};
