// What was proven, kept from run to run: of each switch the test file that missed it, and a word for all the sources which that file is made of.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../lib.mjs';
import { SOURCES } from '../prohibitions.mjs';
import { wordFor } from './modules.mjs';

const FILE = at('node_modules', '.cache', 'proven.json');
const keyOf = ({ list, at }) => `${list} ${at}`;

function known() {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8'))));
  } catch {
    return new Map();
  }
}

/** `reach` has of each test file the sources it is made of. */
export function proven(reach) {
  const kept = known();
  const words = new Map();
  const reached = new Map(Object.entries(reach).map(([file, paths]) => [file, new Set(paths)]));
  const homes = new Map();
  let fresh = 0;

  function wordOf(file) {
    if (!words.has(file)) words.set(file, wordFor(reach[file]));
    return words.get(file);
  }

  /** The sources that name a list; none if its name is put together from parts. */
  function homesOf({ list, files }) {
    if (files) return files;
    if (!homes.has(list))
      homes.set(
        list,
        [...SOURCES].filter(([, text]) => text.includes(`'${list}'`)).map(([path]) => path),
      );
    return homes.get(list);
  }

  function write() {
    mkdirSync(at('node_modules', '.cache'), { recursive: true });
    writeFileSync(FILE, JSON.stringify(Object.fromEntries(kept)));
  }

  return {
    /** Whether what was found in an earlier run holds for the sources as they stand. */
    stillHolds(one) {
      const found = kept.get(keyOf(one));
      return Boolean(found && reach[found.file] && found.word === wordOf(found.file));
    },
    lastToMiss: one => kept.get(keyOf(one))?.file,
    /** A test that never loads the source of a switch cannot miss it. */
    couldMiss(file, one) {
      const from = homesOf(one);
      return from.length === 0 || from.some(path => reached.get(file).has(path));
    },
    keep(one, file) {
      kept.set(keyOf(one), { file, word: wordOf(file) });
      if (++fresh % 25 === 0) write();
    },
    write,
  };
}
