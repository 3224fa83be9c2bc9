import type {
  Candidate,
  Citation,
  Count,
  Finding,
  GlossaryWord,
  Landscape,
  Options,
  Procedure,
  Random,
  Refusal,
  Rps,
  RuleId,
  Seat,
  Side,
} from '@umpire/engine';
import type { z } from 'zod';
import type { Stories } from '../book/briefing.js';
import type { Prohibition, Sentence } from '../book/lines.js';
import type { Ground } from '../ground/ground.js';
import type { Assessment } from './advice/assessment.js';
import type { Likely } from './advice/likely-natures.js';
import type { Stakes } from './advice/stakes.js';
import type { OwnFields } from './own-fields.js';
import type {
  Arc,
  Class,
  Code,
  EngagementType,
  Grade,
  Kind,
  Mode,
  MoveKind,
  Posture,
  StandFacts,
  Status,
  SubClass,
  Zone,
} from './pieces.js';
import type { Order } from './play/orders.js';
import type { Nature, Stand, State } from './play/state.js';
import type { Play, Types } from './play/types.js';
import type { EngagementFacts } from './rules/engagement-facts.js';
import type { Rules } from './rules.js';
import type { ArcBar } from './tables/engagement.js';
import type { Needs } from './verbs/index.js';
import type { Words } from './words.js';

/** What a book of this family gives so that the rules it shares with its sisters can be assembled. */
export interface RulesBook extends Omit<Ground, 'DISTANCES'> {
  readonly words: Words;
  /** What the book says where something happens that all of the family know under names of their own. */
  readonly sayings: Sayings;
  /** And the rules that bear another number in each book. */
  readonly ruleFor: RuleFor;
  /** What is told to a flight that attacks from where it is and is sent elsewhere. */
  readonly STAYS_IN_PLACE: Sentence;
  readonly ownFields: OwnFields;
  /** In inches. */
  readonly DISTANCES: Distances;
  /** What armies are made of. */
  readonly army: {
    /** What a stand may not be. */
    readonly STAND_BARS: readonly Prohibition<StandFacts>[];
    /** What the book calls a stand of each class. */
    readonly TERMS: Readonly<Record<Class, { readonly term: 'unit' | 'battery' | 'flight'; readonly rule: RuleId }>>;
    /** Each posture engages in its own segment of a round. */
    readonly SEGMENTS: readonly SegmentRow[];
    readonly TROOP_GRADING: readonly Grading[];
  };
  /** Who engages whom, and what comes of it. */
  readonly engaging: {
    /** Whom a group of lines is for, and the lines of each: who may engage what, and from how far. */
    engagerOf(stand: StandFacts): string;
    readonly LINES_OF: Readonly<Partial<Record<string, readonly CitedLine[]>>>;
    /** The closing words of each engager: it may engage nothing else. */
    readonly NOTHING_ELSE: readonly { readonly by: string; readonly rule: RuleId; readonly text: string }[];
    /** What keeps a stand from using any of its lines, and two stands from one that would do. */
    readonly OWN_BARS: readonly Prohibition<StandFacts>[];
    readonly PAIR_BARS: readonly Prohibition<{ readonly by: StandFacts; readonly target: StandFacts }>[];
    /** Those whom nobody can strike back. */
    neverBack?(owner: StandFacts): boolean;
    /** What else is cited of the engaging stand. */
    alsoCited?(owner: StandFacts): readonly Citation[];
    /** Check (12) of `engagement-eligibility`: into which arcs a stand does not engage. */
    readonly ARC_BARS: readonly ArcBar[];
    /** Whether a stand is what the book means by INFANTRY without more. */
    isInfantry(stand: Pick<StandFacts, 'class' | 'posture'>, options: Options): boolean;
    /** Does what is around the engaging stand count as well as what is around its target? */
    readonly bothCount: boolean;
    /** Between which stands INFANTRY beside the target counts for it. */
    isGuardAsked(owner: Kind, target: Kind): boolean;
    /** may stands of a posture name a blank as their target, in this weather? */
    namesBlanks(posture: Posture, options: Options, awc: boolean): boolean;
    bannedByWeather(by: StandFacts, target: StandFacts, awc: boolean, options: Options): boolean;
  };
  /** How far stands go, and what keeps them. */
  readonly moving: {
    /** What its state keeps a stand from: any move, or one that ends closer to an enemy. */
    readonly STATE_BARS: readonly StateBar[];
    allowanceRow(
      stand: Pick<StandFacts, 'subClass' | 'posture'>,
      revealed: boolean,
      kind: MoveKind,
      options: Options,
    ): Allowance;
  };
  /** Before the battle. */
  readonly setup: {
    deploys(stand: Pick<StandFacts, 'class' | 'posture'>, options: Options): 'table' | 'off-table';
  };
  /** Losses, Fragile groups and victory. */
  readonly ending: {
    /** Does Fragile bind a Battle Group, or only decide the game? */
    fragileBinds(options: Options): boolean;
  };
  /** Smoke and light. */
  readonly support: {
    /** Do smoke and light cost the engagement of the turn? */
    supportIsFree(options: Options): boolean;
  };
}

