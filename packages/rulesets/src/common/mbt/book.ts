import type { Citation, Finding, Options, Procedure, Refusal, Rps, RuleId, Side } from '@umpire/engine';
import type { Prohibition } from '../book/lines.js';
import type { Ground } from '../ground/ground.js';
import type {
  Arc,
  Class,
  Code,
  EngagementType,
  Grade,
  Mode,
  MoveKind,
  Posture,
  StandFacts,
  StandState,
  SubClass,
  Zone,
} from './pieces.js';
import type { EngagementFacts } from './rules/engagement-facts.js';
import type { Rules } from './rules.js';

/** What a book of this family gives so that the rules it shares with its sisters can be assembled. */
export interface RulesBook extends Omit<Ground, 'DISTANCES'> {
  /** In inches. */
  readonly DISTANCES: Distances;
  /** What a stand may not be. */
  readonly STAND_BARS: readonly Prohibition<StandFacts>[];
  /** What the book calls a stand of each class. */
  readonly TERMS: Readonly<Record<Class, { readonly term: 'unit' | 'battery' | 'flight'; readonly rule: RuleId }>>;
  /** Each posture engages in its own segment of a round. */
  readonly SEGMENTS: readonly SegmentRow[];
  readonly HELICOPTER_MODES: readonly Mode[];
  readonly TROOP_GRADING: readonly Grading[];
  allowanceRow(stand: Pick<StandFacts, 'subClass' | 'posture'>, revealed: boolean, kind: MoveKind): Allowance;
  deploys(stand: Pick<StandFacts, 'class' | 'posture'>, options: Options): 'table' | 'off-table';
  /** Does Fragile bind a Battle Group, or only decide the game? */
  fragileBinds(options: Options): boolean;
  /** Whether a stand is what the book means by INFANTRY without more. */
  isInfantry(stand: Pick<StandFacts, 'class' | 'posture'>, options: Options): boolean;
  /** may stands of a posture name a blank as their target? */
  namesBlanks(posture: Posture, options: Options): boolean;
  /** Do smoke and light cost the engagement of the turn? */
  supportIsFree(options: Options): boolean;
  bannedByWeather(by: StandFacts, target: StandFacts, awc: boolean, options: Options): boolean;
}

/** And what it gives so that it can be played: above all its own combat, its results and its victory. */
export interface PlayBook extends Rules {
  readonly NATIONS: readonly Nation[];
  readonly SAMPLE_GROUPS: readonly SampleGroup[];
  readonly LINES_OF: Readonly<Partial<Record<string, readonly CitedLine[]>>>;
  engagerOf(stand: StandFacts): string;

  lineOf(by: StandFacts, target: StandFacts, options: Options): CitedLine | undefined;
  longestRange(stand: StandFacts, e: Visibility, options: Options): Refusal | number | null;
  ownerRefusal(owner: StandFacts, segment: number | null, options: Options): Refusal | undefined;
  eligibility(e: EngagementFacts, options: Options): Refusal | Eligibility;
  factorsOf(e: EngagementFacts, options: Options): CitedFactor[];
  shiftOf(factors: readonly CitedFactor[]): number;
  columnOf(shift: number): number;
  readyEngagement(facts: EngagementFacts, eligible: Eligibility, options: Options): ReadyEngagement;
  strike(e: ReadyEngagement, options: Options, by?: Side): Procedure<Finding<EngagementResult>>;
  /** is a stand lost that has not the room for its whole forced move? */
  losesTheBlocked(options: Options): boolean;
  recovered(state: StandState, rested: boolean, options: Options): Finding<{ state: StandState }>;

  arcLimits(options: Options): { readonly front: number; readonly rear: number };
  arcSeen(facing: number, dx: number, dy: number, options: Options): Arc;
  airSchedule(f: FlightFacts, options: Options): FlightStatus;
  /** TRN-15, TRN-16: may CAS remain on the table after its first engagement? */
  lingers(stand: FlightFacts['stand']): boolean;
  /** does CAS that has left come again? */
  casComesBack(options: Options): boolean;

