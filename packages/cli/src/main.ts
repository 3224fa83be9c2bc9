import { type Args, type CommandSpec, parse, usage } from './args.js';
import { commandHelp, generalHelp, version } from './help.js';
import { type Io, outputTo, processIo } from './io.js';
import { didYouMean } from './nearest.js';
import type { Run, Session } from './session.js';
import { SPECS, specOf } from './specs.js';
import { STATUS, Stop } from './stop.js';
import { painter, plain, progressOn, wantsColour, widthOf } from './terminal.js';

/** Loaded when they are called: a question to the adjudicator need not wait for the board to load. */
const COMMANDS: Readonly<Record<string, () => Promise<{ run: Run }>>> = {
  adjudicate: () => import('./commands/adjudicate.js'),
  play: () => import('./commands/play.js'),
  replay: () => import('./commands/replay.js'),
  rules: () => import('./commands/rules.js'),
  scenarios: () => import('./commands/scenarios.js'),
  options: () => import('./commands/options.js'),
  bots: () => import('./commands/bots.js'),
  arena: () => import('./commands/arena.js'),
  demo: () => import('./commands/demo.js'),
  serve: () => import('./commands/serve.js'),
  backup: () => import('./commands/backup.js'),
  host: () => import('./commands/host.js'),
};

/** The command `umpire`; its value is the exit status. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const [name = ''] = argv;
  try {
    const spec = specOf(name);
    return spec ? await command(spec, argv.slice(1), io) : await noCommand(argv, io);
  } catch (error) {
    const debug = argv.includes('--debug') || Boolean(io.env.UMPIRE_DEBUG);
    return complain(error, specOf(name)?.name, io, debug);
  }
}

async function command(spec: CommandSpec, argv: readonly string[], io: Io): Promise<number> {
  const args = parse(spec, argv);
  const session = sessionOf(args, io);
  if (args.flag('help')) {
    await session.out.print(commandHelp(spec, session));
    return STATUS.ok;
  }
  const { run } = await COMMANDS[spec.name]!();
  return run(session);
}

/** `umpire`, `umpire --help`, `umpire help play`, `umpire --version`, and commands that do not exist. */
async function noCommand(argv: readonly string[], io: Io): Promise<number> {
  const [name = ''] = argv;
  if (name !== '' && name !== 'help' && !name.startsWith('-')) throw unknown(name);
  const args = parse(GENERAL, name === 'help' ? argv.slice(1) : argv);
  const session = sessionOf(args, io);
  const [about] = args.operands;
  const spec = about === undefined ? undefined : specOf(about);
  if (about !== undefined && !spec) throw unknown(about);
  if (args.flag('version')) await session.out.print(`umpire ${version()}\n`);
  else await session.out.print(spec ? commandHelp(spec, session) : generalHelp(session));
  return STATUS.ok;
}

const GENERAL = { name: '', operands: 1, options: [{ name: 'version', short: 'V', text: '' }] };

function unknown(name: string): Stop {
  const names = SPECS.map(spec => spec.name);
  return usage(GENERAL, `there is no command ${name}`, didYouMean(name, names) ?? `Commands: ${names.join(', ')}.`);
}

function sessionOf(args: Args, io: Io): Session {
  const { stdin, cwd, env, atEnd } = io;
  const colour = wantsColour(io, args.flag('no-colour') || args.flag('no-color'));
  const width = widthOf(io);
  const [out, err] = [outputTo(io.stdout), outputTo(io.stderr)];
  return {
    args,
    stdin,
    cwd,
    env,
    atEnd,
    out,
    err,
    width,
    colour,
    paint: painter(colour),
    progress: progressOn(err, width),
  };
}

/** What went wrong, in a line or two; where in the program it was, only if somebody wants to know. */
async function complain(error: unknown, name: string | undefined, io: Io, debug: boolean): Promise<number> {
  const told = error instanceof Stop ? error : broken(error);
  const who = name === undefined ? 'umpire' : `umpire ${name}`;
  const trace = debug ? `${(error as Error).stack ?? String(error)}\n` : '';
  const hint = told.hint ? `${told.hint}\n` : '';
  try {
    await outputTo(io.stderr).print(plain(`${who}: ${told.message}\n${hint}${trace}`));
  } catch {
    // nobody is left to be told
  }
  return told.status;
}

const broken = (error: unknown): Stop =>
  new Stop(
    `this should not have happened: ${(error as Error).message ?? String(error)}`,
    'See where with --debug.',
    STATUS.broken,
  );
