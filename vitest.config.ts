import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const source = (name: string, file = 'index') =>
  fileURLToPath(new URL(`./packages/${name}/src/${file}.ts`, import.meta.url));

const NOT_OURS = ['**/node_modules/**', '**/dist/**'];
/** They put something else in place of a module, so they share none with others. */
const ALONE = '**/*.alone.test.ts';
/** Whole battles, and the whole program: begun first, lest a processor waits for the last of them. */
const LONG = /suite\.test\.ts$|\/tests\/[^/]+$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

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
    maxWorkers: 2,
    testTimeout: 60_000,
    sequence: { sequencer: LongFirst },
    // modules are loaded once a process, not once a file
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...NOT_OURS, ALONE],
        },
      },
      { extends: true, test: { name: 'alone', include: [`packages/*/src/${ALONE}`], exclude: NOT_OURS } },
    ],
  },
});
