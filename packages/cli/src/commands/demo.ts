import { setTimeout } from 'node:timers/promises';
import { renderText } from '@umpire/board';
import { greedyBot } from '@umpire/bots';
import { defaultOptions, type Scene, type Seed, SIDES } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { type Battle, type Bout, battle, sceneOf } from '../battle.js';
import { seedOf } from '../chosen.js';
import type { Session } from '../session.js';
import { STATUS } from '../stop.js';
import { entryText, type Hand, outcomeText, toldLast } from '../telling.js';
import { columns, hanging, lines } from '../terminal.js';

/** For those who watch, in milliseconds a round. */
const PAUSE = 700;

/** A short battle to look at. */
export async function run(session: Session): Promise<number> {
  const { args, out, width, paint, colour } = session;
  const book = RULESETS[0]!;
  // The first that is no lesson: one that is deployed, too.
  const scenario = book.scenarios.find(({ data }) => !book.face.guide?.(data))!;
  const bots = { a: greedyBot, b: greedyBot };
  const bout: Bout = {
    book,
    scenario: scenario.data,
    options: defaultOptions(book.options),
    bots,
    seed: seedOf(args),
  };
  const hand: Hand = { viewer: 'umpire', width, paint, reasons: 'ids', steps: false };
  const pause = out.terminal && !args.flag('fast') ? PAUSE : 0;
  await out.print(header(session, scenario, bout.seed));
  let turn = '';
  let last: Battle | undefined;
  const over = await battle(bout, async match => {
    last = match;
    await out.print(entryText(toldLast(match, 'umpire', false)!, hand));
    const scene = sceneOf(match, 'umpire');
    if (bothStand(scene) && scene.status.turn !== turn) {
      turn = scene.status.turn;
      await out.print(`\n${renderText(scene, { width, colour }).trimEnd()}\n\n`);
      await setTimeout(pause);
    }
    return !out.closed;
  });
  if (over && last) await out.print(`\n${outcomeText(last, over, hand)}\n${footer(bout.seed)}`);
  return STATUS.ok;
}

/** An empty table is not worth looking at. */
const bothStand = ({ pieces }: Scene): boolean =>
  SIDES.every(side => pieces.some(piece => piece.side === side && piece.where === 'table'));

function header({ width, paint }: Session, scenario: { title: string; text: string }, seed: Seed): string {
  return lines(
    paint('bold', `UMPIRE  MBT 2020 · ${scenario.title}`),
    hanging('', scenario.text, width),
    `${paint('red', 'Red')} and ${paint('blue', 'Blue')} are both played by ${greedyBot.title}. Seed ${seed}.`,
    hanging('', 'Every line of the log names the rules behind it in brackets; `umpire rules ID` shows a rule.', width),
    '',
  );
}

const footer = (seed: Seed): string =>
  lines(
    'What else there is:',
    ...columns([
      ['  this one again', `npx umpire demo --seed ${seed}`],
      ['  a larger one', 'npx umpire play -r mbt2020 -s town --red greedy --blue random --record town.json'],
      ['  any position', 'npx umpire replay town.json --to 40 --board'],
      ['  a rule', 'npx umpire rules smoke'],
      ['  everything', 'npx umpire --help'],
    ]),
  );
