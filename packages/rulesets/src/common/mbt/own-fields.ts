import type { Card, Marker, Piece } from '@umpire/engine';
import type { z } from 'zod';
import type { Draft } from '../book/draft.js';
import type { StandFacts, Status } from './pieces.js';
import type { Nature, Stand, State } from './play/state.js';

/**
 * What the natures, stands, facts and battles of one book have besides what all of the family have. Shared code copies its own fields one
 * by one and leaves these to the book; it never reads them.
 */
export interface OwnFields {
  /** Schemas of what a stand of an army list may say of itself. */
  readonly LISTED: Readonly<Record<string, z.ZodType>>;
  /** Schemas of these fields, as a state has them that comes from outside. */
  readonly FORMS: Readonly<Record<'nature' | 'stand' | 'state', Readonly<Record<string, z.ZodType>>>>;
  /** How many kinds of stands there are that differ in these fields alone, and of which of them this is: a number below that. */
  readonly KINDS: number;
  kindNumber(stand: Stand): number;
  /** What a card and the log add to sub-class and posture, each word on its own. */
  natureWords(nature: Nature): readonly string[];
  /** Rows that a card adds to what is open of a stand. */
  cardRows(stand: Stand): Card['rows'];
  /** What a counter shows of them: one of each, and those of a stand; and how high it flies. */
  readonly MARKERS: readonly Marker[];
  markers(stand: Stand): readonly Marker[];
  height(stand: Stand): Pick<Piece, 'height'>;

  /** Set on the second what they are on the first: a line of an army list, or a nature. */
  nature(from: object, to: Draft<Nature>): void;
  /** Null: as a stand, or a battle, begins. */
  stand(from: Stand | null, to: Draft<Stand>): void;
  state(from: State | null, to: State): void;
  /** The facts of a stand; null: it is not on the table yet. */
  facts(nature: Nature, stand: Stand | null, to: Draft<StandFacts>): void;
  copyFacts(from: StandFacts, to: Draft<StandFacts>): void;
  areSame(a: State, b: State): boolean;

  /** What these fields keep of a blow, of one who engages, and of a new round. */
  struck(stand: Draft<Stand>, status: Status): void;
  engages(state: State, nature: Nature): void;
  roundBegins(state: State): void;
  /** What is at an end for a stand when the round of its owner begins, and what it keeps of a change of its mode. */
  standBegins(stand: Draft<Stand>): void;
  modeChanged(stand: Draft<Stand>): void;
  /** What a flight keeps of how it comes on, or attacks; `how` has what its order says besides (`FLIGHT`). */
  flies(stand: Draft<Stand>, how: object): void;
  /** What only its owner keeps count of is as at the start. */
  hide(counter: Draft<Stand>): void;
  /** Whether such a blow would be no news: it costs less then. */
  wasStruck(stand: Stand): boolean;
}
