import { Range } from '@umpire/board';
import type { Pose } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { usePlace } from './place.js';

/** How far the selected piece reaches, and its arcs: from where it stands, or from where it is dragged to. */
export function Ranges({ faint }: { readonly faint: boolean }) {
  const { inspection, battleView, hover } = useTableParts();
  const { outlook, end } = useHover(hover);
  const stands = usePlace(inspection?.piece ?? '');
  const piece = battleView.scene.pieces.find(({ id }) => id === inspection?.piece);
  if (!stands || !piece) return null;
  const from: Pose = outlook && end ? end : { ...stands, facing: piece.facing };
  return inspection?.card?.ranges?.map(({ text, reach, facing, half, wide }) => (
    <Range
      key={`${text} ${facing}`}
      from={from}
      reach={reach}
      faint={faint}
      {...(facing !== undefined && { facing: facing + from.facing - piece.facing })}
      {...(half && { half })}
      {...(wide && { wide })}
    />
  ));
}
