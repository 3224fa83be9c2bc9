import type { ScenarioEntry } from '@umpire/engine';
import { scenario as bridgehead } from './bridgehead.js';
import { scenario as crossroads } from './crossroads.js';
import { scenario as encounter } from './encounter.js';
import { scenario as jungleHills } from './jungle-hills.js';
import { scenario as nightRain } from './night-rain.js';
import { scenario as riverCorps } from './river-corps.js';
import { scenario as theTown } from './the-town.js';
import { scenario as village } from './village.js';

export const SCENARIOS: readonly ScenarioEntry[] = [
  village,
  crossroads,
  theTown,
  riverCorps,
  bridgehead,
  nightRain,
  jungleHills,
  encounter,
];
