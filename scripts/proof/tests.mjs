// What the books' tests need of a test runner and no more: they are collected as their file is loaded and run one by one to the first
// that fails. `expect` is that of Vitest.
import { format } from 'node:util';
import { expect, expectTypeOf } from 'vitest';

// Some comparisons ask in which file they stand, which only Vitest knows.
expect.setState({ testPath: '' });

/** Stands in for the package `vitest`, and remembers what it is told to run. */
export function collector() {
  const tests = [];
  const suites = [{ name: '', before: [] }];

  function test(name, run) {
    tests.push({
      name: [...suites.map(suite => suite.name), name].filter(Boolean).join(' > '),
      before: suites.map(suite => suite.before),
      run,
    });
  }
  function describe(name, define) {
    suites.push({ name, before: [] });
    define();
    suites.pop();
  }
  for (const one of [test, describe])
    one.each = lines => (name, run) => {
      for (const line of lines) {
        const values = Array.isArray(line) ? line : [line];
        one(format(name, ...values), () => run(...values));
      }
    };
  const beforeEach = run => suites.at(-1).before.push({ run, once: false });
  const beforeAll = run => suites.at(-1).before.push({ run, once: true });
  return { tests, vitest: { test, it: test, describe, beforeAll, beforeEach, expect, expectTypeOf } };
}

/** The name of the first test that fails, or null. */
export async function firstToFail(tests) {
  const done = new Set();
  for (const { name, before, run } of tests) {
    try {
      for (const first of before.flat()) {
        if (done.has(first)) continue;
        if (first.once) done.add(first);
        await first.run();
      }
      await run();
    } catch {
      return name;
    }
  }
  return null;
}
