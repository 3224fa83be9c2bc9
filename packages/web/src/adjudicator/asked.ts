/** A question as somebody asks it: what goes into a link, into the history and to the adjudicator. */
export interface Asked {
  readonly book: string;
  readonly question: string;
  readonly given: unknown;
  /** Only what differs from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** What was thrown so far, in the order in which the rules call for it. */
  readonly throws: readonly Throw[];
}
export type Throw = number | string;

export const sameAsked = (a: Asked, b: Asked): boolean =>
  a.book === b.book &&
  a.question === b.question &&
  JSON.stringify([a.given, a.options, a.throws]) === JSON.stringify([b.given, b.options, b.throws]);
