import { type Adjudicable, type Citation, chooseOptions, heldTo, type Options } from '@umpire/engine';

/** What is counted for one of two: who that is, the lines, and what they come to. */
export interface SideCount {
  readonly title: string;
  readonly sum: string;
  readonly because: readonly Citation[];
}

/** By question: what each of the two brings into it, before anything is thrown; nothing where it is not allowed. */
// biome-ignore lint/suspicious/noExplicitAny: what is given meets only the question that it was held to
export type SideCounts = Readonly<Record<string, (given: any, options: Options) => readonly SideCount[] | undefined>>;

/** The two columns of a question as it is asked, where its book counts for both. */
export function sidesCounted(
  book: Adjudicable & { readonly counts?: SideCounts },
  { question, given, options }: { readonly question: string; readonly given: unknown; readonly options: unknown },
): readonly SideCount[] | undefined {
  const count = book.counts?.[question];
  const chosen = count && chooseOptions(book.options, options);
  const held = count && heldTo(book.questions[question]!.given, given);
  return chosen?.ok && held?.success ? count!(held.data, chosen.value) : undefined;
}
