import { isRefusal } from '@umpire/engine';
import type { DrawnTables } from '../../common/book/drawn-tables.js';
import type { ReadyEngagement } from '../rules/combat.js';
import { tableOf } from '../rules/drawn-table.js';
import { prepared } from './stand.js';

/** An engagement is read from the results table: for the owning stand and its target. */
export const TABLES: DrawnTables = {
  engagement: (given, options) => {
    const ready = prepared(given, options);
    return isRefusal(ready) ? undefined : tableOf(ready as ReadyEngagement, options, ['owner', 'target']);
  },
};
