// The engine and its first book, on one core: `npm run bench` runs this after a build.
import { act, fight, greedyBot, randomBot } from '../packages/bots/dist/index.js';
import {
  adjudicate,
  crossesInside,
  defaultOptions,
  random,
  recordOf,
  replay,
  seededDice,
  sightIndex,
  snapshot,
  start,
  turnOf,
} from '../packages/engine/dist/index.js';
import { rulesetOf } from '../packages/rulesets/dist/all/index.js';
import { interleave, line, number, stats } from './measure.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const MS = Number(process.env.MS ?? 600);
const mbt2020 = rulesetOf('mbt2020');
const STANDARD = mbt2020.scenarios.find(s => s.size === 'standard').data;
const options = defaultOptions(mbt2020.options);
const bots = { a: randomBot, b: randomBot };

const played = (scenario, seed, hashes = false) => fight({ rules: mbt2020, scenario, bots, seed, hashes }).match;
const replayed = (record, hashes = false) => {
  const again = replay(mbt2020, record, { hashes });
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  return record.entries.length;
};

/** One unit of work a call. */
const once = f => () => {
  f();
  return 1;
};

/** A battle of so many Battle Groups a side, made by the book's own dice; every group comes with its fires and air. */
function battle(groups) {
  return {
    id: `bench-${groups}`,
    title: 'Bench',
    diced: true,
    turns: 6,
    groups: { a: groups, b: groups },
    table: { fixed: null, depth: Math.max(48, 12 * groups), squareSize: 12 },
    gameType: 'encounter',
    river: false,
    armies: {},
  };
}

/** A match in the middle of its battle. */
function midway(scenario, seed) {
  const begun = start({ rules: mbt2020, options, scenario, dice: seededDice(seed) });
  const match = begun.value;
  const chances = { a: random(seed), b: random(seed + 1) };
  while (match.state.turn < 4) {
    const turn = turnOf(match);
    if ('over' in turn) break;
    act(match, turn.waiting[0], bots, chances);
  }
  return match;
}

export function games() {
  let seed = 0;
  const record = JSON.parse(JSON.stringify(recordOf(played(STANDARD, 5, true))));
  const match = midway(STANDARD, 9);
  const playouts = { a: random(1), b: random(2) };
  const got = interleave(
    {
      games: once(() => played(STANDARD, ++seed)),
      greedy: once(() =>
        fight({ rules: mbt2020, scenario: STANDARD, bots: { a: greedyBot, b: greedyBot }, seed: ++seed }),
      ),
      replay: () => replayed(record),
      hashed: () => replayed(record, true),
      snapshots: once(() => snapshot(match)),
      search: () => {
        const copy = snapshot(match);
        for (let i = 0; i < 50; i++) {
          const turn = turnOf(copy);
          if ('over' in turn) break;
          act(copy, turn.waiting[0], bots, playouts);
        }
        return 1;
      },
      questions: engagements(),
    },
    { rounds: ROUNDS, ms: MS },
  );
  line('MBT 2020, the town: complete random games', got.games, 'games/s');
  line('MBT 2020, the town: complete greedy games', got.greedy, 'games/s');
  line('orders applied in replay, parsed, validated, explained', got.replay, 'orders/s');
  line('the same with a hash an entry', got.hashed, 'orders/s');
  line('snapshots', got.snapshots, 'a second');
  line('search: snapshot and a random playout of 50 decisions', got.search, 'a second');
  line('adjudicated engagements, from JSON value to answer', got.questions, 'a second');
  const bytes = JSON.stringify(record).length;
  console.log(
    `record: ${number(bytes / record.entries.length)} bytes an order with its hash (${number(bytes)} bytes, ${record.entries.length} entries)`,
  );
}

function engagements() {
  const asks = [
    { owner: { subClass: 'INFn' }, target: { subClass: 'MBTn' }, range: 8 },
    { owner: { subClass: 'MBT+', grade: 'GRADE+' }, target: { subClass: 'MBT-', grade: 'GRADE-' }, range: 12 },
    { owner: { subClass: 'ARTn', posture: 'OTF' }, target: { subClass: 'INFn', builtUp: true } },
    {
      owner: { subClass: 'INFn', posture: 'ATM' },
      target: { subClass: 'MBTn', mode: 'FAST', going: 'bad', infantryWithin: 3 },
      range: 12,
    },
  ].map(given => ({ ruleset: 'mbt2020', question: 'engagement', given, throws: ['win'] }));
  const books = [mbt2020];
  return () => {
    for (const ask of asks) if (!adjudicate(books, ask).ok) throw new Error('refused');
    return asks.length;
  };
}

