import { act, BOTS } from '@umpire/bots';
import {
  type AnyRuleset,
  footprint,
  inArea,
  optionsFor,
  type Piece,
  type Scene,
  seededDice,
  start,
} from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { begun, menuOf, put, sceneOf } from './battle.js';
import { advisedOrder } from './bots.js';
import { sidesTurnOf } from './sides.js';

const greedy = BOTS.at(-1)!;

/** The table after the rest was left to the book on both sides. */
function deployed(book: string, scenario: string): Scene {
  const rules = rulesetOf(book) as AnyRuleset;
  const { data } = rules.scenarios.find(({ id }) => id === scenario)!;
  const started = start({ rules, options: optionsFor(rules, data), scenario: data, dice: seededDice(7), settings: {} });
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value as never;
  for (let isBegun = false; ; ) {
    const battle = begun(match, 'advised', { a: 'person', b: 'person' });
    const turn = sidesTurnOf(battle.match);
    const by = 'waiting' in turn ? turn.waiting[0]! : 'a';
    const isDeploying = !battle.match.pending && menuOf(battle, by).some(({ deploys, closed }) => deploys && !closed);
    if (isBegun && !isDeploying) return sceneOf(battle, 'umpire');
    isBegun ||= isDeploying;
    // what comes before, as bots do it
    if (!isDeploying) act(match, by, { a: greedy, b: greedy }, battle.chances);
    else expect(put(battle, { by, order: advisedOrder(battle, by)! })).toMatchObject({ ok: true });
  }
}

const isTank = ({ symbol, where }: Piece): boolean => where === 'table' && symbol === 'armour';
const within = ({ features }: Scene, kind: string, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  features.some(({ kind: of, outline }) => of === kind && outline && inArea(outline, { x, y }));

test.each([
  ['mbt2020', 'mbt2020-1-crossroads'],
  ['mbt2020', 'mbt2020-2-the-town'],
  ['mbt2020', 'mbt2020-3-river-corps'],
  ['mbt2020', 'mbt2020-4-bridgehead'],
  ['mbt1945', 'mbt1945-2-steppe-town'],
])('%s: the rest that is deployed by itself has no tank in a wood, in %s', (book, scenario) => {
  const scene = deployed(book, scenario);
  const tanks = scene.pieces.filter(isTank);
  expect(tanks.length).toBeGreaterThan(0);
  const corners = (tank: Piece) => footprint(tank, tank.width, tank.depth);
  expect(tanks.filter(tank => corners(tank).some(corner => within(scene, 'wood', corner))).map(({ id }) => id)).toEqual(
    [],
  );
});

test.each([['mbt2020', 'mbt2020-2-the-town', 6]])(
  '%s: in %s a garrison is put into its town',
  (book, scenario, least) => {
    const scene = deployed(book, scenario);
    const inTown = scene.pieces.filter(piece => piece.side === 'a' && within(scene, 'town', piece));
    expect(inTown.length).toBeGreaterThanOrEqual(least);
  },
);
