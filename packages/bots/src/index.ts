import type { Bot } from './bot.js';
import { greedyBot } from './greedy.js';
import { randomBot } from './random.js';

export * from './arena.js';
export * from './bot.js';
export * from './budget.js';
export * from './situation.js';
export * from './wilson.js';
export { greedyBot, randomBot };

/** All opponents, the weakest first. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot];
export const botOf = (id: string): Bot | undefined => BOTS.find(bot => bot.id === id);
