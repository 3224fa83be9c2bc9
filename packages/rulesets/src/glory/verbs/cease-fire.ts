import { isRefusal } from '@umpire/engine';
import { SHOWN } from '../../common/book/verbs.js';
import { shootingUnit, stopShooting } from '../play/initiative.js';
import { id, verb } from './verb.js';

/** IGR-R-112: a unit that shoots by initiative may leave the rest of its shots. */
export const ceaseFire = verb({
  order: { stand: id },
  label: 'Cease fire',
  text: 'Leave the rest of its shots',
  key: 'h',
  on: ({ seat, piece }) => (isRefusal(shootingUnit(seat, piece.id)) ? undefined : SHOWN),
  plan: (seat, { stand }) => shootingUnit(seat, stand),
  act: (game, _by, _order, unit) => stopShooting(game, unit),
});
