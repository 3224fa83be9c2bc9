import type { Count, RuleId } from '@umpire/engine';

/** A row that one of the pieces has or several have: why, and what it comes to for each of them; nothing for those who do not have it, '' where it has no figure. */
export interface CountRow {
  readonly key: string;
  readonly rule: RuleId;
  readonly why: string;
  readonly effects: readonly (string | undefined)[];
}

/** What is said of several pieces by the same rule in the same words stands in one row, in the order in which it was first said. */
export function rowsOf(counts: readonly Count[]): CountRow[] {
  const rows = new Map<string, { rule: RuleId; why: string; effects: (string | undefined)[] }>();
  counts.forEach(({ because }, column) => {
    const met = new Map<string, number>();
    for (const { rule, text: why, effect } of because) {
      const said = `${rule} ${why}`;
      const again = met.get(said) ?? 0; // a rule may count twice for one piece
      met.set(said, again + 1);
      const key = `${said} ${again}`;
      const row = rows.get(key) ?? { rule, why, effects: counts.map(() => undefined) };
      row.effects[column] = effect ?? '';
      rows.set(key, row);
    }
  });
  return [...rows].map(([key, row]) => ({ key, ...row }));
}
