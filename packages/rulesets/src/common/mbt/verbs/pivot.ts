import { footprint, forbid, isRefusal, type Refusal, type Seat } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { standUnder } from '../play/in-the-way.js';
import { isWhole, type Permission } from '../play/permission.js';
import { isAircraft } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { isAfoot } from './moves.js';
import { facing, id, verb } from './verb.js';
import { fromHere } from './zones.js';

/** turning on the spot. */
export function pivotVerb(book: PlayBook & Permission) {
  const { closedNow, idOf, leavesTable, notNow, notOnTable, ownStand, ruling } = book;

  /** May STATIC stands turn? */
  const staticTurns = ruling(idOf('R-82'), { free: true, 'not-static': false });

  function turnedRefusal({ view, options }: Seat<VerbTypes>, stand: Stand, facing: number): Refusal | undefined {
    if (stand.nature!.mode === 'STATIC' && !staticTurns(options))
      return forbid(idOf('R-82'), 'STATIC stands may not turn');
    const base = footprint({ x: stand.x, y: stand.y, facing }, stand.base, stand.base);
    if (!isWhole(view, base)) return leavesTable();
    if (isAircraft(stand.nature)) return undefined;
    const under = standUnder(view, stand, base);
    return under && forbid(idOf('R-83'), `turned so it would lie on ${under.id}`);
  }

  return verb({
    order: { stand: id, facing },
    label: 'Turn',
    text: 'Turn on the spot, free',
    key: 't',
    on: ({ seat: { view, by }, piece }) =>
      isAfoot(piece) ? { closed: closedNow(view, by, 6, idOf('TRN-22')) } : undefined,
    fields: { facing: { turn: ({ piece }) => fromHere(piece) } },
    plan(seat, order) {
      const refused = notNow(seat.view, seat.by, 6, idOf('R-82'));
      if (refused) return refused;
      const stand = ownStand(seat.view, seat.by, order.stand);
      if (isRefusal(stand)) return stand;
      return notOnTable(stand, idOf('R-82')) ?? turnedRefusal(seat, stand, order.facing);
    },
    act(game, _by, { stand, facing }) {
      const because = [{ rule: idOf('R-82'), text: 'turning on the spot is free' }];
      game.happen({ kind: 'turned', stand, facing, because });
    },
  });
}
