import { facingOf, turnBetween } from '@umpire/engine';
import { isFlanked } from '../play/assault-odds.js';
import type { Contact } from '../play/ledger.js';
import { mean } from '../play/places.js';
import { type Base, CM } from '../play/state.js';

/** PLA-CAM-10: who comes from nearer is on no flank; a hair more, so that no rounding takes it away. */
export const FLANKS_FROM = 2 * CM + 5;
/** The two on the wings stand so far from the middle, in tenths of a degree: together 90 degrees apart, and some to spare. */
const ASIDE = 600;

/** PLA-CA-12: who goes in from two sides has the better of it. The bearings, seen from the enemy, that the outermost on either wing take up. */
export function wings(fighters: readonly Base[], target: Contact): ReadonlyMap<string, number> {
  if (fighters.length < 2 || isFlanked(fighters, [target])) return new Map();
  const centre = mean(fighters);
  const middle = facingOf(centre.x - target.x, centre.y - target.y);
  const aside = ({ x, y }: Base): number => turnBetween(middle, facingOf(x - target.x, y - target.y));
  const across = [...fighters].sort((p, q) => aside(p) - aside(q));
  return new Map([
    [across[0]!.id, (middle - ASIDE + 3600) % 3600],
    [across.at(-1)!.id, (middle + ASIDE) % 3600],
  ]);
}
