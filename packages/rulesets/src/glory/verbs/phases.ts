import { forbid, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../common/book/verbs.js';
import { citation, refusedBy } from '../lines.js';
import { usesDetachments } from '../options.js';
import { hasNoAim } from '../play/idle.js';
import { intentOf } from '../play/initiative.js';
import { fightsOf } from '../play/melee.js';
import { activeRefusal, isPlaying, ownUnit, pursuitRefusal, turnRefusal } from '../play/permission.js';
import {
  fireOn,
  mayDetach,
  nextPhase,
  throwAp,
  throwersOf,
  throwInitiatives,
  WINGS,
  wingsOf,
} from '../play/sequence.js';
import { firingRefusal } from '../play/shooting.js';
import type { State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { bodyIds, isBody, leaderOf, unitOf } from '../play/units.js';
import { mustThrow } from '../rules/initiative.js';
import { NO_DETACHMENTS } from '../tables/sentences.js';
import { id, verb } from './verb.js';

/** Throws that open a phase, what is said before them, and the end of a phase. */

const isBeforePoints = (seat: Seat): boolean => isPlaying(seat, 'activation') && !seat.view.apThrown;
const isBeforeInitiative = (seat: Seat): boolean => isPlaying(seat, 'initiative') && !seat.view.initiativeThrown;

export const throwPoints = verb({
  order: {},
  label: 'Throw for points',
  text: 'One die changes the activation points of the turn',
  key: 't',
  on: ({ seat }) => (isBeforePoints(seat) ? SHOWN : undefined),
  plan: seat =>
    activeRefusal(seat.view, seat.by) ??
    (isBeforePoints(seat) ? undefined : forbid('IGR-SEQ-04', 'the points of this turn are thrown')),
  act: game => throwAp(game),
});

const DETACHED = citation('IGR-DET-05', 'a Wing is detached as a whole, for the rest of the battle');
const WING_WORDS = { 'west-wing': 'West wing', 'east-wing': 'East wing' } as const;

export const detach = verb({
  order: { wing: z.enum(WINGS) },
  label: 'Detach a Wing',
  text: 'It may go its own way for the rest of the battle, and costs 1 more',
  key: 'd',
  on: ({ seat }) => (isBeforePoints(seat) && mayDetach(seat.view, seat.options) ? SHOWN : undefined),
  fields: {
    wing: { choose: ({ seat: { view, by } }) => wingsOf(view, by).map(value => ({ value, label: WING_WORDS[value] })) },
  },
  plan: (seat, { wing }) => {
    const { view, by, options } = seat;
    const refused = activeRefusal(view, by);
    if (refused) return refused;
    if (!usesDetachments(options)) return refusedBy(NO_DETACHMENTS);
    if (!isBeforePoints(seat)) return forbid('IGR-DET-05', 'a Wing is detached before the throw of a turn');
    return wingsOf(view, by).includes(wing) ? undefined : forbid('IGR-DET-02', 'there is no such Wing to detach');
  },
  act: (game, side, { wing }) => game.happen({ kind: 'detached', side, wing, because: [DETACHED] }),
});

export const throwInitiative = verb({
  order: {},
  label: 'Throw for initiative',
  text: 'A die for each unit that was not activated',
  key: 't',
  on: ({ seat }) => (isBeforeInitiative(seat) ? SHOWN : undefined),
  plan: seat =>
    activeRefusal(seat.view, seat.by) ??
    (isBeforeInitiative(seat) ? undefined : forbid('IGR-SEQ-06', 'there is nothing to throw for now')),
  act: game => throwInitiatives(game),
});

/** IGR-R-44 `voluntary`: a unit that its owner leaves out does nothing. */
export const leaveOut = verb({
  order: { stand: id },
  label: 'Leave out',
  text: 'It does not throw, and does nothing',
  key: 'o',
  on: ({ seat, piece }) => {
    if (!isBeforeInitiative(seat)) return undefined;
    const unit = unitOf(seat.view, seat.view.lookup.ids[piece.id]!);
    const throws = throwersOf(seat.view).some(u => u.id === unit.id);
    return throws ? SHOWN : undefined;
  },
  plan: (seat, { stand }) => {
    const { view, by, options } = seat;
    const refused = activeRefusal(view, by);
    if (refused) return refused;
    if (mustThrow(options)) return forbid('IGR-R-44', 'the throw is compulsory');
    if (!isBeforeInitiative(seat)) return forbid('IGR-SEQ-06', 'units are left out before the throws');
    const unit = ownUnit(view, by, stand);
    if (isRefusal(unit)) return unit;
    return throwersOf(view).some(u => u.id === unit.id) ? unit : forbid('IGR-INI-01', 'it does not throw');
  },
  act: (game, _by, _order, unit) => game.happen({ kind: 'leftOut', stands: bodyIds(game.state, unit) }),
});

/** What the end of a phase leads to. */
const END_WORDS: Readonly<Partial<Record<State['phase'], { label: string; text: string; throws?: true }>>> = {
  activation: { label: 'On to movement', text: 'Activate nobody else' },
  movement: {
    label: 'On to initiative',
    text: 'Move nobody else; those left out throw for what they do',
    throws: true,
  },
  shooting: { label: 'No more shots', text: 'Then the other player’s shots, and the melees' },
};

export const endPhase = verb({
  order: {},
  label: 'Next phase',
  text: 'Nothing more in this phase',
  key: 'n',
  ends: 'step',
  on: ({ seat }) => {
    const { view, options } = seat;
    if (!isPlaying(seat, view.phase) || isBeforePoints(seat) || isBeforeInitiative(seat)) return undefined;
    if (!endsByItself(view)) return END_WORDS[view.phase] ?? SHOWN;
    return dueIn(view, options) === undefined ? undefined : SHOWN;
  },
  plan: ({ view, by, options }) => {
    const early = turnRefusal(view);
    if (early) return early;
    if (view.phase === 'shooting') return firingRefusal(view, by);
    const refused = activeRefusal(view, by) ?? dueRefusal(view, options);
    if (refused) return refused;
    return view.phase === 'activation' && !view.apThrown
      ? forbid('IGR-SEQ-04', 'first the points of this turn are thrown')
      : undefined;
  },
  act: game => {
    if (game.state.phase === 'shooting') fireOn(game);
    else nextPhase(game);
  },
});

/** A phase that ends by itself, when all have acted; and nobody does anything before a charger whose target evaded. */
const endsByItself = ({ phase, pursuit }: State): boolean =>
  phase === 'initiative' || phase === 'melee' || pursuit.unit !== null;

/** Who is to act before such a phase ends. */
function dueRefusal(view: State, options: Options): Refusal | undefined {
  if (!endsByItself(view)) return undefined;
  const due = dueIn(view, options);
  if (due === undefined)
    return pursuitRefusal(view, null) ?? forbid('IGR-SEQ-06', 'it ends when nobody is left to act');
  if (view.pursuit.unit !== null) return forbid('IGR-R-55', `its target evaded: first ${due} goes on, or halts`);
  return view.phase === 'melee'
    ? forbid('IGR-MEL-01', `every pair must fight: now ${due}`)
    : forbid('IGR-SEQ-06', `first every unit that threw acts: now ${due}`);
}
const dueIn = (view: State, options: Options): string | undefined =>
  view.phase === 'melee' ? fightsOf(view)[0]?.[0] : actorIn(view, options);

/** A unit that threw and can act now: those who copy a neighbour wait for him, and who can do nothing needs no order (IGR-R-101). */
function actorIn(view: State, options: Options): string | undefined {
  const { unit: chased } = view.pursuit;
  const first = view.vignettes.findIndex((v, i) => {
    if (v.side !== view.active || !isBody(v)) return false;
    const unit = unitOf(view, i);
    if (chased !== null) return unit.id === chased;
    const { thrown } = leaderOf(view, unit).now;
    if (thrown === null || thrown.done) return false;
    const intent = intentOf(view, unit, options);
    return !isRefusal(intent) && !hasNoAim(view, unit, intent.does, options);
  });
  return view.vignettes[first]?.id;
}
