import type { Side } from '@umpire/engine';
import type { Play } from '../../common/mbt/play/types.js';
import { ruling } from '../options.js';

/** MBT45-R-185: does FAST end for a stand that stood still through the round of its owner? */
const slowsDown = ruling('MBT45-R-185', { 'becomes-mobile': true, 'stays-fast': false });
const because = [{ rule: 'MBT45-R-185', text: 'a FAST stand that stood still is MOBILE' }];

/** R7. */
export function roundEnds(game: Play, by: Side): void {
  const { state, options } = game;
  if (!slowsDown(options)) return;
  for (const { id, side, place, moved, nature, revealed } of [...state.stands])
    if (side === by && place === 'table' && moved === 'none' && nature!.mode === 'FAST')
      game.happen({ kind: 'modeChanged', stand: id, side, mode: 'MOBILE', blank: !revealed, because });
}
