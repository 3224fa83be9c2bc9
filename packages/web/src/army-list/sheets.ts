import type { ArmyForm, At, Sheet, SheetList } from '@umpire/rulesets';
import { itemsAt } from './value.js';

/** The list whose parts have no parts of their own, and where the one stands that belongs to a part in hand: `into` which part it is. */
export function innermostList(
  form: ArmyForm,
  army: unknown,
  inHand: At,
): { readonly list: SheetList; readonly at: At; readonly into?: string } | undefined {
  let { list } = form.sheet;
  let at: At = [];
  let into: string | undefined;
  if (!list) return undefined;
  while (list.sheet.list) {
    const items = itemsAt(army, [...at, list.name]);
    if (items.length === 0) return undefined;
    const held = inHand[at.length + 1];
    const place = typeof held === 'number' && held < items.length ? held : items.length - 1;
    at = [...at, list.name, place];
    const title = list.sheet.titleOf(items[place]);
    into = /^\d/.test(title) ? title : `${place + 1}, ${title}`;
    list = list.sheet.list;
  }
  return { list, at: [...at, list.name], ...(into !== undefined && { into }) };
}

export interface RosterGroup {
  readonly title: string;
  readonly sheet: Sheet<unknown>;
  readonly of: unknown;
  readonly lines: readonly unknown[];
  readonly line: Sheet<unknown>;
}

/** The innermost parts under what they belong to. */
export function rosterOf(sheet: Sheet<unknown>, of: unknown): readonly RosterGroup[] {
  const { list } = sheet;
  if (!list) return [];
  const items = itemsAt(of, [list.name]);
  if (!list.sheet.list) return [{ title: sheet.titleOf(of), sheet, of, lines: items, line: list.sheet }];
  return items.flatMap(item => rosterOf(list.sheet, item));
}
