import type {
  Candidate,
  Citation,
  Finding,
  GlossaryWord,
  Landscape,
  Options,
  Period,
  Procedure,
  Random,
  Refusal,
  ResultTable,
  Rps,
  RuleId,
  Seat,
  Side,
} from '@umpire/engine';
import type { Stories } from '../book/briefing.js';
import type { Prohibition, Sentence } from '../book/lines.js';
import type { Ground } from '../ground/ground.js';
import type { Assessment } from './advice/assessment.js';
import type { Likely } from './advice/likely-natures.js';
import type { Stakes } from './advice/stakes.js';
import type {
  CitedLine,
  ClosingWords,
  Counted,
  Eligibility,
  EngagementResult,
  EngagingPair,
  Outcome,
  ReadyEngagement,
  Weight,
} from './book/engagements.js';
import type { Allowance, Distances, StateBar } from './book/figures.js';
import type { FlightFacts, FlightOrders, FlightStatus } from './book/flights.js';
import type { Grading, Nation, SampleGroup, SegmentRow } from './book/lists.js';
import type { FragileAt, GroupLosses, Losses, LossLimits, SideLosses, Victory } from './book/losses.js';
import type { PlainName, RuleFor, Sayings } from './book/words.js';
import type { Flags } from './face/flags.js';
import type { Places } from './face/place-name.js';
import type { OwnFields } from './own-fields.js';
import type {
  Arc,
  Class,
  EngagementType,
  Grade,
  Kind,
  Mode,
  MoveKind,
  Posture,
  StandFacts,
  Status,
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
    readonly NOTHING_ELSE: readonly ClosingWords[];
    /** By engager: what keeps a stand from using any of its lines, and two stands from one that would do. */
    readonly OWN_BARS_OF: Readonly<Partial<Record<string, readonly Prohibition<StandFacts>[]>>>;
    readonly PAIR_BARS_OF: Readonly<Partial<Record<string, readonly Prohibition<EngagingPair>[]>>>;
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
  /** Losses, Fragile groups and victory. */
  readonly ending: {
    /** Does Fragile bind a Battle Group, or only decide the game? */
    fragileBinds(options: Options): boolean;
  };
  /** Engineers and obstacles. */
  readonly tasks: {
    /** OPT-02: who they are, and that they are not in use. */
    readonly NO_ENGINEERS: Sentence;
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
    readonly PERIOD: Period;
    readonly LANDSCAPES?: Readonly<Record<'usual' | 'snowy', Readonly<Partial<Record<Zone, Landscape>>>>>;
    /** Under which flags armies fight, and what the places of the book's own battles are called. */
    readonly FLAGS: Flags;
    readonly PLACES: Places;
    /** What a stand, in play or on a list, is in plain words; fakes are the family's affair. */
    plainName(stand: Kind & { readonly name?: string | undefined }): PlainName;
    /** By scenario: the story that is read before it. */
    readonly STORIES?: Stories;
    /** What is held against a stand for where it stands, whoever engages it or is engaged by it. */
    exposed?(stand: StandFacts, options: Options): readonly Citation[];
    /** What a stand that was struck before has to fear when it engages, and whether it mends. */
    worn?(state: Status, options: Options): readonly Citation[];
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
    /** Styles that are offered only where optional rules are in use. */
    readonly STYLE_IN_USE?: Readonly<Record<string, (options: Options) => boolean>>;
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
    /** Where a table of columns is read: how it is drawn, for a pair of these names. */
    tableOf?(ready: ReadyEngagement, options: Options, names: readonly [owner: string, target: string]): ResultTable;
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
    /** The rulings as the book suggests them, for who is told of a battle before they are chosen. */
    readonly USUAL: Options;
    /** R-166, HSE-18: the groups that must all be Fragile for the defeat of a side, by their places. */
    askedGroups(groups: readonly GroupLosses[], options: Options): readonly number[];
    victoryOf(
      sides: { readonly a: SideLosses; readonly b: SideLosses | null },
      options: Options,
      because?: Citation[],
    ): Victory;
  };
}
