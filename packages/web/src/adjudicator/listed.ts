/** Troops of the book's armies, put into a field as if somebody had written them there. */
import type { Field, ListedArmy, ListedTroop } from '@umpire/rulesets';

/** Whether what a troop says fits to what the field takes. */
export function fits(field: Field, { value }: ListedTroop): boolean {
  if (typeof value === 'string')
    return field.kind === 'text' && field.suggest !== undefined && (field.fits?.(value) ?? true);
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

/** Figures as some write them, and the rest of us read them. */
const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', v: '5', vi: '6', vii: '7', viii: '8' };
/** As everybody spells it: no accents and no hyphens. */
const spelt = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f-]/g, '');
const inFigures = (text: string): string => text.replaceAll(/\b[iv]+\b/g, word => ROMAN[word] ?? word);

/** Those of an army whose name and class have all the words that were typed, however they are spelt; nobody if there are none. */
export function foundIn({ sections }: ListedArmy, typed: string): readonly ListedTroop[] {
  const words = spelt(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections.flatMap(({ troops }) => troops.filter(({ label, also = '' }) => says(`${label} ${also}`, words)));
}
function says(text: string, words: readonly string[]): boolean {
  const said = spelt(text);
  const figures = inFigures(said);
  return words.every(word => said.includes(word) || figures.includes(inFigures(word)));
}

/** A troop, and the place of its army in the list. */
export interface FoundTroop {
  readonly troop: ListedTroop;
  readonly army: number;
}

/**
 * Those of all armies who have the words that were typed: first those who bear them as their name, and of the army that is chosen, for two meet
 * all evening. Who is the same in several comes once.
 */
export function foundAmong(armies: readonly ListedArmy[], chosen: number, typed: string): readonly FoundTroop[] {
  const order = [chosen, ...armies.keys()].filter((army, i, all) => all.indexOf(army) === i);
  const found = new Map<string, FoundTroop>();
  for (const army of order)
    for (const troop of foundIn(armies[army]!, typed)) {
      const key = JSON.stringify([troop.label, troop.value]);
      if (!found.has(key)) found.set(key, { troop, army });
    }
  const words = spelt(typed).split(/\s+/).filter(Boolean);
  const rank = ({ troop: { label } }: FoundTroop): number => (says(label, words) ? 0 : 1);
  return [...found.values()].sort((p, q) => rank(p) - rank(q));
}

/** What armies say of any of their troops, by name: of another troop it would be wrong. */
export function saidOfTroops(armies: readonly ListedArmy[]): ReadonlySet<string> {
  const known = saidBefore.get(armies);
  if (known) return known;
  const all = armies.flatMap(({ sections }) => sections.flatMap(({ troops }) => troops));
  const said = new Set(all.flatMap(({ value }) => (typeof value === 'string' ? [] : Object.keys(value))));
  saidBefore.set(armies, said);
  return said;
}
const saidBefore = new WeakMap<readonly ListedArmy[], ReadonlySet<string>>();

/** A field with a troop put into it: where it stands and what happened to it stays as it was said. */
export function filled(now: unknown, { value }: ListedTroop, armies: readonly ListedArmy[]): unknown {
  if (typeof value === 'string') return value;
  const said = saidOfTroops(armies);
  const kept = Object.entries((now ?? {}) as object).filter(([name]) => !said.has(name));
  return { ...Object.fromEntries(kept), ...value };
}
