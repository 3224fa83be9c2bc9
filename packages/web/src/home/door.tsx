import { PieceIcon } from '@umpire/board';
import type { Piece } from '@umpire/engine';
import type { Door, DoorPiece } from '@umpire/rulesets';
import { useDark } from '../ui/index.js';
import styles from './door.module.css';

const BASE = 254;
const asPiece = ({ side, symbol, figure }: DoorPiece): Piece => ({
  id: symbol,
  side,
  label: '',
  title: '',
  symbol,
  where: 'table',
  x: 0,
  y: 0,
  facing: 0,
  width: BASE,
  depth: BASE,
  layer: 'ground',
  markers: [],
  ...(figure && { figure }),
});

/** The picture on the door of a book: two sides on its ground, before the first shot. */
export function DoorPicture({ door: { ground, pieces } }: { readonly door: Door }) {
  const mode = useDark() ? 'dark' : 'light';
  return (
    <div className={styles.picture} style={{ backgroundColor: ground }} aria-hidden="true">
      {(['a', 'b'] as const).map(side => (
        <div key={side} data-side={side}>
          {pieces
            .filter(piece => piece.side === side)
            .map((piece, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
              <span key={i} data-figures={piece.figure !== undefined || undefined}>
                <PieceIcon
                  piece={asPiece(piece)}
                  mode={mode}
                  width={52}
                  height={52}
                  {...(piece.dress && { dress: { [piece.figure!.dress!]: piece.dress } })}
                />
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}
