import type { ScenarioEntry } from '@umpire/engine';
import { scenario as firstOrders } from './first-orders.js';

export const SCENARIOS: readonly ScenarioEntry[] = [firstOrders];
