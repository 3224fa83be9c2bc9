import { parts } from '../book/parts.js';
import type { RulesBook } from './book.js';
import { armyRules } from './rules/army.js';
import { commandRules } from './rules/command.js';
import { deploymentRules } from './rules/deployment.js';
import { eligibilityRules } from './rules/eligibility.js';
import { movementRules } from './rules/movement.js';
import { supportRules } from './rules/support.js';
import { deploymentTables } from './tables/deployment.js';
import { engagementTables } from './tables/engagement.js';
import { goingTables } from './tables/going.js';
import { groupsTables } from './tables/groups.js';
import { movesTables } from './tables/moves.js';
import { obstacleTables } from './tables/obstacles.js';
import { supportTables } from './tables/support.js';

/** The rules that the books of this family share, assembled from the data of one: each part is handed those before it. */
export const mbtRules = (book: RulesBook) =>
  parts(book)
    .with('moving', goingTables)
    .with('setup', deploymentTables)
    .with('army', groupsTables)
    .with('moving', movesTables)
    .with('support', supportTables)
    .with('tasks', obstacleTables)
    .with('engaging', engagementTables)
    .with('engaging', eligibilityRules)
    .with('army', armyRules)
    .with('command', commandRules)
    .with('setup', deploymentRules)
    .with('moving', movementRules)
    .with('support', supportRules).made;
export type Rules = ReturnType<typeof mbtRules>;
