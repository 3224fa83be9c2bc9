import type { WholeOrder } from '@umpire/desk';
import {
  aimedAt,
  bareOrder,
  type Draft,
  type Gesture,
  isRefusal,
  leavesChoice,
  type MenuItem,
  type OrderSoFar,
  type Point,
  type Pose,
  type Refusal,
  type Size,
} from '@umpire/engine';
import { basesOn, nearestFree } from '../draft/free-place.js';
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

/** The order by which a piece that waits beside the table is put on it. Whoever moves by being aimed is put where the book has it then. */
export const placedFrom = (menu: readonly MenuItem[], piece: string): MenuItem | undefined =>
  menu.find(
    ({ stand, closed, use, fields }) =>
      stand === piece &&
      !closed &&
      fields.some(({ gesture }) => gesture === 'place' || (gesture === 'aim' && use === 'move')),
  );

/** Something is carried over the table until it is let go. */
export interface Carry {
  over(point: Point | undefined): void;
  letGo(point: Point | undefined): Promise<void>;
}

/** Takes something up. `now` gives the table as it is at each moment. */
export function takeUp(now: () => Table, carrying: Carrying): Carry {
  const field = placeField(carrying.item)!;
  let known: Known | undefined;
  const desk = () => now().session.desk();
  const by = now().by!;

  const learn = async (): Promise<void> => {
    const whole = await desk().wholeOrder(by, carrying.item, carrying.values);
    const sofar: OrderSoFar = isRefusal(whole)
      ? { ...bareOrder(carrying.item), ...carrying.values }
      : withoutField(whole.order, field);
    const gesture = await desk().gesture(by, field, sofar);
    if (isRefusal(gesture) || (gesture.kind !== 'place' && gesture.kind !== 'aim')) return;
    const facing = gesture.kind === 'place' ? gesture.at.facing : 0;
    known = { gesture, facing, after: await choiceAfter({ ...sofar, [field]: placeOf(gesture) }) };
  };
  /** What the player himself chooses after the place is not chosen for him because he says the place by hand. */
  const choiceAfter = async (sofar: OrderSoFar): Promise<Known['after']> => {
    const { fields } = carrying.item;
    const next = fields[fields.findIndex(({ name }) => name === field) + 1];
    if (next?.gesture !== 'choose' || next.name in carrying.values) return undefined;
    const gesture = await desk().gesture(by, next.name, sofar);
    return !isRefusal(gesture) && gesture.kind === 'choose' && leavesChoice(gesture) ? gesture : undefined;
  };
  const learned = learn().catch(() => undefined);

  const valueAt = (point: Point): Pose | Point => {
    const at = onto(now().battleView.scene, point);
    if (!known) return at;
    return known.gesture.kind === 'aim' ? aimedAt(known.gesture, at) : { ...at, facing: known.facing };
  };
  const show = (value: Pose | Point, { refusal, end }: Pick<Carried, 'refusal' | 'end'>): void => {
    const { symbol } = carrying;
    const at = { facing: known?.facing ?? 0, ...value };
    const told = known && { gesture: known.gesture, ...(known.after && { after: known.after.among }) };
    now().hover.set({ carried: { at, refusal, ...(end && { end }), ...told, ...(symbol && { symbol }) } });
  };
  const orderWith = (value: Pose | Point) =>
    desk().fittingOrder(by, carrying.item, { ...carrying.values, [field]: value });
  const orderAt = async (point: Point) => {
    await learned;
    return orderWith(valueAt(point));
  };
  /** A piece that may not lie where the hand is lies close by, if it may there. */
  const setRight = async (point: Point): Promise<WholeOrder | undefined> => {
    if (known?.gesture.kind !== 'place') return undefined;
    const near = nearestFree(
      known.gesture,
      { ...onto(now().battleView.scene, point), facing: known.facing },
      basesOn(now().battleView.scene),
    );
    const found = near && (await orderWith(near));
    return found && barOf(found) === undefined ? (found as WholeOrder) : undefined;
  };
  let over: Point | undefined;
  const weigh = latestOnly(orderAt, (found, point) => {
    if (over === point) show(valueAt(point), isRefusal(found) ? { refusal: found } : found.preview);
  });

  return {
    over(point) {
      over = point;
      weigh(point);
      if (point) show(valueAt(point), now().hover.get().carried ?? {});
      else now().hover.set({});
    },
    async letGo(point) {
      over = undefined;
      weigh(undefined);
      const found = point && (await orderAt(point));
      now().hover.set({});
      if (!point || !found) return;
      const stop = barOf(found);
      const right = stop ? await setRight(point) : (found as WholeOrder);
      if (!right) now().setCut({ value: undefined, stop: stop!, back: valueAt(point) });
      else if (known?.after) now().drafting.takeUp(placedDraft(carrying, right.order, field, known.gesture));
      else await now().give(right.order);
    },
  };
}

/** What the book has told of the thing in hand. */
interface Known {
  readonly gesture: Placing;
  readonly facing: number;
  /** What is chosen after its place. */
  readonly after: Extract<Gesture, { kind: 'choose' }> | undefined;
}

/** A place of which the book can say what may be chosen there. */
const placeOf = (gesture: Placing): unknown => (gesture.kind === 'place' ? gesture.at : undefined);

/** The order as far as the hand has said it: up to its place, with the choice after that in hand. */
function placedDraft({ item }: Carrying, order: OrderSoFar, field: string, gesture: Placing): Draft {
  const place = item.fields.findIndex(({ name }) => name === field);
  const said = item.fields.slice(0, place + 1).map(({ name }) => name);
  const values = Object.fromEntries(said.map(name => [name, order[name]] as const));
  return { item, at: place + 1, values, gestures: { [field]: gesture }, own: said };
}

function withoutField(order: OrderSoFar, field: string): OrderSoFar {
  const { [field]: _place, ...sofar } = order;
  return { ...sofar, verb: order.verb };
}

const barOf = (found: WholeOrder | Refusal): Refusal | undefined => (isRefusal(found) ? found : found.preview.refusal);
