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
    // what is waited for comes when a busy machine has come to it
    expect: { poll: { timeout: 20_000 } },
  },
};
