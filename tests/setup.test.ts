import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { forgetLost } from '../scripts/setup.mjs';

const packages = mkdtempSync(join(tmpdir(), 'umpire-setup-'));
afterAll(() => rmSync(packages, { recursive: true }));

test.each([
  ['built', ['dist'], true],
  ['deleted', [], false],
])(
  'a package whose output was %s: the notes of the compiler are kept only beside what they speak of',
  (name, folders, kept) => {
    const at = (...parts: string[]) => join(packages, name, ...parts);
    mkdirSync(at());
    writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions: { outDir: 'dist' } }));
    writeFileSync(at('tsconfig.tsbuildinfo'), '{}');
    for (const folder of folders) mkdirSync(at(folder));
    forgetLost(packages);
    expect(existsSync(at('tsconfig.tsbuildinfo'))).toBe(kept);
  },
);

/** What a script loads before its first line runs: the scripts it imports, and theirs; and what of it is no script of ours. */
function loadedBy(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  const imported = [...readFileSync(script, 'utf8').matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm)].map(
    ([, from]) => from!,
  );
  return imported.flatMap(from => (from.startsWith('.') ? loadedBy(join(dirname(script), from), seen) : [from]));
}

test.each(['start', 'test', 'setup'])(
  '%s.mjs runs in a clone in which nothing is installed or built: what it loads at first is of Node alone',
  name => {
    const script = fileURLToPath(new URL(`../scripts/${name}.mjs`, import.meta.url));
    expect(loadedBy(script).filter(from => !from.startsWith('node:'))).toEqual([]);
  },
);
