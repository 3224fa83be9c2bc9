import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.7: Epoch I, deep squares of pikes against heavy horse and a great gun. */
const data = Object.freeze({
  id: 'ditches-1515',
  title: 'The ditches, 1515',
  table: { scale: '15mm', option: 2, size: '4x4' },
  first: 'throw',
  limit: { turns: 20, result: 'draw' },
  terrain: [
    { square: [0, 1], type: 'impassable', kind: 'bog' },
    { square: [1, 1], type: 'gentle-hill' },
    { square: [2, 2], type: 'gentle-hill' },
    { square: [3, 2], type: 'wood' },
  ],
  briefing: {
    a: 'Four deep squares must cross the open before the great gun and the gendarmes. Go fast and straight: pikes that stand still are lost.',
    b: 'The Swiss come on as they always do. Shoot at the squares while they cross the open, and charge with the gendarmes only where they are shaken.',
  },
  sides: {
    a: {
      name: 'Swiss',
      list: 'swiss-1515',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'S1', entry: 'pike', at: [4, 2.2, 0], link: ['L1', 'support'] },
        { id: 'S2', entry: 'pike', at: [4, 1.7, 0], link: ['L1', 'support'] },
        { id: 'S3', entry: 'halberd', at: [5.3, 2.2, 0] },
        { id: 'S4', entry: 'pike', at: [6.6, 2.2, 0], link: ['L2', 'support'], general: true },
        { id: 'S5', entry: 'pike', at: [6.6, 1.7, 0], link: ['L2', 'support'] },
        { id: 'S6', entry: 'pike', at: [8.4, 2.2, 0], link: ['L3', 'support'] },
        { id: 'S7', entry: 'pike', at: [8.4, 1.7, 0], link: ['L3', 'support'], key: true },
        { id: 'S8', entry: 'halberd', at: [9.7, 2.2, 0] },
        { id: 'S9', entry: 'pike', at: [11, 2.2, 0], link: ['L4', 'support'] },
        { id: 'S10', entry: 'pike', at: [11, 1.7, 0], link: ['L4', 'support'] },
        { id: 'S11', entry: 'shot', at: [2.8, 2.2, 0], role: 'skirmish' },
        { id: 'S12', entry: 'shot', at: [12.2, 2.2, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'French',
      list: 'valois-1515',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'F1', entry: 'gendarmes', at: [11.6, 13.5, 180] },
        { id: 'F2', entry: 'archers', at: [10.4, 13.5, 180] },
        { id: 'F3', entry: 'landsknecht', at: [9.2, 12.8, 180], link: ['L1', 'support'] },
        { id: 'F4', entry: 'landsknecht', at: [9.2, 13.3, 180], link: ['L1', 'support'] },
        { id: 'F5', entry: 'gendarmes', at: [8, 13.5, 180], general: true },
        { id: 'F6', entry: 'guns', at: [6.8, 13.5, 180] },
        { id: 'F7', entry: 'landsknecht', at: [5.6, 12.8, 180], link: ['L2', 'support'] },
        { id: 'F8', entry: 'landsknecht', at: [5.6, 13.3, 180], link: ['L2', 'support'] },
        { id: 'F9', entry: 'gendarmes', at: [4.2, 13.5, 180], key: true },
        { id: 'F10', entry: 'gascons', at: [12.8, 12.8, 180], role: 'skirmish' },
        { id: 'F11', entry: 'gascons', at: [3, 12.8, 180], role: 'skirmish' },
        { id: 'F12', entry: 'stradiots', at: [1.6, 13.5, 180], role: 'skirmish' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.ditches, data };
