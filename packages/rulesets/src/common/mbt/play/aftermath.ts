import { type Citation, otherSide, type Procedure, SIDES, type Side } from '@umpire/engine';
import type { Over } from '../../book/ending.js';
import type { Gift } from '../../book/parts.js';
import type { SideLosses, Victory } from '../book/losses.js';
import type { PlayBook } from '../book.js';
import type { Blow } from './blow.js';
import type { Commanding } from './command.js';
import { natureOf } from './deeds.js';
import { type ForcedMoves, STANDS } from './forced.js';
import { namesOf } from './group-names.js';
import type { Mined, Mines } from './mines.js';
import type { Revealing } from './reveal.js';
import { inPlay, isLeftOut, type Presence, standOf } from './stands.js';
import type { Group, Stand, State } from './state.js';
import type { Engineering } from './tasks.js';
import type { Play } from './types.js';

const NOBODY: ReadonlySet<number> = new Set();

export type Consequences = Gift<'ending', typeof consequences>;

/** What follows from results: removals, forced moves, Fragile groups, victory. */
export function consequences(book: PlayBook & Presence & Commanding & ForcedMoves & Revealing & Engineering & Mines) {
  const { idOf, ruleFor, sayings } = book;
  const { armyReasons, groupReasons, tally, victoryOf } = book.ending;
  const { forcedMove } = book.moving;
  const { kindOfGroup } = book.shapes;
  const { regainCommand, renameBghq } = book.command;
  const { mineStrikes } = book.engaging;
  const { revealAround } = book.hidden;
  const { interruptWork, workEndsAway } = book.tasks;
  const { UNHARMED } = book.words;

  /**
   * R-170, 5.4: removals and departures, forced moves, what mine fields make of those; then, once for all of it, Fragile
   * and victory, a new BGHQ, what the moves revealed, command marks. R-134: the owner's stand first. `gone`: who has left already.
   */
  function* aftermath(game: Play, blows: readonly Blow[], gone: readonly Stand[] = []): Procedure<void> {
    const before = blows.map(({ stand }) => standOf(game.state, stand)!);
    const fallen = [...gone];
    const mined = carriedOut(game, blows, fallen);
    for (let next = mined.shift(); next; next = mined.shift()) {
      const blow = yield* mineStrikes(game, next);
      if (blow) mined.push(...carriedOut(game, [blow], fallen));
    }
    checkVictory(game);
    yield* succeed(game, fallen);
    if (game.state.over) return;
    for (const stand of before) revealOnTheWay(game, stand);
    regainCommand(game);
  }

  /** all along the way on which it fell back, which is straight. */
  function revealOnTheWay(game: Play, from: Stand): void {
    const now = standOf(game.state, from.id)!;
    revealAround(game, now.id, now.x === from.x && now.y === from.y ? undefined : [from, now]);
  }

  /** those who have lost their BGHQ name another, the owning player first; nobody does once the battle is over. */
  function* succeed(game: Play, fallen: readonly Stand[]): Procedure<void> {
    const { owner } = game.state;
    for (const side of [owner, otherSide(owner)])
      for (const stand of fallen) if (stand.side === side && !game.state.over) yield* renameBghq(game, stand);
  }

  /** What blows make of stands: who is lost is added to `fallen`, who fell back into a mine field is handed back. */
  function carriedOut(game: Play, blows: readonly Blow[], fallen: Stand[]): Mined[] {
    const mined: Mined[] = [];
    for (const blow of blows) {
      const stand = standOf(game.state, blow.stand)!;
      if (takeAway(game, blow)) fallen.push(stand);
      else if (blow.code !== UNHARMED) interruptWork(game, stand);
    }
    for (const { stand: id, move } of blows) {
      const { lost, field } = move > 0 ? forcedMove(game, standOf(game.state, id)!, move) : STANDS;
      if (lost) fallen.push(standOf(game.state, id)!);
      else if (field) mined.push({ stand: id, field });
      workEndsAway(game, id);
    }
    return mined;
  }

  /** Whether a blow takes a stand from the table. */
  function takeAway(game: Play, { leavesTable, removed, stand }: Blow): boolean {
    if (removed) {
      const because = [{ rule: ruleFor.lost, text: sayings.lost }];
      game.happen({ kind: 'removed', stand, ...natureOf(standOf(game.state, stand)!), why: 'lost', because });
    } else if (leavesTable) {
      const because = [{ rule: idOf('RES-21'), text: sayings.drivenOff }];
      game.happen({ kind: 'leftTable', stand, mayReturn: false, because });
    }
    return removed || leavesTable;
  }

  /** VIC-01 to VIC-04, R-60, R-122: who is Fragile, who has lost. */
  function checkVictory(game: Play): void {
    const { state, options } = game;
    if (state.over) return;
    const because: Citation[] = [];
    const losses = { a: lossesOf(state, 'a', options), b: lossesOf(state, 'b', options) };
    const found = victoryOf(losses, options, because);
    for (const side of SIDES) {
      const own = groupsOf(state, side);
      for (const index of found[side]!.fragileGroups) {
        const group = own[index]!;
        if (state.groups[group]!.fragile !== null) continue;
        const reasons = [...groupReasons(losses[side].groups[index]!, state.fragileAt), ...armyReasons(losses[side])];
        game.happen({
          kind: 'fragile',
          side,
          group,
          ...namesOf(state, group),
          rule: reasons[0]!.rule,
          because: reasons,
        });
      }
    }
    if (found.outcome !== 'continue') finish(game, found, because);
  }

  const groupsOf = (state: State, side: Side): number[] =>
    state.groups.map((_, i) => i).filter(i => state.groups[i]!.side === side);

  /** who is Fragile no more, of the groups of which a stand has recovered; where the book lets anybody cease to be. */
  function rally(game: Play, recovered: ReadonlySet<number>): void {
    const { state, options } = game;
    if (state.over || ![...recovered].some(group => state.groups[group]!.fragile !== null)) return;
    const losses = (side: Side) => lossesOf(state, side, options, recovered);
    const found = victoryOf({ a: losses('a'), b: losses('b') }, options);
    for (const side of SIDES)
      for (const [index, group] of groupsOf(state, side).entries()) {
        const { fragile } = state.groups[group]!;
        if (fragile === null || found[side]!.fragileGroups.includes(index)) continue;
        const because = [{ rule: idOf('R-120'), text: 'its losses have fallen below those of a Fragile Battle Group' }];
        game.happen({ kind: 'rallied', side, group, ...namesOf(state, group), because });
      }
  }

  function finish(game: Play, found: Victory, because: readonly Citation[]): void {
    const lost = SIDES.filter(side => found[side]!.lost);
    const winner: Over['winner'] = lost.length === 2 ? 'draw' : otherSide(lost[0]!);
    const beaten = lost.length === 2 ? 'both sides' : 'a side';
    // R-62 `army-threshold`: the army's losses decide, whatever its groups are.
    const byGroups = lost.every(side => allFragile(game.state, side));
    const text = byGroups
      ? `all Battle Groups of ${beaten} are Fragile`
      : `the losses of ${beaten} have reached those of a beaten army`;
    const rule = lost.length === 2 ? idOf('R-63') : ruleFor.defeat;
    game.happen({ kind: 'over', over: { winner, rule, text }, lost, because: [{ rule, text }, ...because] });
  }

  /** Those that count for the defeat: R-166 and the scenario may leave some out. */
  const allFragile = (state: State, side: Side): boolean =>
    state.groups.every(
      group => group.side !== side || group.fragile !== null || isDistant(state, group) || isLeftOut(state, group),
    );

  /** The losses of a side, group by group. Fakes never count; in a view a stand may be a blank. */
  function lossesOf(
    state: State,
    side: Side,
    options: Play['options'],
    recovered: ReadonlySet<number> = NOBODY,
  ): SideLosses {
    const groups = groupsOf(state, side).map(index => {
      const group = state.groups[index]!;
      const stands = group.members.map(i => state.stands[i]!).filter(stand => !stand.nature?.fake);
      return {
        stands: group.initial,
        losses: tally(stands, options),
        fragile: group.fragile !== null,
        recovered: recovered.has(index),
        inPlay: !group.deployed || stands.some(inPlay),
        distant: isDistant(state, group),
        leftOut: isLeftOut(state, group),
      };
    });
    return { groups, fragileAt: state.fragileAt };
  }

  /** R-166; a group that is not known whole, in a view or before it is deployed, is taken for one that fights: nobody is said to be beaten who may not be. */
  const isDistant = (state: State, group: Group): boolean =>
    group.members.length > 0 &&
    kindOfGroup(state, group) === 'air-artillery' &&
    group.members.every(i => state.stands[i]!.nature !== null);

  return { aftermath, checkVictory, lossesOf, rally, succeed };
}
