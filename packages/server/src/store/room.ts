import { closeSync, fstatSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** So much is written at once (bytes). */
const PIECE = 1 << 20;

/**
 * Makes a file as long as it will be, with nothing in the rest of it: whatever is synced while a file grows waits until the disk has found room for
 * it, many times as long where others write as well. A disk on which there is no room is nobody's trouble yet.
 */
export function makeRoom(path: string, bytes: number): void {
  const file = openSync(path, 'r+');
  try {
    const nothing = Buffer.alloc(Math.min(PIECE, bytes));
    for (let at = fstatSync(file).size; at < bytes; )
      at += writeSync(file, nothing, 0, Math.min(nothing.length, bytes - at), at);
    fsyncSync(file);
  } catch {
    // it grows as it is written to
  } finally {
    closeSync(file);
  }
}
