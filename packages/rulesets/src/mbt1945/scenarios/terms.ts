import type { ScenarioTerm } from '@umpire/engine';
import { USUAL } from '../../common/mbt/scenarios/encounter.js';
import { armyTerms } from '../../common/mbt/tables/army-terms.js';
import { agreeableTerms } from '../../common/mbt/tables/terms.js';
import { IDS } from '../options.js';
import { classOf } from '../pieces.js';
import { plainName } from '../plain-words.js';
import { DISTANCES } from '../tables/distances.js';
import { SAMPLE_GROUPS } from '../tables/groups.js';
import { NATIONS } from '../tables/nations.js';
import { STYLE_NATIONS, STYLES } from '../tables/styles.js';
import { scenario } from './encounter.js';

const national = { NATIONS, SAMPLE_GROUPS, STYLES, STYLE_NATIONS, plainName, classOf };

/** What players may agree on, by the ids of scenarios. */
export const TERMS: Readonly<Record<string, readonly ScenarioTerm[]>> = {
  [scenario.id]: [...agreeableTerms({ ...IDS, DISTANCES, NATIONS }, USUAL), ...armyTerms(IDS, USUAL.groups, national)],
};
