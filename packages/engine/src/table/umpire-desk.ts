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
  /** The sides write now; he may hold the window open. */
  readonly open: boolean;
  readonly paused: boolean;
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
  /** A guided turn for one who sits here for the first time: what he has done of it so far. */
  readonly guide?: readonly { readonly title: string; readonly text: string; readonly done: boolean }[];
  /** What he has done so far, the latest first. */
  readonly acts: readonly DeskAct[];
  /** Where he wants to be asked. */
  readonly stops: readonly { readonly id: string; readonly label: string; readonly on: boolean }[];
  /** And where he is asked if he says nothing, with two bots under him. */
  readonly usualStops: readonly string[];
  /** What the desk orders by one touch: where he is asked, that he leaves his seat or comes back, that both sides are held or go on. */
  readonly touches: Readonly<Record<'stops' | 'leave' | 'come' | 'hold' | 'go', DeskTouch>>;
}
/** An order without its reason; of the stops also without its list. */
export interface DeskTouch {
  readonly order: Readonly<Record<string, unknown>>;
  /** The field that takes a list. */
  readonly list?: string;
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
  /** The order that changes it, without its `value` and its reason. */
  readonly order: Readonly<Record<string, unknown>>;
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
  /** A number for each of these: a list. */
  | {
      readonly kind: 'numbers';
      readonly of: readonly {
        readonly label: string;
        readonly least: number;
        readonly most: number;
        readonly value: number;
      }[];
    }
  /** One of these pieces; it is pointed at, or taken from the list. */
  | { readonly kind: 'piece'; readonly among: readonly { readonly value: string; readonly label: string }[] }
  | { readonly kind: 'point' }
  | { readonly kind: 'path' }
);
