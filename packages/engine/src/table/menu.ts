import type { Pose } from '../geometry/footprint.js';
import type { Point } from '../geometry/point.js';
import type { Polygon } from '../geometry/polygon.js';
import type { PlaceLimits, Zone } from '../geometry/zone.js';
import type { Odds } from '../procedure/odds.js';
import type { Citation, Refusal, RuleId } from '../result.js';
import type { Options } from '../rules/option.js';
import type { OrderBase } from '../ruleset.js';
import type { Beside } from './beside.js';
import type { OutlookWarning } from './outlook.js';
import type { Use } from './readiness.js';

/**
 * Verbs belong to the books, gestures to the engine. An order is `{ verb, stand?, …fields }`; each field is filled by
 * one gesture. The page, the bots and the network know gestures only.
 */
export const GESTURES = [
  'choose',
  'several',
  'compose',
  'write',
  'rank',
  'place',
  'arrange',
  'path',
  'turn',
  'target',
  'aim',
] as const;
export type GestureKind = (typeof GESTURES)[number];

/** A verb that is open or closed to a side now, on one stand or on none. */
export interface MenuItem {
  readonly verb: string;
  readonly label: string;
  /** What it does, in a sentence. */
  readonly text: string;
  readonly key?: string;
  readonly stand?: string;
  /** The fields still to be filled, in this order; none: the order is complete as it is. */
  readonly fields: readonly { readonly name: string; readonly gesture: GestureKind }[];
  /** The rule that closes it. */
  readonly closed?: Refusal;
  /** Ends something (a segment, a turn, the battle); the page asks before the last one. */
  readonly ends?: 'step' | 'turn' | 'battle';
  /** No part of the step, and open all the time (offering a draw, say): the page keeps it out of the way. */
  readonly aside?: boolean;
  /** What it is to the piece that is ordered; none: it does not count for who can still act. */
  readonly use?: Use;
  /** It is open with this order, which goes before it and is taken back with it. */
  readonly after?: OrderBase;
  /** What it costs, where something is paid for it: "2 AP". */
  readonly price?: string;
  /** What that is paid out of: so much is left, of what. */
  readonly purse?: { readonly left: number; readonly unit: string };
  /** What the piece may do by itself, where the order that is paid for is not given. */
  readonly unless?: Unless;
  /** What it takes of a store out of which several pieces are paid for: not all of them can be, where that runs out. */
  readonly draws?: Draws;
  /** It is open, but there is nobody whom it could strike now: nobody need wait for it. */
  readonly vain?: true;
  /** It was paid for. */
  readonly paid?: true;
  /** What the piece would have of it now, where that is less or more than others have: nothing at all, little, or much. */
  readonly gain?: Gain;
  /** It leaves no choice, and nothing is lost by it: whoever plays may have it done by itself. */
  readonly byItself?: true;
  /** Dice are thrown as soon as it is ordered: what came before cannot be taken back then. */
  readonly throws?: true;
  /** It puts down what a side begins with: whoever has had enough of it may leave the rest to the book. */
  readonly deploys?: true;
}

/** So much of what is left in a store; `unit`: of what, in the book's words, for more than one. */
export interface Draws {
  readonly from: string;
  readonly cost: number;
  readonly left: number;
  readonly unit: string;
  /** Others may go along, and it costs no more: what is left pays for so many orders, not for so many pieces. */
  readonly along?: true;
}

/** What may come of it that nobody orders, and what is to be feared of that. */
export interface Unless {
  readonly text: string;
  readonly feared: readonly OutlookWarning[];
}

export type Gain = 'nothing' | 'little' | 'much';

