// Sources compiled once and run as often as one likes: each `fresh` is a program of its own, in which every module of ours is loaded
// anew when it is first asked for. Packages of others are loaded once and shared.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { rolldown } from 'rolldown';
import { at } from '../lib.mjs';

const PARAMETERS = ['module', 'exports', 'require', '__filename'];
const isOurs = id => /^[./]|^@umpire\//.test(id) || /^[A-Za-z]:/.test(id);

/** `@umpire/rulesets/all` → the source of what that package exports under this name. */
const ourPackages = {
  name: 'sources-of-our-packages',
  resolveId(id) {
    const [, name, rest] = /^@umpire\/([^/]+)(.*)$/.exec(id) ?? [];
    if (!name) return null;
    const { exports } = JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8'));
    const built = exports[`.${rest}`].default;
    return at('packages', name, built.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));
  },
};

/** Compiles these files (paths from the root) with all that they import. */
export async function compiled(files) {
  const bundle = await rolldown({
    input: Object.fromEntries(files.map(file => [file, at(file)])),
    external: id => !isOurs(id),
    plugins: [ourPackages],
    platform: 'node',
    treeshake: false,
  });
  const { output } = await bundle.generate({ format: 'cjs', preserveModules: true });
  const chunks = new Map(output.map(chunk => [chunk.fileName, chunk]));
  const entries = new Map(output.filter(one => one.isEntry).map(one => [one.name, one.fileName]));
  const functions = new Map();
  const nodeRequire = createRequire(at('package.json'));

  function functionOf(name) {
    if (!functions.has(name)) {
      const { code, facadeModuleId } = chunks.get(name);
      functions.set(name, compileFunction(code, PARAMETERS, { filename: facadeModuleId }));
    }
    return functions.get(name);
  }

  /** `instead` has what stands in for packages of others. */
  function fresh(instead) {
    const loaded = new Map();
    function load(name) {
      const known = loaded.get(name);
      if (known) return known.exports;
      const module = { exports: {} };
      loaded.set(name, module);
      const require = id =>
        id.startsWith('.') ? load(join(dirname(name), id).replaceAll('\\', '/')) : (instead[id] ?? nodeRequire(id));
      functionOf(name)(module, module.exports, require, chunks.get(name).facadeModuleId);
      return module.exports;
    }
    return file => load(entries.get(file));
  }

  /** All sources that a file is made of. */
  function reachOf(file) {
    const found = new Set([entries.get(file)]);
    for (const name of found) for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) found.add(next);
    return [...found].map(name => chunks.get(name).facadeModuleId);
  }
  return { fresh, reachOf };
}

/** Texts that a source reads while it runs: `new URL('../notes.md', import.meta.url)`. */
const readBy = (path, text) =>
  [...text.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)].map(([, to]) => resolve(dirname(path), to));

const texts = new Map();
function textOf(path) {
  if (!texts.has(path)) texts.set(path, existsSync(path) ? readFileSync(path, 'utf8') : '');
  return texts.get(path);
}

/** A word for these sources as they stand; another one if a letter of them changes. */
export function wordFor(paths) {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    const text = textOf(path);
    hash.update(text);
    for (const read of readBy(path, text)) hash.update(textOf(read));
  }
  return hash.digest('base64url').slice(0, 16);
}
