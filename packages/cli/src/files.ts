import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { reasonOf, Stop } from './stop.js';

/** The text of a file; whatever is wrong with it is said in one line. */
export function readText(cwd: string, file: string): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

/** The JSON in a file. */
export function readJson(cwd: string, file: string): unknown {
  const text = readText(cwd, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Stop(`${file} is not JSON: ${(error as Error).message}`);
  }
}

/** Complains before the work is done if its result could not be written afterwards. */
export function expectWritable(cwd: string, file: string): void {
  const path = resolve(cwd, file);
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    accessSync(found && !found.isFile() ? path : dirname(path), constants.W_OK);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

const cannotWrite = (file: string, error: unknown): Stop => new Stop(`${file} cannot be written: ${reasonOf(error)}`);

/** Writes a file whole or not at all: beside it first, and then in its place. */
export function writeWhole(cwd: string, file: string, text: string): void {
  const path = resolve(cwd, file);
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && !found.isFile())
      writeFileSync(path, text); // a pipe or a device has no place to be taken
    else putInPlace(found ? realpathSync(path) : path, text, found?.mode);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

function putInPlace(path: string, text: string, mode = 0o666): void {
  const beside = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const handle = openSync(beside, 'wx', mode);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
