import type { AnyQuestion } from '@umpire/engine';
import { COMBAT_QUESTIONS } from './combat.js';
import { COMMAND_QUESTIONS } from './command.js';
import { MOVEMENT_QUESTIONS } from './movement.js';
import { RESULT_QUESTIONS } from './results.js';
import { SETUP_QUESTIONS } from './setup.js';
import { SIGHT_QUESTIONS } from './sight.js';

/** Every question of section 7.2: what the book answers without a game. */
export const QUESTIONS: Readonly<Record<string, AnyQuestion>> = {
  ...SETUP_QUESTIONS,
  ...MOVEMENT_QUESTIONS,
  ...SIGHT_QUESTIONS,
  ...COMMAND_QUESTIONS,
  ...COMBAT_QUESTIONS,
  ...RESULT_QUESTIONS,
};
