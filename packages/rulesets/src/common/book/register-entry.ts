/** A subject on which a book differs from its sister: sentences for those who know the sister, and figures that are best read side by side. */
export interface Difference {
  readonly subject: string;
  readonly points: readonly string[];
  /** Rows of what it is about, what stands there, what stands here; the names of the columns first. */
  readonly figures?: readonly (readonly string[])[];
}

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
