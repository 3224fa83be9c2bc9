import { drawing, givingUp, type Over } from '../../common/book/ending.js';
import type { Play, VerbTypes } from '../play/types.js';

/** 5.3: a player may resign at any time, and players may agree on a draw. */
const BY_WILL = {
  rule: 'IGR-R-91',
  end: (game: Play, over: Over, because: readonly { rule: string; text: string }[]) =>
    game.happen({ kind: 'over', over, because }),
};

export const resign = givingUp<VerbTypes>(BY_WILL, {
  label: 'Resign',
  text: 'Give the battle up',
  said: (state, by) => `${state.sides[by].name || `side ${by}`} resigns`,
  because: 'a player may resign at any time',
});

export const { offerDraw, acceptDraw } = drawing<VerbTypes>(
  {
    ...BY_WILL,
    offered: view => view.drawOffer,
    offer: (game, by) => game.happen({ kind: 'drawOffered', by }),
  },
  {
    offer: { label: 'Offer a draw', text: 'The other player may accept it at any time' },
    accept: { label: 'Accept the draw', text: 'The battle ends, drawn' },
    agreed: 'a draw is agreed',
    because: 'a draw may be agreed',
  },
);
