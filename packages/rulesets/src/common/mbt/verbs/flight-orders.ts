import type { z } from 'zod';
import type { PlayBook } from '../book.js';
import type { Flown } from '../play/events.js';

/** What a book lets the orders of its flights say besides where they go (`FLIGHT`). */

/** The fields of such an order; shared code never reads what the book adds. */
export const withFlight = <Fields extends Record<string, z.ZodType>>({ air }: PlayBook, fields: Fields): Fields => ({
  ...fields,
  ...air.FLIGHT?.order,
});

/** And the gestures that fill them. */
export const flightFields = ({ air }: PlayBook): object => ({ ...air.FLIGHT?.fields });

export const flownBy = ({ air }: PlayBook, order: object): Flown =>
  air.FLIGHT ? { flown: air.FLIGHT.flown(order) } : {};
