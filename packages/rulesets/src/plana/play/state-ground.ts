import type { Point, Pose, Side } from '@umpire/engine';
import type { Dug } from '../pieces.js';

/** What lies on the table and over it: zones, CLOUD, the ground, the weather, objectives. */

/** A beaten zone on the ground. */
export type ZoneShape =
  | { readonly shape: 'rectangle'; readonly at: Pose; readonly width: number; readonly depth: number }
  | { readonly shape: 'circle'; readonly at: Pose; readonly diameter: number };

export interface Cloud {
  readonly id: string;
  readonly source: 'tank' | 'shell' | 'canister';
  readonly at: Pose;
  readonly guns: number;
  readonly turn: number;
  /** PLA-HID-08: sides that see it. */
  readonly seenBy: readonly Side[];
}

/** What lies on the ground: the kinds of the terrain table, what a scenario adds, and what a battle leaves behind. */
export const FEATURE_KINDS = [
  'open',
  'open-woods',
  'close-woods',
  'forest',
  'built-up',
  'stream',
  'river',
  'road',
  'bridge',
  'hill',
  'minefield',
  'lane',
  'crater',
  'works',
] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

/** Ground that lies there from the beginning, or comes in the battle. */
export interface Feature {
  readonly id: string;
  readonly kind: FeatureKind;
  readonly name: string | null;
  readonly outline: readonly Point[] | null;
  readonly line: readonly Point[] | null;
  readonly at: Point | null;
  readonly level: number;
  readonly cover: boolean;
  readonly dense: boolean;
  readonly hiddenFrom: readonly Side[];
  /** A bridge is blown; a minefield is cleared; a trench is gone. */
  readonly down: boolean;
  /** Buildings that have fallen (PLA-NUC-03): within these circles. */
  readonly rubble: boolean;
  /** Of works: how deep, and whose. */
  readonly dug: Dug;
  readonly owner: Side | null;
  /** Captured in this turn (PLA-R-69). */
  readonly captured: number | null;
}

export interface Weather {
  readonly visibility: number;
  readonly closeLimit: number;
  readonly denseCloud: boolean;
  /** Tenths of a degree in which the wind blows. */
  readonly wind: number;
  readonly prevailing: number;
  /** What the scenario or the umpire has settled; until which turn. */
  readonly fixed: Readonly<Partial<Record<'visibility' | 'closeLimit' | 'denseCloud' | 'wind', number | true>>>;
}

export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly value: number;
  readonly whenBlown: Readonly<Record<Side, number>> | null;
  /** PLA-VIC-07: whose it is while both sides are there; not given: nobody’s. */
  readonly keeper?: Side | undefined;
  /** One that the umpire gave to a side alone (PLA-UMP-24); null: both know of it. */
  readonly only: Side | null;
  readonly holder: Side | null;
  /** Who has held it at some end of a turn, or at the start (PLA-CAM-09). */
  readonly heldBy: readonly Side[];
}
