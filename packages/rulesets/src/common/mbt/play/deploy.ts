import { choose, contest, type Footprint, otherSide, type Pose, type Procedure } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Mode } from '../pieces.js';
import type { RosterStand } from './state.js';
import type { Play } from './types.js';

/** Where one stand of a group goes. */
export interface Placement {
  readonly id: string;
  /** Null: behind the base edge, or held back for want of room. */
  readonly at: Pose | null;
  /** A fake (OPT-01), with the mode it pretends to have. */
  readonly fake?: Mode | undefined;
}
export interface DeployOrder {
  readonly group: string;
  readonly places: readonly Placement[];
}

/** A placement with what is placed there. */
export interface Placed {
  readonly place: Placement;
  readonly stand: RosterStand;
  readonly base: Footprint | null;
}

/** DEP-05, DEP-06: what is won. */
const WHO_DEPLOYS_FIRST =
  'The winner decides who deploys first: then one Battle Group at a time is placed, sides alternating, so that the second sees where the first one stands before it answers.';

export type Deploying = Gift<'setup', typeof deploying>;

/** S9: who deploys first (DEP-05). */
export function deploying(book: PlayBook) {
  const { drawsHands, idOf } = book;
  function* beginDeployment(game: Play): Procedure<void> {
    const winner = yield* contest(
      idOf('DEP-05'),
      'a',
      drawsHands(game.options),
      'Rock-Paper-Scissors for the order of deployment',
      WHO_DEPLOYS_FIRST,
    );
    const among = [
      { value: 'first', label: 'deploy first' },
      { value: 'second', label: 'deploy second' },
    ];
    const chosen = yield* choose(idOf('DEP-05'), winner, 'who deploys first?', among, {
      decides: WHO_DEPLOYS_FIRST,
    });
    const first = chosen === 'first' ? winner : otherSide(winner);
    game.happen({
      kind: 'deploymentBegan',
      first,
      because: [{ rule: idOf('DEP-05'), text: 'the winner decides who deploys first' }],
    });
  }

  return { beginDeployment };
}
