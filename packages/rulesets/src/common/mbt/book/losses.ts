import type { RuleId } from '@umpire/engine';

/** What is counted as lost, and who has lost by it. */

/** Numbers of stands by the kinds of loss that the book counts (`LOSS_KINDS`). */
export type Losses<K extends string = string> = Readonly<Record<K, number>>;

/** By the kind of loss: how many it takes, and by which rule. */
export type LossLimits = Readonly<Record<string, { readonly at: number; readonly rule: RuleId }>>;

/** HSE-19: those that make a Battle Group of a scenario Fragile, in place of the book's own. */
export type FragileAt = Losses;

/** In a book that counts the kinds `K`. */
export interface GroupLosses<K extends string = string> {
  /** How many it began with. */
  readonly stands: number;
  readonly losses: Losses<K>;
  /** Fragile already: it stays so. */
  readonly fragile: boolean;
  /** a stand of it has just recovered, by which alone it may cease to be Fragile; a loss never heals. Unsaid: it may. */
  readonly recovered?: boolean;
  /** Some stand of it is left. */
  readonly inPlay: boolean;
  /** It has AIRCRAFT and ARTILLERY only. */
  readonly distant?: boolean;
  /** HSE-18: the scenario leaves it out of account. */
  readonly leftOut?: boolean;
}

export interface SideLosses<K extends string = string> {
  readonly groups: readonly GroupLosses<K>[];
  readonly fragileAt?: Losses<K> | null;
}

export interface SideFate {
  readonly fragileGroups: readonly number[];
  readonly armyThreshold: boolean;
  readonly lost: boolean;
}

export interface Victory {
  readonly a: SideFate;
  readonly b: SideFate | null;
  readonly outcome: 'continue' | 'a-wins' | 'b-wins' | 'draw';
}
