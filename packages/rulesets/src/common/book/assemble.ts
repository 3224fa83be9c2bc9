import {
  type BookTypes,
  type Game,
  type Gesture,
  heldTo,
  isRefusal,
  type MenuItem,
  malformed,
  type OrderBase,
  type OrderSoFar,
  type Preview,
  type Procedure,
  type Refusal,
  type Seat,
  type Side,
} from '@umpire/engine';
import { type ZodType, z } from 'zod';
import { type Closing, closingOf } from './closing.js';
import { readerOf } from './legacy-fields.js';
import { type Given, plansOf } from './plans.js';
import { type AnyVerb, type FieldGesture, type Opening, type OrderIn, SHOWN } from './verbs.js';

/** What a book says of all its verbs at once. */
export interface Assembly<B extends BookTypes, Piece> {
  /** The pieces with which a side may do something, in the order of its menu. */
  pieces(seat: Seat<B>): readonly Piece[];
  /** A piece by its name, or what whoever named none is told. */
  piece(seat: Seat<B>, id: string | undefined): Piece | Refusal;
  /** What closes every verb: the battle is over. */
  closed(seat: Seat<B>): Refusal | undefined;
  /** What plans look at when an order is given. */
  seatOf(game: Game<B>, by: Side): Seat<B>;
  /** Whether a view shows everything that plans look at as it is in a state: then a plan that was made on it holds there. */
  same?(view: B['view'], state: B['state']): boolean;
}

/** Everything that is derived from the verbs of a book. */
export interface Assembled<B extends BookTypes, Order extends OrderBase> {
  readonly order: ZodType<Order>;
  menu(seat: Seat<B>): readonly MenuItem[];
  gesture(seat: Seat<B>, field: string, sofar: OrderSoFar): Gesture | Refusal;
  preview(seat: Seat<B>, order: Order): Preview;
  perform(game: Game<B>, by: Side, order: Order): Refusal | Procedure<void> | undefined;
  /** Why an order would be refused, without carrying it out: for bots, who have a view. */
  refusalOf(seat: Seat<B>, order: Order): Refusal | undefined;
}

/**
 * Puts the verbs of a book together: `assemble<Types, Stand>({ … })({ engage, march, … })`. A menu has the verbs of the side first, then
 * those of each piece, then those that end the battle.
 */
export const assemble =
  <B extends BookTypes, Piece extends { readonly id: string }>(book: Assembly<B, Piece>) =>
  <Verbs extends VerbTable<B>>(verbs: Verbs): Assembled<B, OrderIn<Verbs>> => {
    const named = Object.entries(verbs).map(([name, verb]) => ({
      name,
      verb,
      schema: z.object(verb.order),
      ofPiece: 'stand' in verb.order,
    }));
    const current = readersOf(verbs);
    const ofPieces = new Set<AnyVerb<B>>(named.flatMap(({ ofPiece, verb }) => (ofPiece ? [verb] : [])));
    const pieceFor = (seat: Seat<B>, verb: AnyVerb<B>, stand: string | undefined) =>
      ofPieces.has(verb) ? book.piece(seat, stand) : undefined;
    const planOf = (seat: Seat<B>, order: Given): unknown => {
      const verb = verbs[order.verb]!;
      if (!verb.may) return verb.plan(seat, order, undefined);
      const piece = pieceFor(seat, verb, order.stand as string);
      const found = isRefusal(piece) ? piece : verb.may(seat, piece);
      return isRefusal(found) ? found : verb.plan(seat, order, found);
    };
    const plans = plansOf<B>((seat, order) => book.closed(seat) ?? planOf(seat, order), {
      same: book.same,
      anew: order => verbs[order.verb]!.plansAnew === true,
    });

    const judgeOf = (seat: Seat<B>, name: string) => (fields: object) =>
      plans.refusalIn(seat, { ...fields, verb: name });
    const gestureIn = (seat: Seat<B>, name: string, piece: Piece | undefined, field: string, sofar: object) =>
      gestureOf(verbs[name]!.fields![field]!, { seat, piece, sofar, refusalOf: judgeOf(seat, name) });
    const itemOf = (seat: Seat<B>, { name, verb, schema }: NamedVerb<B>, piece?: Piece): readonly MenuItem[] => {
      const opening: Opening | undefined = verb.on ? verb.on({ seat, piece }) : SHOWN;
      if (!opening) return [];
      const item = itemHead(name, verb, opening, piece?.id);
      const asking: Closing = {
        may: () => verb.may?.(seat, piece),
        refusalOf: judgeOf(seat, name),
        gesture: field => gestureIn(seat, name, piece, field, {}),
      };
      const closed = closingOf(item, schema, opening.samples, asking);
      return [closed ? { ...item, closed: bare(closed) } : item];
    };

    return {
      order: schemaOf(verbs) as unknown as ZodType<OrderIn<Verbs>>,
      perform(game, by, given) {
        const order = current(given);
        const plan = plans.forOrder(book.seatOf(game, by), game.state, order);
        if (isRefusal(plan)) return plan;
        return verbs[order.verb]!.act(game, by, order, plan) ?? undefined;
      },
      refusalOf: (seat, order) => plans.refusalOf(seat, order as Given),
      menu(seat) {
        if (book.closed(seat)) return [];
        const whole = named.filter(n => !n.ofPiece && !isLast(n.verb));
        const ofPieces = named.filter(n => n.ofPiece);
        return [
          ...whole.flatMap(n => itemOf(seat, n)),
          ...book.pieces(seat).flatMap(piece => ofPieces.flatMap(n => itemOf(seat, n, piece))),
          ...named.filter(n => !n.ofPiece && isLast(n.verb)).flatMap(n => itemOf(seat, n)),
        ];
      },
      gesture(seat, field, given) {
        const verb = ownOf<AnyVerb<B>>(verbs, given.verb);
        if (!verb || !ownOf(verb.fields ?? {}, field))
          return malformed(field, `there is no such field of ${given.verb}`);
        const piece = pieceFor(seat, verb, given.stand);
        if (isRefusal(piece)) return piece;
        const sofar = sofarOf(verb.order, given);
        return isRefusal(sofar) ? sofar : gestureIn(seat, given.verb, piece, field, sofar);
      },
      preview(seat, given) {
        const order = current(given);
        const verb = verbs[order.verb]!;
        const plan = plans.planIn(seat, order);
        if (isRefusal(plan)) return { refusal: shown(plan), because: [], ...verb.refused?.(seat, order, plan) };
        return verb.preview?.(plan, seat, order) ?? NOTHING_TO_SAY;
      },
    };
  };

