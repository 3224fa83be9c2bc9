import type { Option, Options, RuleId } from '@umpire/engine';
import { REGISTER, type RegisterEntry } from './register.js';

/** MBT20-OPT-01 to MBT20-OPT-04: off unless players switch them on. */
const OFF_OR_ON = [
  { id: 'off', text: 'not used' },
  { id: 'on', text: 'used' },
];

const optionOf = ({ id, kind, text, gap, choices = OFF_OR_ON, why, ...entry }: RegisterEntry): Option => ({
  id,
  kind: kind === 'ruling' ? 'ruling' : 'optional',
  settled: !entry.switch,
  text: gap ?? text,
  choices,
  ...(why && { why }),
});

/** Every ruling, the settled ones included, and every optional rule, in the order of the specification. */
export const OPTIONS: readonly Option[] = REGISTER.filter(e => e.kind === 'ruling' || e.kind === 'optional').map(
  optionOf,
);

/** Which rulings the rules read, with the choices that they know. */
export const RULINGS_READ = new Map<RuleId, readonly string[]>();

/**
 * A ruling is read in one place: what each of its choices stands for. The choices are named in full, so a test can hold
 * them against the register.
 */
export function ruling<T>(id: RuleId, choices: Readonly<Record<string, T>>): (options: Options) => T {
  RULINGS_READ.set(id, Object.keys(choices));
  let asked: Options | undefined;
  let chosen: T;
  return options => {
    if (options !== asked) {
      asked = options; // a battle asks a million times with the same options
      chosen = choices[options[id]!]!;
    }
    return chosen;
  };
}

/** MBT20-R-90: do the players show hands, or does the program draw? */
export const drawsHands = ruling('MBT20-R-90', { 'secret-choice': false, random: true });

/** Whether an optional rule is in use. */
export const uses =
  (id: RuleId) =>
  (options: Options): boolean =>
    options[id] === 'on';
