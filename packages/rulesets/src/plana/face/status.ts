import { isSide, type Look, otherSide, SIDES, type Side, type Status, type Viewer } from '@umpire/engine';
import { spOf } from '../play/bases.js';
import { heldAsKnown } from '../play/objectives.js';
import { isWindow, STAGE_WORDS, windowsIn } from '../play/stages.js';
import type { Stage } from '../play/state.js';
import { hourOf } from '../play/turn-start.js';
import type { Types } from '../play/types.js';
import type { View } from '../play/view.js';

const STEPS: readonly (readonly [Stage, string])[] = [
  ['orders', 'Orders and calls'],
  ['fire', 'Fire'],
  ['close-support', 'Close support'],
  ['move', 'Moves'],
];
const companyWords = (view: View, side: Side): string[] =>
  view.companies
    .filter(company => company.side === side)
    .map(company => {
      const state = company.demoralised ? ', demoralised' : company.shaken ? ', shaken' : '';
      return `${company.name}: ${spOf(view, company.id)} of ${company.startSp} SP${state}, ${company.order.kind}`;
    });

/** Where the battle stands: the head of the page. */
export function statusOf({ view, viewer, options }: Look<Types>): Status {
  const { text } = STAGE_WORDS[view.stage];
  return {
    title: view.title,
    turn: view.turn === 0 ? `Set-up: ${text}` : `${hourOf(view)} · turn ${view.turn} of ${view.limit}`,
    ...(view.turn === 0 && { before: true }),
    clock: jamWords(view, viewer),
    steps:
      view.turn === 0 || !isWindow(view.stage)
        ? []
        : STEPS.filter(([id]) => windowsIn(options).includes(id)).map(([id, label]) => ({
            id,
            label,
            current: view.stage === id,
          })),
    scores: SIDES.map(side => ({ side, name: view.sides[side].name, lines: companyWords(view, side) })),
    ...(isSide(viewer) && !view.over && { aim: aimOf(view, viewer) }),
  };
}
/** PLA-COM-04: both hear who is jammed. */
function jamWords(view: View, viewer: Viewer): string {
  const jammed = SIDES.filter(side => view.sides[otherSide(side)].jams);
  const own = jammed.filter(side => side === viewer).map(() => 'you are jammed');
  return [...own, ...jammed.filter(side => side !== viewer).map(side => `${view.sides[side].name} is jammed`)].join(
    ', ',
  );
}
const aimOf = (view: View, side: Side): string =>
  view.objectives.map(o => `${o.name} (${o.value}${heldAsKnown(view, side, o) ? ', yours' : ''})`).join(', ');
