import type { AnyQuestion } from '@umpire/engine';
import { ARMY_QUESTIONS } from './army.js';
import { COMBAT_QUESTIONS } from './combat.js';
import { MOVEMENT_QUESTIONS } from './movement.js';
import { OPTIONAL_QUESTIONS } from './optional.js';
import { SETUP_QUESTIONS } from './setup.js';
import { SIGHT_QUESTIONS } from './sight.js';

/** Every question of section 7: what the book answers without a game. */
export const QUESTIONS: Readonly<Record<string, AnyQuestion>> = {
  ...SETUP_QUESTIONS,
  ...MOVEMENT_QUESTIONS,
  ...SIGHT_QUESTIONS,
  ...COMBAT_QUESTIONS,
  ...ARMY_QUESTIONS,
  ...OPTIONAL_QUESTIONS,
};
