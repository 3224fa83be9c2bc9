/** What a book has otherwise than its sister: the subject, what stands there, what stands here. */
export type Difference = readonly [subject: string, there: string, here: string];

/** A line of a book's specification under its id, as `scripts/register.mjs` writes it. */
export interface RegisterEntry {
  readonly id: string;
  readonly section: string;
  readonly heading: string;
  readonly text: string;
  readonly kind: 'rule' | 'ruling' | 'house' | 'optional';
  /** Players may choose. A ruling without it is settled: its first choice is the rule. */
  readonly switch?: true;
  /** Why a ruling was needed, what may be chosen (the default first), and why the default. */
  readonly gap?: string;
  readonly choices?: readonly { readonly id: string; readonly text: string }[];
  readonly why?: string;
  /** The printed tables of this heading, each as rows of cells, the columns' names first. */
  readonly tables?: readonly (readonly (readonly string[])[])[];
}
