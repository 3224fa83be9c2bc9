import { footprint, forbid, isRefusal, type Refusal, type Seat } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { Commanding } from '../play/command.js';
import type { Crowding } from '../play/in-the-way.js';
import { isWhole, type Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import type { Presence } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { facing, id, verb } from './verb.js';
import { fromHere } from './zones.js';

/** turning on the spot. */
export function pivotVerb(book: PlayBook & Commanding & Crowding & Permission & Presence & Revealing) {
  const { idOf, ruling } = book;
  const { regainCommand } = book.command;
  const { revealAround } = book.hidden;
  const { isAirborne, standUnder } = book.shapes;
  const { leavesTable, notNow, notOnTable, ownStand } = book.turns;
  const { isFixed, isUnit } = book.words;

  /** May STATIC stands turn? */
  const staticTurns = ruling(idOf('R-82'), { free: true, 'not-static': false });

  const staticRefusal = ({ options }: Seat<VerbTypes>, { nature }: Stand): Refusal | undefined =>
    isFixed(nature!) && !staticTurns(options) ? forbid(idOf('R-82'), 'STATIC stands may not turn') : undefined;

  function turnedRefusal({ view }: Seat<VerbTypes>, stand: Stand, facing: number): Refusal | undefined {
    if (facing === stand.facing) return forbid(idOf('R-151'), 'it faces that way already');
    const base = footprint({ x: stand.x, y: stand.y, facing }, stand.base, stand.base);
    if (!isWhole(view, base)) return leavesTable();
    if (isAirborne(stand.nature)) return undefined;
    const under = standUnder(view, stand, base);
    return under && forbid(idOf('R-83'), `turned so it would lie on ${under.id}`);
  }

  return verb({
    order: { stand: id, facing },
    label: 'Turn',
    text: 'Turn on the spot, free',
    key: 't',
    on: ({ piece }) => (isUnit(piece.nature!) && piece.place !== 'held' ? SHOWN : undefined),
    may(seat, piece) {
      const stand = notNow(seat.view, seat.by, 6, idOf('R-82')) ?? ownStand(seat.view, seat.by, piece.id);
      return isRefusal(stand) ? stand : (notOnTable(stand, idOf('R-82')) ?? staticRefusal(seat, stand) ?? stand);
    },
    fields: { facing: { turn: ({ piece }) => fromHere(piece) } },
    plan: (seat, { facing }, stand) => turnedRefusal(seat, stand, facing),
    act(game, _by, { stand, facing }) {
      const because = [{ rule: idOf('R-82'), text: 'turning on the spot is free' }];
      game.happen({ kind: 'turned', stand, facing, because });
      revealAround(game, stand); // a corner may have come within reach
      regainCommand(game);
    },
  });
}
