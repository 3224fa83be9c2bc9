import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.10: an ambush by warbands; Generals do not decide (IGR-SCN-02). */
const data = Object.freeze({
  id: 'khor-1898',
  title: 'The khor, 1898',
  table: { scale: '25mm', option: 2, size: '6x4' },
  setup: 'ambush',
  keys: false,
  ambush: { marcher: 'a', corner: 'sw', keepOff: 1.3 },
  exit: { side: 'a', x: 15, y: 10, within: 2 },
  first: 'throw',
  limit: { turns: 20, result: 'draw' },
  generals: [],
  terrain: [
    { square: [1, 2], type: 'gentle-hill' },
    { square: [3, 0], type: 'gentle-hill' },
    { square: [4, 2], type: 'steep-hill' },
    { square: [0, 3], type: 'impassable', kind: 'river' },
    { square: [1, 3], type: 'impassable', kind: 'river' },
  ],
  briefing: {
    a: 'Eleven battalions on the march, and the dry watercourse is full of spears. Close up, face outward, and let the rifles do it.',
    b: 'They march past in a thread, and you are twice their number. Fall on them from all sides at once: whoever comes singly is shot down.',
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
        { id: 'B5', entry: 'infantry' },
        { id: 'B6', entry: 'infantry', general: true },
        { id: 'B7', entry: 'infantry' },
        { id: 'B8', entry: 'battery' },
        { id: 'B9', entry: 'battery' },
        { id: 'B10', entry: 'lancers' },
        { id: 'B11', entry: 'mounted', role: 'skirmish' },
      ],
    },
    b: {
      name: 'Ansar',
      list: 'mahdist-1898',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'M1', entry: 'banner', general: true },
        { id: 'M2', entry: 'banner' },
        { id: 'M3', entry: 'banner' },
        { id: 'M4', entry: 'baggara' },
        { id: 'M5', entry: 'baggara' },
        { id: 'M6', entry: 'baggara' },
        { id: 'M7', entry: 'baggara' },
        { id: 'M8', entry: 'baggara' },
        { id: 'M9', entry: 'ansar' },
        { id: 'M10', entry: 'ansar' },
        { id: 'M11', entry: 'ansar' },
        { id: 'M12', entry: 'ansar' },
        { id: 'M13', entry: 'ansar' },
        { id: 'M14', entry: 'ansar' },
        { id: 'M15', entry: 'ansar' },
        { id: 'M16', entry: 'ansar' },
        { id: 'M17', entry: 'jihadiya' },
        { id: 'M18', entry: 'jihadiya' },
        { id: 'M19', entry: 'jihadiya' },
        { id: 'M20', entry: 'jihadiya' },
        { id: 'M21', entry: 'horse' },
        { id: 'M22', entry: 'horse' },
        { id: 'M23', entry: 'skirmishers' },
        { id: 'M24', entry: 'skirmishers' },
      ],
    },
  },
});

export const scenario: ScenarioEntry = { ...HEADS.khor, data };
