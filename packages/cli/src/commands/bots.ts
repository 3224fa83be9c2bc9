import { BOTS } from '@umpire/bots';
import type { Session } from '../session.js';
import { STATUS } from '../stop.js';
import { hanging, lines } from '../terminal.js';

/** The opponents there are. */
export async function run({ args, out, width, paint }: Session): Promise<number> {
  const bots = BOTS.map(({ id, title, text }) => ({ id, title, text }));
  if (args.flag('json')) await out.print(`${JSON.stringify(bots)}\n`);
  else
    await out.print(lines(...bots.map(({ id, text }) => hanging(`${paint('bold', id.padEnd(10))}`, text, width, 10))));
  return STATUS.ok;
}
