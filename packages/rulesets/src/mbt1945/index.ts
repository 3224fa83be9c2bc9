import type { Ruleset } from '@umpire/engine';
import type { Types } from '../common/mbt/play/types.js';
import { ruleset } from '../common/mbt/ruleset.js';
import { ADVICE } from './advice/index.js';
import { BOOK } from './book.js';
import { OPTIONS } from './options.js';
import { QUESTIONS } from './questions/index.js';
import { SCENARIOS } from './scenarios/index.js';

export const mbt1945: Ruleset<Types> = {
  id: 'mbt1945',
  version: 4,
  title: 'MBT 1945',
  options: OPTIONS,
  questions: QUESTIONS,
  scenarios: SCENARIOS,
  ...ruleset(BOOK),
  advice: ADVICE,
};
