import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.2: the standard battle. */
const data = Object.freeze({
  id: 'ridge-1815',
  title: 'The ridge, 1815',
  table: { scale: '15mm', option: 2, size: '6x4' },
  terrain: [
    { square: [1, 2], type: 'gentle-hill' },
    { square: [2, 2], type: 'gentle-hill' },
    { square: [3, 2], type: 'gentle-hill' },
    { square: [4, 2], type: 'gentle-hill' },
    { square: [2, 1], type: 'built-up', name: 'Haie-Neuve' },
    { square: [4, 1], type: 'built-up', name: 'Belle-Croix' },
    { square: [0, 1], type: 'wood', name: 'Bois de Frise' },
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
  first: 'a',
  limit: { turns: 24, result: 'b' },
  briefing: {
    a: 'They stand behind four hills, and time is on their side. Bring the great battery forward until it reaches them, fix them with infantry, and throw the cuirassiers in where the line is shaken.',
    b: 'Hold the hills until evening. Keep behind the crests until they come, let the redcoats shoot, and keep the heavy cavalry for the moment when they waver.',
  },
  sides: {
    a: {
      name: 'French',
      list: 'napoleon-1815',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'F1', entry: 'cuirassiers', at: [4, 1.75, 0], link: ['L1', 'in-line'] },
        { id: 'F2', entry: 'cuirassiers', at: [5, 1.75, 0], link: ['L1', 'in-line'] },
        { id: 'F3', entry: 'line', at: [7, 2.25, 0], link: ['L2', 'in-line'] },
        { id: 'F4', entry: 'line', at: [8, 2.25, 0], link: ['L2', 'in-line'] },
        { id: 'F5', entry: 'line', at: [9, 2.25, 0], link: ['L2', 'in-line'] },
        { id: 'F6', entry: 'battery', at: [10.1, 1.75, 0] },
        { id: 'F7', entry: 'guard', at: [11.25, 2.25, 0], general: true, key: true },
        { id: 'F8', entry: 'battery', at: [12.4, 1.75, 0] },
        { id: 'F9', entry: 'line', at: [13.5, 2.25, 0], link: ['L3', 'in-line'] },
        { id: 'F10', entry: 'line', at: [14.5, 2.25, 0], link: ['L3', 'in-line'] },
        { id: 'F11', entry: 'voltigeurs', at: [11.25, 0.5, 0], role: 'skirmish' },
        { id: 'F12', entry: 'hussars', at: [19, 1.5, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'Allies',
      list: 'wellington-1815',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'A1', entry: 'heavies', at: [17.5, 13.25, 180] },
        { id: 'A2', entry: 'redcoats', at: [16.25, 12.75, 180], link: ['L1', 'in-line'] },
        { id: 'A3', entry: 'redcoats', at: [15.25, 12.75, 180], link: ['L1', 'in-line'] },
        { id: 'A4', entry: 'battery', at: [14, 13.25, 180] },
        { id: 'A5', entry: 'allies', at: [12.75, 12.75, 180], link: ['L2', 'in-line'] },
        { id: 'A6', entry: 'redcoats', at: [11.75, 12.75, 180], link: ['L2', 'in-line'] },
        { id: 'A7', entry: 'battery', at: [10.5, 13.25, 180] },
        { id: 'A8', entry: 'redcoats', at: [9.25, 12.75, 180], general: true, link: ['L3', 'in-line'] },
        { id: 'A9', entry: 'redcoats', at: [8.25, 12.75, 180], key: true, link: ['L3', 'in-line'] },
        { id: 'A10', entry: 'heavies', at: [7, 13.25, 180] },
        { id: 'A11', entry: 'rifles', at: [13.4, 14.25, 180], role: 'skirmish' },
        { id: 'A12', entry: 'hussars', at: [4, 13.25, 180], role: 'skirmish' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.ridge, data };

/** The same battle, deployed by the players under 2.9. */
export const freely: ScenarioEntry = {
  ...HEADS.ridgeFree,
  data: Object.freeze({ ...data, id: HEADS.ridgeFree.id, title: HEADS.ridgeFree.title, setup: 'free' }),
};
