import type { Option, Options, RuleId } from '@umpire/engine';

/** What options are made of: a rule of a book's register. */
interface Entry {
  readonly id: string;
  readonly text: string;
  readonly kind: 'rule' | 'ruling' | 'house' | 'optional';
  readonly switch?: true;
  readonly gap?: string;
  readonly choices?: Option['choices'];
  readonly why?: string;
}

/** An optional rule is off unless players switch it on. */
const OFF_OR_ON = [
  { id: 'off', text: 'not used' },
  { id: 'on', text: 'used' },
];

const optionOf = ({ id, kind, text, gap, choices = OFF_OR_ON, why, ...entry }: Entry): Option => ({
  id,
  kind: kind === 'ruling' ? 'ruling' : 'optional',
  settled: !entry.switch,
  text: gap ?? text,
  choices,
  ...(why && { why }),
});

/** Every ruling, the settled ones included, and every optional rule that players set, in the order of the specification. */
export const optionsOf = (register: readonly Entry[]): readonly Option[] =>
  register.filter(e => e.kind === 'ruling' || (e.kind === 'optional' && e.switch)).map(optionOf);

export interface Rulings {
  /** Which rulings and optional rules a book reads, with the choices that it knows. */
  readonly read: ReadonlyMap<RuleId, readonly string[]>;
  /**
   * A ruling is read in one place: what each of its choices stands for. The choices are named in full, so a test can hold
   * them against the register.
   */
  ruling<T>(id: RuleId, choices: Readonly<Record<string, T>>): (options: Options) => T;
  /** Whether an optional rule is in use. */
  uses(id: RuleId): (options: Options) => boolean;
}

/** The rulings of one book. */
export function rulings(): Rulings {
  const read = new Map<RuleId, readonly string[]>();
  return {
    read,
    uses(id: RuleId) {
      read.set(
        id,
        OFF_OR_ON.map(choice => choice.id),
      );
      return remembered(options => options[id] === 'on');
    },
    ruling<T>(id: RuleId, choices: Readonly<Record<string, T>>) {
      if (read.has(id)) throw new Error(`${id} is read in two places`);
      read.set(id, Object.keys(choices));
      return remembered(options => choices[options[id]!]!);
    },
  };
}

/** A battle asks a million times with the same options. */
function remembered<T>(of: (options: Options) => T): (options: Options) => T {
  let asked: Options | undefined;
  let chosen: T;
  return options => {
    if (options !== asked) {
      asked = options;
      chosen = of(options);
    }
    return chosen;
  };
}
