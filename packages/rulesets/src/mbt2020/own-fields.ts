import { z } from 'zod';
import type { Draft } from '../common/book/draft.js';
import type { OwnFields } from '../common/mbt/own-fields.js';
import type { Nature, Stand, State } from './nature.js';
import type { StandFacts, Status } from './pieces.js';

/** What this book has and its sister has not: helicopters, ECM, and that it counts who was ever Repulsed (MBT20-R-60). */
export const OWN_FIELDS: OwnFields = {
  LISTED: { helicopter: z.boolean().default(false) },
  FORMS: {
    nature: { helicopter: z.boolean() },
    stand: { everRepulsed: z.boolean() },
    state: { ecmEngaged: z.boolean() },
  },
  KINDS: 2,
  kindNumber: ({ nature }: Stand) => (nature!.helicopter ? 1 : 0),
  natureWords: (nature: Nature) => (nature.helicopter ? ['helicopter'] : []),
  cardRows: () => [],
  MARKERS: [],
  markers: () => [],
  height: () => ({}),
  nature(from: { readonly helicopter?: boolean }, to: Draft<Nature>) {
    to.helicopter = from.helicopter ?? false;
  },
  stand(from: Stand | null, to: Draft<Stand>) {
    to.everRepulsed = from?.everRepulsed ?? false;
  },
  state(from: State | null, to: State) {
    to.ecmEngaged = from?.ecmEngaged ?? false;
  },
  facts(nature: Nature, stand: Stand | null, to: Draft<StandFacts>) {
    to.helicopter = nature.helicopter;
    // No rule asks about a stand that is out; advice that weighs what it was worth reads the worst state of those in play.
    if (stand?.status === 'neutralised') to.state = 'repulsed';
  },
  copyFacts(from: StandFacts, to: Draft<StandFacts>) {
    to.helicopter = from.helicopter;
  },
  areSame: (a: State, b: State) => a.ecmEngaged === b.ecmEngaged,
  struck(stand: Draft<Stand>, status: Status) {
    stand.everRepulsed ||= status === 'repulsed';
  },
  engages(state: State, nature: Nature) {
    if (nature.posture === 'ECM') state.ecmEngaged = true;
  },
  roundBegins(state: State) {
    state.ecmEngaged = false;
  },
  standBegins() {},
  modeChanged() {},
  flies() {},
  hide() {},
  wasStruck: (stand: Stand) => stand.everRepulsed,
};
