import type { AnyQuestion } from '@umpire/engine';
import { COMBAT_QUESTIONS } from './combat.js';
import { SHARED_QUESTIONS } from './stand.js';
import { VICTORY_QUESTIONS } from './victory.js';

/** Every question of section 7.4: what the book answers without a game. */
export const QUESTIONS: Readonly<Record<string, AnyQuestion>> = {
  ...SHARED_QUESTIONS,
  ...COMBAT_QUESTIONS,
  ...VICTORY_QUESTIONS,
};