/** How one field is filled, and within which limits. Forms say in a `text` what they are about. */
export type Gesture =
  | { readonly kind: 'choose'; readonly among: readonly GestureChoice[] }
  /** Any number of them, also none: a list of their values. */
  | {
      readonly kind: 'several';
      readonly text: string;
      readonly among: readonly GestureChoice<string>[];
      /** Fewer than this are not enough: none is, if it does not say. */
      readonly least?: number;
      /** Those that are chosen to begin with: none, if it does not say. */
      readonly start?: readonly string[];
    }
  | {
      /** How many of each part, and what is chosen beside: an army from a list, say. The value is an object. */
      readonly kind: 'compose';
      readonly text: string;
      readonly parts: readonly ComposePart[];
      /** The member of the value that holds the counts, by the ids of the parts. */
      readonly counts: string;
      /** Members of the value that are chosen. */
      readonly choices: readonly ComposeChoice[];
      readonly starts: readonly GestureStart<Readonly<Record<string, unknown>>>[];
    }
  | {
      /** Something of the player's own, such as an army: the book describes the form in which it is written, and its data are the value. */
      readonly kind: 'write';
      readonly text: string;
      /** What the form has to know of this battle. */
      readonly given: { readonly options: Options; readonly asked?: JsonValue };
      readonly starts: readonly GestureStart<Readonly<Record<string, unknown>>>[];
    }
  | {
      /** All of them, one after the other: a list of their ids. */
      readonly kind: 'rank';
      readonly text: string;
      readonly rows: readonly RankRow[];
      readonly starts: readonly GestureStart<readonly string[]>[];
    }
  | (PlaceLimits & {
      readonly kind: 'place';
      readonly zones: readonly Zone[];
      readonly size: Size;
      readonly turn: boolean;
      readonly at: Pose;
      /** What is put down, if it is not the piece that is ordered: the symbol of somebody aboard it, say. */
      readonly symbol?: string;
      /** Who that is, by its id. */
      readonly who?: string;
      /** Whom it is put down beside, in contact. */
      readonly beside?: Beside;
    })
  | {
      /**
       * Several pieces at once; each with where it may go and where it is put if nobody says. Whoever asks for it with some of them
       * put down already (the field itself in what is said so far) is told where the rest would go beside them.
       */
      readonly kind: 'arrange';
      readonly pieces: readonly ArrangePiece[];
      /** Who may not stand where it is put down already, by its id, and why. */
      readonly misplaced?: Readonly<Record<string, Refusal>>;
      /** How many pieces of the player's own making (fakes, say) may be added. */
      readonly extras?: number;
      /** What such a piece is like. */
      readonly extra?: ArrangeExtra;
    }
  | {
      readonly kind: 'path';
      readonly from: Pose;
      readonly size: Size;
      /** A path to begin with, where the fields before it suggest one. */
      readonly along?: readonly Point[];
    }
  | {
      readonly kind: 'turn';
      readonly from: Pose;
      readonly size: Size;
      /** What stays where it is: its middle, if nothing is said, or the front corner away from which it turns. */
      readonly about?: 'centre' | 'corner';
      /** Tenths of a degree: it turns no farther than that to either side; a hand that wants more is held back there. */
      readonly most?: number;
    }
  | { readonly kind: 'target'; readonly targets: readonly GestureTarget[] }
  | {
      readonly kind: 'aim';
      readonly from?: Pose;
      readonly shape: Shape;
      readonly zones: readonly Zone[];
      /** What is aimed comes so near, edge to edge, to one of these bases. */
      readonly near?: { readonly bases: readonly Polygon[]; readonly within: number };
    };

export interface Size {
  readonly width: number;
  readonly depth: number;
}
export type Shape =
  | { readonly kind: 'square'; readonly side: number }
  | { readonly kind: 'rect'; readonly width: number; readonly depth: number }
  | { readonly kind: 'disc'; readonly diameter: number };
/** What JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };
export interface GestureChoice<Value = unknown> {
  /** Any JSON value: it goes into the order as it is. */
  readonly value: Value;
  readonly label: string;
  readonly text?: string;
  /** What it comes to, all of it, where that is not the verb followed by the label. */
  readonly done?: string;
  /** An army that is chosen: the troops it is made of. */
  readonly troops?: readonly ChoiceTroops[];
  /** No later order changes it: whoever chooses it is asked once more, with what is to be feared of it. */
  readonly forGood?: true;
  readonly closed?: Refusal;
}
/** Troops of one sort in an army that can be chosen. */
export interface ChoiceTroops {
  /** The part of the army to which they belong. */
  readonly group?: string;
  readonly count: number;
  readonly name: string;
  readonly symbol: string;
  /** What they are in the book's own words, or what to know of them. */
  readonly text?: string;
}
/** A value to begin with; the first one is taken if nobody says. */
export interface GestureStart<Value> {
  readonly label: string;
  readonly value: Value;
}
/** What is counted. The limits are the book's; a count beyond them may be asked for, and the book says why not. */
export interface ComposePart {
  readonly id: string;
  readonly label: string;
  readonly text?: string;
  readonly min: number;
  readonly max: number;
}
export interface ComposeChoice {
  readonly name: string;
  readonly label: string;
  readonly among: readonly GestureChoice<string>[];
}
export interface RankRow {
  readonly id: string;
  readonly label: string;
  readonly text?: string;
}
export interface ArrangePiece extends Pick<PlaceLimits, 'barred'> {
  readonly id: string;
  readonly label: string;
  /** What it is in the book's own words, and what it can do. */
  readonly text?: string;
  readonly symbol: string;
  readonly size: Size;
  /** Empty: it waits off the table. */
  readonly zones: readonly Zone[];
  /** It must stand within so much of another piece, wherever that is put; if that stands on the table. */
  readonly tether?: { readonly to: string; readonly reach: number };
  readonly at: Pose | null;
}
/** A piece of the player's own making: its place carries `field` besides `id` and `at`, filled by one of the choices. */
export interface ArrangeExtra {
  readonly label: string;
  readonly symbol: string;
  readonly size: Size;
  readonly field: string;
  readonly among: readonly ExtraChoice[];
}
/** Where it may go hangs on what it is. */
export interface ExtraChoice extends GestureChoice<string>, Pick<PlaceLimits, 'barred'> {
  readonly zones: readonly Zone[];
}
export interface GestureTarget {
  readonly id: string;
  /** Edge to edge, or null where no distance can be measured. */
  readonly gap: number | null;
  readonly closed?: Refusal;
  /** It is near enough: something else closes it. */
  readonly near?: boolean;
  /** Only the distance closes it: nearer, it could be struck. */
  readonly short?: boolean;
}

