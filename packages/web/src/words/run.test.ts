import type { BattlePlan, BattleView, Outcome } from '@umpire/desk';
import { fetchBook, isHands } from '@umpire/desk';
import { makeDesk } from '@umpire/desk/study';
import { isRefusal, type Side } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import type { Desk } from '../desk/client.js';
import { readyFrom } from '../table/model/readiness.js';
import { pieceNamed } from './legs.js';
import { isAsked, type Reply, runCommand } from './run.js';

await fetchBook(RULESETS[0]!.id);

/** A battle at the command line: somebody who sees nothing but words. */
function sit(over: Partial<BattlePlan> = {}) {
  const desk = makeDesk();
  const rules = RULESETS[0]!;
  const plan: BattlePlan = {
    ruleset: rules.id,
    scenario: rules.scenarios.find(({ id }) => id === 'mbt2020-1-crossroads')!.data,
    title: 'by words',
    options: {},
    seats: { a: 'person', b: 'person' },
    dice: { kind: 'seeded', seed: 7 },
    ...over,
  };
  const opened = desk.open(plan, 'x');
  if (!opened.ok) throw new Error(opened.error.message);
  let battleView: BattleView = opened.battleView;
  let by: Side = 'a';
  let chosen: string | undefined;
  const take = (outcome: Outcome) => {
    if (!outcome.ok) return outcome.error;
    ({ battleView } = outcome);
    return undefined;
  };
  const look = (side: Side) => {
    by = side;
    take(desk.battleView(side));
  };
  let left: { readonly of: BattleView; readonly told: Reply } | undefined;
  const say = async (line: string): Promise<Reply> => {
    const of = battleView;
    const told = await runCommand(line, {
      battleView,
      ready: readyFrom(battleView.menu),
      open: left?.of === battleView ? left.told.open : undefined,
      desk: desk as unknown as Desk,
      by,
      chosen: chosen === undefined ? undefined : pieceNamed(battleView.scene, chosen),
      typed: false,
      onOrder: async order => take(desk.order(by, order, by)),
      onAnswer: async value => take(desk.answer(by, value, by)),
    });
    left = { of, told };
    if (told.choose) chosen = told.choose;
    return told;
  };
  return { desk, say, look, battleView: () => battleView, side: () => by };
}

/** Whoever is waited for. */
const waitedFor = ({ turn }: BattleView): readonly Side[] => ('over' in turn ? [] : turn.waiting);

/** Deploys both sides as suggested and answers whatever is asked, until the first order of the battle proper. */
async function toBattle(seat: ReturnType<typeof sit>): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const [side] = waitedFor(seat.battleView());
    seat.look(side!);
    const { asked, menu } = seat.battleView();
    if (asked) {
      for (const s of waitedFor(seat.battleView())) {
        seat.look(s);
        if (isAsked(seat.battleView(), s))
          await seat.say(isHands(seat.battleView().asked!.ask) ? (s === 'a' ? 'rock' : 'scissors') : '1');
      }
      continue;
    }
    if (menu.some(item => item.stand !== undefined)) return;
    const open = menu.find(item => !item.closed && item.ends !== 'battle')!;
    const told = await seat.say(`${open.label}${open.fields[0]?.gesture === 'choose' ? ' 1' : ''}`);
    expect(told.done, `${open.label}: ${told.said.join(' ')}`).toBe(true);
  }
  throw new Error('the battle does not begin');
}

