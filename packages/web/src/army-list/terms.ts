import type { ArmyForm, ArmyGiven, SheetField } from '@umpire/rulesets';
import { wordsOf } from './field-words.js';

/** For which battle an army is drawn up, as its link, its roster and its text have it. */

type Field = SheetField<ArmyGiven>;

/** What differs from the usual battle, by the names of the fields; nothing where nothing does. */
export function termsOf({ battle }: ArmyForm, given: ArmyGiven): Readonly<Record<string, unknown>> | undefined {
  if (!battle) return undefined;
  const others = battle.fields.filter(field => `${field.get(given)}` !== `${field.get(battle.usual)}`);
  return others.length > 0 ? Object.fromEntries(others.map(field => [field.name, field.get(given)])) : undefined;
}

/** The battle that such terms speak of; what no field takes stays as usual. */
export function givenBy({ battle }: ArmyForm, terms: unknown): ArmyGiven {
  let given = battle?.usual ?? { options: {} };
  if (typeof terms !== 'object' || terms === null) return given;
  for (const field of battle?.fields ?? [])
    if (Object.hasOwn(terms, field.name))
      given = withTerm(field, given, (terms as Readonly<Record<string, unknown>>)[field.name]);
  return given;
}

function withTerm(field: Field, given: ArmyGiven, value: unknown): ArmyGiven {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && value.length <= field.most ? field.set(given, value) : given;
    case 'number': {
      const fits = Number.isInteger(value) && (value as number) >= field.least && (value as number) <= field.most;
      return fits ? field.set(given, value as number) : given;
    }
    case 'choice': {
      const found = field.among(given, given).find(one => one.value === value);
      return found ? field.set(given, found.value, given) : given;
    }
    case 'several': {
      const chosen = Array.isArray(value) ? value : [];
      const known = field.among.map(one => one.value);
      return field.set(
        given,
        known.filter(one => chosen.includes(one)),
      );
    }
    case 'flag':
      return typeof value === 'boolean' ? field.set(given, value, given) : given;
  }
}

/** The same in words: `Points 620, Battle groups 3`. */
export const termWords = ({ battle }: ArmyForm, given: ArmyGiven): string[] =>
  battle ? wordsOf(battle.fields, given, given) : [];
