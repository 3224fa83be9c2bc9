import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@umpire/rulesets';

/** A line of a file, as editors take it: `packages/rulesets/src/BOOK/rules/combat.ts:40`. */
export type Place = string;

/** Where a rule is written down, where it is carried out and where it is tested. */
export interface Places {
  readonly specified: readonly Place[];
  readonly implemented: readonly Place[];
  readonly tested: readonly Place[];
}

export type Sources = ReadonlyMap<string, Places>;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ID = /\b[A-Z][A-Z0-9]*-[A-Z0-9]+-\d+\b/g;
/** What books share names rules without the prefix that each of them adds. */
const SHARED_ID = /(?<![\w-])[A-Z]+-\d+\b/g;
const SHARED = join('packages', 'rulesets', 'src', 'common', sep);

/** Every place of the sources that names a rule; undefined where the program lives without its sources. */
export function readSources(root: string = ROOT): Sources | undefined {
  if (!existsSync(join(root, 'packages', 'rulesets', 'src'))) return undefined;
  const found = new Map<string, { specified: Place[]; implemented: Place[]; tested: Place[] }>();
  const users = usersIn(root);
  for (const path of filesOf(root)) {
    const kind = path.endsWith('.md') ? 'specified' : /\.test\.tsx?$/.test(path) ? 'tested' : 'implemented';
    const name = relative(root, path).split(sep).join('/');
    const prefixes = prefixesFor(root, path, users);
    for (const [i, line] of readFileSync(path, 'utf8').split('\n').entries())
      for (const id of prefixes ? sharedIdsOf(line, prefixes) : idsOf(line, kind === 'specified')) {
        if (prefixes && !found.has(id)) continue; // no rule of that book
        if (!found.has(id)) found.set(id, { specified: [], implemented: [], tested: [] });
        found.get(id)![kind].push(`${name}:${i + 1}`);
      }
  }
  return found;
}

/** A line of a specification is about the rule whose row it is; others may be named in it. */
function idsOf(line: string, specification: boolean): Set<string> {
  const ids = line.match(ID) ?? [];
  return new Set(specification ? (line.startsWith(`| ${ids[0]} |`) ? ids.slice(0, 1) : []) : ids);
}

/** The ids that a line of shared code names, in each of the books that use it. */
const sharedIdsOf = (line: string, prefixes: readonly string[]): Set<string> =>
  new Set((line.match(SHARED_ID) ?? []).flatMap(short => prefixes.map(prefix => `${prefix}-${short}`)));

/** Of a file that books share, the prefixes of those that use its folder; undefined for all other files. */
function prefixesFor(root: string, path: string, users: Users): readonly string[] | undefined {
  const name = relative(root, path);
  if (!name.startsWith(SHARED)) return undefined;
  const folder = name.slice(SHARED.length).split(sep)[0]!;
  return users.filter(([, folders]) => folders.has(folder)).map(([prefix]) => prefix);
}

/** The prefix of each book, and the shared folders that it uses. */
type Users = readonly (readonly [prefix: string, folders: ReadonlySet<string>])[];
const usersIn = (root: string): Users =>
  SHELF.map(({ id, prefix }) => {
    const files = [...below(join(root, 'packages', 'rulesets', 'src', id), /\.ts$/)];
    const named = files.flatMap(path => [...readFileSync(path, 'utf8').matchAll(/common\/([\w-]+)\//g)]);
    return [prefix, new Set(named.map(([, folder]) => folder!))];
  });

/** The specifications, the packages that know rules, and the tests. This package, registers, rulings and differences only quote them. */
function* filesOf(root: string): Generator<string> {
  yield* below(join(root, 'docs', 'rules'), /\.md$/);
  for (const name of readdirSync(join(root, 'packages')))
    if (name !== 'cli') yield* below(join(root, 'packages', name, 'src'), /\.tsx?$/);
  yield* below(join(root, 'tests'), /\.tsx?$/);
}

function* below(folder: string, wanted: RegExp): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* below(path, wanted);
    else if (wanted.test(entry.name) && !/^(register|rulings|differences)\./.test(entry.name)) yield path;
  }
}
