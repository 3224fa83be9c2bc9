import type { ScenarioEntry } from '@umpire/engine';
import { BRIDGES_AT_MARROW } from './bridges-at-marrow.js';
import { EDGE_OF_THE_WOOD } from './edge-of-the-wood.js';
import { FERROW_SILO } from './ferrow-silo.js';
import { FIRST_ORDERS } from './first-orders.js';
import { HEADS } from './heads.js';
import { KETTLE_PASS } from './kettle-pass.js';
import { PLAN_A } from './plan-a.js';

export const SCENARIOS: readonly ScenarioEntry[] = [
  { ...HEADS.firstOrders, data: FIRST_ORDERS },
  { ...HEADS.edgeOfTheWood, data: EDGE_OF_THE_WOOD },
  { ...HEADS.kettlePass, data: KETTLE_PASS },
  { ...HEADS.bridgesAtMarrow, data: BRIDGES_AT_MARROW },
  { ...HEADS.ferrowSilo, data: FERROW_SILO },
  { ...HEADS.planA, data: PLAN_A },
];
