import { type Citation, otherSide, SIDES, type Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import { tenthsLost, victory } from '../rules/forces.js';
import { VICTORY } from '../tables/scoring.js';
import { companyOf, isInPlay } from './bases.js';
import { toAll, toUmpire } from './change.js';
import type { Act } from './desk.js';
import { holderOf } from './objectives.js';
import { present } from './seats.js';
import type { Bonus, Objective, State } from './state.js';
import { resupply } from './supply.js';
import { happens, type Play } from './types.js';

/** Step 12: objectives, bonuses, supply, and whether the battle is over (PLA-VIC). */
export function endTurn(game: Play): void {
  const objectives = game.state.objectives.map((objective): Objective => {
    const holder = holderOf(game.state, objective);
    const heldBy = holder && !objective.heldBy.includes(holder) ? [...objective.heldBy, holder] : objective.heldBy;
    return { ...objective, holder, heldBy };
  });
  happens(
    game,
    'ended',
    { objectives, silent: { a: game.state.silent.a + 1, b: game.state.silent.b + 1 } },
    toUmpire(holders(objectives), [{ rule: 'PLA-VIC-01', text: 'who holds what' }]),
  );
  resupply(game);
  awardBonuses(game, false);
  const why = endNow(game.state);
  if (why) finish(game, why);
}
const holders = (objectives: readonly Objective[]): string =>
  objectives.map(({ name, holder }) => `${name}: ${holder ?? 'nobody'}`).join('; ');

/** PLA-VIC-04, PLA-WIN-06. */
function endNow(state: State): Citation | undefined {
  if (state.sides.a.offers && state.sides.b.offers) return { rule: 'PLA-WIN-06', text: 'both sides agree to end it' };
  for (const side of SIDES)
    if (state.sides[side].offers && isAbsent(state, otherSide(side)))
      return {
        rule: 'PLA-R-213',
        text: `nobody plays ${state.sides[otherSide(side)].name}, and the other side ends it`,
      };
  for (const side of SIDES)
    if (!hasAnybody(state, side))
      return { rule: 'PLA-VIC-04', text: `${state.sides[side].name} has nobody left to fight` };
  return state.turn >= state.limit ? { rule: 'PLA-VIC-04', text: 'the last turn is over' } : undefined;
}
/** PLA-R-213: nobody of a side is there, or it has written nothing for three turns. */
const isAbsent = (state: State, side: Side): boolean => present(state, side).length === 0 || state.silent[side] >= 3;
/** PLA-R-219: cargo and shuttles that can still land count, batteries off the table do not. */
const hasAnybody = (state: State, side: Side): boolean =>
  state.bases.some(
    base =>
      base.side === side &&
      isInPlay(base) &&
      base.where !== 'off-table' &&
      !companyOf(state, base.company)!.demoralised,
  );

/** PLA-VIC-05: points that are given once. */
export function awardBonuses(game: Play, atEnd: boolean): void {
  const { state } = game;
  const bonuses = state.bonuses.map(bonus =>
    !bonus.given && isEarned(state, bonus, atEnd) ? { ...bonus, given: true } : bonus,
  );
  for (const [at, bonus] of bonuses.entries()) {
    if (!bonus.given || state.bonuses[at]!.given) continue;
    const before = game.state.sides[bonus.to];
    happens(game, 'ended', {
      sides: { ...game.state.sides, [bonus.to]: { ...before, bonus: before.bonus + bonus.points } },
    });
  }
  happens(game, 'ended', { bonuses });
}
function isEarned(state: State, { when, what }: Bonus, atEnd: boolean): boolean {
  const at = state.lookup.ids[what];
  const base = at === undefined ? undefined : state.bases[at];
  const bridge = state.terrain.now.find(feature => feature.id === what);
  switch (when) {
    case 'lost':
      return base?.fate === 'destroyed' || base?.fate === 'captured' || base?.fate === 'left';
    case 'fired':
      return (base?.fired.length ?? 0) > 0;
    case 'exited':
      return base?.fate === 'exited';
    case 'blown':
      return bridge?.down === true;
    case 'standing':
      return atEnd && bridge?.down === false;
  }
}

/** PLA-VIC-01 to -03: who has won, and how clearly. */
export function verdict(state: State): { readonly over: Over; readonly points: Readonly<Record<Side, number>> } {
  const { result, because } = victory({
    objectives: state.objectives.map(({ value, holder }) => ({ value, holder: holder ?? 'none' })),
    startSp: { a: state.sides.a.startSp, b: state.sides.b.startSp },
    lostSp: { a: state.sides.a.lostSp, b: state.sides.b.lostSp },
    leftTableSp: { a: state.sides.a.leftSp, b: state.sides.b.leftSp },
  });
  const points = {
    a: result.a + state.sides.a.bonus + blown(state, 'a'),
    b: result.b + state.sides.b.bonus + blown(state, 'b'),
  };
  const margin = Math.abs(points.a - points.b);
  const winner = margin < VICTORY ? 'draw' : points.a > points.b ? 'a' : 'b';
  const text =
    winner === 'draw'
      ? `a draw, ${points.a} to ${points.b}`
      : `${state.sides[winner].name} wins ${levelWords(margin)}, ${points.a} to ${points.b}`;
  return { over: { winner, rule: because[0]!.rule, text }, points };
}
/** PLA-SCN-03: an objective at a bridge that was blown is worth what the scenario says, whoever stands there. */
const blown = (state: State, side: Side): number =>
  state.objectives.reduce((sum, { whenBlown, id, at, holder, value }) => {
    const bridge = state.terrain.now.find(
      f => f.kind === 'bridge' && (f.id === id || (f.at?.x === at.x && f.at.y === at.y)),
    );
    if (!whenBlown || !bridge?.down) return sum;
    return sum + whenBlown[side] - (holder === side ? value : 0);
  }, 0);
const levelWords = (margin: number): string => (margin >= 15 ? 'decisively' : margin >= 8 ? 'clearly' : 'narrowly');

/** PLA-VIC-01, -02, -05: what a side has its points for, and how many they are. */
function pointWords(state: State, side: Side, points: number): string {
  const enemy = state.sides[otherSide(side)];
  const tenths = tenthsLost(enemy.startSp, enemy.lostSp, enemy.leftSp);
  const parts = [
    ...state.objectives.filter(({ holder }) => holder === side).map(({ name, value }) => `${name} ${value}`),
    ...(tenths > 0 ? [`${tenths} for so many tenths of the enemy’s strength`] : []),
    ...(blown(state, side) !== 0 ? [`bridges that are down ${blown(state, side)}`] : []),
    ...(state.sides[side].bonus !== 0 ? [`what the scenario gives besides ${state.sides[side].bonus}`] : []),
  ];
  return `${state.sides[side].name}: ${points} points (${parts.join(', ') || 'nothing held, no tenth of the enemy’s strength gone'})`;
}
function tellPoints(game: Play, points: Readonly<Record<Side, number>>): void {
  const margin = Math.abs(points.a - points.b);
  for (const side of SIDES)
    happens(
      game,
      'ended',
      {},
      toAll(pointWords(game.state, side, points[side]), [
        { rule: 'PLA-VIC-01', text: 'objectives' },
        { rule: 'PLA-VIC-02', text: 'full tenths of strength' },
      ]),
    );
  const text = `The margin is ${margin}: ${margin < VICTORY ? `less than ${VICTORY} is a draw` : `a victory begins at ${VICTORY}`}`;
  happens(game, 'ended', {}, toAll(text, [{ rule: 'PLA-VIC-03', text: 'the margin is the level of the victory' }]));
}

export function finish(game: Play, why: Citation): void {
  awardBonuses(game, true);
  const { over, points } = verdict(game.state);
  happens(
    game,
    'ended',
    { over: { ...over, rule: why.rule, text: `${why.text}: ${over.text}` } },
    toAll(over.text, [why, { rule: 'PLA-VIC-03', text: over.text }]),
  );
  tellPoints(game, points);
  openDesk(game);
}
/** PLA-UMP-15, PLA-UMP-39: by the umpire, whatever the points say. */
export function endAs(game: Play, over: Over): void {
  happens(game, 'ended', { over }, toAll(over.text, [{ rule: over.rule, text: 'by the umpire' }]));
  openDesk(game);
}
/** PLA-UMP-47: all that the umpire did is open to all, changed throws first. */
function openDesk(game: Play): void {
  const { acts } = game.state.desk;
  const isThrow = ({ verb }: Act): boolean => verb === 'throw';
  for (const act of [...acts.filter(isThrow), ...acts.filter(one => !isThrow(one))]) {
    const text = `By the umpire, turn ${act.turn}: ${act.text} (“${act.reason}”)`;
    happens(game, 'ended', {}, toAll(text, [{ rule: act.rule, text: act.reason }]));
  }
}
/** PLA-WIN-06: a side gives up. */
export function concede(game: Play, side: Side): void {
  const winner = side === 'a' ? 'b' : 'a';
  const text = `${game.state.sides[side].name} gives up`;
  happens(
    game,
    'ended',
    { over: { winner, rule: 'PLA-WIN-06', text } },
    toAll(text, [{ rule: 'PLA-WIN-06', text: 'at any time' }]),
  );
  openDesk(game);
}
