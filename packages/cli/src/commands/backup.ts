import { resolve } from 'node:path';
import { backUp, restore } from '@umpire/server';
import type { Session } from '../session.js';
import { reasonOf, STATUS, Stop } from '../stop.js';

/** Copies the matches of a server into a file while it runs, or puts such a copy back. */
export async function run({ args, cwd, out }: Session): Promise<number> {
  const [file] = args.operands;
  if (file === undefined) throw new Stop('say which file', 'For instance umpire backup matches.sqlite.');
  const [copy, data] = [resolve(cwd, file), resolve(cwd, args.text('data') ?? 'data')];
  try {
    if (args.flag('restore')) restore(copy, data);
    else await backUp(data, copy);
  } catch (error) {
    throw new Stop(`it could not be copied: ${reasonOf(error)}`);
  }
  await out.print(args.flag('restore') ? `The matches of ${file} are in ${data}.\n` : `The matches are in ${file}.\n`);
  return STATUS.ok;
}
