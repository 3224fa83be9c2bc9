import { type Adjudicable, chooseOptions, heldTo, type Options, type ResultTable } from '@umpire/engine';

/** By question: the book's table with the column that is read, before anything is thrown; nothing where it is not allowed. */
// biome-ignore lint/suspicious/noExplicitAny: what is given meets only the question that it was held to
export type DrawnTables = Readonly<Record<string, (given: any, options: Options) => ResultTable | undefined>>;

/** The table that a question as it is asked is read from, where its book has one. */
export function tableDrawn(
  book: Adjudicable & { readonly tables?: DrawnTables },
  { question, given, options }: { readonly question: string; readonly given: unknown; readonly options: unknown },
): ResultTable | undefined {
  const draw = book.tables?.[question];
  const chosen = draw && chooseOptions(book.options, options);
  const held = draw && heldTo(book.questions[question]!.given, given);
  return chosen?.ok && held?.success ? draw!(held.data, chosen.value) : undefined;
}