/** Ends steps until a verb is open to some stand. */
async function until(seat: ReturnType<typeof sit>, gesture: string) {
  for (let i = 0; i < 80; i++) {
    const [side] = waitedFor(seat.battleView());
    if (side === undefined) throw new Error('over');
    seat.look(side);
    if (seat.battleView().asked) {
      await seat.say(isHands(seat.battleView().asked!.ask) ? 'p' : '1');
      continue;
    }
    const { menu } = seat.battleView();
    const item = menu.find(m => m.stand !== undefined && !m.closed && m.fields[0]?.gesture === gesture);
    if (item) return item;
    const group = menu.find(
      m => !m.closed && m.fields[0]?.gesture === 'choose' && m.stand === undefined && m.ends === undefined,
    );
    const ends = menu.find(m => !m.closed && (m.ends === 'step' || m.ends === 'turn'));
    const told = group ? await seat.say(`${group.label}; 1`.replace(';', '')) : await seat.say(ends!.label);
    if (!told.done && ends && !(await seat.say(ends.label)).done) await seat.say('yes');
  }
  throw new Error(`nobody can do ${gesture}`);
}

describe('the command line', () => {
  test('whole deployments and a first move, by words alone', async () => {
    const seat = sit();
    await toBattle(seat);
    const move = await until(seat, 'path');
    const stand = move.stand!;
    const before = pieceNamed(seat.battleView().scene, stand)!;
    const tried = await seat.say(`try ${move.key} ${stand} N 1`);
    expect(tried.done).toBeUndefined();
    expect(pieceNamed(seat.battleView().scene, stand)).toEqual(before);
    const ways = ['N 1', 'S 1', 'E 1', 'W 1', 'NE 1', 'SW 1'];
    let moved: Reply | undefined;
    for (const way of ways) {
      moved = await seat.say(`${move.key} ${stand} ${way}; face NE`);
      if (moved.done) break;
    }
    expect(moved?.done, moved?.said.join(' ')).toBe(true);
    const after = pieceNamed(seat.battleView().scene, stand)!;
    expect(after.facing).toBe(450);
    expect(Math.abs(after.x - before.x) + Math.abs(after.y - before.y)).toBeGreaterThan(200);
  });

  test('a refusal names its rule, and nothing happens', async () => {
    const seat = sit();
    await toBattle(seat);
    const move = await until(seat, 'path');
    const entries = seat.battleView().entries;
    const told = await seat.say(`${move.verb} ${move.stand} N 40; face N`);
    expect(told.done).toBeUndefined();
    expect(told.said.join(' ')).toMatch(/[A-Z0-9]+-[A-Z]+-\d+/);
    expect(seat.battleView().entries).toBe(entries);
  });

  test('reports are in words', async () => {
    const seat = sit();
    await toBattle(seat);
    const own = seat.battleView().scene.pieces.find(p => p.side === seat.side() && p.where === 'table')!;
    for (const line of [
      'help',
      'now',
      'stands',
      'enemy',
      'off',
      'terrain',
      'log',
      'menu',
      `look ${own.id}`,
      `near ${own.id}`,
    ]) {
      const { said, done } = await seat.say(line);
      expect(done).toBeUndefined();
      expect(said.join('\n'), line).not.toMatch(/undefined|NaN|\[object/);
      if (line !== 'off') expect(said.length, line).toBeGreaterThan(0);
    }
    expect((await seat.say(own.id.toLowerCase())).choose).toBe(own.id);
    const other = seat.battleView().scene.pieces.find(p => p.side !== own.side && p.where === 'table')!;
    expect((await seat.say(`range ${other.id}`)).said[0]).toMatch(/to the (north|south|east|west)/);
    expect((await seat.say('near')).said.length).toBeGreaterThan(3);
  });

  test('nonsense is answered, and never thrown at anybody', async () => {
    const seat = sit();
    await toBattle(seat);
    const [a] = seat.battleView().scene.pieces;
    for (const line of [
      '',
      'xyzzy',
      'm',
      'm A4',
      'range',
      'look Z99',
      `${a!.id} zz`,
      'try',
      ';;',
      'face',
      'e nobody; ;',
      'n;x',
    ])
      expect((await seat.say(line)).said.length, line).toBeGreaterThan(0);
  });

  test('a whole battle, by words alone, comes to an end', async () => {
    const seat = sit();
    await toBattle(seat);
    let given = 0;
    for (let i = 0; i < 4000 && waitedFor(seat.battleView()).length > 0; i++) {
      const [side] = waitedFor(seat.battleView());
      seat.look(side!);
      const { asked, menu } = seat.battleView();
      if (asked) {
        await seat.say(isHands(asked.ask) ? ['rock', 'paper', 'scissors'][(i + (side === 'a' ? 0 : 1)) % 3]! : '1');
        continue;
      }
      const strike = menu.find(
        m => !m.closed && m.stand !== undefined && m.fields[0]?.gesture === 'target' && m.fields.length === 1,
      );
      if (strike && i % 2 === 0) {
        const gesture = seat.desk.gesture(side!, strike.fields[0]!.name, { verb: strike.verb, stand: strike.stand! });
        const target = !isRefusal(gesture) && gesture.kind === 'target' && gesture.targets.find(t => !t.closed);
        if (target && (await seat.say(`${strike.label} ${strike.stand} ${target.id}`)).done) {
          given++;
          continue;
        }
      }
      const ends = menu.find(m => !m.closed && (m.ends === 'step' || m.ends === 'turn'));
      if (ends && ((await seat.say(ends.label)).done || (await seat.say('yes')).done)) continue;
      const group = menu.find(m => !m.closed && m.stand === undefined && m.fields[0]?.gesture === 'choose');
      expect((await seat.say(`${group!.label} 1`)).done ?? (await seat.say(`${group!.label} 2`)).done).toBe(true);
    }
    expect(waitedFor(seat.battleView())).toEqual([]);
    expect((await seat.say('now')).said[1]).toMatch(/wins|draw/);
    expect(given).toBeGreaterThanOrEqual(0);
  });

  describe('in a battle whose units are paid for', async () => {
    await fetchBook('glory');
    const { data: scenario } = RULESETS.find(({ id }) => id === 'glory')!.scenarios.find(
      ({ id }) => id === 'elephants-1575',
    )!;
    /** Red is to pay for his units. */
    const toPay = async () => {
      const seat = sit({ ruleset: 'glory', scenario });
      for (let i = 0; i < 20 && !seat.battleView().menu.some(({ price }) => price); i++) {
        seat.look(waitedFor(seat.battleView())[0]!);
        if (seat.battleView().asked) await seat.say('4');
      }
      const { stand = '' } = seat.battleView().menu.find(({ price }) => price)!;
      return { ...seat, stand };
    };

    test('IGR-SEQ-04 the end of a step that wastes something is asked about once, with what it wastes', async () => {
      const { say, battleView, stand } = await toPay();
      const { entries } = battleView();
      const told = await say('n');
      expect(told.done).toBeUndefined();
      expect(told.said.join(' ')).toContain(stand);
      expect(told.said.join(' ')).toMatch(/can still act\..* all the same\? Say yes\./);
      expect(battleView().entries).toBe(entries);
      expect((await say('yes')).done).toBe(true);
      expect(battleView().entries).toBeGreaterThan(entries);
    });

    test('a command that gives the battle up is asked about, too; the same again gives it', async () => {
      const { say, battleView } = await toPay();
      const { label } = battleView().menu.find(({ ends }) => ends === 'battle')!;
      expect((await say(label)).said.at(-1)).toBe(`${label} all the same? Say yes.`);
      expect('waiting' in battleView().turn).toBe(true);
      expect((await say(label)).done).toBe(true);
    });

    test('IGR-ACT-05 the bare answer to a question about an order gives it, and so does the form that the help teaches', async () => {
      const { say, stand } = await toPay();
      expect((await say(`a ${stand}`)).said[0]).toMatch(/which\? 1 Within its sector/);
      expect((await say('1')).done).toBe(true);
      const other = await toPay();
      expect((await other.say(`a ${other.stand}; 1`)).done).toBe(true);
    });
  });
});
