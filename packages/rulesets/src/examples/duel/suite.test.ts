import { bookSuite } from '@umpire/engine';
import { test } from 'vitest';
import { duel } from './index.js';

for (const { title, run } of bookSuite(duel, { games: 20, inputs: 10_000 })) test(title, run);
