import { PieceIcon } from '@umpire/board';
import type { Piece, Side } from '@umpire/engine';
import { useDark } from '../../ui/look.js';
import { useTableParts } from '../model/context.js';

export interface BaseIconProps {
  readonly side: Side;
  readonly symbol: string;
  readonly size?: number;
  /** Who it is, where that is known. */
  readonly piece?: Piece | undefined;
}

/** A piece as it looks on the table now, for lists and cards. */
export function BaseIcon({ side, symbol, size = 44, piece }: BaseIconProps) {
  const { battleView, board } = useTableParts();
  const { period, dress } = battleView.scene;
  return (
    <PieceIcon
      piece={piece ?? { ...NOBODY, side, symbol }}
      dress={dress}
      mode={useDark() ? 'dark' : 'light'}
      period={period}
      level={board?.level}
      width={size}
      height={Math.round(size * 1.05)}
    />
  );
}

/** As large as lines and corners are drawn for: some books measure in units that a base has hundreds of. */
const SIZE = 254;
const NOBODY: Omit<Piece, 'side' | 'symbol'> = {
  id: '',
  label: '',
  title: '',
  where: 'table',
  layer: 'ground',
  x: 0,
  y: 0,
  facing: 0,
  width: SIZE,
  depth: SIZE,
  markers: [],
};
