import { inkOf, Range } from '@umpire/board';
import type { Pose } from '@umpire/engine';
import { previewOnly } from '../draft/preview-only.js';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { startOf } from '../model/use-probe.js';
import { carriedWith } from './carried-with.js';
import { usePlace } from './place.js';

/** How far the selected piece reaches, and its arcs: from where it stands, or from where it is dragged to. */
export function Ranges({ faint }: { readonly faint: boolean }) {
  const { inspection, battleView, hover, drafting, gesture } = useTableParts();
  const { outlook, end } = useHover(hover);
  const stands = usePlace(inspection?.piece ?? '');
  const piece = battleView.scene.pieces.find(({ id }) => id === inspection?.piece);
  if (!stands || !piece) return null;
  const own = piece.side === battleView.viewer;
  const here: Pose = { ...stands, facing: piece.facing };
  const begins = startOf(drafting.draft) ?? (gesture?.kind === 'turn' ? gesture.from : undefined);
  // while it is dragged, where the hand is; else where the order in hand would take it
  const ends = (outlook && end) ?? previewOnly(drafting.preview)?.end;
  const from = ends && (begins || outlook) ? carriedWith(here, begins ?? here, ends) : here;
  return inspection?.card?.ranges?.map(({ text, reach, facing, half, wide }) => (
    <Range
      key={`${text} ${facing}`}
      from={from}
      reach={reach}
      faint={faint}
      {...(!own && { colour: inkOf('light').sides[piece.side].accent })}
      {...(isDistance(text)
        ? { text: own && faint ? `Reach ${text}` : `${piece.short ?? ''} ${piece.label}: ${text}`.trim() }
        : { within: text })}
      {...(facing !== undefined && { facing: facing + from.facing - piece.facing })}
      {...(half && { half })}
      {...(wide && { wide })}
    />
  ));
}

/** A distance is written on the rim; an arc has its name in it: front, rear. */
const isDistance = (text: string): boolean => /\d/.test(text);
