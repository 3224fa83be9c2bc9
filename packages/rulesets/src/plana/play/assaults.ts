import {
  type Citation,
  distance,
  facingOf,
  isRefusal,
  type Line,
  type Point,
  type Procedure,
  pointAhead,
  type Side,
} from '@umpire/engine';
import { type AssaultFacts, type AssaultResult, readyAssault } from '../rules/assault.js';
import { d10 } from '../rules/dice.js';
import { commanderUnderFire } from '../rules/leadership.js';
import type { AssaultUnit } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';
import { type AssaultGroup, assaultGroups, isFlank, pointsOf, ruledGroup } from './assault-groups.js';
import { looked, OUTCOMES, signed, thrown } from './assault-throws.js';
import { baseOf, companyOf, has } from './bases.js';
import { line } from './change.js';
import { intervenes } from './commanders.js';
import { dugOf, isNonTactical } from './condition.js';
import { mayFallBack } from './falling-back.js';
import { legAway, wayToCover } from './forced.js';
import { groundOf, isDense } from './ground.js';
import { isOff, leaveTable } from './leaving.js';
import { calledBy } from './ledger.js';
import { commanderLost, lossOf } from './losses.js';
import { asIfUnhurt, movedTo, wayOf } from './moves.js';
import { gapBetween, inContact, mean, type Placed } from './places.js';
import { surrender } from './prisoners.js';
import { seenInAssault } from './seeing.js';
import { putDown, settle } from './setting-down.js';
import { type Base, CM, type Commander, type Company, type State } from './state.js';
import { isSurprised, testSurprises } from './surprise.js';
import { happens, type Play } from './types.js';

/** Step 9 (PLA-SEQ-09): the groups as they are when it begins, one after the other. */
export function* assaults(game: Play): Procedure<void> {
  const surprised: string[] = [];
  for (const group of assaultGroups(game.state, game.options)) {
    const now = stillThere(game.state, yield* whoAttacks(group));
    if (!now) continue;
    surprised.push(...(yield* fight(game, now)));
  }
  takeEmpty(game);
  settle(game);
  yield* testSurprises(game, surprised);
}

/** PLA-R-188: even, side a attacks; odd, side b. */
function* whoAttacks(group: AssaultGroup): Procedure<AssaultGroup> {
  if (!group.tied) return group;
  const face = yield* d10('PLA-R-188', 'both', 'who attacks');
  return face % 2 === 0 ? group : group.tied;
}

function stillThere(state: State, group: AssaultGroup): AssaultGroup | undefined {
  const fighting = (bases: readonly Base[]): Base[] =>
    bases.flatMap(({ id }) => {
      const base = baseOf(state, id);
      return base && (base.where === 'table' || base.where === 'mounted') ? [base] : [];
    });
  const [attackers, defenders] = [fighting(group.attackers), fighting(group.defenders)];
  return attackers.length > 0 && defenders.length > 0 ? { ...group, attackers, defenders } : undefined;
}

const unitFor = (state: State, base: Base): AssaultUnit => ({
  id: base.id,
  kind: unitOf(base.type).kind,
  sp: base.sp,
  state: base.state,
  dug: dugOf(state, base),
  // PLA-CAM-11: who fights from his carrier is undeployed
  nonTactical: base.where === 'mounted' || isNonTactical(state, base),
  specialist: has(base, 'specialist'),
  shaken: companyOf(state, base.company)?.shaken ?? false,
});

/** PLA-R-75: the company with most points leads. */
function leaderOf(state: State, bases: readonly Base[]): Company {
  const companies = [...new Set(bases.map(base => base.company))].map(id => companyOf(state, id)!);
  const points = (company: Company): number => pointsOf(bases.filter(base => base.company === company.id));
  return companies.reduce((best, one) =>
    points(one) > points(best) || (points(one) === points(best) && one.leadership > best.leadership) ? one : best,
  );
}
/** PLA-CMD-02: the best commander of a side who is with one of its companies and steps in. */
function* commanderOf(game: Play, bases: readonly Base[], company: Company): Procedure<Commander | undefined> {
  const here = game.state.commanders.filter(
    one => one.intervene.includes('assault') && bases.some(base => base.company === one.company),
  );
  const best = here.reduce<Commander | undefined>(
    (top, one) => (!top || one.leadership > top.leadership ? one : top),
    undefined,
  );
  return best && (yield* intervenes(game, best, company, 'assault')) ? best : undefined;
}

function* fight(game: Play, given: AssaultGroup): Procedure<string[]> {
  yield* looked(game, given);
  const group = ruledGroup(game.state, given);
  const { attackers, defenders } = group;
  const [lead, held] = [leaderOf(game.state, attackers), leaderOf(game.state, defenders)];
  const leads = yield* commanderOf(game, attackers, lead);
  const holds = yield* commanderOf(game, defenders, held);
  const facts = factsOf(game, group, { lead, leads }, { lead: held, leads: holds });
  const { faces, result, because } = yield* thrown(game, group, readyAssault(facts, game.options));
  seenInAssault(game, group);
  tellOf(game, group, faces, result, because);
  yield* applied(game, group, result);
  for (const commander of [leads, holds]) if (commander) yield* endangered(game, commander);
  mayFallBack(
    game,
    defenders.map(base => base.company),
    'assaulted',
  );
  return facts.defender.surprised ? defenders.map(base => base.company) : [];
}

