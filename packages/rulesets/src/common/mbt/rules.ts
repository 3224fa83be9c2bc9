import type { RulesBook } from './book.js';
import { armyRules } from './rules/army.js';
import { commandRules } from './rules/command.js';
import { deploymentRules } from './rules/deployment.js';
import { movementRules } from './rules/movement.js';
import { supportRules } from './rules/support.js';
import { deploymentTables } from './tables/deployment.js';
import { engagementTables } from './tables/engagement.js';
import { goingTables } from './tables/going.js';
import { groupsTables } from './tables/groups.js';
import { movesTables } from './tables/moves.js';
import { supportTables } from './tables/support.js';

/** The rules that the books of this family share, assembled from the data of one: each part is handed those before it. */
export function mbtRules(book: RulesBook) {
  const b1 = { ...book, ...goingTables(book) };
  const b2 = { ...b1, ...deploymentTables(b1) };
  const b3 = { ...b2, ...groupsTables(b2) };
  const b4 = { ...b3, ...movesTables(b3) };
  const b5 = { ...b4, ...supportTables(b4) };
  const b6 = { ...b5, ...engagementTables(b5) };
  const b7 = { ...b6, ...armyRules(b6) };
  const b8 = { ...b7, ...commandRules(b7) };
  const b9 = { ...b8, ...deploymentRules(b8) };
  const b10 = { ...b9, ...movementRules(b9) };
  const b11 = { ...b10, ...supportRules(b10) };
  return b11;
}
export type Rules = ReturnType<typeof mbtRules>;
