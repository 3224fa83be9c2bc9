import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.8: elephants, matchlocks and horse that must go round. */
const data = Object.freeze({
  id: 'elephants-1575',
  title: 'The elephants, 1575',
  table: { scale: '25mm', option: 2, size: '6x4' },
  first: 'throw',
  limit: { turns: 20, result: 'draw' },
  terrain: [
    { square: [0, 2], type: 'impassable', kind: 'swamp' },
    { square: [1, 1], type: 'wood' },
    { square: [4, 2], type: 'gentle-hill' },
    { square: [5, 1], type: 'wood' },
  ],
  briefing: {
    a: 'Their elephants beat all horse. Meet the beasts with guns and matchlocks, and ride round them with the horse.',
    b: 'Your elephants break anything on horseback, and fear matchlocks. Screen them with the archers until they are among the enemy.',
  },
  sides: {
    a: {
      name: 'Mughals',
      list: 'mughal-1556',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'M1', entry: 'archers', at: [2.4, 1.1, 0] },
        { id: 'M2', entry: 'nobles', at: [3.6, 1.1, 0] },
        { id: 'M3', entry: 'nobles', at: [4.7, 1.1, 0] },
        { id: 'M4', entry: 'matchlocks', at: [5.9, 1.4, 0] },
        { id: 'M5', entry: 'guns', at: [7, 1.1, 0] },
        { id: 'M6', entry: 'guard', at: [8.1, 1.1, 0], general: true, key: true },
        { id: 'M7', entry: 'matchlocks', at: [9.3, 1.4, 0] },
        { id: 'M8', entry: 'elephants', at: [10.5, 1.1, 0] },
        { id: 'M9', entry: 'nobles', at: [11.8, 1.1, 0] },
        { id: 'M10', entry: 'archers', at: [13, 1.1, 0] },
        { id: 'M11', entry: 'archers', at: [1, 1.1, 0], role: 'skirmish' },
        { id: 'M12', entry: 'archers', at: [14.2, 1.1, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'Afghans',
      list: 'afghan-1575',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'A1', entry: 'nobles', at: [12.6, 8.9, 180] },
        { id: 'A2', entry: 'elephants', at: [11.3, 8.9, 180], link: ['L1', 'in-line'] },
        { id: 'A3', entry: 'elephants', at: [10.3, 8.9, 180], link: ['L1', 'in-line'] },
        { id: 'A4', entry: 'matchlocks', at: [9.1, 8.6, 180] },
        { id: 'A5', entry: 'guard', at: [8, 8.9, 180], general: true, key: true },
        { id: 'A6', entry: 'guns', at: [6.9, 8.9, 180] },
        { id: 'A7', entry: 'levy', at: [5.8, 8.6, 180] },
        { id: 'A8', entry: 'elephants', at: [4.7, 8.9, 180] },
        { id: 'A9', entry: 'nobles', at: [3.4, 8.9, 180] },
        { id: 'A10', entry: 'nobles', at: [2.2, 8.9, 180] },
        { id: 'A11', entry: 'archers', at: [13.8, 8.9, 180], role: 'skirmish' },
        { id: 'A12', entry: 'archers', at: [1, 8.9, 180], role: 'skirmish' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.elephants, data };