export type VerbTable<B extends BookTypes> = Readonly<Record<string, AnyVerb<B>>>;
interface NamedVerb<B extends BookTypes> {
  readonly name: string;
  readonly verb: AnyVerb<B>;
  readonly schema: z.ZodObject;
}
const NOTHING_TO_SAY: Preview = { because: [] };

/** What ends the battle, or is open all the time, comes last. */
const isLast = ({ ends, aside }: AnyVerb<never>): boolean => ends === 'battle' || aside === true;

function itemHead(
  verb: string,
  { label, text, key, ends, aside, deploys, use, fields = {} }: AnyVerb<never>,
  { fields: asked = Object.keys(fields), ...named }: Opening,
  stand: string | undefined,
): MenuItem {
  return {
    verb,
    label: named.label ?? label,
    text: named.text ?? text,
    ...(key !== undefined && { key }),
    fields: asked.map(name => ({ name, gesture: kindOf(fields[name]!) })),
    ...(ends && { ends }),
    ...(aside && { aside }),
    ...(deploys && { deploys }),
    ...((named.use ?? use) && { use: named.use ?? use! }),
    ...(named.price && { price: named.price }),
    ...(named.purse && { purse: named.purse }),
    ...(named.unless && { unless: named.unless }),
    ...(named.draws && { draws: named.draws }),
    ...(named.paid && { paid: true }),
    ...(named.gain && { gain: named.gain }),
    ...(named.byItself && { byItself: true }),
    ...(named.throws && { throws: true }),
    ...(stand !== undefined && { stand }),
  };
}

/** What was put there by name, and not what every object has. */
const ownOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const kindOf = (gesture: FieldGesture<never>) => Object.keys(gesture)[0] as Gesture['kind'];

/** The gesture of a field with its limits, in the engine's form. */
function gestureOf<Ask>(field: FieldGesture<Ask>, asked: Ask): Gesture | Refusal {
  const kind = kindOf(field);
  const limits = Object.values(field)[0]!(asked) as object;
  if (isRefusal(limits) || 'kind' in limits) return limits as Gesture | Refusal;
  if (kind === 'choose') return { kind, among: limits } as Gesture;
  return (kind === 'target' ? { kind, targets: limits } : { kind, ...limits }) as Gesture;
}

/** The fields that are filled so far, each checked by itself: those to come have no values yet, not even usual ones. */
function sofarOf(shape: Readonly<Record<string, ZodType>>, given: OrderSoFar): object | Refusal {
  const sofar: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    if (given[name] === undefined) continue;
    const parsed = heldTo(schema, given[name]);
    if (!parsed.success) return malformed(name, parsed.error.issues[0]?.message ?? 'is not understood');
    sofar[name] = parsed.data;
  }
  return readerOf(shape)(sofar);
}

/** What a preview shows of a refusal. */
const shown = (refused: Refusal): Refusal =>
  refused.stop === undefined ? bare(refused) : { ...bare(refused), stop: refused.stop };

const bare = ({ rule, path, message }: Refusal): Refusal => ({
  ...(rule !== undefined && { rule }),
  ...(path !== undefined && { path }),
  message,
});

/** Every order of the book: strict, told apart by its verb. */
function schemaOf(verbs: VerbTable<never>): ZodType {
  const orders = Object.entries(verbs).map(([name, { order }]) => z.strictObject({ verb: z.literal(name), ...order }));
  return z.discriminatedUnion('verb', orders as [z.ZodObject, ...z.ZodObject[]]);
}

/** Orders of older records in the form of today. */
function readersOf(verbs: VerbTable<never>): (order: OrderBase) => Given {
  const readers = Object.fromEntries(Object.entries(verbs).map(([name, { order }]) => [name, readerOf(order)]));
  return order => readers[order.verb]!(order as Given);
}