/** And what it gives so that it can be played: above all its own combat, its results and its victory. */
export type PlayBook = Rules & PlayGifts;

export interface PlayGifts {
  /** What is drawn and said. */
  readonly face: {
    /** The name of a stand's symbol in the sprite; they are drawn after the NATO standard. */
    symbolOf(nature: Nature): string;
    /** What the zones look like where the battles of the book were fought, and in the snow; as usual where nothing is said. */
    readonly LANDSCAPES?: Readonly<Record<'usual' | 'snowy', Readonly<Partial<Record<Zone, Landscape>>>>>;
    /** What a stand, in play or on a list, is in plain words; fakes are the family's affair. */
    plainName(stand: Kind & { readonly name?: string | undefined }): PlainName;
    /** By scenario: the story that is read before it. */
    readonly STORIES?: Stories;
    /** What is held against a stand for where it stands, whoever engages it or is engaged by it. */
    exposed?(stand: StandFacts, options: Options): readonly Citation[];
    readonly MODE_WORDS: Readonly<Record<Mode, string>>;
    readonly GRADE_WORDS: Readonly<Record<Grade, string>>;
    /** The words that cards, markers and meters use, by the ids that they have in the family. */
    readonly GLOSSARY: readonly GlossaryWord[];
    /** TRN-06 to TRN-24: the six segments of a round, in the order in which they are played. */
    readonly SEGMENT_WORDS: readonly { readonly name: string; readonly text: string; readonly rule: RuleId }[];
  };
  /** What armies are made of. */
  readonly army: {
    readonly NATIONS: readonly Nation[];
    readonly SAMPLE_GROUPS: readonly SampleGroup[];
    /** Ways to make up an army of sample groups, taken in turn until the agreed number is reached; and which of them bots like. */
    readonly STYLES: Readonly<Record<string, readonly string[]>>;
    readonly GOOD_STYLES: readonly string[];
    /** Styles that are those of some nations alone. */
    readonly STYLE_NATIONS?: Readonly<Record<string, readonly string[]>>;
  };
  /** What bots lean on. */
  readonly bots: {
    readonly stakes: Stakes;
    readonly LIKELY: Likely;
    /** How soon stands move in a round by their posture, the first first: for bots. */
    readonly MOVE_RANKS: readonly Posture[];
    ownOrders(seat: Seat<Types>): Iterable<Order>;
    /** And with what they seem worth, those that are worth something. */
    ownCandidates?(seat: Assessment): Iterable<Candidate<Order>>;
    /** Any of them, quickly: for random play. */
    someOwnOrder?(seat: Seat<Types>, chance: Random): Order | undefined;
  };
  /** Who engages whom, and what comes of it. */
  readonly engaging: {
    weightOf(e: EngagementFacts, type: EngagementType, options: Options): Weight;
    /** What both count, or what it comes to, in a few words. */
    weightWords(weight: Weight, engaged: { readonly stand: string; readonly target: string }): string;
    /** Where both players count: what is held against the owner's stand, and against the target. */
    countsOf?(ready: ReadyEngagement, options: Options): readonly [owner: Counted, target: Counted];
    /** Weights with which everything ends alike have the same. */
    bandOf(weight: Weight): Weight;
    /** What else keeps a stand from engaging now, whoever the target. */
    turnBar?(nature: Nature, state: State): Refusal | undefined;
    readyEngagement(facts: EngagementFacts, eligible: Eligibility, options: Options): ReadyEngagement;
    strike(e: ReadyEngagement, options: Options, by?: Side): Procedure<Finding<EngagementResult>>;
    recovered(state: Status, rested: boolean, options: Options): Finding<{ state: Status }>;
    /** who may recover at all; everybody where the book does not say. */
    recovers?(stand: Stand): boolean;
    /** A friend near by that makes a stand harder to strike; none where the book knows no such. */
    givesCover?(nature: Nature): boolean;
    arcLimits(options: Options): { readonly front: number; readonly rear: number };
    arcSeen(facing: number, dx: number, dy: number, options: Options): Arc;
    mineResult(stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome>;
  };
  /** How far stands go, and what keeps them. */
  readonly moving: {
    /** Along which facing a stand falls back. */
    backFrom(state: State, stand: Stand): number;
    /** is a stand lost that has not the room for its whole forced move? */
    losesTheBlocked(options: Options): boolean;
  };
  /** Flights. */
  readonly air: {
    airSchedule(f: FlightFacts, options: Options): FlightStatus;
    /** TRN-15, TRN-16: may CAS remain on the table after its first engagement? */
    lingers(stand: FlightFacts['stand']): boolean;
    /** which state keeps a flight from being sent back? */
    isKeptBack(status: Status): boolean;
    /** does CAS that has left come again? */
    casComesBack(options: Options): boolean;
    /** Of those that attack in segment 2: which of them makes no attack runs, and why. */
    attackBar?(nature: Nature): Refusal | undefined;
    /** What the orders of flights say in this book besides; none where they say no more. */
    readonly FLIGHT?: FlightOrders;
  };
  /** Turns and rounds. */
  readonly turns: {
    /** R7: what else happens when the round of a player ends. */
    roundEnds?(game: Play, by: Side): void;
  };
  /** The verbs that this book has alone. */
  readonly verbs: {
    /** The verbs that this book has alone, which of them are nobody's business, and the orders that bots may give with them. */
    ownVerbs(book: Needs): Readonly<Record<string, unknown>>;
    readonly secretVerbs: readonly string[];
  };
  /** Engineers and obstacles. */
  readonly tasks: {
    obstacleUnused(kind: ObstacleKind, options: Options): Refusal | undefined;
    engineerNeeds(task: EngineerTask): number;
  };
  /** Losses, Fragile groups and victory. */
  readonly ending: {
    /** What counts as a loss, the worst first. */
    readonly LOSS_KINDS: readonly [string, ...string[]];
    /** As the book calls each. */
    readonly LOSS_NAMES: Readonly<Record<string, string>>;
    /** HSE-18: does a scenario that ends by losses compare shares of what a side began with, or plain numbers? */
    readonly LOSSES_AS: 'shares' | 'numbers';
    /** the losses among the stands of a group, fakes left out; in a view a stand may be a blank. */
    tally(stands: readonly Stand[], options: Options): Losses;
    groupReasons(losses: GroupLosses, fragileAt: FragileAt | null): Citation[];
    armyReasons(side: SideLosses): Citation[];
    /** What a stand that counts as such a loss is, in plain words. */
    readonly LOSS_WORDS: Readonly<Record<string, string>>;
    /** From how many losses on a Battle Group is Fragile. */
    groupLimits(group: GroupLosses, fragileAt: FragileAt | null): LossLimits;
    /** From how many on a whole army is; null: nobody asks. */
    armyLimits(side: SideLosses): LossLimits | null;
    /** does a side lose by the losses of its whole army alone? */
    losesByArmy(side: SideLosses, options: Options): boolean;
    /** R-166, HSE-18: the groups that must all be Fragile for the defeat of a side, by their places. */
    askedGroups(groups: readonly GroupLosses[], options: Options): readonly number[];
    victoryOf(
      sides: { readonly a: SideLosses; readonly b: SideLosses | null },
      options: Options,
      because?: Citation[],
    ): Victory;
  };
}

/** "Main battle tanks", and in a word beside the counter: "Tanks". */
export interface PlainName {
  readonly name: string;
  readonly short: string;
  /** Of one that goes by a name of its own ("Panther"): what it is. Such a name is written as it stands. */
  readonly sort?: string;
}

/** A plain name, or its short form, in the middle of a sentence. */
export const inSentence = (word: string, { sort }: PlainName): string =>
  sort === undefined ? word.toLowerCase() : word;

/** Sentences that hold the book's own words. */
export type Sayings = Readonly<
  Record<
    'lost' | 'drivenOff' | 'fallsBack' | 'noRoomBack' | 'overTheEdge' | 'firstFlights' | 'fixed' | 'inDoubt',
    string
  >
>;

export type RuleFor = Readonly<
  Record<
    | 'lost'
    | 'fallsBack'
    | 'statuses'
    | 'fragileEngages'
    | 'fragileMoves'
    | 'defeat'
    /** The BGHQ keeps to its stands, as they keep to it. */
    | 'bghqStays',
    RuleId
  >
>;

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
  readonly bghq?: true;
  readonly jungleTrained?: boolean;
  /** What its owner calls it. */
  readonly name?: string;
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
  /** Neither darkness nor weather shortens it. */
  readonly fixed?: true;
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

/** An engagement that may be made, with everything worked out that hangs on no throw. */
export interface ReadyEngagement {
  readonly facts: EngagementFacts;
  readonly type: EngagementType;
  readonly maxRange: number | null;
  readonly weight: Weight;
  readonly because: readonly Citation[];
}

export type Counted = Omit<Count, 'piece'>;

/** What all that counts for and against comes to, as the book reads its results by it: one number, or one for each of the two stands. */
export type Weight = number | readonly number[];
export const isSameWeight = (a: Weight, b: Weight): boolean => String(a) === String(b);

/** What a result makes of a stand. */
export interface Outcome {
  readonly code: Code;
  readonly state: Status;
  /** Inches of its forced move. */
  readonly move: number;
  readonly leavesTable: boolean;
  readonly removed: boolean;
}

export interface EngagementResult {
  readonly rps: Rps;
  readonly owner: Outcome;
  readonly target: Outcome;
}

/** A flight on its turn: when it came on, when it first attacked, and which turn it is now. */
export interface FlightFacts {
  readonly stand: Kind;
  readonly state: Status;
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

/** What an order to a flight says besides where it goes. */
export interface FlightOrders {
  /** Schemas of these fields, and how each is filled. */
  readonly order: Readonly<Record<string, z.ZodType>>;
  readonly fields: Readonly<Record<string, object>>;
  /** What an order says of them. */
  flown(order: object): object;
  /** Every way to say it, and how well one suits what a flight is about to do, as a worth beside others: for bots. */
  readonly ways: readonly object[];
  suits(nature: Nature, order: object): number;
  /** Why a flight does not fly so at all. */
  refusal(nature: Nature, order: object): Refusal | undefined;
  /** Why a flight that keeps its place does not fly so. */
  heldRefusal(stand: Stand, order: object): Refusal | undefined;
}

export const OBSTACLE_KINDS = ['MNF', 'OBS'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];
export const TASKS = ['clear-mines', 'remove-obstruction', 'bridge'] as const;
export type EngineerTask = (typeof TASKS)[number];

/** Numbers of stands by the kinds of loss that the book counts (`LOSS_KINDS`). */
export type Losses = Readonly<Record<string, number>>;
/** By the kind of loss: how many it takes, and by which rule. */
export type LossLimits = Readonly<Record<string, { readonly at: number; readonly rule: RuleId }>>;
/** HSE-19: those that make a Battle Group of a scenario Fragile, in place of the book's own. */
export type FragileAt = Losses;

export interface GroupLosses {
  /** How many it began with. */
  readonly stands: number;
  readonly losses: Losses;
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