/** Who leads a side in an assault. */
interface Led {
  readonly lead: Company;
  readonly leads: Commander | undefined;
}
function factsOf(game: Play, group: AssaultGroup, attacking: Led, defending: Led): AssaultFacts {
  const { state, options } = game;
  const { attackers, defenders } = group;
  return {
    attacker: {
      leadership: attacking.lead.leadership,
      commander: attacking.leads?.leadership ?? null,
      units: attackers.map(base => unitFor(state, base)),
      surprised: isSurprised(state, attackers, defenders),
      flank: isFlank(group),
    },
    defender: {
      leadership: defending.lead.leadership,
      commander: defending.leads?.leadership ?? null,
      units: defenders.map(base => unitFor(state, base)),
      surprised: isSurprised(state, defenders, attackers),
      retreatBlocked: onGround(defenders).every(base => legAway(state, base, attackers, 5 * CM, options) === null),
    },
    denselyBuiltUp: halfOf(onGround(defenders), base => isDense(groundOf(state.terrain.now), base)),
    lastTurnConfused: attackers.some(base => base.assault?.confused),
  };
}

/** PLA-HID-07: both sides learn the bases, points, throws and result; each names the other's by their numbers. */
function tellOf(
  game: Play,
  { attackers, defenders }: AssaultGroup,
  faces: { attacker: number; defender: number },
  result: AssaultResult,
  because: readonly Citation[],
): void {
  const { ledgers, turn } = game.state;
  const said = (called: (base: Base) => string): string =>
    `${attackers.map(called).join(', ')} assault ${defenders.map(called).join(', ')}: ${result.attackerPoints} points to ${result.defenderPoints}, ` +
    `${faces.attacker} ${signed(result.attackerModifier)} against ${faces.defender} ${signed(result.defenderModifier)}: ${OUTCOMES[result.outcome]}`;
  const toldTo = (side: Side): string =>
    said(base => (base.side === side ? base.id : (calledBy(ledgers[side], base.id) ?? 'somebody')));
  const report = (side: Side) => ({
    ...ledgers[side],
    reports: [...ledgers[side].reports, { turn, text: toldTo(side) }],
  });
  const bases = [...attackers, ...defenders];
  const about = (side: Side): string[] => bases.filter(base => base.side === side).map(base => base.id);
  const fought = [{ rule: 'PLA-CA-07', text: 'both throw' }];
  const told = (side: Side): Line => ({
    ...line(toldTo(side), fought, ...about(side)),
    ...(attackers[0]?.side !== side && { suffered: true }),
  });
  happens(
    game,
    'assaulted',
    { ledgers: { a: report('a'), b: report('b') } },
    {
      umpire: line(
        said(base => base.id),
        because,
        ...bases.map(base => base.id),
      ),
      a: told('a'),
      b: told('b'),
    },
  );
}

const onGround = (bases: readonly Base[]): Base[] => bases.filter(({ where }) => where === 'table');
const halfOf = (bases: readonly Base[], is: (base: Base) => boolean): boolean =>
  bases.filter(is).length * 2 >= bases.length;

function* applied(game: Play, group: AssaultGroup, result: AssaultResult): Procedure<void> {
  const { attackers, defenders } = group;
  const places = defenders.map(({ x, y, facing, width, depth }): Placed => ({ x, y, facing, width, depth }));
  hurt(game, attackers, result.attackerLossesBy, result.attackerStates);
  hurt(game, defenders, result.defenderLossesBy, result.defenderStates);
  const vacated: typeof places = [];
  const givenUp: Base[] = [];
  for (const [at, { id }] of defenders.entries()) {
    const fate = result.defenderFates[at]!;
    const base = baseOf(game.state, id)!;
    const wasThere = defenders[at]!.where === 'table';
    if (base.where === 'table') {
      // PLA-CAM-08, PLA-R-77: each finds for himself whether there is a way back
      const gone = fate === 'withdraws' && !withdraw(game, base, attackers, result.withdrawMetres);
      if (fate === 'surrenders' || gone) givenUp.push(base);
    }
    if (fate !== 'holds' && wasThere) vacated.push(places[at]!);
  }
  if (givenUp.length > 0) yield* surrender(game, givenUp, alive(game.state, attackers), attackers);
  if (result.attackerFate === 'surrenders')
    yield* surrender(game, alive(game.state, attackers), alive(game.state, defenders), defenders);
  attackersEnd(game, group, result, vacated);
}
const alive = (state: State, bases: readonly Base[]): Base[] =>
  bases.flatMap(({ id }) => {
    const base = baseOf(state, id)!;
    return base.where === 'table' ? [base] : [];
  });

