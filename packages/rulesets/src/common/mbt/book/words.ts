import type { RuleId } from '@umpire/engine';

/** What a book says in words of its own. */

/** "Main battle tanks", and in a word beside the counter: "Tanks". */
export interface PlainName {
  readonly name: string;
  readonly short: string;
  /** Of one that goes by a name of its own ("Panther"): what it is. Such a name is written as it stands. */
  readonly sort?: string;
}

/** A stand by its own name, where its list gives it one; a list that names none has its class and a number, a scenario its id. */
export function calledByName(
  { name, subClass }: { readonly name?: string | undefined; readonly subClass: string },
  plain: PlainName,
): PlainName {
  const isBare = name === undefined || name.startsWith(subClass) || /^([AB]\d+)?$/.test(name);
  return isBare || name.toLowerCase() === plain.short.toLowerCase()
    ? plain
    : { name, short: name, sort: plain.name.toLowerCase() };
}

/** "M1 Abrams, main battle tanks": its name, and what that is. */
export const plainWords = ({ name, sort }: PlainName): string => (sort === undefined ? name : `${name}, ${sort}`);

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