/** Exact line of sight over 60 polygons against a naive loop with the same meaning, none of 20,000 answers different. */
export function sight() {
  const W = 18000;
  const H = 12000;
  const chance = random(42);
  const polygons = Array.from({ length: 60 }, () => {
    const [cx, cy] = [900 + chance.below(W - 1800), 900 + chance.below(H - 1800)];
    const r = 300 + chance.below(610);
    const n = 5 + chance.below(5);
    return Array.from({ length: n }, (_, k) => ({
      x: Math.round(cx + r * Math.cos((2 * Math.PI * k) / n)),
      y: Math.round(cy + r * Math.sin((2 * Math.PI * k) / n)),
    }));
  });
  const index = sightIndex(polygons, W, H);
  const naive = (a, b) => polygons.some(p => crossesInside(p, a, b));
  for (const [name, most] of [
    ['whole table', Number.POSITIVE_INFINITY],
    ['within 450 mm', 4500],
  ]) {
    const lines = [];
    while (lines.length < 20000) {
      const a = { x: chance.below(W), y: chance.below(H) };
      const b = { x: chance.below(W), y: chance.below(H) };
      if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= most ** 2 && index.holders(a).length + index.holders(b).length === 0)
        lines.push([a, b]);
    }
    const wrong = lines.filter(([a, b]) => index.blocked(a, b) !== naive(a, b)).length;
    const all = f => () => {
      let n = 0;
      for (const [a, b] of lines) if (f(a, b)) n++;
      return n >= 0 ? lines.length : 0;
    };
    const got = interleave({ ours: all((a, b) => index.blocked(a, b)), naive: all(naive) }, { rounds: ROUNDS, ms: MS });
    line(`line of sight, 60 polygons, ${name}`, got.ours, 'lines/s', `${wrong} of ${lines.length} wrong`);
    line(
      '  times a naive loop in the same run',
      got.ours.map((x, i) => x / got.naive[i]),
      'times',
    );
  }
}

/** How each figure grows from 1 to 10 Battle Groups a side. */
export function growth() {
  console.log(
    '\nBattle Groups a side     random games/s   replay orders/s   snapshots/s     menus of both/s   heap of a match, kB',
  );
  for (const groups of [1, 2, 4, 7, 10]) {
    const scenario = battle(groups);
    const ms = Math.min(MS, 400);
    let seed = 100;
    const record = JSON.parse(JSON.stringify(recordOf(played(scenario, 3))));
    const match = midway(scenario, 4);
    const seats = ['a', 'b'].map(by => ({ view: mbt2020.view(match.state, by), by, options }));
    const got = interleave(
      {
        games: once(() => played(scenario, ++seed)),
        replay: () => replayed(record),
        snapshots: once(() => snapshot(match)),
        menus: once(() => seats.map(seat => mbt2020.face.menu(seat))),
      },
      { rounds: Math.min(ROUNDS, 5), ms },
    );
    const heap = heapOf(() => played(scenario, 7));
    const cell = (xs, width) => number(stats(xs).median).padStart(width);
    console.log(
      `${String(groups).padStart(20)} ${cell(got.games, 18)} ${cell(got.replay, 17)} ${cell(got.snapshots, 13)} ${cell(got.menus, 14)} ${number(heap / 1024).padStart(12)}`,
    );
  }
}

/** So many are kept at once: what is alive besides them weighs less. */
const KEPT = 20;

/** What a value keeps alive, by the heap before and after. */
function heapOf(make) {
  if (!globalThis.gc) return Number.NaN;
  make();
  const settled = () => {
    for (let i = 0; i < 4; i++) globalThis.gc();
    return process.memoryUsage().heapUsed;
  };
  const before = settled();
  const kept = Array.from({ length: KEPT }, make);
  const after = settled();
  return kept.every(match => match.entries.length > 0) ? (after - before) / KEPT : 0;
}

export function memory() {
  const heap = heapOf(() => played(STANDARD, 8, true));
  console.log(`memory of a match with its whole log and hashes, the town: ${number(heap / 1024)} kB`);
}
