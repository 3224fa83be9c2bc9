import type { Zone } from '../../common/ground/words.js';
import { ruling } from '../options.js';

/** Rulings that only a battle asks for: no question heeds them. */

/** WW2-R-12: who makes forest jungle in the Tropical zone? */
const jungle = ruling<'placer' | 'always' | 'never'>('WW2-R-12', {
  placer: 'placer',
  always: 'always',
  never: 'never',
});
/** `placer`: he who places the terrain says so piece by piece. */
export const jungleIn = (zone: Zone, options: Parameters<typeof jungle>[0]): ReturnType<typeof jungle> =>
  zone === 'Tropical' ? jungle(options) : 'never';

/** WW2-R-14: do the sides deploy battle group by battle group, in turn? */
export const deploysInTurn = ruling('WW2-R-14', { alternate: true, 'second-mover-first': false });
/** WW2-R-20: is there a die for each crossing, on which it may be a ferry? */
export const crossingsAreThrown = ruling('WW2-R-20', { bridge: false, die: true });
/** WW2-R-32: may a stand turn before it fires halted? */
export const pivotsFreely = ruling('WW2-R-32', { 'pivot-is-move': false, 'free-pivot': true });
/** WW2-R-35: what follows the loss of a BGHQ? */
export const afterHqLoss = ruling('WW2-R-35', {
  successor: { named: true, throwsAtOnce: true },
  'successor-late': { named: true, throwsAtOnce: false },
  none: { named: false, throwsAtOnce: false },
});
/** WW2-R-40: may a stand that marched make tactical moves? */
export const actsAfterMarch = ruling('WW2-R-40', { 'one-then-tactical': true, 'march-or-tactical': false });
/** WW2-R-42: do all moves of a turn together make up one tactical move at most? */
export const movesAreSummed = ruling('WW2-R-42', { 'per-move': false, 'per-turn': true });
/** WW2-R-65: how often may a stand answer in a player's turn? */
export const answersInTurn = ruling('WW2-R-65', { unlimited: Number.POSITIVE_INFINITY, 'once-per-turn': 1 });
/** WW2-R-90: when does a battle group test? */
export const tests = ruling('WW2-R-90', {
  'on-worse': { eachTurn: false, onlyNew: false },
  'each-turn': { eachTurn: true, onlyNew: false },
  once: { eachTurn: false, onlyNew: true },
});
/** WW2-R-94: may a failed battle group test again? */
export const failedMayRetest = ruling('WW2-R-94', { never: false, retest: true });
/** WW2-R-119: for how many player turns smoke stands, the one in which it was laid included. */
export const smokeLasts = ruling('WW2-R-119', { 'both-turns': 2, 'own-turn': 1 });
/** WW2-R-156: which fighters may intercept? */
export const anyFighterIntercepts = ruling('WW2-R-156', { patrol: false, any: true });
/** WW2-R-164: must somebody see the target of a barrage? */
export const barrageMustBeSeen = ruling('WW2-R-164', { open: false, seen: true });
