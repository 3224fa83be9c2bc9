import type { Options, OutlookWarning } from '@umpire/engine';
import { initiativeModifier, initiativeRow } from '../rules/initiative.js';
import { chargesOpen, initiativeCharge } from './initiative.js';
import { unorderedWords } from './initiative-words.js';
import type { State } from './state.js';
import { bodyIds, leaderOf, type Unit, unitTouched } from './units.js';
import { arrivalsOf } from './walk.js';

/** IGR-INI-01: what a unit does by itself that gets no order; undefined: it has none to expect. */
export function withoutOrder(
  state: State,
  unit: Unit,
  options: Options,
): { readonly text: string; readonly feared: readonly OutlookWarning[] } | undefined {
  const { base, now, running } = leaderOf(state, unit);
  if (base === null || now.activated || unitTouched(state, unit)) return undefined;
  if (running) return { text: 'its charge goes on by itself', feared: [] };
  return { text: unorderedWords(unit.troops, options), feared: fearedOf(state, unit, options) };
}

/** The throws by which it would come into contact of its own accord, and with whom: a melee may break it. */
function fearedOf(state: State, unit: Unit, options: Options): readonly OutlookWarning[] {
  const modifier = initiativeModifier(unit.troops, options);
  const onto = new Map<string, number[]>();
  for (let die = 1; die <= 6; die++)
    for (const enemy of metBy(state, unit, initiativeRow(die + modifier).action, options))
      onto.set(enemy, [...(onto.get(enemy) ?? []), die]);
  const about = bodyIds(state, unit);
  return [...onto].map(([enemy, dice]) => ({
    rule: 'IGR-INI-01',
    text: `without an order a throw of ${diceWords(dice)} sends it at ${enemy}, into a melee`,
    about,
  }));
}

/** `2`, `1 or 2`, `1 to 3`: the throws that do it lie beside each other, or there are but two. */
function diceWords(dice: readonly number[]): string {
  const [first, last] = [dice[0]!, dice[dice.length - 1]!];
  return dice.length > 2 && last - first === dice.length - 1 ? `${first} to ${last}` : dice.join(' or ');
}

/** Whom it would touch by such a throw. */
function metBy(state: State, unit: Unit, does: string, options: Options): readonly string[] {
  const met = chargesOpen(state, unit, does, options).flatMap(target => {
    const { ends } = initiativeCharge(state, unit, target, state.vignettes[target]!.base!, does, options);
    return arrivalsOf(state, unit, ends).map(({ enemy }) => enemy);
  });
  return [...new Set(met)];
}
