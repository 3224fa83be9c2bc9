import { forbid, isRefusal } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { ComingOnFoot } from '../play/coming-on-foot.js';
import type { Commanding } from '../play/command.js';
import type { Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import { id, pose, verb } from './verb.js';
import { edgeZone, middleOf, sizeOf } from './zones.js';

/** a stand that found no room at deployment comes on at its base edge with the movement of its group. */
export function bringOnVerb(book: PlayBook & ComingOnFoot & Commanding & Revealing & Permission) {
  const { idOf } = book;
  const { regainCommand } = book.command;
  const { revealAround } = book.hidden;
  const { edgePlace, stepOnRefusal } = book.moving;
  const { notNow, notSelected, ownStand } = book.turns;
  const { isUnit } = book.words;

  return verb({
    order: { stand: id, at: pose },
    label: 'Bring on',
    text: 'A stand that found no room comes on at the base edge',
    key: 'b',
    use: 'move',
    on: ({ piece }) => (piece.place === 'held' && isUnit(piece.nature!) ? SHOWN : undefined),
    may({ view, by }, piece) {
      const stand = notNow(view, by, 6, idOf('R-131')) ?? ownStand(view, by, piece.id);
      if (isRefusal(stand)) return stand;
      if (stand.place !== 'held') return forbid(idOf('R-131'), 'only stands that were held back come on so');
      return notSelected(view, stand) ?? stand;
    },
    fields: {
      at: {
        place: ({ seat: { view, by, options }, piece }) => ({
          zones: [edgeZone(view, by, piece.base)],
          size: sizeOf(piece),
          turn: true,
          at: edgePlace(view, piece, options) ?? middleOf(view, by, piece.base),
        }),
      },
    },
    plan: ({ view, options }, { at }, stand) => stepOnRefusal(view, stand, at, options),
    act(game, _by, { stand, at }) {
      const because = [{ rule: idOf('R-131'), text: 'comes on at its base edge' }];
      game.happen({ kind: 'entered', stand, at, how: 'bringOn', because });
      revealAround(game, stand);
      regainCommand(game);
    },
  });
}
