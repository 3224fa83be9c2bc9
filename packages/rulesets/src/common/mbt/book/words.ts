import type { RuleId } from '@umpire/engine';

/** What a book says in words of its own. */

/** "Main battle tanks", and in a word beside the counter: "Tanks". */
export interface PlainName {
  readonly name: string;
  readonly short: string;
  /** Of one that goes by a name of its own ("Panther"): what it is. Such a name is written as it stands. */
  readonly sort?: string;
}

/** A plain name, or its short form, in the middle of a sentence: "light AA", "AA guns". */
export const inSentence = (word: string, { sort }: PlainName): string =>
  sort === undefined ? word.replace(/^[A-Z](?![A-Z])/, letter => letter.toLowerCase()) : word;

/** Sentences that hold the book's own words. */
export type Sayings = Readonly<
  Record<
    'lost' | 'drivenOff' | 'fallsBack' | 'noRoomBack' | 'overTheEdge' | 'firstFlights' | 'fixed' | 'inDoubt',
    string
  >
>;

export type RuleFor = Readonly<
  Record<
    | 'lost'
    | 'fallsBack'
    | 'statuses'
    | 'fragileEngages'
    | 'fragileMoves'
    | 'defeat'
    /** The BGHQ keeps to its stands, as they keep to it. */
    | 'bghqStays',
    RuleId
  >
>;
