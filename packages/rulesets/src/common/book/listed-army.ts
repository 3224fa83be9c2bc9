/** An army as its book lists it, for forms that ask about one of its troops: one is picked, and its fields are filled. */
export interface ListedArmy {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly troops: readonly ListedTroop[] }[];
}

export interface ListedTroop {
  readonly label: string;
  /** What else players call it: it is found by these words too. */
  readonly also?: string;
  /** What it says in a field that takes a text, or in the fields of a group by their names. */
  readonly value: string | Readonly<Record<string, unknown>>;
}
