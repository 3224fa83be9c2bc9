import { defaultOptions, random, type Side, seatAt, seededDice, start, submit } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import { canSee, isInBadGoing, standsOnImpassable } from '../play/ground.js';
import type { State } from '../play/state.js';
import { isDirectlyAhead } from '../rules/ahead.js';
import { listOf, standardMuster } from '../rules/army.js';
import { type Base, baseAt } from '../rules/geometry.js';
import { depthOf } from '../rules/table.js';
import { thresholdOf } from '../rules/victory.js';
import { fieldDay } from '../scenarios/field-day.js';
import { freely as ridgeFreely } from '../scenarios/ridge.js';
import { settingUp } from './setting-up.js';

const list = (name: string, size: number, notation: string) => ({
  list: name,
  name,
  size,
  baseAp: 8,
  entries: [{ entry: 'line', troops: 'Line', notation, max: size, muster: size, general: true }],
});
const PIKES = list('our-pikes', 12, '(VLI-III-RA)EI');
const RIFLES = list('our-rifles', 6, '(HIM-III-RA)EIV');

function mustered(lists: readonly object[], opponent: string | null, seed = 1): unknown {
  const b = opponent && { list: opponent, vignettes: { line: 12 }, general: 'line' };
  const scenario = { ...(fieldDay.data as object), lists, armies: { a: null, b } };
  const options = defaultOptions(glory.options);
  const match = start({ rules: glory, options, scenario, dice: seededDice(1) });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return settingUp(seatAt(match.value, 'a'), random(seed));
}

describe('IGR-EPO-01 the army that a bot musters is of the time of the battle', () => {
  test.each<[string, readonly object[], string | null, string]>([
    ['its opponent leads a list of his own', [PIKES], 'our-pikes', 'swiss-1515'],
    ['lists were brought along, and its opponent has yet to choose', [PIKES], null, 'swiss-1515'],
    ['of those of one Epoch the nearest in size', [RIFLES], null, 'natal-1879'],
  ])('%s', (_, lists, opponent, expected) => {
    expect(mustered(lists, opponent)).toEqual({ verb: 'muster', list: expected });
  });
});

