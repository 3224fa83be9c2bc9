import base from './vitest.config.js';

/** What needs a real browser, with patience. */
export default {
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
};
