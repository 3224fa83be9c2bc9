import type { Posture } from '../pieces.js';
import type { Nature } from '../play/state.js';

/** How a fight is told in the words of the book's own time: a stand is one, whatever it is called. What came of it has one word everywhere: that of the state. */
export interface FightWords {
  /** What a stand of a posture does when it engages; `attack` is for all others. */
  readonly ATTACKS: Readonly<Partial<Record<Posture, string>>> & { readonly attack: string };
  /** What somebody does who usually comes close and strikes this one from afar. */
  readonly AFAR?: { readonly attack: string; readonly isSo: (own: Nature, target: Nature) => boolean };
  /** What is seen where neither is harmed, by the posture of the one who engaged; `attack` is for all others. */
  readonly VAIN: Readonly<Partial<Record<Posture, string>>> & { readonly attack: string };
  /** Whose state becomes better by a step. */
  readonly rally: string;
  /** What is said of a Battle Group that has become Fragile. */
  readonly spent: string;
}
