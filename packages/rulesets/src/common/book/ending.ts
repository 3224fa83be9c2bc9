import {
  type BookTypes,
  type Citation,
  forbid,
  type Game,
  otherSide,
  type Refusal,
  type RuleId,
  type Side,
  type Standing,
} from '@umpire/engine';
import { SHOWN, verbsOf } from './verbs.js';

/** How a battle ended, and by which rule. */
export interface Over {
  readonly winner: Side | 'draw';
  readonly rule: RuleId;
  readonly text: string;
}

/** The turn of a battle that is over. */
export const overTurn = ({ winner, rule, text }: Over): Standing => ({ over: winner, rule, text });

/** What closes every verb of a battle that is over. */
export const overRefusal = (over: Over | null): Refusal | undefined =>
  over ? forbid(over.rule, 'the battle is over') : undefined;

/** A book's own way to end a battle: by which rule, in which words, and what happens then. */
export interface Ending<B extends BookTypes> {
  readonly rule: RuleId;
  end(game: Game<B>, over: Over, because: readonly Citation[]): void;
}

interface Words {
  readonly label: string;
  readonly text: string;
}

/** A player gives the battle up, at any time. */
export const givingUp = <B extends BookTypes>(
  book: Ending<B>,
  /** `said`: what the other hears; `because`: why it may be done. */
  words: Words & { readonly said: (state: B['state'], by: Side) => string; readonly because: string },
) =>
  verbsOf<B, unknown>()({
    order: {},
    label: words.label,
    text: words.text,
    ends: 'battle',
    plan: () => undefined,
    act(game, by) {
      const { rule } = book;
      const over = { winner: otherSide(by), rule, text: words.said(game.state, by) };
      book.end(game, over, [{ rule, text: words.because }]);
    },
  });

/** A draw is offered, and may be accepted as long as it is: two verbs. */
export interface Drawing<B extends BookTypes> extends Ending<B> {
  /** Who has offered a draw, as both sides see it. */
  offered(view: B['view']): Side | null;
  offer(game: Game<B>, by: Side): void;
}

export function drawing<B extends BookTypes>(
  book: Drawing<B>,
  words: { readonly offer: Words; readonly accept: Words; readonly agreed: string; readonly because: string },
) {
  const verb = verbsOf<B, unknown>();
  const { rule } = book;
  const isOffered = (view: B['view'], by: Side): boolean => book.offered(view) === otherSide(by);
  return {
    offerDraw: verb({
      order: {},
      ...words.offer,
      aside: true,
      on: ({ seat }) => (isOffered(seat.view, seat.by) ? undefined : SHOWN),
      plan: ({ view, by }) => (book.offered(view) === by ? forbid(rule, 'a draw is offered already') : undefined),
      act: (game, by) => book.offer(game, by),
    }),
    acceptDraw: verb({
      order: {},
      ...words.accept,
      ends: 'battle',
      on: ({ seat }) => (isOffered(seat.view, seat.by) ? SHOWN : undefined),
      plan: ({ view, by }) => (isOffered(view, by) ? undefined : forbid(rule, 'no draw is offered')),
      act: game => book.end(game, { winner: 'draw', rule, text: words.agreed }, [{ rule, text: words.because }]),
    }),
  };
}
