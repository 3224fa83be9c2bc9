import { type Citation, isRefusal, type Options, otherSide, type Procedure, SIDES } from '@umpire/engine';
import { d10 } from '../rules/dice.js';
import { demoralised, moraleEffect, moraleTrigger, type ReadyMorale, readyMorale } from '../rules/morale.js';
import { pointsPerSp } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';
import {
  baseOf,
  basesIn,
  commanderAt,
  companyOf,
  has,
  homeBases,
  isMarine,
  isOnTable,
  onTable,
  spOf,
} from './bases.js';
import { toSide } from './change.js';
import { intervenes } from './commanders.js';
import { dugOf, isUnderCover } from './condition.js';
import { held, heldThrow } from './desk.js';
import { belowHalf, mayFallBack } from './falling-back.js';
import { isSafe, wayToCover } from './forced.js';
import { hqLost } from './losses.js';
import { isHeldBy } from './objectives.js';
import { gapBetween, isWithin, spotAt } from './places.js';
import { surrender } from './prisoners.js';
import { type Base, CM, type Company, type State, type Stop } from './state.js';
import { happens, type Play } from './types.js';

/** Step 10 (PLA-SEQ-10): companies that passed a threshold, or are nearly gone; then those who have lost heart before. */
export function* morale(game: Play): Procedure<void> {
  mayFallBack(game, belowHalf(game.state), 'below-half');
  for (const side of SIDES)
    for (const { id } of game.state.companies) {
      const company = companyOf(game.state, id)!;
      if (company.side !== side || company.demoralised) continue;
      if (dueTests(game.state, company) > 0) yield* testMorale(game, company, false);
      else settle(game, company);
    }
  for (const { id } of game.state.companies) {
    const company = companyOf(game.state, id)!;
    if (company.demoralised) yield* lostHeart(game, company);
  }
}

/** PLA-MOR-01: what kind of troops a company is to a test. */
function troopOf(state: State, { id }: Company): 'normal' | 'marine' | 'robot' {
  const bases = basesIn(state, id);
  if (bases.length > 0 && bases.every(isMarine)) return 'marine';
  return bases.length > 0 && bases.every(base => has(base, 'robot')) ? 'robot' : 'normal';
}
export function dueTests(state: State, company: Company): number {
  const afterSp = Math.min(spOf(state, company.id), company.spTested);
  const facts = {
    troop: troopOf(state, company),
    fullSp: company.startSp,
    beforeSp: company.spTested,
    afterSp,
    bigSurprise: false,
  };
  return moraleTrigger(facts).result.tests;
}
function settle(game: Play, company: Company): void {
  const spTested = spOf(game.state, company.id);
  if (spTested !== company.spTested) happens(game, 'tested', { companies: [{ ...company, spTested }] });
}

const halfOf = (bases: readonly Base[], is: (base: Base) => boolean): boolean =>
  bases.length > 0 && bases.filter(is).length * 2 >= bases.length;

/** PLA-R-199: those it commands; a company whose bases are all with others still has its morale. */
function testing(state: State, { id }: Company): Base[] {
  const own = basesIn(state, id).filter(isOnTable);
  return own.length > 0 ? own : homeBases(state, id).filter(isOnTable);
}
/** One test (PLA-MOR-07 to -40); `surprise`: a Big Surprise, which has a test of its own. */
export function* testMorale(game: Play, company: Company, isSurprise: boolean): Procedure<void> {
  const { state, options } = game;
  const bases = testing(state, company);
  const sp = spOf(state, company.id);
  if (sp === 0 || bases.length === 0) return settle(game, company);
  const ready = readyMorale(
    {
      troop: troopOf(state, company),
      fullSp: Math.max(company.startSp, sp),
      sp,
      leadership: company.leadership,
      commander: yield* stepsIn(game, company),
      quality: company.quality,
      dugIn: halfOf(bases, base => dugOf(state, base) !== 'none'),
      inCover: halfOf(bases, base => isUnderCover(state, base)),
      onCapturedObjective: isOnCaptured(state, company, bases, options),
      shaken: company.shaken,
      suppressed: halfOf(bases, base => base.state === 'suppressed' && !isMarine(base)),
    },
    options,
  );
  if (isRefusal(ready)) return settle(game, company);
  const thrown = yield* d10('PLA-MOR-07', company.side, `morale of ${company.name}`);
  const face = yield* looked(game, company, isSurprise ? 'big-surprise' : 'demoralisation', ready, thrown);
  const { result, because } = moraleEffect(ready, face);
  const after: Company = {
    ...companyOf(state, company.id)!,
    spTested: sp,
    shaken: result.outcome === 'shaken' || (company.shaken && result.outcome !== 'ok'),
    ...(isSurprise && { surprised: state.turn }),
  };
  const text = `${company.name} tests: ${face} ${ready.modifier < 0 ? '−' : '+'} ${Math.abs(ready.modifier)}: ${OUTCOMES[result.outcome]}`;
  happens(game, 'tested', { companies: [after] }, toSide(company.side, text, because, ...bases.map(base => base.id)));
  if (result.outcome === 'demoralised') yield* losesHeart(game, after);
}
/** PLA-UMP-37: the umpire may look at a test before it counts; at a Big Surprise, and where a company would lose heart. */
function* looked(game: Play, company: Company, stop: Stop, ready: ReadyMorale, face: number): Procedure<number> {
  const { outcome } = moraleEffect(ready, face).result;
  const { throws } = yield* held(game, outcome === 'demoralised' || stop === 'big-surprise' ? stop : 'steps', {
    rule: 'PLA-MOR-07',
    title: `Morale of ${company.name}`,
    lines: [`${face} ${ready.modifier < 0 ? '−' : '+'} ${Math.abs(ready.modifier)}`],
    proposal: OUTCOMES[outcome],
    because: moraleEffect(ready, face).because,
    throws: [heldThrow('test', `morale of ${company.name}`, face)],
    about: basesIn(game.state, company.id).map(base => base.id),
  });
  return throws[0]!.face;
}
const OUTCOMES = { ok: 'it fights on', shaken: 'it is shaken', demoralised: 'it loses heart' } as const;

