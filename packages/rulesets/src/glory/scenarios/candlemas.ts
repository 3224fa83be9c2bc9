import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.1: small, a first game. */
const data = Object.freeze({
  id: 'candlemas-1643',
  title: 'Candlemas, 1643',
  table: { scale: '15mm', option: 2, size: '4x4' },
  terrain: [
    { square: [1, 1], type: 'gentle-hill', name: 'Beacon Hill' },
    { square: [2, 2], type: 'wood', name: 'Abbot’s Wood' },
  ],
  first: 'throw',
  limit: { turns: 20, result: 'draw' },
  briefing: {
    a: 'A county force meets its neighbours on a February morning. Your pikes and the gun beside them are worth more than his; your horse is not.',
    b: 'A county force meets its neighbours on a February morning. Your Cavaliers will charge whether you like it or not: point them at something worth it.',
  },
  sides: {
    a: {
      name: 'Parliament',
      list: 'parliament-1643',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'P1', entry: 'horse',      at: [4.5, 1.75, 0] },
        { id: 'P2', entry: 'regiments',  at: [6, 2.25, 0] },
        { id: 'P3', entry: 'musketeers', at: [7.25, 2.25, 0], link: ['L1', 'in-line'], general: true },
        { id: 'P4', entry: 'musketeers', at: [8.25, 2.25, 0], link: ['L1', 'in-line'] },
        { id: 'P5', entry: 'dragoons',   at: [11, 1.75, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'Royalist',
      list: 'royalist-1643',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'R1', entry: 'cavaliers',  at: [10.5, 13.25, 180] },
        { id: 'R2', entry: 'musketeers', at: [9, 12.75, 180] },
        { id: 'R3', entry: 'regiments',  at: [7.5, 12.75, 180] },
        { id: 'R4', entry: 'cavaliers',  at: [6, 13.25, 180], general: true },
        { id: 'R5', entry: 'dragoons',   at: [3.5, 13.25, 180], role: 'skirmish' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.candlemas, data };
