import type { AnyQuestion } from '@umpire/engine';
import { ARMY_QUESTIONS } from './army.js';
import { COMBAT_QUESTIONS } from './combat.js';
import { MOVEMENT_QUESTIONS } from './movement.js';
import { SIGHT_QUESTIONS } from './sight.js';
import { SUPPORT_QUESTIONS } from './support.js';
import { TERRAIN_QUESTIONS } from './terrain.js';
import { TIME_QUESTIONS } from './time.js';
import { VICTORY_QUESTIONS } from './victory.js';

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
