import { type RuleId, rows } from '@umpire/engine';

export const WEATHER_TABLES = ['visibility', 'close-country', 'sky', 'wind'] as const;
export type WeatherTable = (typeof WEATHER_TABLES)[number];
export const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Wind = (typeof WINDS)[number];

interface WeatherRow {
  readonly rule: RuleId;
  readonly table: WeatherTable;
  readonly text: string;
  /** What each face of the die brings, from 0 to 9; null: the prevailing wind. */
  readonly faces: readonly (number | boolean | Wind | null)[];
}
/** PLA-WX-01 to PLA-WX-04. */
// biome-ignore format: ten faces a line
const WEATHER_ROWS = rows<WeatherRow>('plana/WEATHER', [
  { rule: 'PLA-WX-01', table: 'visibility',    text: 'greatest visibility, in metres', faces: [2000, 2500, 3000, 3500, 4000, 4000, 4500, 5000, 5500, 6000] },
  { rule: 'PLA-WX-02', table: 'close-country', text: 'sight in close country, in metres', faces: [200, 200, 250, 250, 300, 300, 350, 350, 400, 400] },
  { rule: 'PLA-WX-03', table: 'sky',           text: 'dense cloud', faces: [true, true, false, false, false, false, false, false, false, false] },
  { rule: 'PLA-WX-04', table: 'wind',          text: 'where the wind blows', faces: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', null, null] },
]);
export const weatherRow = (table: WeatherTable): WeatherRow => WEATHER_ROWS.find(row => row.table === table)!;

/** PLA-NUC-02 to PLA-NUC-04; at a limit the nearer zone (PLA-R-48). */
// biome-ignore format: one line a rule
export const NUCLEAR_ZONES = rows<{ rule: RuleId; zone: string; attack: string; metres: number; text: string }>('plana/NUCLEAR', [
  { rule: 'PLA-NUC-02', zone: 'annihilation',     attack: 'destroyed',     metres: 1000, text: 'total annihilation within a kilometre' },
  { rule: 'PLA-NUC-03', zone: 'mass-destruction', attack: 'battleship',    metres: 4000, text: 'mass destruction within four kilometres' },
  { rule: 'PLA-NUC-04', zone: 'severe-damage',    attack: 'orbital-laser', metres: 8000, text: 'severe damage within eight kilometres' },
]);

export const CLOUD_SOURCES = ['tank', 'shell', 'canister'] as const;
export type CloudSource = (typeof CLOUD_SOURCES)[number];
interface CloudRow {
  readonly rule: RuleId;
  readonly source: CloudSource;
  readonly text: string;
  readonly shape: 'circle' | 'rectangle';
  /** In cm; null: 1 cm for each gun. */
  readonly width: number | null;
  readonly depth: number;
  /** Moves for which it lasts, from the turn after it was laid (PLA-R-49). */
  readonly lasts: number;
  /** Cm by which it grows downwind each turn. */
  readonly grows: number;
}
/** PLA-CLD-04 to PLA-CLD-07; shell CLOUD is 1 cm deep (PLA-R-51). */
// biome-ignore format: one line a rule
const CLOUDS = rows<CloudRow>('plana/CLOUDS', [
  { rule: 'PLA-CLD-04', source: 'tank',     text: 'tank CLOUD lasts one move, 5 cm across',        shape: 'circle',    width: 5,    depth: 5, lasts: 1, grows: 0 },
  { rule: 'PLA-CLD-05', source: 'shell',    text: 'shell CLOUD lasts one move, 1 cm for each gun', shape: 'rectangle', width: null, depth: 1, lasts: 1, grows: 0 },
  { rule: 'PLA-CLD-06', source: 'canister', text: 'canister CLOUD lasts three moves',              shape: 'rectangle', width: 5,    depth: 5, lasts: 3, grows: 5 },
]);
export const cloudOf = (source: CloudSource): CloudRow => CLOUDS.find(row => row.source === source)!;
