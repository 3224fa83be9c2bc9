import { isSide, type Look, otherSide, SIDE_NAMES, SIDES, type Side, type Status } from '@umpire/engine';
import { lossesOf } from '../play/defeat.js';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { PHASES } from '../rules/sequence.js';
import { thresholdOf } from '../rules/victory.js';
import { calledOf } from './plain-words.js';

/** Where the battle stands. */
export function statusOf({ view, viewer }: Look<Types>): Status {
  const { sides, step } = view;
  const current = step === 'battle' ? view.phase : step;
  const steps =
    step === 'battle'
      ? PHASES.map(p => ({ id: p.name, label: PHASE_LABELS[p.name], current: p.name === current }))
      : (['armies', 'terrain', 'adjust', 'march', 'deployment'] as const).map(id => ({
          id,
          label: SETUP_LABELS[id],
          current: id === current,
        }));
  const name = sides[view.active].name || 'the battle';
  return {
    title: view.title,
    turn: view.turn === 0 ? 'Before the battle' : `Turn ${Math.ceil(view.turn / 2)}, ${name}`,
    ...(view.turn === 0 && { before: true }),
    clock:
      view.turn === 0
        ? (SETUP_LABELS[step as keyof typeof SETUP_LABELS] ?? '')
        : `${sides[view.active].apLeft} of ${sides[view.active].ap} activation points left`,
    ...(view.turn > 0 && { left: `${sides[view.active].apLeft} of ${sides[view.active].ap} points` }),
    steps,
    scores: SIDES.map(side => ({ side, name: sides[side].name || SIDE_WORDS[side], lines: scoreLines(view, side) })),
    ...(isSide(viewer) && step === 'battle' && { aim: aimOf(view, viewer) }),
  };
}

/** IGR-R-92, IGR-SCN-05: what a side must do to win, by the limit and the exit of its scenario. */
function aimOf({ extra: { now } }: State, side: Side): string {
  const { exit, result, turns } = now;
  const enemy = SIDE_NAMES[otherSide(side)];
  if (exit?.side === side) return `bring your General through, or break ${enemy}`;
  if (exit) return `break ${enemy} before their General is through`;
  if (turns === null) return `break ${enemy}`;
  if (result === side) return `hold out for ${turns} turns, or break ${enemy}`;
  return `break ${enemy} within ${turns} turns`;
}

const SIDE_WORDS: Readonly<Record<Side, string>> = { a: 'South', b: 'North' };
const PHASE_LABELS = {
  activation: 'Activation',
  movement: 'Movement',
  initiative: 'Initiative',
  shooting: 'Shooting',
  melee: 'Melee',
} as const;
const SETUP_LABELS = {
  armies: 'Armies',
  terrain: 'Terrain',
  adjust: 'Changes',
  march: 'March',
  deployment: 'Deployment',
} as const;

function scoreLines(view: State, side: Side): string[] {
  if (view.step !== 'battle') {
    const own = view.vignettes.filter(v => v.side === side);
    const waiting = own.filter(v => v.place === 'waiting').length;
    return own.length === 0 ? [] : [`${own.length} vignettes, ${waiting} yet to be placed`];
  }
  const { battleLine, battleLineBroken } = lossesOf(view, side);
  return [
    `${battleLineBroken} of ${battleLine} of the battle line broken`,
    `beaten at ${thresholdOf(battleLine)}`,
    ...fledWords(view, side),
  ];
}

/** Who fled the field: `fled: Cuirassiers F1, F2; Hussars F12`. */
function fledWords({ vignettes }: State, side: Side): string[] {
  const fled = new Map<string, string[]>();
  for (const { id, name, troop, place, side: of } of vignettes) {
    if (of !== side || place !== 'broken') continue;
    const called = calledOf(name, troop);
    fled.set(called, [...(fled.get(called) ?? []), id]);
  }
  if (fled.size === 0) return [];
  return [`fled: ${[...fled].map(([called, ids]) => `${called} ${ids.join(', ')}`).join('; ')}`];
}
