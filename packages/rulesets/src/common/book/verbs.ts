import {
  type BookTypes,
  type Draws,
  type EventBase,
  type Gain,
  type Game,
  type Gesture,
  type GestureChoice,
  type GestureKind,
  type GestureTarget,
  isRefusal,
  type MenuItem,
  type OrderBase,
  type Preview,
  type Procedure,
  type Refusal,
  type Seat,
  type Side,
  type Use,
} from '@umpire/engine';
import type { z } from 'zod';

/**
 * One verb, one object. All that a verb of a book is stands in one file:
 *
 *     export const shoot = verb({
 *       order: { stand: id, target: id },                             what an order says, field by field (Zod)
 *       label: 'Shoot', text: 'One die decides', key: 's',            how the menu names it
 *       may: (seat, piece) => …,                                      what closes it whatever its other fields say, or what was found
 *       fields: { target: { target: ({ seat, refusalOf }) => … } },   the gesture that fills each field, and its limits
 *       plan: (seat, order, found) => …,                              a refusal, or what was measured
 *       preview: (plan, seat, order) => …,                            what it would do
 *       *act(game, by, order, plan) { … },                            does it, and refuses nothing
 *     });
 *
 * `assemble` (in `assemble.ts`) puts the verbs of a book together: order schema, `perform`, menu, gestures and previews are derived.
 * An order is refused by `may` or `plan` and by nothing else; menus, gestures and bots ask them by `refusalOf`. Checks that several
 * verbs make are functions and rows that their plans call. What a gesture or a bot leaves out beforehand only spares the asking: it
 * decides nothing. What a plan measured is handed to `preview` and to `act`, which measures again only what has changed since. A menu shows a verb on all pieces; where it should not be
 * shown at all, or under another name, `on` says so. Whether it is closed there no verb says beside its checks: `may` closes it, or the
 * whole plan where no field is left to be filled (see `closing.ts`).
 *
 * A verb is typed by its book through `verbsOf<VerbTypesOf<State, Event>, Piece>()`; whoever needs all orders of a book takes
 * `OrderIn<typeof VERBS>`.
 */
export interface Verb<B extends BookTypes, Piece, Shape extends Fields, Found, Plan> {
  /** The fields of an order in the order in which records write them; `stand` if it is given to a piece. */
  readonly order: Shape;
  readonly label: string;
  readonly text: string;
  readonly key?: string;
  readonly ends?: NonNullable<MenuItem['ends']>;
  readonly aside?: true;
  /** It puts down what a side begins with. */
  readonly deploys?: true;
  /** What it is to the piece that is ordered: it goes, it strikes, it does something else. None: it does not count for who can still act. */
  readonly use?: Use;
  /** Its plan reads what its side may not see: the order is planned anew, also for a bot that asked just before. */
  readonly plansAnew?: true;
  /** The half of the plan that needs no field but the piece: it closes the verb, and comes before `plan`. */
  may?(seat: Seat<B>, piece: PieceOf<Shape, Piece>): Refusal | Found;
  /** Whether and how the menu shows it to a side, or on a piece of its own; undefined: not at all. */
  on?(asked: Shown<B, Piece, Shape>): Opening<Shape> | undefined;
  /** The gestures that fill the fields, in the order in which they are made. */
  readonly fields?: { readonly [Name in keyof Shape]?: FieldGesture<Asked<B, Piece, Shape>> };
  /** Decides on what the side knows, and on what `may` found: refuses, or hands on what it worked out. */
  plan(seat: Seat<B>, order: OrderFields<Shape>, ...found: FoundBefore<Found>): Refusal | Plan;
  preview?(plan: Plan, seat: Seat<B>, order: OrderFields<Shape>): Preview;
  /** What a preview shows beside a refusal: where a path breaks, say, if the plan noted it there. */
  refused?(seat: Seat<B>, order: OrderFields<Shape>, why: Refusal): Omit<Preview, 'refusal' | 'because'>;
  /** Carries it out and refuses nothing: at once, or as a procedure that stops where the book waits. */
  act(game: Game<B>, by: Side, order: OrderFields<Shape>, plan: Plan): Procedure<void> | undefined | void;
}

/** What the verbs of a book know of its types: of its orders, which are inferred from them, nothing but that they name a verb. */
export interface VerbTypesOf<State extends object, Event extends EventBase, View = State> {
  state: State;
  order: OrderBase;
  event: Event;
  view: View;
}

