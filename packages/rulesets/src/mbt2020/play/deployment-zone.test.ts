import {
  type ArrangePiece,
  defaultOptions,
  footprint,
  isRefusal,
  keepsLimits,
  type Match,
  type Pose,
  type Side,
  scriptedDice,
  start,
  submit,
  whollyInZone,
} from '@umpire/engine';
import { expect, test } from 'vitest';
import type { Types } from '../../common/mbt/play/types.js';
import { mbt2020 } from '../index.js';
import { SCENARIOS } from '../scenarios/index.js';
import { reply, show } from './kit.js';

function atTheTown(): Match<Types> {
  const scenario = SCENARIOS.find(({ id }) => id === 'mbt2020-2-the-town')!.data;
  const begun = start<Types>({
    rules: mbt2020,
    options: defaultOptions(mbt2020.options),
    scenario,
    dice: scriptedDice([]),
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  show(begun.value, 'a', 'win');
  reply(begun.value, 'a', 'first');
  return begun.value;
}

const seatAt = ({ state, options }: Match<Types>, by: Side) => ({
  view: mbt2020.view(state, by),
  viewer: by,
  by,
  options,
});
function offered(match: Match<Types>, by: Side, group: string): readonly ArrangePiece[] {
  const found = mbt2020.face.gesture(seatAt(match, by), 'places', { verb: 'deployGroup', group });
  if (isRefusal(found) || found.kind !== 'arrange') throw new Error(JSON.stringify(found));
  return found.pieces;
}
const orderOf = (group: string, places: readonly { readonly id: string; readonly at: Pose | null }[]) =>
  ({ verb: 'deployGroup', group, places: places.map(({ id, at }) => ({ id, at })) }) as never;

/** What the zone that is shown says of a place: the whole base in it, off what is barred, near the one it is tied to. */
function isShownAsAllowed(
  pieces: readonly ArrangePiece[],
  { id, size, zones, barred = [], tether }: ArrangePiece,
  at: Pose,
) {
  const base = footprint(at, size.width, size.depth);
  const leader = pieces.find(piece => piece.id === tether?.to);
  const near = leader?.at
    ? [{ kind: 'around' as const, base: footprint(leader.at, size.width, size.depth), reach: tether!.reach }]
    : [];
  expect(id).not.toBe(tether?.to);
  return zones.some(zone => whollyInZone(zone, base)) && keepsLimits({ barred, near }, base);
}

const DISTANCES = /^MBT20-(DEP-0[127]|R-143)$/;

test('MBT20-DEP-01, MBT20-DEP-02, MBT20-DEP-07, MBT20-R-143 where a stand is shown to be allowed no distance forbids it, and the other way round', () => {
  const match = atTheTown();
  const first = offered(match, 'a', 'a1');
  expect(submit(match, 'a', orderOf('a1', first))).toMatchObject({ ok: true });
  const { stands } = match.state;
  // one of them stands where the zones of both sides come near to each other
  const forward = stands.findIndex(({ side, place }) => side === 'a' && place === 'table');
  const { width, depth } = match.state.ground.now;
  (stands as Types['state']['stands'][number][])[forward] = { ...stands[forward]!, x: 9000, y: depth - 5500 };
  const pieces = offered(match, 'b', 'b1');
  const seat = seatAt(match, 'b');
  const met = new Map<string, number>();
  for (const piece of pieces.filter(({ zones, tether }) => zones.length > 0 && tether).slice(0, 2))
    for (let x = 300; x < width; x += 700)
      for (let y = 300; y < depth; y += 700) {
        const at = { x, y, facing: 0 };
        const places = pieces.map(other => (other === piece ? { id: piece.id, at } : other));
        const rule = mbt2020.face.preview(seat, orderOf('b1', places)).refusal?.rule ?? 'allowed';
        met.set(rule, (met.get(rule) ?? 0) + 1);
        if (rule === 'allowed') expect(isShownAsAllowed(pieces, piece, at), `${piece.label} at ${x} ${y}`).toBe(true);
        if (DISTANCES.test(rule))
          expect(isShownAsAllowed(pieces, piece, at), `${piece.label} at ${x} ${y}`).toBe(false);
      }
  // every one of them was met
  expect([...met.keys()]).toEqual(expect.arrayContaining(['allowed', 'MBT20-DEP-01', 'MBT20-DEP-07', 'MBT20-R-143']));
});
