/** What all of a group have in common is no news of each: a quiet badge of that sort stands on the first of them alone. */
import type { Marker, Piece } from '@umpire/engine';

const isShared = ({ quiet, sign }: Marker): boolean => quiet === true && sign !== undefined;
const groupOf = ({ side, group, where }: Piece): string => `${side} ${group} ${where}`;

export function saidOnce(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map(piece => {
    if (piece.group === undefined || !piece.markers.some(isShared)) return piece;
    const members = pieces.filter(other => groupOf(other) === groupOf(piece));
    const isOfAll = ({ letter }: Marker): boolean =>
      members.every(({ markers }) => markers.some(marker => isShared(marker) && marker.letter === letter));
    if (members[0] === piece) return piece;
    const markers = piece.markers.map(marker =>
      isShared(marker) && isOfAll(marker) ? { ...marker, seen: true } : marker,
    );
    return { ...piece, markers };
  });
}
