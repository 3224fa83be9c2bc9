import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { otherSide, parseRecord, replay, type Side, submit, turnOf, undo } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';

/** Terrain that lies on the table may be dragged by whoever lays it, and by nobody else; one undo lays it back. */
test.each([
  ['MBT20-TER-18', 'mbt2020', 'mbt2020-encounter'],
  ['MBT45-TER-18', 'mbt1945', 'mbt1945-encounter'],
  ['WW2-TER-33', 'ww2', 'ww2-8-free-battle'],
])('%s: a piece of terrain is laid elsewhere by the order that its feature names', (_, book, fixture) => {
  const rules = RULESETS.find(({ id }) => id === book)!;
  const path = fileURLToPath(new URL(`../fixtures/${fixture}.record.json`, import.meta.url));
  const { entries, ...head } = JSON.parse(readFileSync(path, 'utf8'));
  const laid = entries.findIndex(({ order }: { order: { verb: string } }) => order.verb === 'finishTerrain');
  const record = parseRecord({ ...head, entries: entries.slice(0, laid) });
  if (!record.ok) throw new Error(record.error.message);
  const match = replay(rules, record.value, { hashes: false });
  if (!match.ok) throw new Error(match.error.message);
  const { options } = match.value;
  const turn = turnOf(match.value);
  const by = ('waiting' in turn ? turn.waiting[0] : 'a') as Side;
  const seenBy = (viewer: Side) =>
    rules.face.scene({ view: rules.view(match.value.state, viewer), viewer, options } as never).features;
  const outlines = () => JSON.stringify(seenBy(by).map(({ outline }) => outline));
  expect(seenBy(otherSide(by)).filter(({ again }) => again)).toEqual([]);
  const movable = seenBy(by).filter(({ again }) => again);
  expect(movable.length).toBeGreaterThan(2);
  const before = outlines();
  const moved = movable.filter(({ outline, again }) => {
    const [xs, ys] = [outline!.map(({ x }) => x), outline!.map(({ y }) => y)];
    const middle = {
      x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2) + 20,
      y: Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
    };
    const done = submit(match.value, by, { verb: again!.verb, ...again!.values, [again!.point]: middle } as never);
    if (!done.ok) return false;
    expect(outlines()).not.toBe(before);
    expect(undo(match.value, by).ok).toBe(true);
    expect(outlines()).toBe(before);
    return true;
  });
  expect(moved.length).toBeGreaterThan(0);
});
