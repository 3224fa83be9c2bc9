import { forbid, type Refusal, type RuleId } from '@umpire/engine';

export { citation, type Prohibition, prohibitedBy } from '@umpire/engine';

/** Rows under the key that each of them names, in their order: what is asked often is looked up, not searched. */
export function byKey<K extends string, T>(
  rows: readonly T[],
  keyOf: (row: T) => K,
): Readonly<Record<K, readonly T[]>> {
  const found = {} as Record<K, T[]>;
  for (const row of rows) {
    found[keyOf(row)] ??= [];
    found[keyOf(row)].push(row);
  }
  return found;
}

/** A sentence that forbids, said once for all rows and checks that come to it. */
export interface Sentence {
  readonly rule: RuleId;
  readonly text: string;
}
export const said = (rule: RuleId, text: string): Sentence => ({ rule, text });
export const refusedBy = ({ rule, text }: Sentence): Refusal => forbid(rule, text);
