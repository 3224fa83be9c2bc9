import { BOTS, fought } from '@umpire/bots';
import { type BookTypes, filledBy, type Match, otherSide, type Rps, SIDES, type Side, turnOf } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { stakeOf } from './stake.js';

/** What was shown with hands: to each side what they may come to, and of each whom it was said to beat. */
interface Shown {
  readonly entry: number;
  readonly events: number;
  readonly by: Side;
  readonly results: Readonly<Record<Side, readonly { readonly text: string; readonly beats: readonly Side[] }[]>>;
}
interface Struck {
  readonly code: string;
  readonly status: string;
  readonly was: string;
}
interface Engaged {
  readonly kind: string;
  readonly stand: string;
  readonly target: string;
  readonly rps: Rps;
  readonly owner: Struck;
  readonly opposing: Struck;
}

const greedy = BOTS.find(({ id }) => id === 'greedy')!;
const TURNED: Readonly<Record<Rps, Rps>> = { win: 'lose', draw: 'draw', lose: 'win' };

function shownNow(match: Match<BookTypes>): Shown | undefined {
  const ask = match.pending?.ask;
  if (ask?.kind !== 'answer' || !ask.hands || ask.hands.decisive) return undefined;
  const { rules, state, options, entries } = match;
  const to = (viewer: Side) => {
    const meters = rules.face.meters!({ view: rules.view(state, viewer), viewer, options } as never);
    const beats = (side: Side, costs: Parameters<typeof filledBy>[2]) =>
      filledBy(meters, side, costs)[0]?.full?.startsWith('beats') ?? false;
    return (stakeOf(match, viewer)?.odds.chances ?? []).map(({ result: { text, costs = [] } }) => ({
      text,
      beats: SIDES.filter(side => beats(side, costs)),
    }));
  };
  const results = { a: to('a'), b: to('b') };
  return { entry: entries.length, events: entries.at(-1)!.events.length, by: ask.hands.owner, results };
}

/** Every engagement of a battle between bots: what was shown with its hands, what came of them, and who was said to be beaten by it. */
function* engagementsOf(book: string, scenario: string, seed: number) {
  const rules = rulesetOf(book)!;
  const { data } = rules.scenarios.find(({ id }) => id === scenario)!;
  let shown: Shown | undefined;
  for (const match of fought({ rules, scenario: data, bots: { a: greedy, b: greedy }, seed })) {
    const event = shown && (match.entries[shown.entry - 1]!.events[shown.events] as never as Engaged | undefined);
    if (shown && event?.kind === 'engaged') yield { ...shown, event, match };
    shown = shownNow(match);
  }
}

/** Who is struck so once more has to go again. */
const GO_AGAIN = new Set(['shaken', 'R']);

/** What came, in the words in which it was shown to be possible. */
function cameOf({ stand, target, rps, owner, opposing }: Engaged, briefs: Readonly<Record<string, string>>) {
  const said = ({ code, status, was }: Struck): string => {
    if (was !== status) return briefs[status]!;
    return GO_AGAIN.has(code) ? `${briefs[status]} again` : `stays ${briefs[status]}`;
  };
  const became = (id: string, struck: Struck) => (struck.code === '-' ? [] : [`${id} ${said(struck)}`]);
  const parts = [...became(target, opposing), ...became(stand, owner)];
  const words = parts.length > 0 ? parts.join(', ') : 'nothing';
  return { owner: `${rps}: ${words}`, other: `${TURNED[rps]}: ${words}` };
}

const beatenIn = (match: Match<BookTypes>): readonly Side[] => {
  const turn = turnOf(match);
  if (!('over' in turn)) return [];
  const { over } = turn as { over: Side | 'draw' };
  return over === 'draw' ? SIDES : [otherSide(over)];
};

const MBT45 = { steady: 'steady', pinned: 'pinned', shaken: 'shaken', broken: 'broken' };
const MBT20 = { steady: 'steady', pinned: 'pinned', repulsed: 'driven back', neutralised: 'lost' };

// MBT45-R-161, MBT45-R-188, MBT20-R-161: both see what counted before the hands; MBT45-VIC-15, MBT45-R-166: who has lost
test.each([
  ['mbt1945', 'mbt1945-8-rhine', 3, MBT45],
  ['mbt1945', 'mbt1945-8-rhine', 8, MBT45],
  ['mbt1945', 'mbt1945-4-winter-line', 3, MBT45],
  ['mbt1945', 'mbt1945-6-desert-gap', 3, MBT45],
  ['mbt2020', 'mbt2020-1-crossroads', 3, MBT20],
  ['mbt2020', 'mbt2020-4-bridgehead', 3, MBT20],
])(
  '%s %s, seed %i: what comes of hands was shown to both sides, and whoever it was said to beat is beaten',
  (book, scenario, seed, briefs) => {
    let seen = 0;
    for (const { by, results, event, match } of engagementsOf(book, scenario, seed)) {
      const came = cameOf(event, briefs);
      for (const side of SIDES) {
        const words = side === by ? came.owner : came.other;
        const shown = results[side].find(({ text }) => text === words);
        expect(shown, `${words} to ${side}, of ${JSON.stringify(results[side])}`).toBeDefined();
        if (!match.pending) for (const lost of shown!.beats) expect(beatenIn(match), words).toContain(lost);
      }
      seen++;
    }
    expect(seen).toBeGreaterThan(5);
  },
);
