import {
  type Citation,
  type Finding,
  forbid,
  type Options,
  type Procedure,
  prohibitedBy,
  type Refusal,
} from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import { type Quality, STATES, type State } from '../pieces.js';
import {
  armourSurrenders,
  DEMORALISED,
  type Grade,
  gradeOf,
  MORALE_BARS,
  MORALE_MODIFIERS,
  type MoraleFacts,
  type MoraleOutcome,
  moraleRow,
  neverTests,
  PRISONERS,
  RALLY,
  rallyScore,
  surrenderMetres,
  TRIGGERS,
  type TriggerFacts,
} from '../tables/morale.js';
import { d6, d10, unstated } from './dice.js';
import { hundredths, SLACK } from './hundredths.js';
import { led } from './leadership.js';

export interface Trigger {
  readonly tests: number;
  readonly reasons: readonly string[];
}
const EXEMPT = citation('PLA-MOR-01', 'Starship Marines and robots are never shaken');
/** 7.19: all thresholds together are one test (PLA-R-100), a Big Surprise one of its own. */
export function moraleTrigger(facts: TriggerFacts): Finding<Trigger> {
  if (neverTests(facts.troop)) return { result: { tests: 0, reasons: [] }, because: [EXEMPT] };
  const found = facts.afterSp === 0 ? [] : TRIGGERS.filter(t => t.when(facts));
  const surprises = found.filter(t => t.reason === 'big-surprise').length;
  const tests = surprises + (found.length > surprises ? 1 : 0);
  return { result: { tests, reasons: found.map(t => t.reason) }, because: found.map(t => citation(t.rule, t.text)) };
}

export interface Morale {
  readonly modifier: number;
  readonly outcome: MoraleOutcome;
}
export interface ReadyMorale {
  readonly modifier: number;
  readonly because: readonly Citation[];
}
const LEADER = citation('PLA-MOR-10', 'the leadership of the company');
/** 7.20: refused, or ready to be thrown for. */
export function readyMorale(facts: MoraleFacts, options: Options): Refusal | ReadyMorale {
  const refused = prohibitedBy(MORALE_BARS, facts);
  if (refused) return refused;
  const because: Citation[] = [];
  const leader = led(facts.leadership, facts.commander, options, because);
  if (leader !== 0) because.push(LEADER);
  return { modifier: leader + summed(MORALE_MODIFIERS, facts, options, because), because };
}
export function moraleEffect({ modifier, because }: ReadyMorale, face: number): Finding<Morale> {
  const row = moraleRow(face + modifier);
  return { result: { modifier, outcome: row.outcome }, because: [...because, citation(row.rule, row.text)] };
}
export function* morale(ready: ReadyMorale): Procedure<Finding<Morale>> {
  return moraleEffect(ready, yield* d10('PLA-MOR-07', 'both', 'morale'));
}

export interface DemoralisedFacts {
  readonly troop: 'armoured' | 'foot';
  /** To the nearest enemy; null: there is none. */
  readonly enemyMetres: number | null;
  readonly retreatPossible: boolean;
  readonly leadership: number;
}
export interface Demoralised {
  readonly fate: 'surrenders' | 'permanently-suppressed' | 'runs';
  readonly leadership: number;
}
const LOWERED = citation('PLA-MOR-38', 'its leadership falls', `${DEMORALISED.leadership}`);
const SURRENDERS = citation('PLA-MOR-32', 'with an enemy near it surrenders');
const FLEES = citation('PLA-MOR-40', 'foot flee to cover, or surrender where they cannot');
const STAYS_SUPPRESSED = citation('PLA-MOR-39', 'armour stays suppressed until it has recovered');
/** 7.21: what becomes of a demoralised unit. */
export function demoralised(facts: DemoralisedFacts, options: Options): Finding<Demoralised> {
  const near = facts.enemyMetres !== null && facts.enemyMetres <= surrenderMetres(options);
  const leadership = facts.leadership + DEMORALISED.leadership;
  if (facts.troop === 'foot') {
    const fate = near || !facts.retreatPossible ? 'surrenders' : 'runs';
    return { result: { fate, leadership }, because: [LOWERED, FLEES, ...(near ? [SURRENDERS] : [])] };
  }
  const fate = near && armourSurrenders(options) ? 'surrenders' : 'permanently-suppressed';
  return {
    result: { fate, leadership },
    because: [LOWERED, fate === 'surrenders' ? SURRENDERS : STAYS_SUPPRESSED],
  };
}

