import type { Viewer } from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from '../index.js';
import { apply } from '../play/apply.js';
import { battle, units } from '../play/kit.js';

const because = [{ rule: 'IGR-RES-07', text: 'Break' }];

/** A lone one that stands askew, and two in support of whom the rear one has no base of its own. */
const fought = (...broken: readonly string[]) => {
  const match = battle({
    vignettes: {
      A1: { at: [4, 5, 30], general: true, quiet: true },
      A2: { at: [8, 5] },
      A3: { at: [8, 4.5] },
      B1: { at: [11, 7] },
    },
    links: { L: ['support', 'A2', 'A3'] },
  });
  const { state } = match;
  const stood = sceneOf(match, 'a').pieces;
  if (broken.length > 0) apply(state, { kind: 'broken', stands: broken, because });
  return { match, stood };
};
function sceneOf({ state, options }: ReturnType<typeof battle>, viewer: Viewer) {
  return glory.face.scene({ view: glory.view(state, viewer), viewer, options });
}
const places = (
  pieces: readonly { id: string; x: number; y: number; facing: number; width: number; depth: number }[],
) => pieces.map(({ id, x, y, facing, width, depth }) => ({ id, x, y, facing, width, depth }));

test.each([
  ['one', ['A1']],
  ['both of a support, each where he stood', ['A2', 'A3']],
])('IGR-RES-07 who broke leaves something where he stood, for all to see: %s', (_, ids) => {
  const { match, stood } = fought(...ids);
  const wanted = places(stood.filter(({ id }) => ids.includes(id)));
  for (const viewer of ['a', 'b', 'spectator', 'umpire'] as const)
    expect(places(sceneOf(match, viewer).remains!)).toEqual(wanted);
  expect(wanted[0]!.y).not.toBe(wanted[1]?.y);
});

test('IGR-RES-07 it lies there in later turns, and a General lies under his standard', () => {
  const { match } = fought('A1');
  const [before] = sceneOf(match, 'b').remains!;
  for (const [turn, side] of [
    [2, 'b'],
    [3, 'a'],
  ] as const)
    apply(match.state, { kind: 'turnBegan', turn, side, because: [] } as never);
  const [after] = sceneOf(match, 'b').remains!;
  expect(after).toEqual(before);
  expect(after).toMatchObject({ leader: true, x: units(4), y: units(5), facing: 300 });
});

test('whoever stands leaves nothing', () => expect(sceneOf(fought().match, 'a').remains).toEqual([]));

test('no state and no view says where they broke: records stay as they were', () => {
  const { match } = fought('A1');
  expect(JSON.stringify(match.state.vignettes.find(({ id }) => id === 'A1')!.base)).toBe('null');
});
