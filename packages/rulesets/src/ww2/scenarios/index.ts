import type { ScenarioEntry } from '@umpire/engine';
import { frozen } from '../../common/book/frozen.js';
import { scenario as bridgeAndFerry } from './bridge-and-ferry.js';
import { scenario as encounter } from './encounter.js';
import { scenario as firstOrders } from './first-orders.js';
import { scenario as jungleTrack } from './jungle-track.js';
import { scenario as narew } from './narew.js';
import { scenario as orneLanes } from './orne-lanes.js';
import { scenario as rhine } from './rhine.js';
import { scenario as southOfTheRidge } from './south-of-the-ridge.js';
import { scenario as theWells } from './the-wells.js';

export const SCENARIOS: readonly ScenarioEntry[] = frozen([
  firstOrders,
  orneLanes,
  narew,
  southOfTheRidge,
  jungleTrack,
  theWells,
  bridgeAndFerry,
  rhine,
  encounter,
]);
