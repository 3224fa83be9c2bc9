import type { Citation, Refusal, RuleId } from '../result.js';

export const SIDES = ['a', 'b'] as const;
/** The two sides of a battle, as scenarios name them. */
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** Who may act: a side, or the umpire. */
export type Actor = Side | 'umpire';

export const HANDS = ['rock', 'paper', 'scissors'] as const;
export type Hand = (typeof HANDS)[number];
export const RPS = ['win', 'draw', 'lose'] as const;
export type Rps = (typeof RPS)[number];

export interface AskChoice {
  readonly value: string;
  readonly label: string;
}

/** Where a book waits. Chance, simultaneity and secrecy are kinds of ask, not flags. */
export type Ask = {
  readonly rule: RuleId;
  readonly text: string;
  /** Pieces it is about, so that the page can show them and a bot can weigh them. */
  readonly about?: readonly string[];
} & (
  | { readonly kind: 'die'; readonly by: Side | 'both'; readonly sides: number; readonly from?: number }
  | {
      /** Both show a hand; answered as the owner sees it. `decisive`: draws are shown again. `random`: nobody chooses. */
      readonly kind: 'rps';
      readonly owner: Side;
      readonly decisive: boolean;
      readonly random: boolean;
    }
  | { readonly kind: 'choose'; readonly by: Side; readonly among: readonly AskChoice[]; readonly secret?: boolean }
  | {
      /** Several answer at once, unseen until all are in. `check` judges one answer by what that side knows. */
      readonly kind: 'sealed';
      readonly from: readonly Side[];
      readonly check: (by: Side, answer: unknown) => Refusal | undefined;
    }
);

/** A die's score, `win`/`draw`/`lose`, a pair of hands, the value chosen, or what each side sealed. */
export type Answer = number | string | { readonly [side in Side]?: unknown };

/** Runs straight through, like the paragraph it stands for, and stops wherever the book waits. */
export type Procedure<T> = Generator<Ask, T, Answer>;

export interface Finding<T> {
  readonly result: T;
  readonly because: readonly Citation[];
}

export function* die(rule: RuleId, by: Side | 'both', text = 'one die', sides = 6): Procedure<number> {
  return (yield { kind: 'die', rule, by, sides, text }) as number;
}

/** Rock-Paper-Scissors; a draw is a result. */
export function* rps(rule: RuleId, owner: Side, random = false, text = 'Rock-Paper-Scissors'): Procedure<Rps> {
  return seenBy(owner, yield { kind: 'rps', rule, owner, decisive: false, random, text });
}

/** Rock-Paper-Scissors in which a draw is shown again, until somebody wins. */
export function* contest(rule: RuleId, owner: Side, random = false, text = 'Rock-Paper-Scissors'): Procedure<Side> {
  for (;;) {
    const shown = seenBy(owner, yield { kind: 'rps', rule, owner, decisive: true, random, text });
    if (shown !== 'draw') return shown === 'win' ? owner : otherSide(owner);
  }
}

export function* choose<T extends string>(
  rule: RuleId,
  by: Side,
  text: string,
  among: readonly { value: T; label: string }[],
  { secret = false, about = [] }: { secret?: boolean; about?: readonly string[] } = {},
): Procedure<T> {
  return (yield { kind: 'choose', rule, by, text, among, secret, about }) as T;
}

export function* sealed(
  rule: RuleId,
  text: string,
  from: readonly Side[],
  check: (by: Side, answer: unknown) => Refusal | undefined,
): Procedure<{ readonly [side in Side]?: unknown }> {
  return (yield { kind: 'sealed', rule, text, from, check }) as { readonly [side in Side]?: unknown };
}

/** What two hands make, as the owner sees it. */
export function compareHands(own: Hand, other: Hand): Rps {
  const ahead = (HANDS.indexOf(own) - HANDS.indexOf(other) + 3) % 3;
  return ahead === 0 ? 'draw' : ahead === 1 ? 'win' : 'lose';
}

function seenBy(owner: Side, answer: Answer): Rps {
  if (typeof answer === 'string') return answer as Rps;
  const hands = answer as Record<Side, Hand>;
  return compareHands(hands[owner], hands[otherSide(owner)]);
}