/** What an order would do, worked out on what its side knows. */
export interface Preview {
  readonly refusal?: Refusal;
  /** The point of its path where the order breaks. */
  readonly breaksAt?: Point;
  /** Share of an allowance used, 0 to 1. */
  readonly used?: number;
  /** A short line for the player: `3.5" of 8"`. */
  readonly cost?: string;
  /** What is paid for an order at a target, as its button says it: `2 CP`. */
  readonly pays?: string;
  /** Where the stand, or all that moves with it as one base, would end; for those who go otherwise than straight there. */
  readonly end?: Pose;
  /** How large what ends there is, where several move as one base. */
  readonly size?: Size;
  /** Whom it would touch there. */
  readonly touches?: readonly string[];
  readonly odds?: Odds<ResultInWords>;
  readonly because: readonly Citation[];
  /** Where each side counts its own before the throw: what is held against each of the pieces; `because` has the rest. */
  readonly counts?: readonly Count[];
  /** Where a table is read: the whole of it, and where. What shifts it stands there; `because` has it too. */
  readonly table?: ResultTable;
  /** What it would be instead, if what the one who orders cannot know were so. */
  readonly otherwise?: Otherwise;
  /** How the other side may answer it at once, and what may come of that. */
  readonly answered?: Otherwise;
  /** What it leaves open to be done from where it ends, at its best. */
  readonly then?: Otherwise;
  /** What is to be feared of it, beside the odds. */
  readonly warnings?: readonly OutlookWarning[];
}

/** A table of results as it is drawn for players: columns from left to right, what shifts from one to the other, and the one that is read. */
export interface ResultTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** What the columns are numbers of, and whose: "causes of B2". */
  readonly counted?: string;
  readonly rows: readonly ResultRow[];
  /** The column that is begun with, and the one that is read. */
  readonly from: number;
  readonly at: number;
  /** Columns to the right, or below 0 to the left, each with its rule; nothing where the column is counted elsewhere. */
  readonly shifts?: readonly ResultShift[];
  /** What should be known of it. */
  readonly note?: Citation;
}
/** By what comes of the throw. */
export interface ResultRow {
  readonly label: string;
  readonly rule: RuleId;
  /** Whom it is for; each cell has a word for each of them. */
  readonly of: readonly string[];
  readonly cells: readonly (readonly string[])[];
}
export interface ResultShift {
  readonly rule: RuleId;
  readonly text: string;
  readonly by: number;
}

/** What else may come: what that hangs on, in a few words, and the odds of it. */
export interface Otherwise extends Pick<Preview, 'odds' | 'counts'> {
  readonly text: string;
}

/** What is counted of a piece, in a few words and row by row. */
export interface Count {
  readonly piece: string;
  readonly text: string;
  readonly because: readonly Citation[];
  /** What may become of it, where the odds of the preview are those of another. */
  readonly odds?: Odds<ResultInWords>;
}

/** A result in words, and how good it is for the side that orders: worst -1 to best 1. */
export interface ResultInWords {
  readonly text: string;
  /** What tells it from other results, in two or three words, where there is no room for the text. */
  readonly short?: string;
  readonly good: number;
  /** How good that is of which the text speaks, where `good` weighs what else comes with it: its colour. */
  readonly tone?: number;
  /** Which pieces it costs, as what; left out where the book does not say. */
  readonly costs?: readonly Cost[];
  /** What it is for each who is concerned, where that is more than one: of many results nobody adds up by eye what befalls him. */
  readonly each?: readonly ResultForOne[];
}
export interface ResultForOne {
  readonly who: string;
  readonly text: string;
  readonly good: number;
}
/** A piece that is lost in a way that a meter counts (`Meter.counts`). */
export interface Cost {
  readonly piece: string;
  readonly as: string;
}
