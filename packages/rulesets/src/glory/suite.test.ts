import { bookSuite } from '@umpire/engine';
import { test } from 'vitest';
import { glory } from './index.js';

for (const { title, run } of bookSuite(glory, { games: 4, inputs: 2_000 })) test(title, run, 120_000);
