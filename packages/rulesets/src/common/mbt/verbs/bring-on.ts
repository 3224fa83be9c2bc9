import { footprint, forbid, gapToTableEdge, isRefusal, type Pose, type Refusal, type Seat } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import { isUnit } from '../pieces.js';
import { standUnder } from '../play/in-the-way.js';
import type { Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import type { Stand } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { id, pose, verb } from './verb.js';
import { edgeZone, middleOf, sizeOf } from './zones.js';

/** R-17, in tenths of a millimetre. */
const TOUCHING = 12;

/** a stand that found no room at deployment comes on at its base edge with the movement of its group. */
export function bringOnVerb(book: PlayBook & Revealing & Permission) {
  const { idOf, notNow, notSelected, notWhole, ownStand, revealAround } = book;

  function placeRefusal({ view, by }: Seat<VerbTypes>, stand: Stand, at: Pose): Refusal | undefined {
    const base = footprint(at, stand.base, stand.base);
    const refused = notWhole(view, base);
    if (refused) return refused;
    const { width, depth } = view.ground.now;
    if (gapToTableEdge(base, view.sides[by].baseEdge, width, depth) > TOUCHING)
      return forbid(idOf('R-131'), 'it comes on touching its base edge');
    const under = standUnder(view, stand, base);
    return under && forbid(idOf('R-83'), `it would lie on ${under.id}`);
  }

  return verb({
    order: { stand: id, at: pose },
    label: 'Bring on',
    text: 'A stand that found no room comes on at the base edge',
    key: 'b',
    on: ({ piece }) => (piece.place === 'held' && isUnit(piece.nature!) ? SHOWN : undefined),
    may({ view, by }, piece) {
      const stand = notNow(view, by, 6, idOf('R-131')) ?? ownStand(view, by, piece.id);
      if (isRefusal(stand)) return stand;
      if (stand.place !== 'held') return forbid(idOf('R-131'), 'only stands that were held back come on so');
      return notSelected(view, stand) ?? stand;
    },
    fields: {
      at: {
        place: ({ seat: { view, by }, piece }) => ({
          zones: [edgeZone(view, by, piece.base)],
          size: sizeOf(piece),
          turn: true,
          at: middleOf(view, by, piece.base),
        }),
      },
    },
    plan: (seat, { at }, stand) => placeRefusal(seat, stand, at),
    act(game, _by, { stand, at }) {
      const because = [{ rule: idOf('R-131'), text: 'comes on at its base edge' }];
      game.happen({ kind: 'entered', stand, at, how: 'bringOn', because });
      revealAround(game, stand);
    },
  });
}
