import { choose, type Procedure, type Side } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { baseOf, bghqOf, groupOf, inPlay, isMarkOpen, type Presence, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';

export type Commanding = Gift<'command', typeof commanding>;

/** Who is out of command, and who commands when a BGHQ is lost. */
export function commanding(book: PlayBook & Presence) {
  const { DISTANCES, idOf, ruling } = book;
  const { plainName } = book.face;
  const { isAirborne, isNearBghq } = book.shapes;
  const { isBattery } = book.words;

  /** R-45, R-47: is an on-table ground stand beyond 12" of its BGHQ? Without a BGHQ there is no limit. */
  function isOutOfCommand(state: State, stand: Stand): boolean {
    if (stand.place !== 'table' || isAirborne(stand.nature) || stand.nature?.bghq) return false;
    const bghq = bghqOf(state, groupOf(state, stand));
    return bghq?.place === 'table' && !isNearBghq(baseOf(stand), bghq);
  }

  /** R7, R-144: at the end of his round all stands of a player that are too far away become out of command, moved or not. */
  function loseCommand(game: Play, side: Side): void {
    const { stands } = game.state;
    for (let i = 0; i < stands.length; i++) {
      const stand = stands[i]!;
      if (stand.side !== side || stand.outOfCommand || stand.nature?.fake) continue;
      if (!isOutOfCommand(game.state, stand)) continue;
      const because = [{ rule: idOf('R-144'), text: `beyond ${DISTANCES.toBghq}" of its BGHQ when the round ended` }];
      game.happen({
        kind: 'commandChanged',
        stand: stand.id,
        side,
        out: true,
        blank: !isMarkOpen(game.state, stand),
        because,
      });
    }
  }

  /** The mark falls as soon as a stand is within 12" again, whoever moved. */
  function regainCommand(game: Play): void {
    const { state } = game;
    for (let i = 0; i < state.stands.length; i++) {
      const stand = state.stands[i]!;
      if (!stand.outOfCommand || isOutOfCommand(state, stand)) continue;
      const because = [{ rule: idOf('R-45'), text: `within ${DISTANCES.toBghq}" of its BGHQ again` }];
      const { id, side } = stand;
      game.happen({ kind: 'commandChanged', stand: id, side, out: false, blank: !isMarkOpen(state, stand), because });
    }
  }

  /** does a Battle Group that has lost its BGHQ name another? */
  const namesAnother = ruling(idOf('R-46'), { nominate: true, none: false });

  /** a BG that has lost its BGHQ names another at once: an on-table ground stand if there is one, else any. */
  function* renameBghq(game: Play, lost: Stand): Procedure<void> {
    if (!lost.nature!.bghq || !namesAnother(game.options)) return;
    const { state } = game;
    const left = groupOf(state, lost)
      .members.map(i => state.stands[i]!)
      .filter(stand => inPlay(stand) && !stand.nature!.fake && stand.id !== lost.id);
    const ground = left.filter(s => s.place === 'table' && !isBattery(s.nature!) && !isAirborne(s.nature));
    const fit = ground.length > 0 ? ground : left;
    if (fit.length === 0) return;
    const among = fit.map(s => ({ value: s.id, label: `${plainName(s.nature!).name} ${s.id}` }));
    const named =
      among.length === 1
        ? among[0]!.value
        : yield* choose(idOf('R-46'), lost.side, 'name another BGHQ for the Battle Group', among, { secret: true });
    const because = [{ rule: idOf('R-46'), text: 'a Battle Group that lost its BGHQ names another' }];
    const blank = !standOf(state, named)!.revealed;
    game.happen({ kind: 'bghqNamed', stand: named, side: lost.side, blank, was: lost.id, because });
  }

  return { isOutOfCommand, loseCommand, regainCommand, renameBghq };
}
