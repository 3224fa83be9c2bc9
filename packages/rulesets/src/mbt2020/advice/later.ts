import { laterAdvice } from '../../common/book/later-advice.js';

/** In place of `index.ts` where nobody should wait for it. */
export const ADVICE = laterAdvice(async () => (await import('./index.js')).ADVICE);
