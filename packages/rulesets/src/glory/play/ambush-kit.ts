/** For tests of the march: an ambush (5.2) on the table of 22.5 by 15 W. */
export const AMBUSH = Object.freeze({
  id: 'an-ambush',
  title: 'An ambush',
  table: { scale: '15mm', option: 2, size: '6x4' },
  terrain: [
    { square: [1, 1], type: 'gentle-hill' },
    { square: [4, 2], type: 'gentle-hill' },
    { square: [2, 3], type: 'steep-hill' },
    { square: [3, 0], type: 'steep-hill' },
    { square: [5, 1], type: 'wood' },
  ],
  setup: 'ambush',
  keys: false,
  ambush: { marcher: 'a', corner: 'sw', keepOff: 2.5 },
  exit: { side: 'a', x: 22.5, y: 15, within: 2 },
  first: 'throw',
  limit: { turns: 30, result: 'draw' },
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
