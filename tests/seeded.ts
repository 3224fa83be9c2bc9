import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that what is tested depends on the change alone; `npm run fuzz` draws new
 * ones. A seed that finds a fault is repeated by `FUZZ_SEED=… npm test`.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1812) });