describe('IGR-VIC-01 no single shot decides what greedy musters and draws up', () => {
  test('while nobody knows whom it meets, any list whose line bears losses', () => {
    const lists = Array.from({ length: 40 }, (_, seed) => (mustered([], null, seed) as { list: string }).list);
    expect(new Set(lists).size).toBeGreaterThan(8);
    expect(
      lists.filter(name => ['boer-1899', 'natal-1879', 'parliament-1643', 'royalist-1643'].includes(name)),
    ).toEqual([]);
  });

  /** Two armies of the book, drawn up by greedy. */
  function drawnUpBy(a: string, b: string, dice = 3): State {
    const armies = Object.fromEntries(Object.entries({ a, b }).map(([side, name]) => [side, standardArmy(name)]));
    const scenario = { ...(fieldDay.data as object), armies };
    const match = start({ rules: glory, options: defaultOptions(glory.options), scenario, dice: seededDice(dice) });
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    const { value } = match;
    while (['adjust', 'deployment'].includes(value.state.step)) {
      const by = (glory.turn(value.state) as { waiting: readonly string[] }).waiting[0] as Side;
      const done = submit(value, by, settingUp(seatAt(value, by), random(1)));
      if (!done.ok) throw new Error(done.error.message);
    }
    return value.state;
  }
  const standardArmy = (name: string) => {
    const { vignettes, general } = standardMuster(listOf(name)!);
    return { list: name, vignettes: Object.fromEntries(vignettes), general };
  };

  test.each([
    ['boer-1899', 7, 3],
    ['zulu-1879', 10, 4],
    ['natal-1879', 4, 2],
    ['royalist-1643', 5, 2],
  ])(
    'IGR-DEP-13 of %s so many are declared part of the line that it counts %i and is beaten at %i',
    (name, counts, beaten) => {
      const { lineTotal } = drawnUpBy('britain-1899', name).sides.b;
      expect([lineTotal, thresholdOf(lineTotal)]).toEqual([counts, beaten]);
    },
  );

  test('IGR-VIC-02 a key vignette is placed last, when it is seen where the enemy stands, and away from his guns', () => {
    const own = drawnUpBy('britain-1899', 'boer-1899').vignettes;
    const [key] = own.filter(v => v.side === 'a' && v.key);
    expect(key!.deployed).toBe(Math.max(...own.filter(v => v.side === 'a').map(v => v.deployed)));
    const guns = own.filter(v => v.side === 'b' && v.troop.class === 'ART');
    const options = defaultOptions(glory.options);
    expect(guns.filter(g => isDirectlyAhead(g.base!, key!.base!, options)).map(g => g.id)).toEqual([]);
  });

  test('IGR-MOV-16 nobody is put behind ground that he cannot cross, where there is room elsewhere', () => {
    const { vignettes, ground } = drawnUpBy('britain-1899', 'boer-1899', 6);
    expect(ground.now.pieces.map(({ square, type }) => [square, type])).toContainEqual([[2, 0], 'impassable']);
    const line = vignettes.filter(v => v.side === 'a' && v.base && !v.key);
    const ahead = ({ x, y, facing }: Base, far: number) => baseAt({ x, y: y + far, facing }, 1, 0.5);
    expect(line.filter(v => standsOnImpassable(ground.now, ahead(v.base!, 2))).map(v => v.id)).toEqual([]);
  });

  test.each([1, 2, 3, 4])(
    'IGR-DEP-05 an army is drawn up in one line, foot within and horse without (terrain of seed %i)',
    dice => {
      const { vignettes, ground } = drawnUpBy('parliament-1643', 'royalist-1643', dice);
      const { depth, rearZone } = ground.now.top;
      for (const side of ['a', 'b'] as const) {
        const line = vignettes
          .filter(v => v.side === side && v.base && !v.general)
          .sort((p, q) => p.base!.x - q.base!.x);
        const fronts = line.map(
          ({ base, troop }) => (side === 'a' ? base!.y : depth - base!.y) + depthOf(troop.class) / 2,
        );
        expect(
          fronts.every(front => Math.abs(front - rearZone) < 0.01),
          `${side}: ${fronts}`,
        ).toBe(true);
        const horse = line.map(({ troop }) => ['HCC', 'HSC', 'LSC'].includes(troop.class));
        expect([horse[0], horse.at(-1)], side).toEqual([true, true]);
      }
    },
  );

  test('IGR-R-82 nobody is put where a friend before him falls back, and a key vignette not in bad going', () => {
    for (const dice of [1, 2, 3, 4, 5, 6]) {
      const { vignettes, ground } = drawnUpBy('parliament-1643', 'royalist-1643', dice);
      for (const side of ['a', 'b'] as const) {
        const own = vignettes.filter(v => v.side === side && v.base);
        const behind = own.filter(v =>
          own.some(
            ({ base }) =>
              Math.abs(base!.x - v.base!.x) < 0.9 &&
              Math.abs(base!.y - v.base!.y) > 0.45 &&
              Math.abs(base!.y - v.base!.y) < 2,
          ),
        );
        expect([dice, behind.map(v => v.id)]).toEqual([dice, []]);
        const keys = own.filter(v => v.key && !v.general);
        expect([dice, keys.filter(v => isInBadGoing(ground.now, v.base!)).map(v => v.id)]).toEqual([dice, []]);
      }
    }
  });

  /** Ground where a French army of 1815 is drawn up in the south. */
  const onGround = (terrain: readonly object[]): State => {
    const { first: _, ...ridge } = ridgeFreely.data as { readonly first: unknown };
    const scenario = { ...ridge, first: 'a', terrain, roads: [] };
    const match = start({ rules: glory, options: defaultOptions(glory.options), scenario, dice: seededDice(3) });
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    const { value } = match;
    while (value.state.step === 'deployment') {
      const by = (glory.turn(value.state) as { waiting: readonly string[] }).waiting[0] as Side;
      const done = submit(value, by, settingUp(seatAt(value, by), random(1)));
      if (!done.ok) throw new Error(done.error.message);
    }
    return value.state;
  };
  const WOODS = [1, 3].map(column => ({ square: [column, 0], type: 'wood' }));
  const bare = ({ vignettes }: State, troops: readonly string[]) =>
    vignettes.filter(v => v.side === 'a' && !v.key && !v.general && v.base && troops.includes(v.troop.class));

  test('IGR-GOI-01 ranks, horse and guns are not drawn up in bad going where there is room beside it', () => {
    const state = onGround(WOODS);
    const ranks = bare(state, ['HIM', 'HCC', 'ART']);
    expect(ranks.length).toBeGreaterThan(7);
    expect(ranks.filter(v => isInBadGoing(state.ground.now, v.base!)).map(v => v.id)).toEqual([]);
  });

  test('IGR-R-39 guns are put where they see something before them', () => {
    const state = onGround([1, 3, 4].map(column => ({ square: [column, 1], type: 'wood' })));
    const guns = bare(state, ['ART']);
    const blind = guns.filter(({ base }) => !canSee(state.ground.now, base!, { x: base!.x, y: base!.y + 6 }));
    expect([guns.length, blind.map(v => v.id)]).toEqual([2, []]);
  });
});
