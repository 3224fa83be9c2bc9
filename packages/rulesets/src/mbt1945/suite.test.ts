import { bookSuite } from '@umpire/engine';
import { test } from 'vitest';
import { varied } from '../common/mbt/kit.js';
import { BOOK } from './book.js';
import { mbt1945 } from './index.js';

const vary = varied(BOOK);
for (const { title, run } of bookSuite(mbt1945, { games: 6, inputs: 10_400, vary })) test(title, run, 120_000);
