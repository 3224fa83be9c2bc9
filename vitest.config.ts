import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (name: string, file = 'index') =>
  fileURLToPath(new URL(`./packages/${name}/src/${file}.ts`, import.meta.url));

/** Tests run on the sources themselves: nothing has to be built first. */
export default defineConfig({
  resolve: {
    alias: {
      '@umpire/engine': source('engine'),
      '@umpire/rulesets/all': source('rulesets', 'all/index'),
      '@umpire/rulesets/adjudicators': source('rulesets', 'all/adjudicators'),
      '@umpire/rulesets': source('rulesets'),
      '@umpire/bots': source('bots'),
      '@umpire/desk/study': source('desk', 'study-desk'),
      '@umpire/desk': source('desk'),
      '@umpire/server/page': source('server', 'page/page'),
      '@umpire/server': source('server'),
      '@umpire/board': source('board'),
    },
  },
  test: {
    setupFiles: ['tests/seeded.ts'],
    include: ['packages/*/src/**/*.test.ts', 'tests/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
