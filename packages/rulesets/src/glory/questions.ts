import type { AnyQuestion } from '@umpire/engine';
import { COMBAT_QUESTIONS } from './questions/combat.js';
import { COMMAND_QUESTIONS } from './questions/command.js';
import { MOVEMENT_QUESTIONS } from './questions/movement.js';
import { RESULT_QUESTIONS } from './questions/results.js';
import { SETUP_QUESTIONS } from './questions/setup.js';
import { SIGHT_QUESTIONS } from './questions/sight.js';

/** Every question of section 7.2: what the book answers without a game. */
export const QUESTIONS: Readonly<Record<string, AnyQuestion>> = {
  ...SETUP_QUESTIONS,
  ...MOVEMENT_QUESTIONS,
  ...SIGHT_QUESTIONS,
  ...COMMAND_QUESTIONS,
  ...COMBAT_QUESTIONS,
  ...RESULT_QUESTIONS,
};
