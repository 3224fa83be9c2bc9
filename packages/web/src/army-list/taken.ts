/** An army that somebody takes from the builder to a new battle, with what is agreed on for it. */
export interface Taken {
  readonly book: string;
  readonly title: string;
  /** As files have it. */
  readonly data: unknown;
  /** What a side takes of it. */
  readonly army: unknown;
  readonly terms: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
}

let onTheWay: Taken | undefined;

export const takeAlong = (taken: Taken): void => {
  onTheWay = taken;
};
/** The one on the way to a battle of this book, under this name. */
export const takenAlong = (book: string, title: string | null): Taken | undefined =>
  onTheWay?.book === book && onTheWay.title === title ? onTheWay : undefined;
