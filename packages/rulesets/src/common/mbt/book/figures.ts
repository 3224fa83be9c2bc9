import type { Citation, Options, RuleId } from '@umpire/engine';
import type { Status } from '../pieces.js';

/** Distances, moves and works. */

/** What a status keeps a stand from. */
export interface StateBar {
  readonly rule: RuleId;
  readonly text: string;
  when(state: Status, endsCloser: boolean, options: Options): boolean;
}

/** The distances that stand alone and in no table of their own, in inches. */
export type Distances = Readonly<
  Record<
    | 'contact'
    | 'toBghq'
    | 'targetToBghq'
    | 'infantryNear'
    | 'march'
    | 'reveal'
    | 'deploy'
    | 'deployStatic'
    | 'offTable'
    | 'deployApart'
    | 'airEntry'
    | 'screen'
    | 'batteryLight'
    | 'unitLight'
    | 'unitLightReach'
    | 'minor'
    | 'minorsApart'
    | 'mbua'
    | 'river'
    | 'road'
    | 'base'
    | 'obstacle'
    | 'minefieldDepth',
    number
  >
>;

/** How far a stand may go in a turn, in inches. */
export interface Allowance {
  readonly good: number;
  readonly bad: number;
  readonly rule: RuleId;
  readonly cited: Citation;
}

export const OBSTACLE_KINDS = ['MNF', 'OBS'] as const;

export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

export const TASKS = ['clear-mines', 'remove-obstruction', 'bridge'] as const;

export type EngineerTask = (typeof TASKS)[number];