  mineResult(stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome>;
  obstacleUnused(kind: ObstacleKind, options: Options): Refusal | undefined;
  engineerNeeds(task: EngineerTask): number;

  groupReasons(losses: GroupLosses, fragileAt: FragileAt | null): Citation[];
  armyReasons(side: SideLosses): Citation[];
  victoryOf(
    sides: { readonly a: SideLosses; readonly b: SideLosses | null },
    options: Options,
    because?: Citation[],
  ): Victory;
}

/** The distances that stand alone and in no table of their own, in inches. */
export type Distances = Readonly<
  Record<
    | 'contact'
    | 'toBghq'
    | 'targetToBghq'
    | 'infantryNear'
    | 'ecmCover'
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

export interface SegmentRow {
  readonly posture: Posture;
  /** In which it engages; null for REC, which engages nothing. */
  readonly segment: 1 | 2 | 3 | 4 | 5 | 6 | null;
  readonly rule: RuleId;
  readonly text: string;
}

export interface Grading {
  readonly region: string;
  readonly grade: Grade;
  readonly rule: RuleId;
  /** A nation or people, which beats a continent. */
  readonly named: boolean;
}

export interface Nation {
  readonly nation: string;
  readonly regions: readonly string[];
  readonly grade: Grade;
  readonly homeZone: Zone;
}

/** So many stands of one kind in a list; the first of a group's list is its BGHQ. */
export interface ListedStand {
  readonly count: number;
  readonly subClass: SubClass;
  readonly posture: Posture;
  readonly mode: Mode;
  readonly helicopter?: true;
  readonly bghq?: true;
}
export interface SampleGroup {
  readonly name: string;
  readonly stands: readonly ListedStand[];
}

/** How far a stand may go in a turn, in inches. */
export interface Allowance {
  readonly good: number;
  readonly bad: number;
  readonly rule: RuleId;
  readonly cited: Citation;
}

/** A line that lets somebody engage somebody. */
export interface EligibilityLine {
  readonly rule: RuleId;
  /** In inches, as printed; null where the book prints no figure. */
  readonly range: number | null;
  readonly text: string;
  /** A line that names a posture beats one that names a class. */
  readonly names?: Posture;
  when(target: StandFacts, options: Options): boolean;
}
/** A line as it is used: with its citation made. */
export type CitedLine = EligibilityLine & { readonly cited: Citation };

/** What bears on a range besides the line itself. */
export type Visibility = Pick<EngagementFacts, 'light' | 'awc' | 'targetIlluminated'>;

/** What an engagement may do: between whom it works, from how far, and by which line. */
export interface Eligibility {
  readonly type: EngagementType;
  readonly printedRange: number | null;
  readonly maxRange: number | null;
  readonly line: RuleId;
  readonly because: readonly Citation[];
}

/** Something that counts for or against the one who engages. */
export interface CitedFactor {
  readonly effect: string;
  readonly cited: Citation;
}

/** An engagement that may be made, with everything worked out that hangs on no throw. */
export interface ReadyEngagement {
  readonly facts: EngagementFacts;
  readonly type: EngagementType;
  readonly maxRange: number | null;
  readonly shift: number;
  readonly because: readonly Citation[];
}

/** What a result makes of a stand. */
export interface Outcome {
  readonly code: Code;
  readonly state: StandState | 'neutralised';
  /** Inches of its forced move. */
  readonly move: number;
  readonly leavesTable: boolean;
  readonly removed: boolean;
}

export interface EngagementResult {
  readonly type: EngagementType;
  readonly maxRange: number | null;
  readonly shift: number;
  readonly column: number;
  readonly rps: Rps;
  readonly owner: Outcome;
  readonly target: Outcome;
}

/** A flight on its turn: when it came on, when it first attacked, and which turn it is now. */
export interface FlightFacts {
  readonly stand: Pick<StandFacts, 'subClass' | 'posture' | 'mode' | 'helicopter'>;
  readonly entered: number | null;
  readonly firstAttack: number | null;
  readonly turn: number;
}
export interface FlightStatus {
  readonly status: 'off-table' | 'on-station' | 'waiting' | 'ready' | 'lingering' | 'left';
  readonly mayMove: boolean;
  readonly mayEngage: boolean;
  readonly leavesEndOfTurn: number | null;
  readonly mayReturn: boolean;
}

export const OBSTACLE_KINDS = ['MNF', 'OBS'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];
export const TASKS = ['clear-mines', 'remove-obstruction', 'bridge'] as const;
export type EngineerTask = (typeof TASKS)[number];

/** HSE-19: numbers of stands that make a Battle Group of a scenario Fragile, in place of the book's shares. */
export interface FragileAt {
  readonly repulsed: number;
  readonly neutralised: number;
}

export interface GroupLosses {
  /** How many it began with. */
  readonly stands: number;
  /** Counted by. */
  readonly repulsed: number;
  readonly neutralised: number;
  /** Fragile already: it stays so. */
  readonly fragile: boolean;
  /** Some stand of it is left. */
  readonly inPlay: boolean;
  /** It has AIRCRAFT and ARTILLERY only. */
  readonly distant?: boolean;
  /** HSE-18: the scenario leaves it out of account. */
  readonly leftOut?: boolean;
}
export interface SideLosses {
  readonly groups: readonly GroupLosses[];
  readonly fragileAt?: FragileAt | null;
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
