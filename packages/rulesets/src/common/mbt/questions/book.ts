import type { Citation, Finding, Options, Procedure, Refusal, Rps } from '@umpire/engine';
import type { ZodType } from 'zod';
import type { Draft } from '../../book/draft.js';
import type { Eligibility, EngagementResult, Outcome, ReadyEngagement } from '../book/engagements.js';
import type { FlightFacts, FlightStatus } from '../book/flights.js';
import type { Arc, Kind, Mode, Posture, StandFacts, Status } from '../pieces.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';
import type { Rules } from '../rules.js';
import type { Vocabulary } from '../words.js';

/** What a book gives so that the questions it shares with its sisters can be asked: its rules, and nothing of play. */
export interface AskedGifts {
  readonly asked: {
    /** Of stands in play. */
    readonly STATES: Vocabulary;
    readonly ARCS: Vocabulary;
    readonly REGIONS: Vocabulary;
    readonly GROUND_SUB_CLASSES: Vocabulary;
    /** Other names by which postures may be called. */
    readonly ALIASES: Readonly<Record<string, Posture>>;
    /** What a stand of this book says besides, and what that makes of its facts. */
    readonly STAND_FIELDS: Readonly<Record<string, ZodType>>;
    ownFacts(given: object, to: Draft<StandFacts>, path: string): Refusal | undefined;
    /** What ARC-01 says, in a few words. */
    readonly ARCS_SAID: string;
    arcSeen(facing: number, dx: number, dy: number, options: Options): Arc;
    modeChange(stand: Kind, to: Mode, options: Options): Refusal | Finding<{ mode: Mode; changed: boolean }>;
    readyEngagement(facts: EngagementFacts, eligible: Eligibility, options: Options): ReadyEngagement;
    strike(e: ReadyEngagement, options: Options): Procedure<Finding<EngagementResult>>;
    recovered(state: Status, rested: boolean, options: Options): Finding<{ state: Status }>;
    airSchedule(f: FlightFacts, options: Options): FlightStatus;
    airReasons(f: FlightFacts): readonly Citation[];
    mineResult(stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome>;
  };
}
export type QuestionBook = Rules & AskedGifts;
