import { type Draws, forbid, isRefusal, type Preview, type Refusal } from '@umpire/engine';
import type { MoveKind } from '../pieces.js';
import { begin, type OptionPlan, optionPlan } from '../play/command.js';
import { foreseen } from '../play/foreseen.js';
import { go } from '../play/journeys.js';
import { type Barred, type MovePlan, type MoveWay, planMove } from '../play/moving.js';
import { shotLost } from '../play/shot-after.js';
import { isCarried, isGround } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { RATES } from '../tables/movement.js';
import { thenShot } from './then-shot.js';
import { facing, fromHere, id, path, verb } from './verb.js';

/** A tactical move with its way: what is paid, and where it leads. */
export interface Going {
  readonly paid: OptionPlan | null;
  readonly move: MovePlan;
}

export const OFF_TABLE = forbid('WW2-DEP-03', 'it is not on the table');

/** What a move uses of what its kind allows, and how far it comes where an obstacle lies in its way. */
export function movePreview(kind: MoveKind, { move, paid }: Going, { view, options }: Seat): Preview {
  const whole = RATES[move.stand.nature.speed!].tactical[0];
  const most = kind === 'half' ? `${whole / 2}m, half a move` : `${whole}m`;
  const price = paid ? `, ${paid.cost} CP` : '';
  const because = [...move.because, ...(paid?.because ?? [])];
  const met = foreseen(view, [move], options);
  const { used, metres } = move;
  if (!met) return { used, cost: `${metres}m of ${most}${price}`, because };
  const cost = `${met.metres}m of ${metres}m as far as an obstacle${price}`;
  return { used, cost, end: met.at, because: [met.because, ...because] };
}
const isBarred = (why: Refusal): why is Barred => 'at' in why;
export const breakOf = (why: Refusal) => (isBarred(why) && why.at ? { breaksAt: why.at } : {});

/** Whether a verb of tactical moves is shown on a stand at all. */
export const acts = (seat: Seat, shown: boolean): boolean =>
  shown && seat.view.phase === 'tactical' && seat.view.active === seat.by && !seat.view.option;

/** What a verb does, and what it costs there. No `price`: a press on a stand chooses it, and orders nothing by itself. */
export const priced = (plan: Priced | Refusal, text: string): { text?: string; draws?: Draws } =>
  isRefusal(plan) ? {} : { text: `${text}; ${plan.cost} CP`, ...drawnBy(plan) };
type Priced = Pick<OptionPlan, 'cost'> & Partial<Pick<OptionPlan, 'stand' | 'cpLeft'>>;

/** WW2-CP-12: the stands of a group are paid for out of the points of that group. */
export const drawnBy = ({ stand, cost, cpLeft }: Priced, more: Pick<Draws, 'along'> = {}): { draws?: Draws } =>
  stand && cpLeft !== undefined && cost > 0
    ? { draws: { from: String(stand.group), cost, left: cost + cpLeft, unit: 'command points', ...more } }
    : {};

/** WW2-TAC-02: the option without a shot; the others are not shown to whoever has no weapon. */
const WITHOUT_FIRE = 1;
const moving = (
  number: typeof WITHOUT_FIRE | 3 | 5,
  kind: MoveKind,
  words: { label: string; text: string; key: string },
) =>
  verb({
    order: { stand: id, path, facing },
    ...words,
    use: 'move',
    on: ({ seat, piece }) =>
      acts(seat, isGround(piece) && (number === WITHOUT_FIRE || piece.nature.weapon !== 'none'))
        ? priced(optionPlan(seat, piece, number), words.text)
        : undefined,
    may: (seat, piece): OptionPlan | Refusal =>
      isGround(piece) || isCarried(piece) ? optionPlan(seat, piece, number) : OFF_TABLE,
    fields: {
      path: { path: ({ piece }) => fromHere(piece) },
      facing: { turn: ({ piece }) => fromHere(piece) },
    },
    plan: ({ view, options }, order, paid): Going | Refusal => {
      const move = planMove(view, paid.stand, kind, order, options);
      return isRefusal(move) ? move : { paid, move };
    },
    preview: (going, seat) => {
      const told = movePreview(kind, going, seat);
      if (number === WITHOUT_FIRE) return told;
      const { stand, way, facing: at } = going.move;
      const end = told.end ?? { ...(way.at(-1) ?? stand), facing: at };
      const then = thenShot(seat, stand, end, number);
      return { ...told, ...(then && { then }), warnings: shotLost(seat.view, stand, end, number, seat.options) };
    },
    refused: (_seat, _order, why) => breakOf(why),
    act(game, _by, _order, { paid, move }) {
      begin(game, paid!);
      return go(game, move, kind);
    },
  });

/** WW2-TAC-02: option 1. */
export const move = moving(1, 'tactical', { label: 'Move', text: 'A whole tactical move, no fire', key: 'm' });
/** WW2-TAC-05: option 3. */
export const moveFire = moving(3, 'half', {
  label: 'Half move, then fire',
  text: 'Up to half a move, then one shot',
  key: 'h',
});
/** WW2-TAC-07: option 5. */
export const advanceFire = moving(5, 'tactical', {
  label: 'Move, then fire',
  text: 'Up to a whole move, then one shot at +2 to the score',
  key: 'a',
});

const midOption = ({ option }: State, stand: Stand): boolean => option?.stand === stand.id;

/** WW2-TAC-06, WW2-R-153: the move that is left of option 4. */
export const moveOn = verb({
  order: { stand: id, path, facing },
  label: 'Move after the shot',
  text: 'Up to half a move',
  key: 'm',
  use: 'move',
  on: ({ seat: { view }, piece }) => (midOption(view, piece) && view.option!.moveLeft ? { paid: true } : undefined),
  may: ({ view, by }, piece): Stand | Refusal => {
    const open = view.phase === 'tactical' && view.active === by && midOption(view, piece) && view.option!.moveLeft;
    if (!open) return forbid('WW2-TAC-06', 'it has no move left after a shot');
    return view.option!.shotsLeft > 0 ? forbid('WW2-TAC-06', 'it fires first and moves then') : piece;
  },
  fields: {
    path: { path: ({ piece }) => fromHere(piece) },
    facing: { turn: ({ piece }) => fromHere(piece) },
  },
  plan: ({ view, options }, order: MoveWay & { stand: string }, stand): Going | Refusal => {
    const move = planMove(view, stand, 'half', order, options);
    return isRefusal(move) ? move : { paid: null, move };
  },
  preview: (going, seat) => movePreview('half', going, seat),
  refused: (_seat, _order, why) => breakOf(why),
  act(game, _by, _order, { move }) {
    game.happen({ kind: 'optionLeft', option: null });
    return go(game, move, 'half');
  },
});
