import type { ArmyFault, ArmyForm, ArmyGiven } from '@umpire/rulesets';

/** What can be done about a fault, with what would be left to mend after it. */
export interface Mending {
  readonly label: string;
  readonly army: unknown;
  readonly left: number;
}

const MOST = 3;
/** More are not worth the time that it takes to try them. */
const TRIED = 12;

const isSame = (one: ArmyFault, other: ArmyFault): boolean =>
  one.rule === other.rule && one.at.join() === other.at.join();

/** The few that mend it, those that mend most first. */
export function mendingsOf(form: ArmyForm, army: unknown, fault: ArmyFault, given: ArmyGiven): readonly Mending[] {
  return (form.mends?.(army, fault, given) ?? [])
    .slice(0, TRIED)
    .map(({ label, value }) => ({ label, army: value, after: form.check(value, given) }))
    .filter(({ after }) => !after.some(one => isSame(one, fault)))
    .map(({ label, army: next, after }) => ({ label, army: next, left: after.length }))
    .sort((one, other) => one.left - other.left)
    .slice(0, MOST);
}
