import { type Citation, choose, contest, otherSide, type Procedure, type Side } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Consequences } from './aftermath.js';
import type { Commanding } from './command.js';
import { natureOf } from './deeds.js';
import type { EndOfBattle } from './ending.js';
import { standOf } from './stands.js';
import type { Stand } from './state.js';
import type { Engineering } from './tasks.js';
import type { Play } from './types.js';

/** TRN-01, TRN-03: what is won. */
const WHICH_ROUND =
  'The winner takes the first or the second round of this turn: the first moves and engages before the other side does; the second answers what it has seen, and plays twice running if it is first in the next turn.';

export type TurnSequence = Gift<'turns', typeof turnSequence>;

/** Turns and rounds: how they begin and end. */
export function turnSequence(book: PlayBook & Consequences & Commanding & EndOfBattle & Engineering) {
  const { drawsHands, idOf, lightOfTurn } = book;
  const { casComesBack, airSchedule } = book.air;
  const { loseCommand, regainCommand } = book.command;
  const { checkVictory, endOfGame, quietTurns, rally, succeed } = book.ending;
  const { recovered, recovers } = book.engaging;
  const { workOn } = book.tasks;
  const { LOST, STEADY, isFlight, isStriker } = book.words;

  /** T0: a new turn, its hour and light, and who plays the first round (TRN-03, TRN-04). */
  function* beginTurn(game: Play): Procedure<void> {
    const { state, options } = game;
    const turn = state.turn + 1;
    const { result, because } = lightOfTurn(state.season!, state.startHour, turn, options);
    game.happen({ kind: 'turnBegan', turn, hour24: result.hour24, light: result.light, because });
    const first = yield* firstPlayer(game, turn);
    beginRound(game, 1, first, first);
  }

  function* firstPlayer(game: Play, turn: number): Procedure<Side> {
    const { state, options } = game;
    // HSE-13: the attacker takes the first round of turn 1 without RPS.
    if (turn === 1 && state.gameType === 'attack-defence') return state.attacker!;
    const winner = yield* contest(
      idOf('TRN-03'),
      'a',
      drawsHands(options),
      'Rock-Paper-Scissors for the order of the rounds',
      WHICH_ROUND,
    );
    const among = [
      { value: 'first', label: 'play the first round' },
      { value: 'second', label: 'play the second round' },
    ];
    const chosen = yield* choose(idOf('TRN-03'), winner, 'first or second round?', among, {
      decides: WHICH_ROUND,
    });
    return chosen === 'first' ? winner : otherSide(winner);
  }

  /** R0: the owner's stands that have rested recover, then his markers fall. */
  function beginRound(game: Play, round: 1 | 2, owner: Side, first: Side): void {
    const { state, options } = game;
    const better = new Set<number>();
    for (const stand of state.stands) {
      if (stand.side !== owner || stand.status === STEADY || stand.status === LOST) continue;
      if (recovers && !recovers(stand)) continue;
      const { result, because } = recovered(stand.status, stand.rested, options);
      if (result.state === stand.status) continue;
      game.happen({ kind: 'recovered', stand: stand.id, ...natureOf(stand), status: result.state, because });
      better.add(stand.group);
    }
    rally(game, better);
    const because = [{ rule: idOf('TRN-05'), text: 'the owning player of this round' }];
    game.happen({ kind: 'roundBegan', round, owner, first, because });
  }

  /** R7, and T9 after the second round. */
  function finishRound(game: Play, by: Side): Procedure<void> | undefined {
    const { state } = game;
    loseCommand(game, by);
    workOn(game, by);
    book.turns.roundEnds?.(game, by);
    if (state.round === 2) return endTurn(game);
    beginRound(game, 2, otherSide(by), state.first);
    return undefined;
  }

  function endTurn(game: Play): Procedure<void> | undefined {
    const { state, options } = game;
    const leaving = state.stands.filter(stand => mustLeave(game, stand));
    for (const stand of leaving) leave(game, stand);
    if (leaving.length > 0) regainCommand(game);
    const quiet = quietTurns(state, options);
    game.happen({ kind: 'turnEnded', quiet, because: [{ rule: idOf('TRN-26'), text: 'both rounds are played' }] });
    checkVictory(game);
    if (!state.over) endOfGame(game);
    return replaced(game, leaving);
  }

  /** a BGHQ that has left for good is replaced; nothing is to be asked where none has. */
  function replaced(game: Play, left: readonly Stand[]): Procedure<void> | undefined {
    const gone = left.filter(({ id, nature }) => nature!.bghq && standOf(game.state, id)!.place === 'gone');
    return gone.length > 0 ? succeed(game, gone) : undefined;
  }

  /** CAS goes back behind its edge; R-50 says whether it may come again, R-122 and R-157 what follows if not. */
  function flyHome(game: Play, id: string, because: readonly Citation[]): Procedure<void> | undefined {
    const stand = standOf(game.state, id)!;
    game.happen({ kind: 'leftTable', stand: id, mayReturn: casReturns(game), because });
    regainCommand(game);
    checkVictory(game);
    return replaced(game, [stand]);
  }

  /** TRN-07, TRN-16. */
  function mustLeave({ state, options }: Play, stand: Stand): boolean {
    if (stand.place !== 'table' || !isFlight(stand.nature!)) return false;
    const { entered, firstAttack, nature, status } = stand;
    return (
      airSchedule({ stand: nature!, state: status, entered, firstAttack, turn: state.turn }, options)
        .leavesEndOfTurn === state.turn
    );
  }

  function leave(game: Play, stand: Stand): void {
    const cas = isStriker(stand.nature!);
    const rule = cas ? idOf('TRN-16') : idOf('TRN-07');
    game.happen({
      kind: 'leftTable',
      stand: stand.id,
      mayReturn: cas && casReturns(game),
      because: [{ rule, text: 'its time over the table is up' }],
    });
  }

  /** do CAS that leave come back? */
  const casReturns = ({ options }: Play): boolean => casComesBack(options);

  return { beginTurn, finishRound, flyHome };
}
