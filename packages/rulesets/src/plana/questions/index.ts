import type { AnyQuestion } from '@umpire/engine';
import { AIR_QUESTIONS, FORCE_QUESTIONS } from './air.js';
import { BATTLE_QUESTIONS } from './battle.js';
import { COMMAND_QUESTIONS } from './command.js';
import { FIRE_QUESTIONS } from './fire.js';

/** Every question of section 7: what the book answers without a game. */
export const QUESTIONS: Readonly<Record<string, AnyQuestion>> = {
  ...COMMAND_QUESTIONS,
  ...FIRE_QUESTIONS,
  ...BATTLE_QUESTIONS,
  ...AIR_QUESTIONS,
  ...FORCE_QUESTIONS,
};
