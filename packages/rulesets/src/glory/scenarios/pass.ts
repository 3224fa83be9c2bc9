import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.9: a second line, ground that nobody enters, rallying (IGR-RCV-01) and detachments (IGR-DET-01). */
const data = Object.freeze({
  id: 'pass-1600',
  title: 'The pass, 1600',
  table: { scale: '15mm', option: 2, size: '6x4' },
  first: 'throw',
  limit: { turns: 24, result: 'draw' },
  terrain: [
    { square: [0, 1], type: 'impassable', kind: 'mountains' },
    { square: [0, 3], type: 'steep-hill' },
    { square: [5, 2], type: 'impassable', kind: 'mountains' },
    { square: [5, 0], type: 'steep-hill' },
    { square: [2, 2], type: 'gentle-hill' },
    { square: [3, 1], type: 'gentle-hill' },
    { square: [4, 3], type: 'wood' },
    { square: [1, 0], type: 'wood' },
  ],
  roads: [
    {
      points: [
        [11.25, 0],
        [11.25, 15],
      ],
      width: 0.5,
    },
  ],
  briefing: {
    a: 'A valley between mountains that nobody crosses. Send a wing round if you can spare it, rest whoever is worn, and keep your General behind the line.',
    b: 'A valley between mountains that nobody crosses. Hold the middle, and look for the wing that he weakens.',
  },
  sides: {
    a: {
      name: 'East',
      list: 'tokugawa-1600',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'E1', entry: 'samurai', at: [5, 2.2, 0] },
        { id: 'E2', entry: 'arquebus', at: [7.5, 2.2, 0], link: ['L1', 'in-line'] },
        { id: 'E3', entry: 'arquebus', at: [8.5, 2.2, 0], link: ['L1', 'in-line'] },
        { id: 'E4', entry: 'spears', at: [9.7, 2.2, 0], link: ['L2', 'in-line'] },
        { id: 'E5', entry: 'spears', at: [10.7, 2.2, 0], link: ['L2', 'in-line'] },
        { id: 'E6', entry: 'red-devils', at: [12, 2.2, 0], key: true },
        { id: 'E7', entry: 'arquebus', at: [13.2, 2.2, 0] },
        { id: 'E8', entry: 'spears', at: [14.4, 2.2, 0] },
        { id: 'E9', entry: 'spears', at: [17.3, 2.2, 0] },
        { id: 'E10', entry: 'samurai', at: [11.25, 0.6, 0], line: 2, general: true },
        { id: 'E11', entry: 'yari', at: [18.6, 2.2, 0], role: 'skirmish' },
        { id: 'E12', entry: 'mounted', at: [3.5, 2, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'West',
      list: 'ishida-1600',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'W1', entry: 'samurai', at: [17.5, 12.8, 180] },
        { id: 'W2', entry: 'arquebus', at: [15, 12.8, 180], link: ['L1', 'in-line'] },
        { id: 'W3', entry: 'arquebus', at: [14, 12.8, 180], link: ['L1', 'in-line'] },
        { id: 'W4', entry: 'spears', at: [12.8, 12.8, 180], link: ['L2', 'in-line'] },
        { id: 'W5', entry: 'spears', at: [11.8, 12.8, 180], link: ['L2', 'in-line'] },
        { id: 'W6', entry: 'guard', at: [10.5, 12.8, 180], key: true },
        { id: 'W7', entry: 'arquebus', at: [9.3, 12.8, 180] },
        { id: 'W8', entry: 'spears', at: [8.1, 12.8, 180] },
        { id: 'W9', entry: 'spears', at: [5.2, 12.8, 180] },
        { id: 'W10', entry: 'samurai', at: [11.25, 14.4, 180], line: 2, general: true },
        { id: 'W11', entry: 'yari', at: [3.9, 12.8, 180], role: 'skirmish' },
        { id: 'W12', entry: 'mounted', at: [19, 13, 180], role: 'skirmish' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.pass, data };
