import type { ScenarioEntry } from '@umpire/engine';
import { scenario as crossedTrails } from './crossed-trails.js';
import { scenario as crossroads } from './crossroads.js';
import { scenario as desertGap } from './desert-gap.js';
import { scenario as encounter } from './encounter.js';
import { scenario as rhine } from './rhine.js';
import { scenario as riverCorps } from './river-corps.js';
import { scenario as steppeTown } from './steppe-town.js';
import { scenario as village } from './village.js';
import { scenario as winterLine } from './winter-line.js';

export const SCENARIOS: readonly ScenarioEntry[] = [
  village,
  crossroads,
  steppeTown,
  riverCorps,
  winterLine,
  crossedTrails,
  desertGap,
  rhine,
  encounter,
];
