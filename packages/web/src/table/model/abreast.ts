import type { Piece, Point } from '@umpire/engine';

/** Whoever looks within so many tenths of a degree of where the others look goes forward with them. */
const WITH = 200;

/** Where some pieces look, all in all. */
export const heading = (pieces: readonly Pick<Piece, 'facing'>[]): Point => {
  const [x, y] = pieces.reduce<readonly [number, number]>(
    ([east, north], { facing }) => [
      east + Math.sin((facing * Math.PI) / 1800),
      north + Math.cos((facing * Math.PI) / 1800),
    ],
    [0, 0],
  );
  const far = Math.hypot(x, y) || 1;
  return { x: x / far, y: y / far };
};

/** Of some pieces those who look the same way; all of them, if that is nobody. */
export function abreast<P extends Pick<Piece, 'facing'>>(pieces: readonly P[]): readonly P[] {
  const { x, y } = heading(pieces);
  const least = Math.cos((WITH * Math.PI) / 1800);
  const along = pieces.filter(
    ({ facing }) => Math.sin((facing * Math.PI) / 1800) * x + Math.cos((facing * Math.PI) / 1800) * y >= least,
  );
  return along.length > 1 ? along : pieces;
}
