import type { ShelfBook } from '../shelf.js';

/**
 * Books that show how one is made. Players do not see them: only a page that is built with `UMPIRE_EXAMPLES=1` has them on its shelf,
 * for the test that plays them there.
 */
// biome-ignore format: one book a block
export const EXAMPLES: readonly ShelfBook[] = [
  {
    id: 'duel',
    title: 'Duel',
    prefix: 'DUEL',
    period: 'Any year with tanks in it',
    scale: 'One tank a side',
    chance: 'One six-sided die a shot',
    text: 'Two tanks and a wood: drive, fire or lay smoke, and be gone before the answer comes.',
    credit: '© Umpire',
    print: 'plain',
    door: { ground: '#97a368', pieces: [] },
    register: async () => [],
    adjudicator: async () => (await import('./duel/rules.js')).ADJUDICATOR,
    play: {
      scenarios: [{ id: 'wood', title: 'The wood', text: 'Two tanks and a wood.', size: 'small', data: 'wood' }],
      rules: async () => (await import('./duel/index.js')).duel,
      options: async () => [],
    },
  },
];
