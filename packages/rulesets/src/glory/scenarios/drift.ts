import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.4: six against twelve, with field defences (IGR-FLD-01). */
const data = Object.freeze({
  id: 'drift-1879',
  title: 'The drift, 1879',
  table: { scale: '25mm', option: 2, size: '6x4' },
  terrain: [
    { square: [0, 1], type: 'steep-hill' },
    { square: [5, 2], type: 'steep-hill' },
    { square: [2, 2], type: 'gentle-hill' },
    { square: [1, 3], type: 'wood' },
  ],
  first: 'a',
  limit: { turns: 18, result: 'b' },
  briefing: {
    a: 'A thin red line behind stakes. Go straight in and round both flanks at once; whoever stands and waits is shot down.',
    b: 'Six against twelve. Stay behind the stakes, shoot at whoever is nearest, and keep nobody close behind the line.',
  },
  sides: {
    a: {
      name: 'Zulu',
      list: 'zulu-1879',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'Z1', entry: 'young', at: [2.25, 1.4, 0], link: ['L1', 'in-line'] },
        { id: 'Z2', entry: 'young', at: [3.25, 1.4, 0], link: ['L1', 'in-line'] },
        { id: 'Z3', entry: 'married', at: [4.75, 1.4, 0], link: ['L2', 'in-line'] },
        { id: 'Z4', entry: 'married', at: [5.75, 1.4, 0], general: true, link: ['L2', 'in-line'] },
        { id: 'Z5', entry: 'young', at: [7, 1.4, 0], key: true, link: ['L3', 'in-line'] },
        { id: 'Z6', entry: 'young', at: [8, 1.4, 0], link: ['L3', 'in-line'] },
        { id: 'Z7', entry: 'married', at: [9.25, 1.4, 0], link: ['L4', 'in-line'] },
        { id: 'Z8', entry: 'married', at: [10.25, 1.4, 0], link: ['L4', 'in-line'] },
        { id: 'Z9', entry: 'young', at: [11.75, 1.4, 0], link: ['L5', 'in-line'] },
        { id: 'Z10', entry: 'young', at: [12.75, 1.4, 0], link: ['L5', 'in-line'] },
        { id: 'Z11', entry: 'shot', at: [6.4, 0.4, 0], role: 'skirmish' },
        { id: 'Z12', entry: 'shot', at: [8.6, 0.4, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'British',
      list: 'natal-1879',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'B1', entry: 'regulars', at: [9, 8.6, 180], general: true, defences: true },
        { id: 'B2', entry: 'gatling', at: [7.75, 8.6, 180], defences: true },
        { id: 'B3', entry: 'regulars', at: [6.5, 8.6, 180], key: true, defences: true },
        { id: 'B4', entry: 'levies', at: [5.2, 9.6, 180], role: 'skirmish' },
        { id: 'B5', entry: 'volunteers', at: [11, 9.3, 180], role: 'skirmish' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.drift, data };
