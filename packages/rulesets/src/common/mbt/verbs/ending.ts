import { forbid, otherSide, type Side } from '@umpire/engine';
import { givingUp } from '../../book/ending.js';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { FastDuty } from '../play/fast.js';
import type { Permission } from '../play/permission.js';
import type { TurnSequence } from '../play/sequence.js';
import type { State } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { verb } from './verb.js';

const isOwner = (view: State, by: Side): boolean => view.phase === 'battle' && view.owner === by;

/** What ends a segment, a round or the battle. */
export function endingVerbs(book: PlayBook & FastDuty & TurnSequence & Permission) {
  const { idOf } = book;
  const { owesHalfMove } = book.moving;
  const { finishRound, notNow } = book.turns;

  const endSegment = verb({
    order: {},
    label: 'Next segment',
    text: 'Nothing more in this segment',
    key: 'n',
    ends: 'step',
    on: ({ seat: { view, by } }) => (isOwner(view, by) && view.segment !== 6 ? SHOWN : undefined),
    plan: ({ view, by }) =>
      notNow(view, by) ?? (view.segment === 6 ? forbid(idOf('TRN-22'), 'segment 6 ends with the round') : undefined),
    act: game => game.happen({ kind: 'segmentBegan', segment: (game.state.segment + 1) as 2 }),
  });

  /** R7, and T9 after the second round. */
  const endRound = verb({
    order: {},
    label: 'End the round',
    text: 'The other player, or the next turn',
    key: 'n',
    ends: 'turn',
    on: ({ seat: { view, by } }) => (isOwner(view, by) && view.segment === 6 ? SHOWN : undefined),
    plan({ view, by, options }) {
      const refused = notNow(view, by, 6, idOf('TRN-22'));
      if (refused) return refused;
      const owing = owesHalfMove(view, options);
      return (
        owing &&
        forbid(idOf('MOV-07'), `${owing.id} goes fast (${owing.nature!.mode}): it must make at least half a move`)
      );
    },
    act: (game, by) => finishRound(game, by),
  });

  /** 5.6. */
  const concede = givingUp<VerbTypes>(
    {
      rule: idOf('R-64'),
      end: (game, over, because) =>
        game.happen({ kind: 'over', over, lost: [otherSide(over.winner as Side)], because }),
    },
    {
      label: 'Concede',
      text: 'Give the battle up',
      said: ({ sides }, by) => `${sides[by].name || `side ${by}`} concedes`,
      because: 'a player may concede at any time',
    },
  );

  return { endSegment, endRound, concede };
}
