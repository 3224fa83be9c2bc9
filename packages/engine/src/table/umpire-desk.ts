import type { Point } from '../geometry/point.js';
import type { Citation, RuleId } from '../result.js';
import type { Side } from '../seats.js';

/** What lies on an umpire's desk, as his book puts it there: all that he decides by, and what he may do. */
export interface UmpireDesk {
  /** The hour, as the clocks of the battle show it, and the turn in a few words. */
  readonly hour: string;
  readonly turn: string;
  /** The steps of a turn, in their order. */
  readonly steps: readonly { readonly id: string; readonly label: string; readonly current: boolean }[];
  /** What is being written, or carried out. */
  readonly window: string;
  readonly sides: Readonly<Record<Side, DeskSide>>;
  /** How it would end if it ended now. */
  readonly score: string;
  /** He sits there; nothing waits for an empty chair. */
  readonly present: boolean;
  /** What waits for his word. */
  readonly held?: DeskMatter;
  /** What will be decided next, with what the book proposes. */
  readonly coming: readonly DeskMatter[];
  readonly verbs: readonly DeskVerb[];
  /** What he has done so far, the latest first. */
  readonly acts: readonly DeskAct[];
  /** Where he wants to be asked. */
  readonly stops: readonly { readonly id: string; readonly label: string; readonly on: boolean }[];
}
export interface DeskSide {
  readonly name: string;
  readonly ready: boolean;
  /** What it has written in the open window, line by line. */
  readonly sheet: readonly string[];
  readonly beliefs: readonly DeskBelief[];
}
/** Something that a side believes to be there. */
export interface DeskBelief {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** How true it is: in a word or two, and whether it is wrong. */
  readonly verdict: string;
  readonly wrong: boolean;
  readonly age: string;
  readonly at: Point;
  /** Where what it stands for really is. */
  readonly truth?: Point;
}
/** Something that is to be decided, with what the book says. */
export interface DeskMatter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
  /** Of each side, or each throw: how it comes out so far. */
  readonly lines: readonly string[];
  /** What the book makes of it. */
  readonly proposal: string;
  readonly because: readonly Citation[];
  readonly throws: readonly DeskThrow[];
  readonly about: readonly string[];
  /** Verbs that change this. */
  readonly verbs: readonly string[];
}
export interface DeskThrow {
  readonly id: string;
  readonly text: string;
  readonly face: number;
  readonly least: number;
  readonly most: number;
  /** What was thrown, where he put another in its place. */
  readonly thrown: number;
}
/** A verb of his, as a form. The fields hang on what is filled in so far (`UmpireVerbs.fields`); a reason goes with every order. */
export interface DeskVerb {
  readonly verb: string;
  readonly label: string;
  readonly text: string;
  readonly rule: RuleId;
  /** Offered at any time, beside the matter in hand. */
  readonly group: string;
}
export interface DeskAct {
  readonly when: string;
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  readonly rule: RuleId;
}

/** A field of his orders, and how it is filled: by form, or by pointing at the table. */
export type DeskField = {
  readonly name: string;
  readonly label: string;
  /** It may stay empty. */
  readonly optional?: true;
} & (
  | { readonly kind: 'choose'; readonly among: readonly { readonly value: unknown; readonly label: string }[] }
  | { readonly kind: 'several'; readonly among: readonly { readonly value: string; readonly label: string }[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'text' }
  /** One of these pieces; it is pointed at, or taken from the list. */
  | { readonly kind: 'piece'; readonly among: readonly { readonly value: string; readonly label: string }[] }
  | { readonly kind: 'point' }
  | { readonly kind: 'path' }
);
