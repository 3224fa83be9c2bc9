import { type Citation, type Procedure, SIDES, type Side } from '@umpire/engine';
import type { Over } from '../../book/ending.js';
import type { PlayBook, SideLosses } from '../book.js';
import type { Commanding } from './command.js';
import type { ForcedMoves } from './forced.js';
import type { Revealing } from './reveal.js';
import { inPlay, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';

/** What a result did to one stand, besides the status it has by now: enough to carry it out. */
export interface Blow {
  readonly stand: string;
  readonly removed: boolean;
  readonly leavesTable: boolean;
  readonly move: number;
}

export type Consequences = ReturnType<typeof consequences>;

/** What follows from results: removals, forced moves, Fragile groups, victory. */
export function consequences(book: PlayBook & Commanding & ForcedMoves & Revealing) {
  const { armyReasons, forcedMove, groupReasons, idOf, regainCommand, renameBghq, revealAround, ruling, victoryOf } =
    book;

  /**
   * 5.4, steps 6 to 8: removals and forced moves in the given order (R-134: the owner's stand first), then Fragile and
   * victory, a new BGHQ, what the moves revealed.
   */
  function* aftermath(game: Play, blows: readonly Blow[]): Procedure<void> {
    const fallen: Stand[] = [];
    for (const blow of blows) {
      const stand = standOf(game.state, blow.stand)!;
      if (stand.task && stand.status !== 'steady') dropTask(game, stand);
      if (blow.removed) {
        game.happen({
          kind: 'removed',
          stand: stand.id,
          why: 'neutralised',
          because: [{ rule: idOf('RES-11'), text: 'Neutralised: removed from play' }],
        });
        fallen.push(stand);
      } else if (blow.leavesTable) {
        game.happen({
          kind: 'leftTable',
          stand: stand.id,
          mayReturn: false,
          because: [{ rule: idOf('RES-21'), text: 'a Repulsed AIRCRAFT leaves and does not return' }],
        });
        fallen.push(stand);
      } else if (blow.move > 0 && forcedMove(game, stand, blow.move)) fallen.push(stand);
    }
    checkVictory(game);
    for (const stand of fallen) yield* renameBghq(game, stand);
    for (const { stand } of blows) revealAround(game, stand);
    regainCommand(game);
  }

  function dropTask(game: Play, stand: Stand): void {
    const because = [{ rule: idOf('HSE-07'), text: 'the result interrupts the work: the count starts again' }];
    game.happen({
      kind: 'taskSet',
      stand: stand.id,
      blank: false, // whatever was struck is turned up
      task: { ...stand.task!, rounds: 0 },
      because,
    });
  }

  /** VIC-01 to VIC-04, R-60, R-122: who is Fragile, who has lost. */
  function checkVictory(game: Play): void {
    const { state, options } = game;
    if (state.over) return;
    const because: Citation[] = [];
    const losses = { a: lossesOf(state, 'a', options), b: lossesOf(state, 'b', options) };
    const found = victoryOf(losses, options, because);
    for (const side of SIDES) {
      const own = state.groups.map((_, i) => i).filter(i => state.groups[i]!.side === side);
      for (const index of found[side]!.fragileGroups) {
        const group = own[index]!;
        if (state.groups[group]!.fragile !== null) continue;
        const reasons = [...groupReasons(losses[side].groups[index]!), ...armyReasons(losses[side])];
        const { name } = state.groups[group]!;
        game.happen({ kind: 'fragile', group, name, rule: reasons[0]!.rule, because: reasons });
      }
    }
    if (found.outcome !== 'continue') finish(game, found.outcome, because);
  }

  function finish(game: Play, outcome: 'a-wins' | 'b-wins' | 'draw', because: readonly Citation[]): void {
    const winner: Over['winner'] = outcome === 'draw' ? 'draw' : outcome === 'a-wins' ? 'a' : 'b';
    const lost: Side[] = outcome === 'draw' ? ['a', 'b'] : [outcome === 'a-wins' ? 'b' : 'a'];
    const text =
      outcome === 'draw' ? 'all Battle Groups of both sides are Fragile' : 'all Battle Groups of a side are Fragile';
    const rule = outcome === 'draw' ? idOf('R-63') : idOf('R-62');
    game.happen({ kind: 'over', over: { winner, rule, text }, lost, because: [{ rule, text }, ...because] });
  }

  /** Repulsed at any time, or now; R-138: AIRCRAFT driven off keep their state and count on. */
  const countsAsRepulsed = ruling<(stand: Stand) => boolean>(idOf('R-60'), {
    ever: stand => stand.everRepulsed,
    current: stand => stand.status === 'repulsed',
  });

  /** The losses of a side, group by group. Fakes never count; in a view a stand may be a blank. */
  function lossesOf(state: State, side: Side, options: Play['options']): SideLosses {
    const groups = state.groups
      .filter(group => group.side === side)
      .map(group => {
        const stands = group.members.map(i => state.stands[i]!).filter(stand => !stand.nature?.fake);
        const repulsed = stands.filter(countsAsRepulsed(options));
        return {
          stands: group.initial,
          repulsed: repulsed.length,
          neutralised: stands.filter(s => s.status === 'neutralised').length,
          fragile: group.fragile !== null,
          inPlay: !group.deployed || stands.some(inPlay),
        };
      });
    return { groups };
  }

  return { aftermath, checkVictory, lossesOf };
}
