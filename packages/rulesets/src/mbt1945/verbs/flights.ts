import { forbid, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { refusedBy } from '../../common/book/lines.js';
import type { FlightOrders } from '../../common/mbt/book/flights.js';
import type { Nature, Stand } from '../nature.js';
import { ALTITUDES, type Altitude } from '../pieces.js';
import { ALTITUDE_WORDS } from '../plain-words.js';
import { BOMBERS_FLY_HIGH } from '../tables/stand.js';

interface Flown {
  readonly altitude: Altitude;
}
const altitudeIn = (order: object): Altitude => (order as Flown).altitude;

/** MBT45-R-181. */
const KEEPS_ALTITUDE = forbid('MBT45-R-128', 'a Pinned flight keeps its altitude');

const refusal = ({ posture }: Nature, order: object): Refusal | undefined =>
  posture === 'HBR' && altitudeIn(order) !== 'HIGH' ? refusedBy(BOMBERS_FLY_HIGH) : undefined;

/** Where nothing known reaches it, an attack is flown low, and all else as high as can be. */
const SUITS = 0.01;
const suits = (_: Nature, order: object): number =>
  altitudeIn(order) === ((order as { verb?: string }).verb === 'attack' ? 'LOW' : 'HIGH') ? SUITS : 0;

interface Ordered {
  readonly piece: Stand;
}

/** MBT45-R-114, MBT45-R-180: whoever places or moves a flight names its altitude, and nobody does at any other time. */
export const FLIGHT: FlightOrders = {
  order: { altitude: z.enum(ALTITUDES) },
  fields: {
    altitude: {
      choose: ({ piece }: Ordered) =>
        ALTITUDES.filter(altitude => !refusal(piece.nature!, { altitude })).map(value => ({
          value,
          label: value,
          text: ALTITUDE_WORDS[value],
        })),
    },
  },
  flown: order => ({ altitude: altitudeIn(order) }),
  told: flown => `${altitudeIn(flown)} (${ALTITUDE_WORDS[altitudeIn(flown)]})`,
  ways: ALTITUDES.map(altitude => ({ altitude })),
  suits,
  refusal,
  heldRefusal: (stand: Stand, order) => (altitudeIn(order) === stand.altitude ? undefined : KEEPS_ALTITUDE),
};
