import type { Scene } from '@umpire/engine';
import { useMemo } from 'react';
import type { useTableParts } from '../model/context.js';

/** Those who move as one with a piece. */
export function linkedWith(piece: string | undefined, { pieces }: Pick<Scene, 'pieces'>): readonly string[] {
  const own = pieces.find(({ id }) => id === piece);
  if (own?.link === undefined) return [];
  return pieces
    .filter(({ id, side, link }) => id !== own.id && side === own.side && link === own.link)
    .map(({ id }) => id);
}

/** Round whom rings are drawn besides those who are chosen: whom the guide points at, who goes along with the selected piece, and the group that the large button is about. */
export function useRinged({ battleView, guide, selected, meant }: ReturnType<typeof useTableParts>): readonly string[] {
  const { scene } = battleView;
  const shows = guide?.shows;
  const group = meant?.label;
  return useMemo(() => {
    const grouped = group === undefined ? [] : scene.pieces.filter(piece => piece.group === group).map(({ id }) => id);
    return [...(shows ?? []), ...linkedWith(selected, scene), ...grouped];
  }, [scene, shows, selected, group]);
}
