import type { WholeOrder } from '@umpire/desk';
import {
  aimedAt,
  bareOrder,
  type Gesture,
  isRefusal,
  type MenuItem,
  type OrderSoFar,
  type Point,
  type Pose,
  type Size,
} from '@umpire/engine';
import { onto } from '../draft/path.js';
import type { Carried } from '../model/hover.js';
import { latestOnly } from '../model/latest.js';
import type { Table } from '../model/use-table.js';

/** An order that is given by putting something down: a piece from beside the table, or one of several things that can be chosen. */
export interface Carrying {
  readonly item: MenuItem;
  /** What is said already: which of them it is. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly symbol?: string;
}

type Placing = Extract<Gesture, { kind: 'place' | 'aim' }>;

/** The field of an order that says where. */
export const placeField = ({ fields }: MenuItem): string | undefined =>
  fields.find(({ gesture }) => gesture === 'place' || gesture === 'aim')?.name;

/** A hand just beside the table means its edge. */
const BESIDE = 300;
export const isOnTable = ({ width, depth }: Size, { x, y }: Point): boolean =>
  x > -BESIDE && y > -BESIDE && x < width + BESIDE && y < depth + BESIDE;

/** The order by which a piece that waits beside the table is put on it. */
export const placedFrom = (menu: readonly MenuItem[], piece: string): MenuItem | undefined =>
  menu.find(item => item.stand === piece && !item.closed && item.fields.some(({ gesture }) => gesture === 'place'));

/** Something is carried over the table until it is let go. */
export interface Carry {
  over(point: Point | undefined): void;
  letGo(point: Point | undefined): Promise<void>;
}

/** Takes something up. `now` gives the table as it is at each moment. */
export function takeUp(now: () => Table, carrying: Carrying): Carry {
  const field = placeField(carrying.item)!;
  let known: { readonly gesture: Placing; readonly facing: number } | undefined;
  const desk = () => now().session.desk();
  const by = now().by!;

  const learn = async (): Promise<void> => {
    const whole = await desk().wholeOrder(by, carrying.item, carrying.values);
    const sofar: OrderSoFar = isRefusal(whole)
      ? { ...bareOrder(carrying.item), ...carrying.values }
      : withoutField(whole.order, field);
    const gesture = await desk().gesture(by, field, sofar);
    if (isRefusal(gesture) || (gesture.kind !== 'place' && gesture.kind !== 'aim')) return;
    known = { gesture, facing: gesture.kind === 'place' ? gesture.at.facing : 0 };
  };
  const learned = learn().catch(() => undefined);

  const valueAt = (point: Point): Pose | Point => {
    const at = onto(now().battleView.scene, point);
    if (!known) return at;
    return known.gesture.kind === 'aim' ? aimedAt(known.gesture, at) : { ...at, facing: known.facing };
  };
  const show = (value: Pose | Point, refusal?: Carried['refusal']): void => {
    const { symbol } = carrying;
    const at = { facing: known?.facing ?? 0, ...value };
    now().hover.set({ carried: { at, refusal, ...(known && { gesture: known.gesture }), ...(symbol && { symbol }) } });
  };
  const orderAt = async (point: Point) => {
    await learned;
    return desk().fittingOrder(by, carrying.item, { ...carrying.values, [field]: valueAt(point) });
  };
  let over: Point | undefined;
  const weigh = latestOnly(orderAt, (found, point) => {
    if (over === point) show(valueAt(point), isRefusal(found) ? found : found.preview.refusal);
  });

  return {
    over(point) {
      over = point;
      weigh(point);
      if (point) show(valueAt(point), now().hover.get().carried?.refusal);
      else now().hover.set({});
    },
    async letGo(point) {
      over = undefined;
      weigh(undefined);
      const found = point && (await orderAt(point));
      now().hover.set({});
      if (!point || !found) return;
      if (isRefusal(found) || found.preview.refusal) keepInHand(now(), carrying, field, valueAt(point), found);
      else await now().give(found.order);
    },
  };
}

function withoutField(order: OrderSoFar, field: string): OrderSoFar {
  const { [field]: _place, ...sofar } = order;
  return { ...sofar, verb: order.verb };
}

/** It may not lie there: it stays in hand, with what forbids it. */
function keepInHand(
  { start, drafting }: Table,
  { item, values }: Carrying,
  field: string,
  value: unknown,
  found: WholeOrder | { readonly message: string },
): void {
  start(item);
  const order = { ...('order' in found ? found.order : {}), ...values } as Record<string, unknown>;
  for (const { name } of item.fields) {
    if (name === field) return drafting.touch(name, value);
    if (order[name] === undefined) return;
    drafting.touch(name, order[name]);
  }
}
