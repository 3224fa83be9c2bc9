import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** S-2: a Soviet drive on a crossroads village against paratroops, second-rate infantry and an SS panzer group. */
// biome-ignore format: a piece of ground a line
export const scenario: ScenarioEntry = {
  ...HEADS.narew,
  data: {
    id: HEADS.narew.id,
    title: 'Narew crossroads, October 1944',
    options: HEADS.narew.options,
    limit: 15,
    table: { width: 9000, depth: 6000, zones: 2000 },
    zone: 'Cold',
    features: [
      { id: 'west-forest', name: 'west forest', kind: 'LFA', from: [200, 3300], to: [2400, 5200] },
      { id: 'east-heights', name: 'east heights', kind: 'H', from: [6500, 600], to: [8600, 2600] },
      { id: 'crossroads-village', name: 'crossroads village', kind: 'BUA', from: [4200, 2700], to: [4900, 3300] },
      { id: 'south-farm', name: 'south farm', kind: 'BUA', from: [2900, 900], to: [3300, 1250] },
      { id: 'collective-farm', name: 'collective farm', kind: 'BUA', from: [6300, 4300], to: [6800, 4750] },
      { id: 'mill-rise', name: 'mill rise', kind: 'hill', from: [4300, 4300], to: [5000, 4900] },
      { id: 'barrow', name: 'barrow', kind: 'hill', from: [5200, 1200], to: [5900, 1800] },
      { id: 'pond-wood', name: 'pond wood', kind: 'wood', from: [1400, 1500], to: [2000, 2100] },
      { id: 'ravine-wood', name: 'ravine wood', kind: 'wood', from: [7600, 3600], to: [8200, 4200] },
    ],
    roads: [
      [[4550, 0], [4550, 6000]],
      [[4550, 3000], [6550, 4500], [9000, 4500]],
      [[3100, 1075], [4550, 2800]],
    ],
    first: 'a',
    objective: 'crossroads-village',
    sides: {
      a: {
        name: 'Soviets',
        groups: [
          { id: 'A1', list: 'WW2-HL-19' },
          { id: 'A2', list: 'WW2-HL-18' },
          { id: 'A3', list: 'WW2-HL-18' },
        ],
      },
      b: {
        name: 'Germans',
        groups: [
          { id: 'B1', list: 'WW2-HL-04' },
          { id: 'B2', list: 'WW2-HL-06', changes: [{ stands: [1, 6], grade: 'B' }, { stands: [7, 12], grade: 'C' }] },
          { id: 'B3', list: 'WW2-HL-07' },
        ],
      },
    },
    briefing: {
      a: 'Drive on the crossroads village. Two of his groups must break: his infantry is weaker than his tanks.',
      b: 'Hold the crossroads village. Your tanks are few and good; two groups lost lose the battle.',
    },
  },
};
