import { type Citation, forbid, type Options, type Side } from '@umpire/engine';
import { type Drawing, drawing, givingUp } from '../../common/book/ending.js';
import { SHOWN } from '../../common/book/verbs.js';
import type { FireOption } from '../pieces.js';
import { copyOfState } from '../play/copy.js';
import { notNow } from '../play/permission.js';
import { finishTurn, step } from '../play/sequence.js';
import { nobodyToShoot } from '../play/shot-after.js';
import { standOf } from '../play/stands.js';
import type { Phase, State } from '../play/state.js';
import type { Play, Types } from '../play/types.js';
import { verb } from './verb.js';

/** Steps that end when their player says so, with what comes then. */
const NEXT: Readonly<Partial<Record<Phase, { readonly next: Phase; readonly label: string }>>> = {
  march: { next: 'patrol', label: 'End marches' },
  patrol: { next: 'air', label: 'End patrols' },
  air: { next: 'missions', label: 'End air combat' },
  missions: { next: 'defence', label: 'End missions' },
  defence: { next: 'strikes', label: 'End defence' },
};

/** WW2-SEQ-01: a step is over. */
export const endStep = verb({
  order: {},
  label: 'Next step',
  text: 'Nothing more in this step',
  key: 'n',
  ends: 'step',
  on: ({ seat: { view, by } }) => {
    const found = NEXT[view.phase];
    return found && !notNow(view, by, view.phase, 'WW2-SEQ-01') ? { label: found.label } : undefined;
  },
  plan: ({ view, by }) =>
    NEXT[view.phase]
      ? notNow(view, by, view.phase, 'WW2-SEQ-01')
      : forbid('WW2-SEQ-01', 'this step does not end by an order'),
  act: game => step(game, NEXT[game.state.phase]!.next),
});

/** The rest of the option in hand is left out. */
function leaveOut(game: Play): void {
  const { stand, shotsLeft } = game.state.option!;
  if (shotsLeft === 0) game.happen({ kind: 'optionLeft', option: null, leaves: { stand, what: 'move' } });
  else game.happen(new ShotLeft(game.state, game.options));
}

/**
 * A shot is left out. Why, every enemy in reach has to be asked: that is done when somebody wants to read it, on the battle as it was then.
 * Until it was read it is kept for that.
 */
class ShotLeft {
  readonly kind = 'optionLeft';
  readonly option = null;
  readonly leaves: { readonly stand: string; readonly what: 'shot' };
  #then: { readonly state: State; readonly options: Options } | undefined;
  #because: readonly Citation[] = [];

  constructor(state: State, options: Options) {
    this.leaves = { stand: state.option!.stand, what: 'shot' };
    this.#then = { state: copyOfState(state), options };
  }
  get because(): readonly Citation[] {
    if (this.#then) this.#because = whyNoShot(this.#then.state, this.#then.options);
    this.#then = undefined;
    return this.#because;
  }
}
function whyNoShot(state: State, options: Options): readonly Citation[] {
  const { stand, number } = state.option!;
  const nobody = nobodyToShoot(state, standOf(state, stand)!, number as FireOption, options);
  if (nobody === undefined) return [];
  return [nobody === 'no enemy' ? { rule: 'WW2-R-153', text: 'no enemy is there' } : nobody];
}

/** WW2-R-153: the rest of the option in hand is left out. */
export const endOption = verb({
  order: {},
  label: 'End the option',
  text: 'Leave out what is left of it',
  key: 'e',
  ends: 'step',
  on: ({ seat: { view, by } }) => (view.option && view.active === by ? SHOWN : undefined),
  plan: ({ view, by }) =>
    notNow(view, by, 'tactical', 'WW2-R-153') ??
    (view.option ? undefined : forbid('WW2-R-153', 'no stand is in the middle of an option')),
  act: leaveOut,
});

/** WW2-SEQ-20: a group has finished. */
export const endGroup = verb({
  order: {},
  label: 'End the group',
  text: 'It makes no more tactical moves in this turn',
  key: 'g',
  ends: 'step',
  on: ({ seat: { view, by } }) =>
    view.activeGroup !== null && view.active === by && !view.option && hasAnotherGroup(view, by) ? SHOWN : undefined,
  plan: ({ view, by }) =>
    notNow(view, by, 'tactical', 'WW2-SEQ-20') ??
    (view.option ? forbid('WW2-R-153', 'end the option first') : undefined) ??
    (view.activeGroup === null ? forbid('WW2-SEQ-20', 'no group has begun its tactical moves') : undefined),
  act(game) {
    const group = game.state.activeGroup!;
    const { name } = game.state.groups[group]!;
    game.happen({ kind: 'groupEnded', group, name, because: [{ rule: 'WW2-SEQ-20', text: 'the next may begin' }] });
  },
});

/** After the last group only the turn is left to end: to end the group first would be a press for nothing. */
const hasAnotherGroup = ({ groups, activeGroup }: State, by: Side): boolean =>
  groups.some(
    ({ side, finished, failed, cp }, at) => side === by && at !== activeGroup && !finished && !failed && cp > 0,
  );

/** T5b: the player turn is over (WW2-R-51: what was not spent is lost). */
export const endTurn = verb({
  order: {},
  label: 'End the turn',
  text: 'Unspent command points are lost',
  key: 'n',
  ends: 'turn',
  on: ({ seat: { view, by } }) => (view.phase === 'tactical' && view.active === by && !view.option ? SHOWN : undefined),
  plan: ({ view, by }) =>
    notNow(view, by, 'tactical', 'WW2-SEQ-01') ??
    (view.option ? forbid('WW2-R-153', 'a stand is in the middle of its option') : undefined),
  act: game => finishTurn(game),
});

const ENDING: Drawing<Types> = {
  rule: 'WW2-R-129',
  end: (game, over, because) => game.happen({ kind: 'over', over, because }),
  offered: view => view.offered,
  offer: (game, by) =>
    game.happen({
      kind: 'drawOffered',
      by,
      because: [{ rule: 'WW2-R-129', text: 'until the next order of whoever offers' }],
    }),
};
export const resign = givingUp<Types>(ENDING, {
  label: 'Resign',
  text: 'Give the battle up',
  said: (state, by) => `${state.sides[by].name} give the battle up`,
  because: 'at any time',
});
export const { offerDraw, acceptDraw } = drawing<Types>(ENDING, {
  offer: { label: 'Offer a draw', text: 'The other player may accept it' },
  accept: { label: 'Accept the draw', text: 'The battle ends drawn' },
  agreed: 'the players have agreed on a draw',
  because: 'offered and accepted',
});
