import { bookSuite } from '@umpire/engine';
import { test } from 'vitest';
import { mbt2020 } from './index.js';

for (const { title, run } of bookSuite(mbt2020, { games: 6, inputs: 10_400 })) test(title, run, 120_000);
