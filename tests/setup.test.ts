import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
