/** Who was picked for a field by his name: as long as the field says what his army says of him, that is what he is called. */
import type { ListedTroop, NamedField } from '@umpire/rulesets';
import { pathText, valueAt } from './path.js';

/** By the path of a field. */
export type Picked = Readonly<Record<string, ListedTroop>>;
/** By the name of a field, what whoever stands in it is called. */
export type Called = Readonly<Record<string, string>>;

/** Who was picked, if it is still he; a grade, a state or a place of his own change nothing. */
export function pickedNow(picked: ListedTroop | undefined, value: unknown): ListedTroop | undefined {
  if (!picked) return undefined;
  const said = picked.value;
  const same =
    typeof said === 'string'
      ? said === value
      : Object.entries(said).every(([name, one]) => name === 'grade' || valueAt(value, [name]) === one);
  return same ? picked : undefined;
}

/** The name without the notation behind it: `Panther (MBT+ ARM MOBILE)` → `Panther`. */
export const nameAlone = (label: string): string => label.replace(/ \(.*$/, '');

/** What answers call those who were picked; two of one name are told apart by what they do. */
export function calledOf(fields: readonly NamedField[], given: unknown, picked: Picked): Called {
  const named = fields.flatMap(field => {
    const troop = pickedNow(picked[pathText([field.name])], valueAt(given, [field.name]));
    return troop ? [{ field, name: nameAlone(troop.label) }] : [];
  });
  return Object.fromEntries(
    named.map(({ field, name }) => {
      const isOne = named.filter(other => other.name === name).length === 1;
      return [field.name, isOne ? name : `${name} (${field.title.toLowerCase()})`];
    }),
  );
}

/** When two fields change places, whoever was picked for them does too. */
export function pickedSwapped(picked: Picked, [one, other]: readonly [string, string]): Picked {
  const [a, b] = [pathText([one]), pathText([other])];
  const { [a]: first, [b]: second, ...rest } = picked;
  return { ...rest, ...(second && { [a]: second }), ...(first && { [b]: first }) };
}