/** PLA-CMD-02: the leadership of a commander who is with it and steps in; null: nobody. */
function* stepsIn(game: Play, company: Company): Procedure<number | null> {
  const commander = commanderAt(game.state, company.id);
  return commander && (yield* intervenes(game, commander, company, 'morale')) ? commander.leadership : null;
}

/** PLA-MOR-12, PLA-CAM-09, PLA-R-200. */
export const isOnCaptured = (state: State, { side }: Company, bases: readonly Base[], options: Options): boolean =>
  state.objectives.some(
    objective =>
      objective.heldBy.includes(otherSide(side)) &&
      halfOf(bases, base => isWithin(base, spotAt(objective.at), 5 * CM)) &&
      isHeldBy(state, side, objective, options),
  );

/** PLA-MOR-32 to -40: a company loses heart; each of its bases surrenders, is suppressed, or runs. */
function* losesHeart(game: Play, company: Company): Procedure<void> {
  const bases = basesIn(game.state, company.id);
  const lowered = { ...company, demoralised: true, leadership: company.leadership - 1 };
  happens(game, 'tested', { companies: [lowered] });
  for (const { id } of bases) hqLost(game, id);
  yield* lostHeart(game, lowered);
}
/** PLA-R-196: asked again in every step 10. */
function* lostHeart(game: Play, company: Company): Procedure<void> {
  for (const { id } of basesIn(game.state, company.id)) {
    const base = baseOf(game.state, id)!;
    if (base.where === 'table') yield* fateOf(game, company, base);
  }
}

/** PLA-R-193: the nearest enemy on the ground who can take prisoners. */
function captorOf(state: State, base: Base): Base | undefined {
  const fit = onTable(state, otherSide(base.side)).filter(
    enemy => !companyOf(state, enemy.company)!.demoralised && pointsPerSp(unitOf(enemy.type).kind) > 0,
  );
  return fit.reduce<Base | undefined>(
    (best, one) => (!best || gapBetween(base, one) < gapBetween(base, best) ? one : best),
    undefined,
  );
}

function* fateOf(game: Play, company: Company, base: Base): Procedure<void> {
  const { state, options } = game;
  const captor = captorOf(state, base);
  const isCovered = isSafe(state, base, base, options);
  const path = isCovered ? null : (base.forced?.path ?? wayToCover(state, base, captor ? [captor] : [], options));
  const isArmoured = unitOf(base.type).targetClass === 'armour';
  const { result, because } = demoralised(
    {
      troop: isArmoured ? 'armoured' : 'foot',
      enemyMetres: captor ? gapBetween(base, captor) : null,
      retreatPossible: path !== null || isCovered,
      leadership: company.leadership,
    },
    options,
  );
  if (result.fate === 'surrenders' && captor) return yield* surrender(game, [base], [captor]);
  const mode = isArmoured ? ('tactical' as const) : ('non-tactical' as const);
  const kind = isArmoured ? ('to-cover' as const) : ('run-to-cover' as const);
  const forced = path ? { kind, rule: firstRule(because), path, mode } : null;
  const after: Base = {
    ...base,
    forced,
    assault: null,
    state: isArmoured && !isMarine(base) ? 'suppressed' : base.state,
  };
  happens(game, 'tested', { bases: [after] });
}
const firstRule = (because: readonly Citation[]): string => because[1]?.rule ?? 'PLA-MOR-40';
