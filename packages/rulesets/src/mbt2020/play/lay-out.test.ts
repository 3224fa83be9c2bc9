import {
  defaultOptions,
  type Gesture,
  inArea,
  isRefusal,
  type Match,
  type Pose,
  random,
  scriptedDice,
  start,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../../common/mbt/play/field.js';
import type { Types } from '../../common/mbt/play/types.js';
import { mbt2020 } from '../index.js';
import { SCENARIOS } from '../scenarios/index.js';
import { reply, show } from './kit.js';

/** "The town", its garrison about to be placed. */
function atTheTown(): Match<Types> {
  const scenario = SCENARIOS.find(({ id }) => id === 'mbt2020-2-the-town')!.data;
  const options = defaultOptions(mbt2020.options);
  const begun = start<Types>({ rules: mbt2020, options, scenario, dice: scriptedDice([]) });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  show(begun.value, 'a', 'win');
  reply(begun.value, 'a', 'first');
  return begun.value;
}

type Arranged = Extract<Gesture, { kind: 'arrange' }>;
interface Put {
  readonly id: string;
  readonly at: Pose | null;
}

const seatAt = (match: Match<Types>) => ({
  view: mbt2020.view(match.state, 'a'),
  viewer: 'a' as const,
  by: 'a' as const,
  options: match.options,
});

function arrangement(match: Match<Types>, group: string, places?: readonly Put[]): Arranged {
  const sofar = { verb: 'deployGroup', group, ...(places && { places }) };
  const found = mbt2020.face.gesture(seatAt(match), 'places', sofar);
  if (isRefusal(found) || found.kind !== 'arrange') throw new Error(JSON.stringify(found));
  return found;
}
const offered = (...of: Parameters<typeof arrangement>): Arranged['pieces'] => arrangement(...of).pieces;

const refusedWith = (match: Match<Types>, places: readonly Put[]) =>
  mbt2020.face.preview(seatAt(match), { verb: 'deployGroup', group: 'a1', places } as never).refusal;
const placesOf = (pieces: Arranged['pieces']): Put[] => pieces.map(({ id, at }) => ({ id, at }));

describe('MBT20-DEP-06 the lay-out that is suggested to whoever deploys by hand', () => {
  const match = atTheTown();
  const onPiece = (kinds: readonly string[], at: Pose | null): boolean =>
    at !== null &&
    match.state.ground.now.pieces.some(piece => kinds.includes(piece.kind) && inArea(outlineOf(piece), at));
  test.each([
    ['a garrison stands in its town', 'a1', 'INF STATIC', ['MBUA'], true],
    ['its missile teams do, too', 'a1', 'ATM STATIC', ['MBUA'], true],
    ['no tank stands in a wood', 'a2', 'ARM MOBILE', ['wood', 'LFA', 'SFH'], false],
  ])('%s', (_, group, codes, kinds, there) => {
    const meant = offered(match, group).filter(({ text }) => text!.includes(codes));
    expect(meant.length).toBeGreaterThan(1);
    expect(new Set(meant.map(({ at }) => onPiece(kinds, at)))).toEqual(new Set([there]));
  });
  test('what was put down by hand stays, and the rest goes round it as the rules allow', () => {
    const first = offered(match, 'a1');
    const leader = first[0]!;
    const moved = { id: leader.id, at: { ...leader.at!, x: leader.at!.x - 1016 } };
    const rest = offered(match, 'a1', [moved]);
    expect(rest.find(({ id }) => id === leader.id)!.at).toEqual(moved.at);
    expect(refusedWith(match, placesOf(rest))).toBeUndefined();
    expect(placesOf(rest)).not.toEqual(placesOf(first));
  });
  test('every stand has a name of its own', () => {
    const names = offered(match, 'a1').map(({ label }) => label);
    expect(new Set(names).size).toBe(12);
    expect(names).toContain('Spike section 2');
  });
});

test('MBT20-DEP-06 whom the program puts down has room about him', () => {
  const match = atTheTown();
  const [first] = mbt2020.advice.candidates(seatAt(match), random(3));
  const { places } = first!.order as unknown as { places: readonly Put[] };
  const put = places.flatMap(({ at }) => at ?? []);
  const near = put.filter((one, i) =>
    put.some((other, j) => i !== j && Math.hypot(one.x - other.x, one.y - other.y) < 300),
  );
  expect(put.length).toBeGreaterThan(8);
  expect(near.length).toBeLessThan(put.length / 2);
});

test.each([
  [
    'MBT20-R-131 who is held back though there is room',
    'Fennek scouts',
    null,
    'Fennek scouts: there is room to deploy it',
  ],
  [
    'MBT20-DEP-01 who stands too far forward',
    'Fennek scouts',
    { x: 7112, y: 9000, facing: 0 },
    'Fennek scouts: a stand is placed within 8" of its base edge',
  ],
])('a refusal names what the list shows: %s', (_, label, at, message) => {
  const match = atTheTown();
  const pieces = offered(match, 'a1');
  const places = pieces.map(piece => ({ id: piece.id, at: piece.label === label ? at : piece.at }));
  expect(refusedWith(match, places)?.message).toBe(message);
});

test.each([
  ['MBT20-DEP-01 who stands too far forward', 'Fennek scouts', { x: 7112, y: 9000, facing: 0 }, ['MBT20-DEP-01']],
  [
    'MBT20-R-83 who lies on another, and whom he lies on',
    'Boxer platoon 1',
    'Spike section 1',
    ['MBT20-R-83', 'MBT20-R-83'],
  ],
  ['MBT20-R-131 who waits in the tray stands nowhere', 'Fennek scouts', null, []],
])('the lay-out tells who may not stand where he was put: %s', (_, label, put, rules) => {
  const match = atTheTown();
  const pieces = offered(match, 'a1');
  const at = typeof put === 'string' ? pieces.find(piece => piece.label === put)!.at : put;
  const places = pieces.map(piece => ({ id: piece.id, at: piece.label === label ? at : piece.at }));
  const { misplaced = {} } = arrangement(match, 'a1', places);
  expect(Object.values(misplaced).map(({ rule }) => rule)).toEqual(rules);
});
