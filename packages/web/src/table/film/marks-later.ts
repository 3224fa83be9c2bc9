import type { Fetched } from '@umpire/board';

/** What a film leaves on the table: nobody has done anything when a battle begins. */
export const FILM_MARKS: Fetched<typeof import('./film-marks.js')> = { fetch: () => import('./film-marks.js') };
