/** Troops of the book's armies, put into a field as if somebody had written them there. */
import type { Field, ListedArmy, ListedTroop } from '@umpire/rulesets';

/** Whether what a troop says fits to what the field takes. */
export function fits(field: Field, { value }: ListedTroop): boolean {
  if (typeof value === 'string') return field.kind === 'text' && field.suggest !== undefined;
  if (field.kind !== 'group') return false;
  const names = new Set(field.fields.map(({ name }) => name));
  return Object.keys(value).every(name => names.has(name));
}

/** The armies of which something fits to a field; none where the field is about something else. */
export function armiesFor(field: Field, armies: readonly ListedArmy[]): readonly ListedArmy[] {
  return armies
    .map(({ title, sections }) => ({
      title,
      sections: sections
        .map(section => ({ ...section, troops: section.troops.filter(troop => fits(field, troop)) }))
        .filter(({ troops }) => troops.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** An army with everybody once: whom several of its groups have stands in the first of them. */
export function eachOnce({ title, sections }: ListedArmy): ListedArmy {
  const seen = new Set<string>();
  const isNew = ({ label, value }: ListedTroop): boolean => {
    const before = seen.size;
    return seen.add(JSON.stringify([label, value])).size > before;
  };
  return {
    title,
    sections: sections
      .map(section => ({ ...section, troops: section.troops.filter(isNew) }))
      .filter(({ troops }) => troops.length > 0),
  };
}

/** Those of an army whose name and class have all the words that were typed; nobody if there are none. */
export function foundIn({ sections }: ListedArmy, typed: string): readonly ListedTroop[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = ({ label }: ListedTroop): boolean => words.every(word => label.toLowerCase().includes(word));
  return sections.flatMap(({ troops }) => troops.filter(has));
}

/** What armies say of any of their troops, by name: of another troop it would be wrong. */
export function saidOfTroops(armies: readonly ListedArmy[]): ReadonlySet<string> {
  const all = armies.flatMap(({ sections }) => sections.flatMap(({ troops }) => troops));
  return new Set(all.flatMap(({ value }) => (typeof value === 'string' ? [] : Object.keys(value))));
}

/** A field with a troop put into it: where it stands and what happened to it stays as it was said. */
export function filled(now: unknown, { value }: ListedTroop, armies: readonly ListedArmy[]): unknown {
  if (typeof value === 'string') return value;
  const said = saidOfTroops(armies);
  const kept = Object.entries((now ?? {}) as object).filter(([name]) => !said.has(name));
  return { ...Object.fromEntries(kept), ...value };
}
