import { test } from 'vitest';
import { bookSuite } from '../../testing/suite.js';
import { skirmish } from './index.js';

for (const { title, run } of bookSuite(skirmish, { games: 20, inputs: 2000 })) test(title, run, 60_000);
