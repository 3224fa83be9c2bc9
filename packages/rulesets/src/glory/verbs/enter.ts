import { forbid } from '@umpire/engine';
import { SHOWN } from '../../common/book/verbs.js';
import { citation } from '../lines.js';
import { marchersInOrder, nextMarcher } from '../play/activation.js';
import { entryBase } from '../play/marching.js';
import { activatedRefusal, activeRefusal, isPlaying } from '../play/permission.js';
import { id, verb } from './verb.js';

const ENTERS = citation('IGR-AMB-09', 'marchers enter one by one, each in a movement phase of its own side');

/** IGR-AMB-09: the next of the column comes onto the table. */
export const enter = verb({
  order: { stand: id },
  label: 'Enter',
  text: 'The next of the column comes onto the table',
  key: 'e',
  use: 'move',
  on: ({ seat, piece }) => (isPlaying(seat, 'movement') && piece.place === 'marching' ? SHOWN : undefined),
  plan: ({ view, by }, { stand }) => {
    const refused = activeRefusal(view, by);
    if (refused) return refused;
    if (view.phase !== 'movement') return forbid('IGR-SEQ-05', 'marchers enter in the movement phase');
    const v = view.vignettes[view.lookup.ids[stand] ?? -1];
    if (!v || v.side !== by || nextMarcher(view) !== stand) return marchersInOrder();
    if (view.entered) return forbid('IGR-AMB-09', 'one marcher enters in a movement phase');
    return activatedRefusal(v) ?? entryBase(view, v) ?? forbid('IGR-AMB-09', 'there is no room for it');
  },
  act: (game, _by, { stand }, base) => game.happen({ kind: 'entered', stand, base, because: [ENTERS] }),
});
