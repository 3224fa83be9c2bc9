import { act, botOf } from '@umpire/bots';
import { type AnyRuleset, defaultOptions, random, type Scene, seededDice, start, turnOf } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { type Drawing, steppedScale } from '../packages/board/src/drawing.js';
import { tableFrame } from '../packages/board/src/frame.js';
import { type LaidScene, type Laying, laidOut } from '../packages/board/src/laid.js';
import { type Box, isCut, meet } from '../packages/board/src/piece/labels.js';
import { standsOf } from '../packages/board/src/piece/stands.js';
import { writtenOn } from '../packages/board/src/written.js';

/** Whoever has not deployed by then never will. */
const MOST_ORDERS = 400;

type Scenario = AnyRuleset['scenarios'][number];

/** A scenario as bots deploy it, as Red sees it. */
function deployed(rules: AnyRuleset, { data: scenario, options: agreed }: Scenario): Scene {
  const options = { ...defaultOptions(rules.options), ...agreed };
  const started = start({ rules, options, scenario, dice: seededDice(7), settings: { hashes: false } } as never);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bots = { a: botOf('random')!, b: botOf('random')! };
  const chances = { a: random(1), b: random(2) };
  const scene = () => rules.face.scene({ view: rules.view(match.state, 'a'), viewer: 'a', options } as never);
  for (let i = 0; i < MOST_ORDERS; i++) {
    const turn = turnOf(match);
    const { pieces } = scene();
    const isAll = ['a', 'b'].every(side => pieces.some(piece => piece.side === side && piece.where === 'table'));
    if (!('waiting' in turn) || (isAll && !match.pending)) break;
    act(match, turn.waiting[0]!, bots, chances);
  }
  return scene();
}

/** Stages of a window, a tablet and a phone, with the least side of a counter on them, in pixels. */
const STAGES = [
  ['a window', { width: 1280, height: 556 }, 30],
  ['a tablet', { width: 820, height: 700 }, 38],
  ['a phone', { width: 390, height: 420 }, 35],
] as const;

/** Pixels to the unit at which a whole table is seen. */
function scaleFor(scene: LaidScene, { width, height }: { readonly width: number; readonly height: number }): number {
  const frame = tableFrame(scene);
  return Math.min(width / frame.width, height / frame.height);
}

/** Its long side along that of the stage; the room for those who wait beside it hangs on the scale, and the scale on that. */
function layingOn(table: Scene, screen: { readonly width: number; readonly height: number }, counter: number): Laying {
  const turn = table.width > table.depth === screen.width > screen.height ? 0 : 1;
  let slot = 0;
  for (let i = 0; i < 4; i++)
    slot = Math.round((counter * 1.2 + 26) / Math.max(12 / 254, scaleFor(laidOut(table, { turn, slot }), screen)));
  return { turn, slot };
}

/** Places are whole units, a tenth of a millimetre each. */
const rounded = ({ left, top, right, bottom }: Box): Box => ({
  left: left + 1,
  top: top + 1,
  right: right - 1,
  bottom: bottom - 1,
});

const overlapping = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box, i) => sum + boxes.slice(i + 1).filter(other => meet(box, other)).length, 0);

describe.each(RULESETS.map(rules => [rules.title, rules] as const))('%s', (_, rules) => {
  test.each(rules.scenarios.map(scenario => [scenario.title, scenario] as const))(
    'no words lie over others and none are cut by the edge of what is seen: %s',
    (_title, scenario) => {
      const table = deployed(rules, scenario);
      for (const [stage, screen, counter] of STAGES) {
        const laying = layingOn(table, screen, counter);
        const scene = laidOut(table, laying);
        const frame = tableFrame(scene);
        for (const nearer of [1, 1.7, 3]) {
          const scale = steppedScale(scaleFor(scene, screen) * nearer);
          const { width, depth } = table;
          const drawing: Drawing = {
            width,
            depth,
            turn: laying.turn,
            scale,
            least: counter / scale,
            mode: 'light',
            dark: false,
          };
          const [across, up] = [screen.width / scale / 2, screen.height / scale / 2];
          const middle = { x: frame.x + frame.width * 0.45, y: frame.y + frame.height * 0.55 };
          const part = { left: middle.x - across, right: middle.x + across, top: middle.y - up, bottom: middle.y + up };
          const seen = nearer === 1 ? undefined : part;
          const { words } = writtenOn({
            ...{ scene, drawing, seen, selected: [], ringed: [], showLabels: true },
            stands: standsOf(scene, counter / scale),
            features: table.features,
            overlays: table.overlays,
          });
          const inSight = words.map(rounded).filter(box => !seen || meet(box, seen));
          expect(overlapping(inSight), `${stage}, ${nearer} times as near: words over words`).toBe(0);
          expect(
            inSight.filter(box => isCut(box, seen)),
            `${stage}, ${nearer} times as near: words cut`,
          ).toEqual([]);
        }
      }
    },
  );
});
