import { type Citation, type Finding, type Options, type Procedure, prohibitedBy, type Refusal } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import {
  countRow,
  isBlinded,
  isHidden,
  LOCATION_BARS,
  LOCATION_MODIFIERS,
  type LocateFacts,
  seenFromAbove,
} from '../tables/location.js';
import { d10 } from './dice.js';

export interface Location {
  readonly needed: number;
  readonly modifier: number;
  readonly located: boolean;
}
const REACHED = citation('PLA-LOC-01', 'located where the die and its modifiers reach the number');
const BLINDED = citation('PLA-VIS-03', 'dense cloud hides the ground from the satellite');
const FROM_ABOVE = citation('PLA-R-22', 'the satellite sees it in the open');

/** What is to be reached, and with what: all that hangs on no throw. */
export interface ReadyLocation {
  readonly needed: number;
  readonly modifier: number;
  readonly because: readonly Citation[];
}
/** 7.4: refused, or ready to be thrown for. */
export function readyLocation(facts: LocateFacts, options: Options): Refusal | ReadyLocation {
  const refused = prohibitedBy(LOCATION_BARS, facts, options);
  if (refused) return refused;
  const { posture, firing, firedTwice } = facts.target;
  const row = countRow(facts.target);
  const needed = row[posture][firing || firedTwice ? 1 : 0];
  const because: Citation[] = [REACHED, citation(row.rule, 'so many, as they stand', `${needed}+`)];
  const modifier = summed(LOCATION_MODIFIERS, facts, options, because);
  if (isBlinded(facts)) because.push(BLINDED);
  if (isHidden(facts) && seenFromAbove(facts, options)) because.push(FROM_ABOVE);
  return { needed, modifier, because };
}

/** Whether a face of the die locates it (PLA-R-02). */
export const locates = ({ needed, modifier }: ReadyLocation, face: number): boolean => face + modifier >= needed;

export function* locate(ready: ReadyLocation): Procedure<Finding<Location>> {
  const face = yield* d10('PLA-LOC-01', 'both', 'to locate the target');
  const { needed, modifier, because } = ready;
  return { result: { needed, modifier, located: locates(ready, face) }, because };
}
