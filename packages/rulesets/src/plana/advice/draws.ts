import type { Random } from '@umpire/engine';
import { contactName } from '../play/actions.js';
import { mayFireAtAll, weaponsFor } from '../play/shots.js';
import { locatedBy } from '../play/standing-fire.js';
import {
  ASSAULT_WHEN,
  type Asset,
  type Base,
  FIRE_RULES,
  ORDER_KINDS,
  PACES,
  type Stage,
  TARGET_KINDS,
} from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { fires } from '../tables/weapons.js';
import type { Order } from '../verbs/index.js';

/** What is drawn with: the seat, its chance, and one of its bases. */
interface Draw {
  readonly view: View;
  readonly chance: Random;
  readonly base: Base;
}
function countInPlay({ bases }: View): number {
  let count = 0;
  for (const base of bases) if (base.where !== 'gone') count++;
  return count;
}
/** One of them, and no list made of the others. */
function inPlayAt({ bases }: View, place: number): Base {
  let left = place;
  for (const base of bases) if (base.where !== 'gone' && left-- === 0) return base;
  throw new RangeError('there are not so many in play');
}
/** PLA-SOP-12: a fifth of its bases have been drawn for. */
export const isDrawn = (view: View): boolean => view.sheet.length * 5 >= countInPlay(view);

/** PLA-SOP-12: lines for a base that is drawn, for those who do not think; some of them are legal. */
export function* sampleActions({ view }: Seat, chance: Random): Iterable<Order> {
  const count = countInPlay(view);
  if (count === 0) return;
  yield* LINES[view.stage]?.({ view, chance, base: inPlayAt(view, chance.below(count)) }) ?? [];
}

const FAR = 1000;
const EDGE = 200;
function near({ view: { table }, chance, base }: Draw, far = FAR): { x: number; y: number } {
  const about = (at: number, most: number): number =>
    Math.max(EDGE, Math.min(most - EDGE, at + chance.below(2 * far + 1) - far));
  return { x: about(base.x, table.now.width), y: about(base.y, table.now.depth) };
}
/** Where an enemy is or was, or anywhere. */
function somewhere({ view, chance }: Draw): { x: number; y: number } {
  const known = view.contacts.filter(({ status }) => status !== 'gone');
  if (known.length === 0 || chance.below(2) === 0)
    return { x: chance.below(view.table.now.width), y: chance.below(view.table.now.depth) };
  const { x, y } = chance.pick(known);
  return { x, y };
}

const LINES: Readonly<Partial<Record<Stage, (draw: Draw) => Iterable<Order>>>> = {
  deployment: draw => [{ verb: 'deploy', stand: draw.base.id, at: { ...near(draw), facing: draw.base.facing } }],
  'first-orders': ordersDrawn,
  orders: ordersDrawn,
  fire: function* ({ view, chance, base }) {
    if (mayFireAtAll(view, base)) return;
    const weapon = weaponsFor(base).find(one => fires(one, 'direct'));
    const located = locatedBy(view, base.company);
    if (weapon && located.length > 0 && chance.below(2) === 0)
      yield { verb: 'fire', stand: base.id, weapon, target: contactName(chance.pick(located).no) };
    if (weapon && chance.below(4) === 0)
      yield { verb: 'fire-speculative', stand: base.id, weapon, at: near({ view, chance, base }) };
    yield { verb: 'hold-fire', stand: base.id };
  },
  'close-support': ({ base }) => (base.allocated ? [{ verb: 'hold-fire', stand: base.id }] : []),
  move: function* (draw) {
    const { chance, base } = draw;
    if (base.canisters > 0 && chance.below(4) === 0) yield { verb: 'canister', stand: base.id };
    yield { verb: 'move', stand: base.id, path: [near(draw)], mode: 'tactical', heading: null };
    yield { verb: 'stay', stand: base.id };
  },
};

function* ordersDrawn(draw: Draw): Iterable<Order> {
  const { view, chance, base } = draw;
  const battalion = view.battalions.find(({ hq }) => hq === base.id);
  if (battalion) yield orderDrawn(draw, battalion.id);
  if (base.allocated?.as === 'support') yield* callDrawn(draw, base.allocated.to);
  if (view.assets.length > 0 && chance.below(2) === 0) yield missionDrawn(draw, chance.pick(view.assets));
  yield {
    verb: 'instruct',
    companies: [base.company],
    fire: chance.pick([null, ...FIRE_RULES]),
    within: null,
    target: chance.pick(TARGET_KINDS),
    pace: chance.pick([null, ...PACES]),
    assaultWhen: chance.pick(ASSAULT_WHEN),
    dig: chance.below(2) === 0,
  };
}
function orderDrawn(draw: Draw, battalion: string): Order {
  const { view, chance, base } = draw;
  const own = view.companies.filter(one => one.battalion === battalion && one.troop !== 'battery');
  const kind = chance.pick(ORDER_KINDS);
  return {
    verb: 'order',
    stand: base.id,
    companies: [chance.pick(own).id],
    kind,
    route: kind === 'hold' ? [] : [near(draw, 2 * FAR)],
    mode: 'tactical',
    notBefore: 0,
    onContact: null,
    withdrawIf: 'never',
    attachments: [],
  };
}
function* callDrawn(draw: Draw, battalion: string): Iterable<Order> {
  const callers = draw.view.companies.filter(one => one.battalion === battalion);
  if (callers.length === 0) return;
  yield {
    verb: 'call-support',
    stand: draw.base.id,
    caller: draw.chance.pick(callers).id,
    at: somewhere(draw),
    kind: 'he',
    heading: 0,
    width: null,
    depth: null,
    multiple: 1,
  };
}
const ORBITAL: readonly Asset['kind'][] = ['orbital-laser', 'cruiser', 'battleship'];
const missionDrawn = (draw: Draw, { id, kind }: Asset): Order =>
  ORBITAL.includes(kind)
    ? { verb: 'orbital-call', asset: id, at: somewhere(draw) }
    : {
        verb: 'air-mission',
        unit: id,
        mission: draw.chance.pick(['strike', 'ecm', 'recce'] as const),
        at: somewhere(draw),
        heading: 0,
        munitions: null,
      };
