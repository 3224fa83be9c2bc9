import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { adjudicate, type Verdict } from '@umpire/engine';
import { ADJUDICATORS } from '@umpire/rulesets/all';
import { jsonValues, type Read } from '../lines.js';
import type { Session } from '../session.js';
import { reasonOf, STATUS, Stop } from '../stop.js';

/** Questions in, answers out, a line each. */
export async function run({ args, stdin, cwd, out, err, env }: Session): Promise<number> {
  const [file = '-'] = args.operands;
  const input = file === '-' ? stdin : createReadStream(resolve(cwd, file));
  if (file === '-' && stdin.isTTY) await err.print('Questions, please: a JSON object a line; Ctrl-D ends.\n');
  let status: number = STATUS.ok;
  try {
    for await (const batch of jsonValues(input)) {
      const verdicts = batch.map(read => verdictOn(read, env.UMPIRE_DEBUG ? err.print : undefined));
      if (verdicts.some(verdict => !verdict.ok)) status = STATUS.no;
      await out.print(verdicts.map(verdict => `${JSON.stringify(verdict)}\n`).join(''));
      if (out.closed) break;
    }
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(`${file === '-' ? 'the standard input' : file} cannot be read: ${reasonOf(error)}`);
  }
  return status;
}

/** Whatever comes in, an answer goes out: even where the adjudicator itself breaks, the next line is answered. */
function verdictOn(read: Read, debug?: (text: string) => unknown): Verdict {
  if ('wrong' in read) return { ok: false, error: { path: '', message: read.wrong } };
  try {
    return adjudicate(ADJUDICATORS, read.value);
  } catch (broken) {
    debug?.(`${(broken as Error).stack}\n`);
    return { ok: false, error: { path: '', message: `the adjudicator broke on this: ${(broken as Error).message}` } };
  }
}
