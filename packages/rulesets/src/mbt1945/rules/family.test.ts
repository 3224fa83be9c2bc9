import { autoTerrainTables } from '../../../../../tests/kit/mbt/rules/auto-terrain.js';
import { deploymentTables } from '../../../../../tests/kit/mbt/rules/deployment.js';
import { lightTables } from '../../../../../tests/kit/mbt/rules/light.js';
import { placementTables } from '../../../../../tests/kit/mbt/rules/placement.js';
import { riverTables } from '../../../../../tests/kit/mbt/rules/river.js';
import { supportTables } from '../../../../../tests/kit/mbt/rules/support.js';
import { terrainTables } from '../../../../../tests/kit/mbt/rules/terrain.js';
import { GROUND } from '../ground.js';
import { cited, told } from '../kit.js';
import { REGISTER } from '../register.js';

/** What this book shares with its sister, asked by the same tables. */
const TRIED = { prefix: 'MBT45', engineer: 'CFE', ground: GROUND, register: REGISTER, cited, told };
placementTables(TRIED);
lightTables(TRIED);
riverTables(TRIED);
deploymentTables(TRIED);
autoTerrainTables(TRIED);
terrainTables(TRIED);
supportTables(TRIED, 4);
