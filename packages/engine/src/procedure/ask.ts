import type { Citation, Refusal, RuleId } from '../result.js';
import { otherSide, type SeatId, type Side } from '../seats.js';
import type { Gesture, GestureChoice, GestureKind, Preview } from '../table/menu.js';

export const HANDS = ['rock', 'paper', 'scissors'] as const;
export type Hand = (typeof HANDS)[number];
export const RPS = ['win', 'draw', 'lose'] as const;
export type Rps = (typeof RPS)[number];

/** Where a book waits: for chance, or for what somebody answers. */
export type Ask = DieAsk | AnswerAsk;

interface AskHead {
  readonly rule: RuleId;
  readonly text: string;
  /** Pieces it is about, so that the page can show them and a bot can weigh them. */
  readonly about?: readonly string[] | undefined;
  /** What it decides, in one sentence, for whoever has not the book at hand. */
  readonly decides?: string | undefined;
}

/** One square of a table that is divided into squares, counted from 0 from the south-west. */
export interface TableSquare {
  readonly col: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export interface DieAsk extends AskHead {
  readonly kind: 'die';
  /** Who throws it, and types it in where it lies on a real table. */
  readonly by: Side | 'both';
  readonly sides: number;
  readonly from?: number;
  /** Which of several dice for the same thing it is: whoever throws them on a real table must know. */
  readonly which?: string | undefined;
  /** What each face means, the lowest first, in a word or two: for whoever throws it on a real table. */
  readonly means?: readonly string[];
  /** The square of the table that it is thrown for. */
  readonly square?: TableSquare;
  /** In how many ways each face comes up, where a face stands for a whole outcome: in odds only. */
  readonly weights?: readonly number[];
}

/**
 * Whatever players answer: a hand, a choice, a place for a stand, a sheet of orders. An answer is a small order: an object
 * of fields, each filled by a gesture; where there is one field, its bare value.
 */
export interface AnswerAsk extends AskHead {
  readonly kind: 'answer';
  /** The seats that answer, all of them. A side's name stands for whichever of its seats answers first. */
  readonly from: readonly SeatId[];
  /** Unseen until all are in. */
  readonly sealed: boolean;
  /** What is offered is for those alone who are asked. */
  readonly secret?: boolean | undefined;
  readonly fields: readonly AskField[];
  /** Hands of Rock-Paper-Scissors: they are compared, and have odds. */
  readonly hands?: HandsAsk | undefined;
  /** Judges a whole answer whose fields fit their gestures, by what this seat knows. */
  readonly check?: ((by: SeatId, answer: unknown) => Refusal | undefined) | undefined;
  /** What an answer would do, by what this seat knows. */
  readonly preview?: ((by: SeatId, answer: unknown) => Preview) | undefined;
  /** What hangs on the hands, as their owner sees it, where the book shows it to all before they are shown. */
  readonly stake?: (() => Stake) | undefined;
}

/** What is about to be decided: the odds, and why. */
export type Stake = Pick<Preview, 'because' | 'counts' | 'table'> & Required<Pick<Preview, 'odds'>>;

export interface HandsAsk {
  /** The result is told as this side sees it. */
  readonly owner: Side;
  /** Draws are shown again. */
  readonly decisive: boolean;
  /** Nobody chooses: the hands are drawn by chance. */
  readonly random: boolean;
}

export interface AskField {
  readonly name: string;
  readonly gesture: Gesture | GestureWhenAsked;
}

/** A gesture that hangs on who is asked, or on the fields before it. */
export interface GestureWhenAsked {
  readonly kind: GestureKind;
  of(by: SeatId, sofar: AnswerFields): Gesture | Refusal;
}

export type AnswerFields = Readonly<Record<string, unknown>>;

/** Answered by several, or sealed: the answer is an object of answers, by the names in `from`. */
export const isShared = ({ sealed, from }: AnswerAsk): boolean => sealed || from.length > 1;
/** Dice and hands that nobody chooses. */
export const isChance = (ask: Ask): boolean => ask.kind === 'die' || ask.hands?.random === true;

/** Any JSON value: a die's score, `win`/`draw`/`lose`, what was answered, or what each seat answered by its name. */
export type Answer = unknown;

/** Runs straight through, like the paragraph it stands for, and stops wherever the book waits. */
export type Procedure<T> = Generator<Ask, T, Answer>;

export interface Finding<T> {
  readonly result: T;
  readonly because: readonly Citation[];
}

/** Every plain die has the same shape, whichever of several it is: all that handle asks are compiled once. */
export const dieAsk = (
  rule: RuleId,
  by: Side | 'both',
  sides: number,
  text: string,
  which?: string,
  about?: readonly string[],
): DieAsk => ({
  kind: 'die',
  rule,
  by,
  sides,
  text,
  which,
  about,
});

export function* die(rule: RuleId, by: Side | 'both', text = 'one die', sides = 6): Procedure<number> {
  return (yield dieAsk(rule, by, sides, text)) as number;
}

/**
 * The dice of a procedure, each with which one it is, for which square of the table or for whom it is thrown; what the procedure says of
 * them itself comes behind, or before it.
 */
export function* whichDie<T>(
  which: string,
  procedure: Procedure<T>,
  square?: TableSquare,
  about?: readonly string[],
): Procedure<T> {
  let step = procedure.next();
  while (!step.done) step = procedure.next(yield named(step.value, which, square, about));
  return step.value;
}
function named(ask: Ask, which: string, square: TableSquare | undefined, about: readonly string[] | undefined): Ask {
  if (ask.kind !== 'die') return ask;
  const full = ask.which === undefined ? which : `${which}, ${ask.which}`;
  if (square) return { ...ask, which: full, square };
  const concerned = ask.about ?? about;
  const isPlain = ask.from === undefined && ask.means === undefined && ask.weights === undefined;
  return isPlain
    ? dieAsk(ask.rule, ask.by, ask.sides, ask.text, full, concerned)
    : { ...ask, which: full, about: concerned };
}

/** So many dice for one thing, one after the other. */
export function* dice(count: number, rule: RuleId, by: Side | 'both', text: string, sides = 6): Procedure<number[]> {
  const scores: number[] = [];
  for (let i = 1; i <= count; i++) scores.push((yield dieAsk(rule, by, sides, text, placeAmong(i, count))) as number);
  return scores;
}

/** Said once: dice for command points are thrown all the time. */
const PLACES = Array.from({ length: 6 }, (_, count) => Array.from({ length: count + 1 }, (_, i) => said(i, count)));
function said(i: number, count: number): string {
  return `die ${i} of ${count}`;
}
const placeAmong = (i: number, count: number): string => PLACES[count]?.[i] ?? said(i, count);

/** Rock-Paper-Scissors; a draw is a result. */
export function* rps(rule: RuleId, owner: Side, random = false, text = 'Rock-Paper-Scissors'): Procedure<Rps> {
  return seenBy(owner, yield handsAsk(rule, text, { owner, decisive: false, random }));
}

/** Rock-Paper-Scissors in which a draw is shown again, until somebody wins. */
export function* contest(
  rule: RuleId,
  owner: Side,
  random = false,
  text = 'Rock-Paper-Scissors',
  decides?: string,
): Procedure<Side> {
  for (;;) {
    const shown = seenBy(owner, yield handsAsk(rule, text, { owner, decisive: true, random }, decides));
    if (shown !== 'draw') return shown === 'win' ? owner : otherSide(owner);
  }
}

const BOTH: readonly SeatId[] = ['a', 'b'];
const HAND_FIELDS: readonly AskField[] = [
  {
    name: 'hand',
    gesture: {
      kind: 'choose',
      among: HANDS.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
    },
  },
];

const handsAsk = (rule: RuleId, text: string, hands: HandsAsk, decides?: string): Ask =>
  answerAsk(rule, text, BOTH, true, HAND_FIELDS, { decides }, hands);

/** What may go with an ask, whatever it asks for. */
export type AskExtras = Pick<AnswerAsk, 'secret' | 'about' | 'check' | 'decides' | 'preview'>;
const NO_EXTRAS: AskExtras = {};

/** Every ask for an answer has the same shape, whatever goes with it: all that handle asks are compiled once. */
export function answerAsk(
  rule: RuleId,
  text: string,
  from: readonly SeatId[],
  sealed: boolean,
  fields: readonly AskField[],
  { secret, about, check, decides, preview }: AskExtras = NO_EXTRAS,
  hands?: HandsAsk,
): AnswerAsk {
  return {
    kind: 'answer',
    rule,
    text,
    from,
    sealed,
    fields,
    hands,
    secret,
    about,
    decides,
    check,
    preview,
    stake: undefined,
  };
}

/** A procedure whose hands say what hangs on them. */
export function* staked<T>(procedure: Procedure<T>, stake: () => Stake): Procedure<T> {
  let step = procedure.next();
  while (!step.done) {
    const ask: Ask = step.value;
    step = procedure.next(yield ask.kind === 'answer' && ask.hands ? { ...ask, stake } : ask);
  }
  return step.value;
}

/** What is offered in an ask is what is offered in an order. */
export type AskChoice = GestureChoice;

/** One choice of one player. */
export function* choose<const T>(
  rule: RuleId,
  by: SeatId,
  text: string,
  among: readonly (GestureChoice & { readonly value: T })[],
  extras: AskExtras = NO_EXTRAS,
): Procedure<T> {
  return yield* fill<T>(rule, by, text, [{ name: 'choice', gesture: { kind: 'choose', among } }], extras);
}

/** One player fills some fields; with one field the answer is its bare value. */
export function* fill<T>(
  rule: RuleId,
  by: SeatId,
  text: string,
  fields: readonly AskField[],
  extras: AskExtras = NO_EXTRAS,
): Procedure<T> {
  return (yield answerAsk(rule, text, [by], false, fields, extras)) as T;
}

/** Several fill the same fields, unseen until all are in. */
export function* sealed<T>(
  rule: RuleId,
  text: string,
  from: readonly SeatId[],
  fields: readonly AskField[],
  extras: AskExtras = NO_EXTRAS,
): Procedure<Readonly<Record<SeatId, T>>> {
  const answers = yield answerAsk(rule, text, from, true, fields, extras);
  return answers as Readonly<Record<SeatId, T>>;
}

/** What two hands make, as the owner sees it. */
export function compareHands(own: Hand, other: Hand): Rps {
  const ahead = (HANDS.indexOf(own) - HANDS.indexOf(other) + 3) % 3;
  return ahead === 0 ? 'draw' : ahead === 1 ? 'win' : 'lose';
}

/** Hands as their owner sees them; on a real table they may be known by their result alone. */
export function seenBy(owner: Side, answer: Answer): Rps {
  if (typeof answer === 'string') return answer as Rps;
  const hands = answer as Record<Side, Hand>;
  return compareHands(hands[owner], hands[otherSide(owner)]);
}
