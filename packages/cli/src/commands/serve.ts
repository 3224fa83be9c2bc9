import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Running, serve } from '@umpire/server';
import type { Session } from '../session.js';
import { reasonOf, STATUS, Stop } from '../stop.js';

const USUAL = 8080;
const MOST = 65_535;

/** The built page: beside the packages. */
const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves until it is told to end. */
export async function run({ args, cwd, out, err, env }: Session): Promise<number> {
  const origin = originOf(args.text('origin'));
  const running = await started({
    port: args.whole('port', 0, MOST) ?? portIn(env) ?? USUAL,
    data: resolve(cwd, args.text('data') ?? 'data'),
    ...(existsSync(PAGE) && { page: PAGE }),
    ...(origin !== undefined && { origin }),
    localNotices: args.flag('local-notices'),
    ...(env.DATABASE_URL && { database: env.DATABASE_URL }),
    ...(env.REDIS_URL && { redis: env.REDIS_URL }),
    log: line => void err.print(`${JSON.stringify(line)}\n`),
  });
  await out.print(`Umpire is ready: ${running.url}\nCtrl-C ends it.\n`);
  await told(['SIGINT', 'SIGTERM', 'SIGHUP']);
  await running.close();
  return STATUS.ok;
}

/** A signal is heard here first: what was acknowledged is written, whoever looks on is let go, then it ends. */
const told = (signals: readonly NodeJS.Signals[]): Promise<void> =>
  new Promise(resolve => {
    for (const signal of signals) {
      process.removeAllListeners(signal);
      process.once(signal, () => resolve());
    }
  });

async function started(options: Parameters<typeof serve>[0]): Promise<Running> {
  try {
    return await serve(options);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new Stop(taken ? `port ${options.port} is taken` : `it could not be started: ${reasonOf(error)}`);
  }
}

/** As hosts of programs say it. */
function portIn({ PORT }: Session['env']): number | undefined {
  if (!PORT) return undefined;
  if (/^\d+$/.test(PORT) && Number(PORT) <= MOST) return Number(PORT);
  throw new Stop(`PORT in the environment is a whole number from 0 to ${MOST}, not ${PORT}`);
}

function originOf(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  try {
    return new URL(said).origin;
  } catch {
    throw new Stop(`${said} is no address such as https://club.example`);
  }
}