function hurt(game: Play, bases: readonly Base[], losses: readonly number[], states: readonly Base['state'][]): void {
  for (const [at, { id }] of bases.entries()) {
    const base = baseOf(game.state, id)!;
    const lost = losses[at]!;
    happens(game, 'assaulted', { bases: [{ ...base, sp: base.sp - lost, state: states[at]! }] });
    if (lost > 0) lossOf(game, id, lost);
  }
}

/** PLA-CAM-06: 5 cm, whatever the allowance. */
function withdraw(game: Play, base: Base, attackers: readonly Base[], metres: number): boolean {
  const path = legAway(game.state, base, attackers, metres, game.options);
  const to = path?.at(-1);
  if (!to) return false;
  const put = isOff(game.state, to) ? { ...base, ...to } : putDown(game.state, base, { ...to, facing: base.facing });
  happens(game, 'assaulted', {
    bases: [{ ...put, dug: 'none', dig: null, work: null, assault: null, lastMove: 'tactical' }],
  });
  leaveTable(game, base.id);
  return true;
}

/** What becomes of those who went in (PLA-CAM-05, -06, PLA-CA-30 to -37). */
function attackersEnd(game: Play, group: AssaultGroup, result: AssaultResult, vacated: readonly Placed[]): void {
  const { options } = game;
  const left = alive(game.state, group.attackers);
  if (result.attackerFate === 'on-position') {
    const waiting = [...left];
    for (const place of vacated) {
      const at = waiting.findIndex(one => inContact(one, place));
      const [base] = at < 0 ? [] : waiting.splice(at, 1);
      if (base) happens(game, 'assaulted', { bases: [{ ...putDown(game.state, base, place), assault: null }] });
    }
    for (const { id } of left) cleared(game, id);
  } else if (result.attackerFate === 'in-contact') {
    const bases = left.map(base => ({ ...base, assault: { ...(base.assault ?? FRESH), confused: true } }));
    happens(game, 'assaulted', { bases });
  } else if (result.attackerFate === 'halted-200m') {
    for (const base of left) halted(game, base, alive(game.state, group.defenders));
  } else if (result.attackerFate === 'runs') {
    for (const base of left) {
      const path = wayToCover(game.state, base, group.defenders, options);
      const forced = path && ({ kind: 'run-to-cover', rule: 'PLA-CA-36', path, mode: 'non-tactical' } as const);
      happens(game, 'assaulted', { bases: [{ ...base, assault: null, forced }] });
    }
  }
}
const FRESH = { since: 0, from: { x: 0, y: 0 }, spent: 0, walked: 0, confused: false };
function cleared(game: Play, id: string): void {
  const base = baseOf(game.state, id)!;
  if (base.assault) happens(game, 'assaulted', { bases: [{ ...base, assault: null }] });
}

/** PLA-R-192: where it came from; who went in from where he stood goes straight away from the defenders. */
function wayBack(base: Base, defenders: readonly Base[]): Point {
  const { from } = base.assault ?? { from: base };
  if (from.x !== base.x || from.y !== base.y) return from;
  const centre = mean(defenders);
  return pointAhead(base, facingOf(base.x - centre.x, base.y - centre.y), 3 * CM);
}
/** How far at most: who came in aslant must go more than 2 cm to be 2 cm off. */
const BACK = 10 * CM;
/** PLA-CAM-06: straight back until it is 2 cm from every defender, or to the last passable point. */
function halted(game: Play, base: Base, defenders: readonly Base[]): void {
  const from = wayBack(base, defenders);
  const length = distance(from, base);
  const unhurt = asIfUnhurt(base);
  let at: Base = base;
  for (let far = 0; far <= Math.max(length, BACK); far += CM / 10) {
    const share = far / length;
    const x = Math.round(base.x + (from.x - base.x) * share);
    const y = Math.round(base.y + (from.y - base.y) * share);
    const next = movedTo(base, { x, y }, base.facing);
    if (far > 0 && isRefusal(wayOf(game.state, unhurt, [next], 'tactical', false, game.options))) break;
    at = next;
    if (defenders.every(one => farEnough(at, one))) break;
  }
  const back = putDown(game.state, base, at);
  happens(game, 'assaulted', { bases: [{ ...back, assault: null }] });
}
const farEnough = (a: Base, b: Base): boolean => gapBetween(a, b) >= 2 * CM;

/** PLA-CAM-04: attackers whose defenders have gone take the place without a throw. */
function takeEmpty(game: Play): void {
  const { state } = game;
  const bases = state.bases
    .filter(base => base.assault !== null && base.where === 'table' && base.assault.since < state.turn)
    .filter(
      base => !state.bases.some(enemy => enemy.side !== base.side && enemy.where === 'table' && inContact(base, enemy)),
    )
    .map(base => ({ ...base, assault: null }));
  if (bases.length > 0) happens(game, 'assaulted', { bases });
}

/** PLA-CMD-04: one d6 after each assault in which he stepped in. */
function* endangered(game: Play, { id }: Commander): Procedure<void> {
  const { result } = yield* commanderUnderFire();
  if (result.casualty) commanderLost(game, id);
}