export type Fields = z.ZodRawShape;
/** An order without its verb. */
export type OrderFields<Shape extends Fields> = [keyof Shape] extends [never]
  ? Readonly<Record<never, never>>
  : z.output<z.ZodObject<Shape>>;

/** What `on` is told: who asks, and on which piece (none where the order has no `stand`). */
export interface Shown<B extends BookTypes, Piece, Shape extends Fields> {
  readonly seat: Seat<B>;
  readonly piece: PieceOf<Shape, Piece>;
}
/** What the gesture of a field is told besides: the fields before it. */
export interface Asked<B extends BookTypes, Piece, Shape extends Fields> extends Shown<B, Piece, Shape> {
  /** Why an order of this verb would be refused. */
  refusalOf(order: OrderFields<Shape>): Refusal | undefined;
  readonly sofar: Partial<OrderFields<Shape>>;
}
/** A verb without `may` has found nothing before. */
type FoundBefore<Found> = [Found] extends [undefined] ? readonly [] : readonly [found: Found];
type PieceOf<Shape extends Fields, Piece> = 'stand' extends keyof Shape ? Piece : undefined;

/** How a verb stands in the menu: named how, and which of its fields are asked for (all, if it does not say). */
export interface Opening<Shape extends Fields = Fields> {
  readonly label?: string;
  readonly text?: string;
  /** What it is to this piece, where it is not the same to all. */
  readonly use?: Use;
  /** What it costs there, where something is paid for it: "2 AP". */
  readonly price?: string;
  /** What that is paid out of. */
  readonly purse?: MenuItem['purse'];
  /** What the piece may do there by itself, where the order is not given. */
  readonly unless?: MenuItem['unless'];
  /** What it takes there of a store that several pieces share. */
  readonly draws?: Draws;
  /** It was paid for there. */
  readonly paid?: boolean;
  /** What the piece would have of it there, where that is less than others have. */
  readonly gain?: Gain | undefined;
  /** It leaves no choice there, and nothing is lost by it: the page may do it by itself. */
  readonly byItself?: boolean;
  /** Dice are thrown as soon as it is ordered there: nothing before it can be taken back then. */
  readonly throws?: boolean;
  readonly fields?: readonly (keyof Shape & string)[];
  /** Orders that speak for all: where each of them is refused the verb is closed, by what refuses the first. */
  readonly samples?: Iterable<OrderFields<Shape>>;
}
/** A verb that is shown as it is. */
export const SHOWN = {} as const;

/** A choice or a target; closed, if those who judge an order of it find a refusal. */
export const closable = <T extends object>(one: T, found: unknown): T & { closed?: Refusal } =>
  isRefusal(found) ? { ...one, closed: found } : one;

/** One gesture under its name, with its limits: `{ target: asked => … }`, `{ choose: asked => … }`. */
export type FieldGesture<Ask> = { [Kind in GestureKind]: { readonly [K in Kind]: Limits<Ask, Kind> } }[GestureKind];
/** Choices and targets are listed; other gestures are given as they are, and so is one that takes the place of another. */
type Limits<Ask, Kind extends GestureKind> = (asked: Ask) => LimitsOf[Kind] | Gesture | Refusal;
type LimitsOf = {
  [Kind in Exclude<GestureKind, 'choose' | 'target'>]: Omit<Extract<Gesture, { kind: Kind }>, 'kind'>;
} & {
  choose: readonly GestureChoice[];
  target: readonly GestureTarget[];
};

/** Any verb of a book, its own types forgotten: what `assemble` takes. */
// biome-ignore lint/suspicious/noExplicitAny: the plan and the fields of a verb meet only that verb's own functions
export type AnyVerb<B extends BookTypes> = Verb<B, any, any, unknown, any>;

/** The orders of some verbs: of each its fields, and its name. */
export type OrderIn<Verbs> = {
  [Name in keyof Verbs & string]: Verbs[Name] extends { readonly order: infer Shape extends Fields }
    ? { readonly verb: Name } & OrderFields<Shape>
    : never;
}[keyof Verbs & string];

/** The way in which a book writes its verbs: its types said once, everything else inferred. */
export const verbsOf =
  <B extends BookTypes, Piece>() =>
  <const Shape extends Fields, Found = undefined, Plan = undefined>(
    verb: Verb<B, Piece, Shape, Found, Plan>,
  ): Verb<B, Piece, Shape, Found, Plan> =>
    verb;
