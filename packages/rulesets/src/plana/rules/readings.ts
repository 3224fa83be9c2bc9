import type { Options } from '@umpire/engine';
import { ruling } from '../options.js';
import { STATES, type State } from '../pieces.js';

/** Rulings that only a battle asks for: no question heeds them. */

/** PLA-R-13: is there a die for each target? */
export const diceEachTarget = ruling('PLA-R-13', { 'one-for-all': false, 'one-per-target': true });
/** PLA-R-21: does a location last beyond its turn? */
export const locationLasts = ruling('PLA-R-21', { 'each-turn': false, 'until-lost': true });
/** PLA-R-29: does a second pin suppress? */
const pinsAccumulate = ruling('PLA-R-29', { worst: false, accumulate: true });
/** PLA-R-29: the state of a base after something was inflicted on it. */
export function stateAfter(now: State, inflicted: State | 'none', options: Options): State {
  if (inflicted === 'none' || inflicted === 'ok') return now;
  if (now === 'pinned' && inflicted === 'pinned' && pinsAccumulate(options)) return 'suppressed';
  return STATES[Math.max(STATES.indexOf(now), STATES.indexOf(inflicted))]!;
}
/** PLA-R-50: does CLOUD block a line that passes through it? */
export const cloudBlocks = ruling('PLA-R-50', { modifier: false, blocks: true });
/** PLA-R-55: are friends in a zone attacked? */
export const zonesHitFriends = ruling('PLA-R-55', { all: true, 'enemy-only': false });
/** PLA-R-70: is the spacing of a company enforced? */
export const spacingIsEnforced = ruling('PLA-R-70', { enforced: true, advice: false });
/** PLA-R-74: are the losses of an assault diced for? */
export const assaultLossesAreDiced = ruling('PLA-R-74', { spread: false, dice: true });
/** PLA-R-115: does an ECM mission jam, too? */
export const ecmJams = ruling('PLA-R-115', { 'air-only': false, 'also-jams': true });
/** PLA-R-117: does a firer learn exactly what it did? */
export const firersLearnExactly = ruling('PLA-R-117', { exact: true, vague: false });
/** PLA-R-132: does each side see only what it located? */
export const isDoubleBlind = ruling('PLA-R-132', { 'double-blind': true, open: false });
/** PLA-R-133: do bases without an action follow their orders? */
export const followsOrders = ruling('PLA-R-133', { 'by-order': true, stay: false });
/** PLA-R-135: is the next company briefed while one cannot be reached? */
export const briefsNextFirst = ruling('PLA-R-135', { 'in-order': false, 'next-first': true });
/** PLA-R-139: are dug-in companies wired to their HQ? */
export const hasWire = ruling('PLA-R-139', { 'radio-only': false, wire: true });
/** PLA-R-140: do calls for AIR and orbital fire get through jamming? */
export const airCallsGetThrough = ruling('PLA-R-140', { blocked: false, always: true });
/** PLA-R-146: does a contact keep its number for ever? */
export const contactsKeepNumbers = ruling('PLA-R-146', { 'while-seen': false, kept: true });
/** PLA-R-147: is the type of a contact known at any distance? */
export const typesAreExact = ruling('PLA-R-147', { exact: true, 'by-range': false });
/** PLA-R-149: is a located base followed while it moves? */
export const contactsAreFollowed = ruling('PLA-R-149', { followed: true, frozen: false });
/** PLA-R-150: does a side see its own bases as they are? */
export const ownPictureIsTrue = ruling('PLA-R-150', { true: true, 'as-reported': false });
/** PLA-R-161: may zones be spread in play? */
export const zonesMaySpread = ruling('PLA-R-161', { constant: false, spread: true });
/** PLA-R-197: does demoralised foot recover in cover? */
export const footRecovers = ruling('PLA-R-197', { out: false, 'as-armour': true });
/** PLA-R-208: how many windows a turn has. */
export const windowsOfTurn = ruling('PLA-R-208', { four: 4, two: 2, one: 1 });
