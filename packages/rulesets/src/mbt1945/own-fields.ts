import type { Marker, Piece } from '@umpire/engine';
import { z } from 'zod';
import type { Draft } from '../common/book/draft.js';
import type { OwnFields } from '../common/mbt/own-fields.js';
import type { Nature, Stand } from './nature.js';
import { ALTITUDES, type Altitude, defaultAltitude, type StandFacts } from './pieces.js';
import { ALTITUDE_WORDS } from './plain-words.js';

const nothing = (): void => {};

const HEIGHTS: Readonly<Record<Altitude, Piece['height'] & string>> = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' };

/** MBT45-MOD-16: everybody sees how high a flight is. */
const markerOf = (altitude: Altitude): Marker => ({
  letter: altitude.slice(0, 1),
  shape: 'square',
  text: `${altitude}: ${ALTITUDE_WORDS[altitude]}`,
  word: 'altitude',
  rule: 'MBT45-MOD-16',
});
const ALTITUDE_MARKERS: Readonly<Record<Altitude, Marker>> = {
  LOW: markerOf('LOW'),
  MEDIUM: markerOf('MEDIUM'),
  HIGH: markerOf('HIGH'),
};

/** MBT45-R-180: a flight has an altitude on the table alone; the last one it flew at is nobody's business once it has left. */
const altitudeShown = ({ altitude, place }: Stand): Altitude | null => (place === 'table' ? altitude : null);

/** What this book has and its sister has not: the altitude of flights, and who has changed his mode in this round. */
export const OWN_FIELDS: OwnFields = {
  LISTED: {},
  FORMS: {
    nature: {},
    stand: { altitude: z.enum(ALTITUDES).nullable(), modeChanged: z.boolean() },
    state: {},
  },
  KINDS: ALTITUDES.length + 1,
  kindNumber: ({ altitude }: Stand) => (altitude === null ? 0 : ALTITUDES.indexOf(altitude) + 1),
  natureWords: () => [],
  cardRows(stand: Stand) {
    const altitude = altitudeShown(stand);
    if (altitude === null) return [];
    const value = `${altitude}, ${ALTITUDE_WORDS[altitude]}`;
    return [{ label: 'Altitude', word: 'altitude', value, rule: 'MBT45-MOD-16' }];
  },
  MARKERS: Object.values(ALTITUDE_MARKERS),
  markers(stand: Stand) {
    const altitude = altitudeShown(stand);
    return altitude === null ? [] : [ALTITUDE_MARKERS[altitude]];
  },
  height(stand: Stand) {
    const altitude = altitudeShown(stand);
    return altitude === null ? {} : { height: HEIGHTS[altitude] };
  },
  nature: nothing,
  stand(from: Stand | null, to: Draft<Stand>) {
    to.altitude = from?.altitude ?? null;
    to.modeChanged = from?.modeChanged ?? false;
  },
  state: nothing,
  facts(nature: Nature, stand: Stand | null, to: Draft<StandFacts>) {
    to.altitude = stand?.altitude ?? defaultAltitude(nature);
    // No rule asks about a stand that is out; advice that weighs what it was worth reads the worst state of those in play.
    if (stand?.status === 'broken') to.state = 'shaken';
  },
  copyFacts(from: StandFacts, to: Draft<StandFacts>) {
    to.altitude = from.altitude;
  },
  areSame: () => true,
  struck: nothing,
  engages: nothing,
  roundBegins: nothing,
  standBegins(stand: Draft<Stand>) {
    stand.modeChanged = false;
  },
  modeChanged(stand: Draft<Stand>) {
    stand.modeChanged = true;
  },
  flies(stand: Draft<Stand>, { altitude }: { readonly altitude?: Altitude }) {
    if (altitude) stand.altitude = altitude;
  },
  hide(counter: Draft<Stand>) {
    counter.modeChanged = false;
  },
  wasStruck: () => false,
};
