import type { ScenarioEntry } from '@umpire/engine';
import { scenario as bridgehead } from './bridgehead.js';
import { scenario as crossroads } from './crossroads.js';
import { HEADS } from './heads.js';
import { scenario as jungleHills } from './jungle-hills.js';
import { scenario as nightRain } from './night-rain.js';
import { scenario as riverCorps } from './river-corps.js';
import { scenario as theTown } from './the-town.js';
import { scenario as village } from './village.js';

/** A battle made by the book's own dice, one Battle Group a side. */
const encounter: ScenarioEntry = {
  ...HEADS.encounter,
  data: {
    id: 'mbt2020-encounter',
    title: 'Encounter by the dice',
    diced: true,
    turns: 10,
    groups: { a: 2, b: 2 },
    table: { fixed: null, depth: 48, squareSize: 12 },
    gameType: 'encounter',
    river: false,
    armies: {},
  },
};

export const SCENARIOS: readonly ScenarioEntry[] = [
  crossroads,
  theTown,
  riverCorps,
  bridgehead,
  nightRain,
  jungleHills,
  village,
  encounter,
];
