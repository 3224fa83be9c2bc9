import type { Bot } from '@umpire/bots';
import { otherSide, type RuleId, type Side } from '@umpire/engine';
import { type Battle, type Bout, battle, progressWords } from '../battle.js';
import { chosenOptions, LARGEST_SEED, neededBook, neededBot, neededScenario } from '../chosen.js';
import type { Session } from '../session.js';
import { STATUS } from '../stop.js';
import { SIDE_NAMES } from '../telling.js';
import { columns, lines, plural } from '../terminal.js';
import { wilson } from '../wilson.js';

interface Game {
  readonly seed: number;
  /** The side that the first bot played. */
  readonly first: Side;
  readonly over: Side | 'draw';
  readonly rule: RuleId;
  readonly entries: number;
}

interface Tally {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Many battles of one bot against another, half of them as each side. */
export async function run(session: Session): Promise<number> {
  const { args, cwd, out } = session;
  const book = neededBook(args);
  const scenario = neededScenario(args, book, cwd);
  const { title, data } = scenario;
  const pair = { first: neededBot(args, 'first'), second: neededBot(args, 'second') };
  const rules = { book, scenario: data, options: chosenOptions(args, book, scenario) };
  const wanted = args.whole('games', 1, 1_000_000) ?? 20;
  const seed = args.whole('seed', 0, LARGEST_SEED - wanted) ?? 1;
  const games: Game[] = [];
  const show = (match: Battle) => session.progress.show(() => progressText(games, wanted, match));
  for (let index = 0; index < wanted; index++) games.push(await game(rules, pair, { index, seed: seed + index }, show));
  await session.progress.clear();
  const head = { ruleset: book.id, scenario: title, first: pair.first.id, second: pair.second.id, seed };
  await out.print(args.flag('json') ? document(head, games) : report(head, games, session));
  return STATUS.ok;
}

type Rules = Pick<Bout, 'book' | 'scenario' | 'options'>;

async function game(
  rules: Rules,
  { first, second }: { first: Bot; second: Bot },
  { index, seed }: { index: number; seed: number },
  each: (match: Battle) => Promise<void>,
): Promise<Game> {
  const side: Side = index % 2 === 0 ? 'a' : 'b';
  const bots = side === 'a' ? { a: first, b: second } : { a: second, b: first };
  let last: Battle | undefined;
  const over = await battle({ ...rules, bots, seed }, async match => {
    last = match;
    await each(match);
    return true;
  });
  return { seed, first: side, over: over!.over, rule: over!.rule, entries: last!.entries.length };
}

function tally(games: readonly Game[]): Tally {
  const won = games.filter(g => g.over === g.first).length;
  const lost = games.filter(g => g.over === otherSide(g.first)).length;
  return { games: games.length, won, lost, drawn: games.length - won - lost };
}

const progressText = (games: readonly Game[], wanted: number, match: Battle): string =>
  `battle ${games.length + 1} of ${wanted}, ${progressWords(match)}; so far ${words(tally(games))}`;

const words = ({ won, lost, drawn }: Tally): string => `${won} won, ${lost} lost, ${drawn} drawn`;

interface Head {
  readonly ruleset: string;
  readonly scenario: string;
  readonly first: string;
  readonly second: string;
  readonly seed: number;
}

function document(head: Head, games: readonly Game[]): string {
  const total = tally(games);
  const { low, high } = wilson(total.won, total.games);
  const share = total.won / total.games;
  return `${JSON.stringify({ ...head, ...total, share, interval: [low, high], as: bySide(games), each: games })}\n`;
}

const bySide = (games: readonly Game[]): Record<Side, Tally> => ({
  a: tally(games.filter(g => g.first === 'a')),
  b: tally(games.filter(g => g.first === 'b')),
});

function report(head: Head, games: readonly Game[], { paint }: Session): string {
  const as = bySide(games);
  const total = tally(games);
  const rows = [
    ['', 'battles', 'won', 'lost', 'drawn', 'share won'],
    ...(['a', 'b'] as const).map(side => row(`as ${SIDE_NAMES[side]}`, as[side])),
    row('together', total),
  ];
  const { low, high } = wilson(total.won, total.games);
  return lines(
    `${paint('bold', `${head.first} against ${head.second}`)} · ${head.ruleset} · ${head.scenario} · seeds ${head.seed} to ${head.seed + games.length - 1}`,
    '',
    ...columns(rows),
    '',
    `${head.first} wins ${percent(total.won / total.games)} of ${plural(total.games, 'battle')}; 95 % interval ${percent(low)} to ${percent(high)}.`,
  );
}

const row = (name: string, { games, won, lost, drawn }: Tally): string[] => [
  name,
  ...[games, won, lost, drawn].map(String),
  games === 0 ? '-' : percent(won / games),
];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
