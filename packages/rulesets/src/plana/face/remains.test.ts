import type { Viewer } from '@umpire/engine';
import { expect, test } from 'vitest';
import { plana } from '../index.js';
import { DEFAULTS, run, stateOf } from '../play/kit-rulings.js';
import { remove } from '../play/losses.js';
import type { Fate } from '../play/state.js';

const CAUSE = { rule: 'PLA-SP-03', text: 'it has no strength left' };

function leftFor(viewer: Viewer, fate: Fate) {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 50, 10],
      ['a1a1', 'gf-section', 45, 50],
      ['a1a2', 'gf-coy-hq', 45, 47],
    ],
    b: [
      ['b1h1', 'militia-bn-hq', 5, 98],
      ['b1t1', 'tracked-tank-platoon', 50, 70],
    ],
  });
  const lost = state.bases.find(({ id }) => id === 'a1a1')!;
  run(state, game => remove(game, 'a1a1', fate, CAUSE));
  const scene = plana.face.scene({ view: plana.view(state, viewer), viewer, options: DEFAULTS });
  return scene.remains!.map(({ id, x, y }) => ({ id, here: x === lost.x && y === lost.y }));
}

const HERE = [{ id: 'a1a1', here: true }];
test.each<[string, Viewer, Fate, readonly object[]]>([
  ['its own side sees where it was destroyed', 'a', 'destroyed', HERE],
  ['so does the umpire', 'umpire', 'destroyed', HERE],
  ['the other side, which never saw it, learns nothing', 'b', 'destroyed', []],
  ['nor does a spectator', 'spectator', 'destroyed', []],
  ['who left by an exit leaves nothing', 'a', 'exited', []],
  ['nor do those who were taken into another base', 'a', 'merged', []],
])('PLA-SP-03 %s', (_, viewer, fate, wanted) => expect(leftFor(viewer, fate)).toEqual(wanted));
