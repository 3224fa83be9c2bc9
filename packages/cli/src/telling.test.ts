import {
  answer,
  choose,
  type Game,
  type Line,
  type Procedure,
  type Ruleset,
  start,
  submit,
  typedDice,
} from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { entryText, toldEntries } from './telling.js';
import { folder, umpire } from './testing.js';

const HAND = { viewer: 'umpire', width: 80, paint: (_: unknown, text: string) => text, steps: false } as const;
const IRREGULAR = { rule: 'IGR-INI-10', effect: '-1', text: 'irregulars' };
const FOURTH = { rule: 'IGR-INI-11', effect: '-1', text: 'irregulars of Class IV' };
const NOTHING = { rule: 'IGR-INI-08', text: 'it does nothing' };
const BACK = { rule: 'IGR-INI-05', text: 'it falls back' };
const line = (text: string, ...because: Line['because'][number][]): Line => ({ text, because, about: [] });

test.each<[string, readonly Line[], string]>([
  [
    'a sum is given whole, whatever was given before',
    [line('A throws 8', IRREGULAR, FOURTH, NOTHING), line('B throws 5', IRREGULAR, FOURTH, BACK)],
    'A throws 8 IGR-INI-10 IGR-INI-11 IGR-INI-08 B throws 5 IGR-INI-10 IGR-INI-11 IGR-INI-05',
  ],
  [
    'of what is no sum only what is new',
    [line('A throws 8', NOTHING), line('B stays', NOTHING, BACK)],
    'A throws 8 IGR-INI-08 B stays IGR-INI-05',
  ],
  ['a reason, if there is no other', [line('A', NOTHING), line('B', NOTHING)], 'A IGR-INI-08 B IGR-INI-08'],
])('the reasons of the lines of one entry: %s', (_, lines, expected) => {
  const text = entryText({ entry: 1, by: 'a', lines }, { ...HAND, reasons: 'lines' });
  const told = [...text.matchAll(/IGR-INI-\d+|[AB](?: throws \d| stays)?(?=\n)/g)].map(([found]) => found);
  expect(told.join(' ')).toBe(expected);
});

/** `M12 throws 5 for initiative, score 3: …`, in one line or two, and the modifiers below it. */
const THROW =
  /(\w+) throws? (\d) for initiative, score (-?\d+):.*\n(?: {14}[a-z].*\n)*((?: {16,}.*\n)*?)(?= {14}\w|\s+\d+ {2}\w)/g;
const sumOf = (reasons: string): number =>
  [...reasons.matchAll(/IGR-INI-\d+ ([+-]\d)/g)].reduce((sum, [, effect]) => sum + Number(effect), 0);

test('IGR-INI-10 to IGR-INI-14 in the log of a battle the modifiers of every throw add up to its score', async () => {
  const bots = ['--red', 'greedy', '--blue', 'greedy', '--seed', '2'];
  const { stdout } = await umpire(['play', '-r', 'glory', '-s', 'lane-1643', ...bots]);
  const throws = [...stdout.matchAll(THROW)];
  expect(throws.length).toBeGreaterThan(3);
  const wrong = throws.filter(([, , die, score, reasons]) => Number(die) + sumOf(reasons!) !== Number(score));
  expect(wrong.map(([text]) => text)).toEqual([]);
});

test('IGR-R-92 under a draw by the limit of a scenario stands no bare name of a choice', async () => {
  const lane = RULESETS.find(rules => rules.id === 'glory')!.scenarios.find(({ id }) => id === 'lane-1643')!;
  const short = { ...(lane.data as object), limit: { turns: 1, result: 'draw' } };
  const bots = ['--red', 'random', '--blue', 'random', '--seed', '2', '-q'];
  const at = folder();
  const { stdout } = await umpire(['play', '-r', 'glory', '-s', at.write('short.json', short), ...bots]);
  at.remove();
  expect(stdout).toMatch(/a draw after 1 turns of each side \(IGR-R-92\)\n\nLosses/);
});

type Skirmish = typeof skirmish extends Ruleset<infer B> ? B : never;

function* endedInSecret(game: Game<Skirmish>): Procedure<void> {
  const hours = [3, 5].map(value => ({ value, label: `${value} o’clock` }));
  yield* choose('SKI-SEC-01', 'b', 'when do the others come?', hours, { secret: true });
  game.happen({ kind: 'ended' });
}

test.each([
  ['a', '» end → hidden; 6'],
  ['umpire', '» end → 5; 6'],
] as const)(
  'MBT45-R-158 MBT20-R-158 steps as %s sees them: what another chose in secret is not among them',
  (viewer, step) => {
    const rules: Ruleset<Skirmish> = {
      ...skirmish,
      perform: (game, by, order) => (order.verb === 'end' ? endedInSecret(game) : skirmish.perform(game, by, order)),
    };
    const begun = start({ rules, options: {}, scenario: {}, dice: typedDice });
    if (!begun.ok) throw new Error(begun.error.message);
    const match = begun.value;
    answer(match, 'a', 4);
    submit(match, 'a', { verb: 'end' });
    answer(match, 'b', 5);
    answer(match, 'b', 6);
    const told = toldEntries(match as never, viewer, true).at(-1)!;
    expect(entryText(told, { ...HAND, viewer, steps: true, reasons: 'ids' })).toContain(step);
  },
);