export interface Recovery {
  readonly hours: number;
  readonly turns: number;
}
const RECOVERS = citation('PLA-MOR-39', 'it recovers as the umpire says, or in 1d6 x 2 hours');
/** 7.22: so many hours. */
export const recoveryOf = (hours: number): Finding<Recovery> => ({
  result: { hours: hundredths(hours), turns: Math.ceil(hours * DEMORALISED.turnsAnHour - SLACK) },
  because: [RECOVERS],
});
export function* recovery(): Procedure<Finding<Recovery>> {
  return recoveryOf((yield* d6('PLA-MOR-39', 'both', 'hours of recovery')) * DEMORALISED.hours);
}

export interface RallyFacts {
  readonly state: State;
  /** Wins over the grade, and that over the quality. */
  readonly rallyScore?: number | undefined;
  readonly grade?: Grade | undefined;
  readonly quality: Quality;
  readonly gfOrMarine: boolean;
  readonly leadership: number;
  readonly commander: number | null;
  readonly underFire: boolean;
  readonly demoralised: boolean;
}
export interface Rally {
  readonly needed: number;
  readonly modifier: number;
  readonly newState: State;
}
export interface ReadyRally {
  readonly state: State;
  readonly needed: number;
  readonly modifier: number;
  readonly because: readonly Citation[];
}
const RALLIES = citation('PLA-RAL-01', 'its rally score or more: one level');
const TWO_LEVELS = citation('PLA-RAL-02', 'twice its rally score or more: two levels');
const FIRED_AT = citation('PLA-RAL-03', 'still under fire', `${RALLY.underFire}`);
/** 7.23: refused, or ready to be thrown for. */
export function readyRally(facts: RallyFacts, options: Options): Refusal | ReadyRally {
  if (facts.demoralised) return forbid('PLA-MOR-33', 'a demoralised unit does not reorganise');
  if (facts.state === 'ok') return forbid('PLA-RAL-01', 'it is neither pinned nor suppressed');
  const because: Citation[] = [RALLIES];
  const row = rallyScore(facts.grade ?? gradeOf(facts.quality, facts.gfOrMarine, options));
  if (facts.rallyScore === undefined) because.push(citation(row.rule, `${row.grade} troops`, `${row.score}`));
  if (facts.underFire) because.push(FIRED_AT);
  const leader = led(facts.leadership, facts.commander, options, because);
  const modifier = leader + (facts.underFire ? RALLY.underFire : 0);
  return { state: facts.state, needed: facts.rallyScore ?? row.score, modifier, because };
}
export function rallyEffect(ready: ReadyRally, face: number, options: Options): Finding<Rally> {
  const { state, needed, modifier, because } = ready;
  const score = unstated(face, options) + modifier;
  const levels = score >= needed * RALLY.twoLevels ? 2 : score >= needed ? 1 : 0;
  const newState = STATES[Math.max(0, STATES.indexOf(state) - levels)]!;
  const both = state === 'suppressed' && newState === 'ok';
  return { result: { needed, modifier, newState }, because: [...because, ...(both ? [TWO_LEVELS] : [])] };
}
export function* rally(ready: ReadyRally, options: Options): Procedure<Finding<Rally>> {
  return rallyEffect(ready, yield* d10('PLA-RAL-01', 'both', 'to rally'), options);
}

export interface PrisonerFacts {
  readonly capturedSp: number;
  readonly forceBefore: number;
  readonly forceAfter: number;
  readonly scenario: 'normal' | 'always' | 'never';
}
export interface Prisoners {
  readonly accepted: boolean;
  readonly guards: number;
}
const ACCEPTED = citation('PLA-POW-01', 'most troops accept a surrender, and scenarios say who does not');
const BITTER = citation('PLA-POW-02', 'after losing more than half a surrender is refused on 1');
const GUARDS = citation('PLA-POW-03', 'one SP guards eight, or a part of eight');
/** PLA-POW-02: is there a throw? */
export const isBitter = ({ scenario, forceBefore, forceAfter }: PrisonerFacts): boolean =>
  scenario === 'normal' && (forceBefore - forceAfter) * 100 > PRISONERS.bitterPercent * forceBefore;
/** 7.27: whether a surrender is accepted, and how many guard the prisoners. */
export function prisonersTaken({ capturedSp }: PrisonerFacts, accepted: boolean, thrown: boolean): Finding<Prisoners> {
  const guards = accepted ? Math.ceil(capturedSp / PRISONERS.eachGuard) : 0;
  return { result: { accepted, guards }, because: [thrown ? BITTER : ACCEPTED, ...(accepted ? [GUARDS] : [])] };
}
export function* bitterPrisoners(facts: PrisonerFacts): Procedure<Finding<Prisoners>> {
  const face = yield* d6('PLA-POW-02', 'both', 'is the surrender accepted?');
  return prisonersTaken(facts, face !== PRISONERS.refusedOn, true);
}
