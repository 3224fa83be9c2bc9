import type { ScenarioEntry } from '@umpire/engine';
import { frozen } from '../../common/book/frozen.js';
import { scenario as candlemas } from './candlemas.js';
import { scenario as crossroads } from './crossroads.js';
import { scenario as ditches } from './ditches.js';
import { scenario as drift } from './drift.js';
import { scenario as elephants } from './elephants.js';
import { fieldDay } from './field-day.js';
import { scenario as khor } from './khor.js';
import { scenario as lane } from './lane.js';
import { scenario as pass } from './pass.js';
import { scenario as ridge, freely as ridgeFreely } from './ridge.js';
import { scenario as spruit } from './spruit.js';

export const SCENARIOS: readonly ScenarioEntry[] = frozen([
  lane,
  candlemas,
  ridge,
  ridgeFreely,
  crossroads,
  drift,
  spruit,
  ditches,
  elephants,
  pass,
  khor,
  fieldDay,
]);
