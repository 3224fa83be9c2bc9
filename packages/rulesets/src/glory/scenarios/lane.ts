import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.6: the first battle, five a side. */
const data = Object.freeze({
  id: 'lane-1643',
  title: 'The lane, 1643',
  table: { scale: '25mm', option: 3, size: '8x4' },
  first: 'a',
  limit: { turns: 15, result: 'draw' },
  terrain: [
    { square: [1, 1], type: 'gentle-hill' },
    { square: [4, 1], type: 'wood' },
  ],
  sides: {
    a: {
      name: 'Parliament',
      list: 'parliament-1643',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'P1', entry: 'horse', at: [4.4, 0.55, 0] },
        { id: 'P2', entry: 'regiments', at: [5.75, 0.8, 0] },
        { id: 'P3', entry: 'musketeers', at: [7, 0.8, 0], link: ['L1', 'in-line'], general: true },
        { id: 'P4', entry: 'musketeers', at: [8, 0.8, 0], link: ['L1', 'in-line'] },
        { id: 'P5', entry: 'dragoons', at: [9.5, 0.55, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'Royalists',
      list: 'royalist-1643',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'R1', entry: 'musketeers', at: [9, 5.85, 180] },
        { id: 'R2', entry: 'cavaliers', at: [7.6, 6.1, 180] },
        { id: 'R3', entry: 'regiments', at: [6.2, 5.85, 180] },
        { id: 'R4', entry: 'cavaliers', at: [4.8, 6.1, 180], general: true },
        { id: 'R5', entry: 'dragoons', at: [3.4, 6.1, 180], role: 'skirmish' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.lane, data };
