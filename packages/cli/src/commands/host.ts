import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { appoint } from '@umpire/server';
import type { Session } from '../session.js';
import { reasonOf, STATUS, Stop } from '../stop.js';

/** Makes a player of a server its host, or a plain player again. */
export async function run({ args, cwd, out, env }: Session): Promise<number> {
  const [name] = args.operands;
  if (name === undefined) throw new Stop('say who', 'For instance umpire host Ada.');
  const data = resolve(cwd, args.text('data') ?? 'data');
  const database = env.DATABASE_URL;
  if (!database && !existsSync(data)) throw new Stop(`there are no matches in ${data}`);
  const role = args.flag('not') ? 'player' : 'host';
  const known = await appoint({ data, ...(database && { database }) }, name, role).catch(why => {
    throw new Stop(`it could not be done: ${reasonOf(why)}`);
  });
  if (!known)
    throw new Stop(`nobody keeps the name ${name}`, 'He keeps it by a passphrase or a passkey, on the page "You".');
  await out.print(role === 'host' ? `${name} is a host of this server.\n` : `${name} is a player like all others.\n`);
  return STATUS.ok;
}
