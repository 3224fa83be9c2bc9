import { type BookTypes, isRefusal, type OrderBase, type Refusal, type Seat } from '@umpire/engine';

/** An order, whatever its verb. */
export type Given = OrderBase & Readonly<Record<string, unknown>>;
type Planner<B extends BookTypes> = (seat: Seat<B>, order: Given) => unknown;

/**
 * What was planned is not planned again. Two things are kept, each until the next takes its place: all plans that menu, gestures and
 * previews of one view asked for; and the last plan that a bot asked for, who mostly gives the order next. A view is nobody's live
 * state, and elements of a state never change (see `Ruleset`), so nothing outside can tell.
 */
export interface Plans<B extends BookTypes> {
  /** For menus, gestures and previews. */
  planIn(seat: Seat<B>, order: Given): unknown;
  refusalIn(seat: Seat<B>, order: Given): Refusal | undefined;
  /** For bots. */
  refusalOf(seat: Seat<B>, order: Given): Refusal | undefined;
  /** For the order itself: the bot's plan, where it holds. */
  forOrder(seat: Seat<B>, state: B['state'], order: Given): unknown;
}

/** Which plans of a bot hold for the order that he gives next. */
export interface Holding<B extends BookTypes> {
  /** Whether a view shows a state as it is, as far as its side may see; without it none holds. */
  readonly same?: ((view: B['view'], state: B['state']) => boolean) | undefined;
  /** Whether such an order is planned on more than its side sees. */
  anew(order: Given): boolean;
}

export function plansOf<B extends BookTypes>(planner: Planner<B>, { same, anew }: Holding<B>): Plans<B> {
  let shown: { seat: Seat<B>; plans: Map<string, unknown> } | undefined;
  let last: { seat: Seat<B>; order: Given; plan: unknown } | undefined;

  const planIn = (seat: Seat<B>, order: Given): unknown => {
    if (!shown || !isSameSeat(shown.seat, seat)) shown = { seat, plans: new Map() };
    const { plans } = shown;
    const key = nameOf(order);
    if (!plans.has(key)) plans.set(key, planner(seat, order));
    return plans.get(key);
  };
  return {
    planIn,
    refusalIn(seat, order) {
      const plan = planIn(seat, order);
      return isRefusal(plan) ? plan : undefined;
    },
    refusalOf(seat, order) {
      const plan = planner(seat, order);
      if (isRefusal(plan)) return plan;
      last = anew(order) ? undefined : { seat, order, plan };
      return undefined;
    },
    forOrder(seat, state, order) {
      const holds =
        last?.order === order &&
        last.seat.by === seat.by &&
        last.seat.options === seat.options &&
        same?.(last.seat.view, state);
      return holds ? last!.plan : planner(seat, order);
    },
  };
}

const isSameSeat = <B extends BookTypes>(a: Seat<B>, b: Seat<B>): boolean =>
  a.view === b.view && a.by === b.by && a.seat === b.seat && a.options === b.options;

/** Orders that say the same have the same name, in whichever order they say it. */
const nameOf = (order: Given): string => JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));
