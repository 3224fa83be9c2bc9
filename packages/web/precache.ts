import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Older browsers' fonts, and what only the build reads. */
const LEFT_OUT = /\.woff$|^sw\.js$|^assets\.json$/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(name => !LEFT_OUT.test(name))
    .sort();

/** Writes into the service worker which files make the page, and a version that changes with any of them. */
export function precache(): Plugin {
  let folder = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = filesOf(folder);
      const digest = createHash('sha256');
      for (const name of files) digest.update(name).update(readFileSync(join(folder, name)));
      const path = join(folder, 'sw.js');
      const worker = readFileSync(path, 'utf8')
        .replace("'development'", JSON.stringify(digest.digest('hex').slice(0, 12)))
        .replace('const FILES = []', `const FILES = ${JSON.stringify(['./', ...files])}`);
      writeFileSync(path, worker);
    },
  };
}
