import { type Game as Ended, pairing, type Tally, tallied, wilson } from '@umpire/bots';
import { type RuleId, SIDE_NAMES, type Side } from '@umpire/engine';
import { agreedScenario } from '../agreed.js';
import { type Battle, type Bout, battle, progressWords } from '../battle.js';
import { chosenOptions, LARGEST_SEED, neededBook, neededBot, neededScenario } from '../chosen.js';
import type { Session } from '../session.js';
import { STATUS } from '../stop.js';
import { columns, lines, plural } from '../terminal.js';

interface Game extends Ended {
  readonly rule: RuleId;
  readonly entries: number;
}

/** Many battles of one bot against another, half of them as each side. */
export async function run(session: Session): Promise<number> {
  const { args, cwd, out } = session;
  const book = neededBook(args);
  const scenario = await agreedScenario(args, book.id, neededScenario(args, book, cwd), cwd);
  const { title, data } = scenario;
  const pair = { first: neededBot(args, 'first'), second: neededBot(args, 'second') };
  const rules = { book, scenario: data, options: chosenOptions(args, book, scenario) };
  const wanted = args.whole('games', 1, 1_000_000) ?? 20;
  const seed = args.whole('seed', 0, LARGEST_SEED - wanted) ?? 1;
  const games: Game[] = [];
  const show = (match: Battle) => session.progress.show(() => progressText(games, wanted, match));
  const head = { ruleset: book.id, scenario: title, first: pair.first.id, second: pair.second.id, seed };
  const tally = () => (args.flag('json') ? document(head, games) : report(head, games, session));
  session.atEnd(() => (games.length > 0 ? tally() : 'No battle was fought to its end.\n'));
  for (let index = 0; index < wanted; index++)
    games.push(await game(rules, pairing(index, seed, pair.first, pair.second), show));
  await session.progress.clear();
  await out.print(tally());
  return STATUS.ok;
}

type Rules = Pick<Bout, 'book' | 'scenario' | 'options'>;

async function game(
  rules: Rules,
  { first: side, bots, seed }: ReturnType<typeof pairing>,
  each: (match: Battle) => Promise<void>,
): Promise<Game> {
  let last: Battle | undefined;
  const over = await battle({ ...rules, bots, seed }, async match => {
    last = match;
    await each(match);
    return true;
  });
  return { seed, first: side, over: over!.over, rule: over!.rule, entries: last!.entries.length };
}

const progressText = (games: readonly Game[], wanted: number, match: Battle): string =>
  `battle ${games.length + 1} of ${wanted}, ${progressWords(match)}; so far ${words(tallied(games))}`;

const words = ({ won, lost, drawn }: Tally): string => `${won} won, ${lost} lost, ${drawn} drawn`;

interface Head {
  readonly ruleset: string;
  readonly scenario: string;
  readonly first: string;
  readonly second: string;
  readonly seed: number;
}

function document(head: Head, games: readonly Game[]): string {
  const total = tallied(games);
  const { low, high } = wilson(total.won, total.games);
  const share = total.won / total.games;
  return `${JSON.stringify({ ...head, ...total, share, interval: [low, high], as: bySide(games), each: games })}\n`;
}

const bySide = (games: readonly Game[]): Record<Side, Tally> => ({
  a: tallied(games.filter(g => g.first === 'a')),
  b: tallied(games.filter(g => g.first === 'b')),
});

function report(head: Head, games: readonly Game[], { paint }: Session): string {
  const as = bySide(games);
  const total = tallied(games);
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
