import { forbid, isRefusal, type Options, type Procedure, type Refusal } from '@umpire/engine';
import { usesIllumination, usesSmoke } from '../options.js';
import { type AreaKind, type AreaPlan, areaPlan, layArea, sizeOf } from '../play/area-fire.js';
import { begin, type OptionPlan, optionPlan, shotUsed } from '../play/command.js';
import { isBattery, isMortars } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { wholeTable } from '../play/zone.js';
import { acts, priced } from './move.js';
import { id, pose, verb } from './verb.js';

const isLayer = (stand: Stand): boolean =>
  (isBattery(stand) && stand.nature.weapon !== 'CB' && (stand.where === 'table' || stand.where === 'off-table')) ||
  (isMortars(stand) && stand.where === 'table');

/** A shot that is in hand of the stand's option. */
const inHand = ({ option }: State, stand: Stand): boolean => option?.stand === stand.id && option.shotsLeft > 0;

/** The shot that it takes: one in hand, or that of an option 2 that begins with it (WW2-R-159). */
export interface Laying {
  readonly stand: Stand;
  readonly paid: OptionPlan | null;
}
function laying(seat: Seat, piece: Stand): Laying | Refusal {
  if (!isLayer(piece)) return forbid('WW2-SMK-03', 'only batteries and mortars fire smoke and light');
  if (inHand(seat.view, piece) && seat.view.active === seat.by) return { stand: piece, paid: null };
  const paid = optionPlan(seat, piece, 2);
  return isRefusal(paid) ? paid : { stand: piece, paid };
}

export interface Laid extends Laying {
  readonly plan: AreaPlan;
}
const firing = (
  kind: AreaKind,
  used: (options: Options) => boolean,
  rule: string,
  words: { label: string; text: string; key: string },
) =>
  verb({
    order: { stand: id, at: pose },
    ...words,
    use: 'fire',
    on: ({ seat, piece }) => {
      if (!used(seat.options) || !isLayer(piece)) return undefined;
      if (inHand(seat.view, piece)) return { paid: true };
      return acts(seat, true) ? priced(optionPlan(seat, piece, 2), words.text) : undefined;
    },
    may: (seat, piece): Laying | Refusal =>
      used(seat.options) ? laying(seat, piece) : forbid(rule, 'that rule is not in use in this battle'),
    fields: {
      at: {
        place: ({ seat: { view }, piece }) => {
          const { width, depth } = view.ground.now;
          const at = { x: Math.round(width / 2), y: Math.round(depth / 2), facing: 0 };
          return { zones: wholeTable(view), size: sizeOf(piece, kind), turn: kind === 'smoke', at };
        },
      },
    },
    plan: ({ view, options }, { at }, laid): Laid | Refusal => {
      const { width, depth } = view.ground.now;
      if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth)
        return forbid('WW2-R-159', 'the point is not on the table');
      const plan = areaPlan(view, laid.stand, kind, at, options);
      return isRefusal(plan) ? plan : { ...laid, plan };
    },
    preview: ({ paid }) => ({
      cost: paid ? `${paid.cost} CP` : 'a shot of its option',
      because: [{ rule, text: 'instead of a shot' }],
    }),
    *act(game, _by, _order, { paid, plan }): Procedure<void> {
      if (paid) begin(game, paid);
      shotUsed(game);
      yield* layArea(game, plan);
    },
  });

/** WW2-SMK-01, WW2-SMK-02. */
export const smoke = firing('smoke', usesSmoke, 'WW2-SMK-01', {
  label: 'Smoke',
  text: 'A screen instead of a shot',
  key: 's',
});
/** WW2-ILL-01, WW2-ILL-02. */
export const illuminate = firing('light', usesIllumination, 'WW2-ILL-01', {
  label: 'Light',
  text: 'A light round instead of a shot',
  key: 'l',
});

/** WW2-R-71: a battery off the table shifts its position, and is marked no longer. */
export const displace = verb({
  order: { stand: id },
  label: 'Shift position',
  text: 'Its FIRE marker goes',
  key: 'x',
  use: 'act',
  on: ({ seat, piece }) =>
    acts(seat, isBattery(piece) && piece.where === 'off-table' && piece.fireMarker)
      ? priced(optionPlan(seat, piece, 1), 'Its FIRE marker goes')
      : undefined,
  may: (seat, piece): OptionPlan | Refusal => {
    if (piece.where !== 'off-table' || !isBattery(piece))
      return forbid('WW2-R-71', 'only batteries off the table shift so');
    return piece.fireMarker ? optionPlan(seat, piece, 1) : forbid('WW2-R-71', 'it has no FIRE marker to lose');
  },
  plan: (_seat, _order, paid) => paid,
  preview: paid => ({ cost: `${paid.cost} CP`, because: paid.because }),
  act(game, _by, _order, paid) {
    begin(game, paid);
    game.happen({
      kind: 'displaced',
      stand: paid.stand.id,
      because: [{ rule: 'WW2-R-71', text: 'it shifts its position' }],
    });
  },
});
