import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.5: an ambush (5.2); the first player turn is without fire (IGR-SCN-01), and only one General decides (IGR-SCN-02). */
const data = Object.freeze({
  id: 'spruit-1900',
  title: 'The spruit, 1900',
  table: { scale: '6mm', option: 3, size: '4x4' },
  setup: 'ambush',
  keys: false,
  ambush: { marcher: 'a', corner: 'sw', keepOff: 4.5 },
  exit: { side: 'a', x: 20, y: 20, within: 2 },
  first: 'a',
  limit: { turns: 30, result: 'draw' },
  silentTurns: 1,
  generals: ['a'],
  terrain: [
    { square: [0, 1], type: 'gentle-hill' },
    { square: [1, 2], type: 'gentle-hill' },
    { square: [2, 1], type: 'gentle-hill' },
    { square: [3, 2], type: 'steep-hill', name: 'Baster Kop' },
    { square: [1, 0], type: 'wood' },
  ],
  briefing: {
    a: 'Your column winds through a dry spruit, and the hills are full of riflemen. Push the guns and the General through to the far corner, or turn and break them.',
    b: 'The column walks into your hands. Nobody fires in the first turn; then pick off the guns and the General before they are through.',
  },
  sides: {
    a: {
      name: 'British',
      list: 'britain-1899',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'B1', entry: 'mounted', role: 'skirmish' },
        { id: 'B2', entry: 'infantry' },
        { id: 'B3', entry: 'infantry' },
        { id: 'B4', entry: 'maxim' },
        { id: 'B5', entry: 'battery' },
        { id: 'B6', entry: 'battery' },
        { id: 'B7', entry: 'infantry', general: true },
        { id: 'B8', entry: 'infantry' },
        { id: 'B9', entry: 'infantry' },
        { id: 'B10', entry: 'lancers' },
        { id: 'B11', entry: 'mounted', role: 'skirmish' },
      ],
    },
    b: {
      name: 'Boers',
      list: 'boer-1899',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'Z1', entry: 'commando', general: true },
        { id: 'Z2', entry: 'commando' },
        { id: 'Z3', entry: 'commando' },
        { id: 'Z4', entry: 'commando' },
        { id: 'Z5', entry: 'commando' },
        { id: 'Z6', entry: 'commando' },
        { id: 'Z7', entry: 'riflemen' },
        { id: 'Z8', entry: 'riflemen' },
        { id: 'Z9', entry: 'riflemen' },
        { id: 'Z10', entry: 'riflemen' },
        { id: 'Z11', entry: 'guns' },
        { id: 'Z12', entry: 'guns' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.spruit, data };
