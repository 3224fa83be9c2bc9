import type { AnyQuestion } from '@umpire/engine';
import { ARMY_QUESTIONS } from './questions/army.js';
import { COMBAT_QUESTIONS } from './questions/combat.js';
import { MOVEMENT_QUESTIONS } from './questions/movement.js';
import { SIGHT_QUESTIONS } from './questions/sight.js';
import { SUPPORT_QUESTIONS } from './questions/support.js';
import { TERRAIN_QUESTIONS } from './questions/terrain.js';
import { TIME_QUESTIONS } from './questions/time.js';
import { VICTORY_QUESTIONS } from './questions/victory.js';

/** Every question of section 7.4: what the book answers without a game. */
export const QUESTIONS: Readonly<Record<string, AnyQuestion>> = {
  ...ARMY_QUESTIONS,
  ...TERRAIN_QUESTIONS,
  ...MOVEMENT_QUESTIONS,
  ...SIGHT_QUESTIONS,
  ...TIME_QUESTIONS,
  ...SUPPORT_QUESTIONS,
  ...COMBAT_QUESTIONS,
  ...VICTORY_QUESTIONS,
};
