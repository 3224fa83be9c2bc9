import type { AnyRuleset, Option, ScenarioEntry, ScenarioHead } from '@umpire/engine';
import { HEADS as GLORY } from './glory/scenarios/heads.js';
import { HEADS as MBT2020 } from './mbt2020/scenarios/heads.js';

/** A book that can be played, without its rules; those are fetched when somebody plays it. */
export interface Offer {
  readonly id: string;
  /** The data of each is its id: what stands behind it comes with the rules. */
  readonly scenarios: readonly ScenarioEntry[];
  rules(): Promise<AnyRuleset>;
}

const entriesOf = (heads: Readonly<Record<string, ScenarioHead>>): ScenarioEntry[] =>
  Object.values(heads).map(head => ({ ...head, data: head.id }));

/** Every book of `RULESETS`, in the same order, each in files of its own: whoever plays one need not fetch the others. */
export const OFFERS: readonly Offer[] = [
  {
    id: 'mbt2020',
    scenarios: /* @__PURE__ */ entriesOf(MBT2020),
    rules: async () => (await import('./mbt2020/index.js')).mbt2020,
  },
  {
    id: 'glory',
    scenarios: /* @__PURE__ */ entriesOf(GLORY),
    rules: async () => (await import('./glory/index.js')).glory,
  },
];

export const offerOf = (id: string): Offer | undefined => OFFERS.find(offer => offer.id === id);

/** The options of each of these books, in words; apart from them, so that nobody who needs only words can reach the rules. */
const OPTIONS: Readonly<Record<string, () => Promise<readonly Option[]>>> = {
  mbt2020: async () => (await import('./mbt2020/options.js')).OPTIONS,
  glory: async () => (await import('./glory/options.js')).OPTIONS,
};

/** The options and rulings of a book; none, if it cannot be played. */
export const fetchOptions = async (id: string): Promise<readonly Option[]> => (await OPTIONS[id]?.()) ?? [];
