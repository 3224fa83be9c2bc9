import type { Fetched } from '../fetched.js';

type WeatherArt = typeof import('./weather.js');

/** Most battles are fought in fair weather. */
export const WEATHER: Fetched<WeatherArt> = { fetch: () => import('./weather.js') };
