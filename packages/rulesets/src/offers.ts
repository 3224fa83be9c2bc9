import type { AnyRuleset, Option, ScenarioEntry } from '@umpire/engine';
import { SCENARIOS as GLORY } from './glory/scenarios/index.js';
import { SCENARIOS as MBT2020 } from './mbt2020/scenarios/index.js';

/** A book that can be played, without its rules; those are fetched when somebody plays it. */
export interface Offer {
  readonly id: string;
  readonly scenarios: readonly ScenarioEntry[];
  rules(): Promise<AnyRuleset>;
}

/** Every book of `RULESETS`, in the same order, each in files of its own: whoever plays one need not fetch the others. */
export const OFFERS: readonly Offer[] = [
  { id: 'mbt2020', scenarios: MBT2020, rules: async () => (await import('./mbt2020/index.js')).mbt2020 },
  { id: 'glory', scenarios: GLORY, rules: async () => (await import('./glory/index.js')).glory },
];

export const offerOf = (id: string): Offer | undefined => OFFERS.find(offer => offer.id === id);

/** The options of each of these books, in words; apart from them, so that nobody who needs only words can reach the rules. */
const OPTIONS: Readonly<Record<string, () => Promise<readonly Option[]>>> = {
  mbt2020: async () => (await import('./mbt2020/options.js')).OPTIONS,
  glory: async () => (await import('./glory/options.js')).OPTIONS,
};

/** The options and rulings of a book; none, if it cannot be played. */
export const fetchOptions = async (id: string): Promise<readonly Option[]> => (await OPTIONS[id]?.()) ?? [];
