import type { Point, Pose, Side } from '@umpire/engine';
import type { Quality } from '../pieces.js';
import type { ZoneShape } from './state-ground.js';

/** What is called for: fire on zones, and what comes from the air and from orbit. */

export const CALL_KINDS = ['he', 'cloud', 'nuclear'] as const;
export interface Call {
  readonly id: string;
  readonly side: Side;
  readonly caller: string;
  readonly batteries: readonly string[];
  readonly zone: ZoneShape;
  readonly multiple: number;
  readonly kind: (typeof CALL_KINDS)[number];
  readonly turnCalled: number;
  /** Bases that the caller's company had located when it called (PLA-R-44). */
  readonly locatedAtCall: readonly string[];
}

export const ASSET_KINDS = [
  'air-unit',
  'flyer-flight',
  'pacifier-section',
  'light-airtrans',
  'medium-airtrans',
  'heavy-airtrans',
  'spysat',
  'orbital-laser',
  'cruiser',
  'battleship',
] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];
export const MUNITIONS = ['ga', 'other', 'ecm', 'nuclear'] as const;
export type Munitions = (typeof MUNITIONS)[number];
/** AIR, airtrans, shuttles and what is in orbit: outside companies (PLA-OB-14). An airtrans that has landed is a base too. */
export interface Asset {
  readonly id: string;
  readonly kind: AssetKind;
  readonly side: Side;
  readonly sp: number;
  readonly munitions: Munitions | null;
  readonly pilots: Quality | 'robot';
  readonly windows: readonly (readonly [number, number])[];
  readonly shots: number | null;
  readonly sorties: number;
  readonly lastSortie: number | null;
  readonly damagedToday: boolean;
  readonly readyAt: number;
  readonly mission: Mission | null;
  readonly shuttle: boolean;
  readonly orbit: 'low' | 'geostationary' | null;
  /** The base that stands for it while it is on the table. */
  readonly base: string | null;
  /** On its way: where it lands, and when. */
  readonly flight: { readonly to: Point | 'orbit'; readonly turn: number } | null;
  /** When an orbital laser or ship first fired in its present stay (PLA-ORB-02, -05). */
  readonly firingSince: number | null;
}
export const MISSIONS = ['strike', 'ecm', 'recce', 'orbital'] as const;
export interface Mission {
  readonly kind: (typeof MISSIONS)[number];
  readonly at: Pose;
  readonly munitions: Munitions | null;
  readonly called: number;
  readonly locatedAtCall: readonly string[];
  /** Interception was thrown and it came through. */
  readonly through: boolean;
}
