import type { Posture } from '../pieces.js';
import type { Nature } from '../play/state.js';

/** How a fight is told in the words of the book's own time. What came of it has one word everywhere: that of the state. */
export interface FightWords {
  /** What stands of a posture do when they engage; `attack` is for all others. */
  readonly ATTACKS: Readonly<Partial<Record<Posture, string>>> & { readonly attack: string };
  /** What somebody does who usually comes close and strikes this one from afar. */
  readonly AFAR?: { readonly attack: string; readonly isSo: (own: Nature, target: Nature) => boolean };
  /** What is seen where neither is harmed, by the posture of the one who engaged; `attack` is for all others. */
  readonly VAIN: Readonly<Partial<Record<Posture, string>>> & { readonly attack: string };
  /** Who mends a step. */
  readonly rally: string;
  /** What is said of a Battle Group that has become Fragile. */
  readonly spent: string;
}

/** Names that are said of several as of one: troops as such, what is written with its measure or with the number of its mark ("Challenger 3"), and what is a body of troops already. */
const ALIKE =
  /(s|try|platoon|section|battery|team|troop|company|squadron|detachment|flight|iere|ieri|eria|jäger|fahrer|wagen|sance|craft|foot|mm|inch|Flak|M-31| \d)$/;

/** One body of troops: it does what several do. */
const BODY = /(platoon|section|battery|team|troop|company|squadron|detachment|flight)$/;
export const isBody = (name: string): boolean => BODY.test(name);
/** "opens fire on": what one does, by what several do. */
export const ofOne = (verb: string): string =>
  verb.replace(/^\w+/, word => `${word}${/(s|sh|ch|x)$/.test(word) ? 'es' : 's'}`);

/** "Panther" as a whole company of them: "Panthers"; what is said after a comma or a preposition is left as it is. */
export function several(name: string): string {
  const [, one = name, rest = ''] = /^(.*?)((?:,| with | in | on ).*)?$/.exec(name) ?? [];
  if (ALIKE.test(one)) return name;
  return `${/[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`}${rest.startsWith(',') ? '' : rest}`;
}
