import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.3: larger armies (IGR-BIG-01). */
const data = Object.freeze({
  id: 'crossroads-1863',
  title: 'The crossroads, 1863',
  table: { scale: '6mm', option: 3, size: '6x4' },
  terrain: [
    { square: [0, 1], type: 'wood', name: 'Miller’s Wood' },
    { square: [3, 2], type: 'wood', name: 'Stoudt’s Wood' },
    { square: [5, 2], type: 'wood', name: 'Quaker Wood' },
    { square: [2, 1], type: 'built-up', name: 'Two Taverns' },
    { square: [1, 2], type: 'gentle-hill', name: 'Seminary Hill' },
    { square: [4, 1], type: 'gentle-hill', name: 'Oak Hill' },
    { square: [0, 2], type: 'steep-hill', name: 'Stony Hill' },
  ],
  roads: [
    {
      points: [
        [12.5, 0],
        [12.5, 20],
      ],
      width: 0.5,
    },
    {
      points: [
        [0, 7.5],
        [30, 7.5],
      ],
      width: 0.5,
    },
  ],
  first: 'throw',
  limit: { turns: 30, result: 'draw' },
  briefing: {
    a: 'Two armies meet where two roads cross. The guns open, the rifles decide: get your line up and keep it together.',
    b: 'Two armies meet where two roads cross. You have more veterans than they: turn a flank before their guns have told.',
  },
  sides: {
    a: {
      name: 'Union',
      list: 'union-1863',
      multiple: 2,
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'U1', entry: 'line', at: [3, 3.05, 0], link: ['L1', 'in-line'] },
        { id: 'U2', entry: 'line', at: [4, 3.05, 0], link: ['L1', 'in-line'] },
        { id: 'U3', entry: 'line', at: [5, 3.05, 0], link: ['L1', 'in-line'] },
        { id: 'U4', entry: 'veterans', at: [6.15, 3.05, 0], key: true },
        { id: 'U5', entry: 'line', at: [8, 3.05, 0], link: ['L2', 'in-line'] },
        { id: 'U6', entry: 'line', at: [9, 3.05, 0], link: ['L2', 'in-line'] },
        { id: 'U7', entry: 'line', at: [10, 3.05, 0], link: ['L2', 'in-line'] },
        { id: 'U8', entry: 'battery', at: [11.1, 2.8, 0], link: ['L6', 'in-line'] },
        { id: 'U9', entry: 'battery', at: [12.1, 2.8, 0], link: ['L6', 'in-line'] },
        { id: 'U10', entry: 'recruits', at: [13.2, 3.05, 0], link: ['L3', 'in-line'] },
        { id: 'U11', entry: 'recruits', at: [14.2, 3.05, 0], link: ['L3', 'in-line'] },
        { id: 'U12', entry: 'line', at: [15.3, 3.05, 0], general: true, link: ['L4', 'in-line'] },
        { id: 'U13', entry: 'line', at: [16.3, 3.05, 0], link: ['L4', 'in-line'] },
        { id: 'U14', entry: 'line', at: [17.3, 3.05, 0], link: ['L4', 'in-line'] },
        { id: 'U15', entry: 'battery', at: [18.4, 2.8, 0], link: ['L7', 'in-line'] },
        { id: 'U16', entry: 'battery', at: [19.4, 2.8, 0], link: ['L7', 'in-line'] },
        { id: 'U17', entry: 'line', at: [20.5, 3.05, 0], link: ['L5', 'in-line'] },
        { id: 'U18', entry: 'line', at: [21.5, 3.05, 0], link: ['L5', 'in-line'] },
        { id: 'U19', entry: 'line', at: [22.5, 3.05, 0], link: ['L5', 'in-line'] },
        { id: 'U20', entry: 'veterans', at: [24.15, 3.05, 0], key: true },
        { id: 'U21', entry: 'sharpshooters', at: [8, 1.5, 0], role: 'skirmish' },
        { id: 'U22', entry: 'sharpshooters', at: [20, 1.5, 0], role: 'skirmish' },
        { id: 'U23', entry: 'cavalry', at: [1.5, 1.5, 0], role: 'skirmish' },
        { id: 'U24', entry: 'cavalry', at: [28.5, 1.5, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'Confederate',
      list: 'confederate-1863',
      multiple: 2,
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'C1', entry: 'veterans', at: [27, 16.95, 180], key: true, link: ['L1', 'in-line'] },
        { id: 'C2', entry: 'veterans', at: [26, 16.95, 180], link: ['L1', 'in-line'] },
        { id: 'C3', entry: 'line', at: [24.85, 16.95, 180], link: ['L2', 'in-line'] },
        { id: 'C4', entry: 'line', at: [23.85, 16.95, 180], link: ['L2', 'in-line'] },
        { id: 'C5', entry: 'line', at: [22.85, 16.95, 180], link: ['L2', 'in-line'] },
        { id: 'C6', entry: 'battery', at: [21.2, 17.2, 180] },
        { id: 'C7', entry: 'line', at: [20.05, 16.95, 180], link: ['L3', 'in-line'] },
        { id: 'C8', entry: 'line', at: [19.05, 16.95, 180], link: ['L3', 'in-line'] },
        { id: 'C9', entry: 'line', at: [18.05, 16.95, 180], link: ['L3', 'in-line'] },
        { id: 'C10', entry: 'battery', at: [16.9, 17.2, 180], link: ['L7', 'in-line'] },
        { id: 'C11', entry: 'battery', at: [15.75, 17.2, 180], link: ['L7', 'in-line'] },
        { id: 'C12', entry: 'line', at: [14.6, 16.95, 180], general: true, link: ['L4', 'in-line'] },
        { id: 'C13', entry: 'line', at: [13.6, 16.95, 180], link: ['L4', 'in-line'] },
        { id: 'C14', entry: 'line', at: [12.6, 16.95, 180], link: ['L4', 'in-line'] },
        { id: 'C15', entry: 'battery', at: [11.45, 17.2, 180] },
        { id: 'C16', entry: 'line', at: [10.3, 16.95, 180], link: ['L5', 'in-line'] },
        { id: 'C17', entry: 'line', at: [9.3, 16.95, 180], link: ['L5', 'in-line'] },
        { id: 'C18', entry: 'line', at: [8.3, 16.95, 180], link: ['L5', 'in-line'] },
        { id: 'C19', entry: 'veterans', at: [7.15, 16.95, 180], key: true, link: ['L6', 'in-line'] },
        { id: 'C20', entry: 'veterans', at: [6.15, 16.95, 180], link: ['L6', 'in-line'] },
        { id: 'C21', entry: 'skirmishers', at: [10, 18.5, 180], role: 'skirmish' },
        { id: 'C22', entry: 'skirmishers', at: [21, 18.5, 180], role: 'skirmish' },
        { id: 'C23', entry: 'cavalry', at: [1.5, 18.5, 180], role: 'skirmish' },
        { id: 'C24', entry: 'cavalry', at: [28.5, 18.5, 180], role: 'skirmish' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.crossroads, data };
