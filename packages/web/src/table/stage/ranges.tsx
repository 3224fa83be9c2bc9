import { inkOf, Range, TrueBase } from '@umpire/board';
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
  const targets = outlook?.targets ?? [];
  const clear = [from, ...targets.flatMap(({ id }) => battleView.scene.pieces.find(one => one.id === id) ?? [])];
  const wordsOf = (text: string) => {
    if (!isDistance(text)) return drafting.draft ? {} : { within: text };
    if (!faint) return { text: `${piece.short ?? ''} ${piece.label}: ${text}`.trim() };
    // whom it reaches from there says more than how far it reaches
    if (targets.length > 0) return {};
    return { text: own ? `Reach ${text}` : `${piece.short ?? ''} ${piece.label}: ${text}`.trim(), clear };
  };
  const ranges = inspection?.card?.ranges?.map(({ text, reach, facing, half, wide }) => (
    <Range
      key={`${text} ${facing}`}
      from={from}
      reach={reach}
      faint={faint}
      {...(!own && { colour: inkOf('light').sides[piece.side].accent })}
      {...wordsOf(text)}
      {...(facing !== undefined && { facing: facing + from.facing - piece.facing })}
      {...(half && { half })}
      {...(wide && { wide })}
    />
  ));
  return (
    <>
      {ranges}
      {/* what is measured from there is read by it */}
      <TrueBase piece={piece.id} />
    </>
  );
}

/** A distance is written on the rim; an arc has its name in it, front or rear, until there is more to look at. */
const isDistance = (text: string): boolean => /\d/.test(text);
