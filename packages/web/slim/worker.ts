import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The questions of a book: nobody asks the adjudicator in the worker. */
const QUESTIONS = /\/rulesets\/src\/[^/]+\/questions\.[jt]s$/;
/** What makes a JSON schema of a Zod one: nobody draws a form there. */
const JSON_SCHEMA = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** A module with the same names, none of which may be called. */
function hollow(file: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  return `const none = () => { throw new Error('left out of the worker'); };\nexport { ${names.map(name => `none as ${name}`).join(', ')} };`;
}

/** Leaves out of the worker, and of nothing else, what it never uses. (Measured: 14 kB gzip of the first battle's script.) */
export function slimWorker(): Plugin {
  return {
    name: 'slim-worker',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (QUESTIONS.test(id)) return 'export const QUESTIONS = {};';
      return JSON_SCHEMA.test(id) ? hollow(id) : undefined;
    },
  };
}
