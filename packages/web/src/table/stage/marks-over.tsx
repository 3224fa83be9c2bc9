import { type Fetched, Selection, useFetched } from '@umpire/board';
import { fieldInHand } from '@umpire/engine';
import { useMemo } from 'react';
import { GuidePieces } from '../guide/guide-marks.js';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { Exposed } from './danger-later.js';
import { PressMarks } from './press-marks.js';
import { RangeMarks } from './range-marks.js';
import { ReadyMarks } from './ready-marks.js';
import { TargetMarks } from './target-marks.js';
import { linkedWith } from './use-ringed.js';

/** Nobody has anything in hand when a table is laid. */
const DRAGS: Fetched<typeof import('./drag-marks.js')> = { fetch: () => import('./drag-marks.js') };
const ASKS: Fetched<typeof import('../asks/ask-marks.js')> = { fetch: () => import('../asks/ask-marks.js') };
const SIGHT: Fetched<typeof import('./sight-marks.js')> = { fetch: () => import('./sight-marks.js') };
const RULER: Fetched<typeof import('./ruler-mark.js')> = { fetch: () => import('./ruler-mark.js') };
const POINTED: Fetched<typeof import('./pointed-marker.js')> = { fetch: () => import('./pointed-marker.js') };
const GESTURES: Fetched<typeof import('./gesture-marks.js')> = { fetch: () => import('./gesture-marks.js') };

/** Everything above the pieces. It listens to the pointer by itself, so that the board need not be drawn again. */
export function MarksOver({ scale }: { readonly scale: number }) {
  const { inspection, showSight, drafting, gesture } = useTableParts();
  const choosing = gesture?.kind === 'target' ? gesture : undefined;
  const field = drafting.draft && fieldInHand(drafting.draft);
  const chosen = chosenTarget(drafting.draft);
  const targets = useMemo(
    () => (choosing ? choosing.targets.map(target => ({ target })) : (inspection?.targets ?? [])),
    [choosing, inspection],
  );
  const quiet = !drafting.draft || choosing !== undefined || field === undefined;
  return (
    <>
      {(showSight || choosing) && <RangeMarks faint={false} />}
      <WholeSight />
      <AskedAbout />
      {quiet && <Rings targets={targets} chosen={chosen} loud={choosing !== undefined} />}
      <Linked />
      <GuidePieces />
      <PointedGroup />
      <PointedSight chosen={chosen} />
      <ReadyMarks />
      <PressMarks />
      <Exposed />
      <Dragged />
      <InHand scale={scale} />
      <Ruler />
      <PointedMarker />
    </>
  );
}

/** Every line of sight of the piece that is looked at. */
function WholeSight() {
  const { battleView, inspection, showSight } = useTableParts();
  const marks = useFetched(SIGHT, showSight && inspection !== undefined);
  return marks && showSight && inspection ? <marks.AllSight scene={battleView.scene} inspection={inspection} /> : null;
}

/** What a question is about, from when something is asked, or an answer of several pieces is in hand. */
function AskedAbout() {
  const { battleView, gesture } = useTableParts();
  const marks = useFetched(ASKS, battleView.asked !== undefined || gesture?.kind === 'choose');
  return marks ? <marks.AskMarks /> : null;
}

function Ruler() {
  const { battleView, ruler } = useTableParts();
  const marks = useFetched(RULER, ruler !== undefined);
  return marks && ruler ? <marks.RulerLine from={ruler.from} to={ruler.to} unit={battleView.scene.unit} /> : null;
}

/** What is in hand, from when something is. */
function InHand({ scale }: { readonly scale: number }) {
  const { drafting, gesture } = useTableParts();
  const marks = useFetched(GESTURES, drafting.draft !== undefined && gesture !== undefined);
  return marks ? <marks.GestureMarks scale={scale} /> : null;
}

/** What is dragged or held together, from when something is. */
function Dragged() {
  const { hover, company, cut } = useTableParts();
  const { outlook, onto, aims, pushed, box, carried } = useHover(hover);
  const isAny = outlook ?? onto ?? aims ?? pushed ?? box ?? carried ?? cut?.back;
  const marks = useFetched(DRAGS, isAny !== undefined || company.stands.length > 0);
  return marks ? <marks.DragMarks /> : null;
}

function Rings(props: Pick<Parameters<typeof TargetMarks>[0], 'targets' | 'chosen' | 'loud'>) {
  const { battleView, hover } = useTableParts();
  return <TargetMarks {...props} scene={battleView.scene} pointed={useHover(hover).piece} />;
}

/** The line of sight to the piece that is pointed at or chosen. */
function PointedSight({ chosen }: { readonly chosen: string | undefined }) {
  const { battleView, inspection, hover } = useTableParts();
  const over = useHover(hover);
  const pointed = chosen ?? over.piece;
  const sighting = inspection?.sight.find(({ id }) => id === pointed);
  const marks = useFetched(SIGHT, sighting !== undefined);
  return marks && inspection && sighting ? (
    <marks.OneSight scene={battleView.scene} from={inspection.piece} sighting={sighting} />
  ) : null;
}

/** What a badge means, while it is pointed at. */
function PointedMarker() {
  const { battleView, hover } = useTableParts();
  const { piece: id, marker: nth } = useHover(hover);
  const pointed = nth === undefined ? undefined : battleView.scene.pieces.find(piece => piece.id === id);
  const marker = pointed?.markers[nth!];
  const marks = useFetched(POINTED, marker !== undefined);
  return marks && pointed && marker ? <marks.MarkerWords piece={pointed.id} marker={marker} /> : null;
}

/** Rings round those who move as one with the selected piece. */
function Linked() {
  const { battleView, selected } = useTableParts();
  return linkedWith(selected, battleView.scene).map(id => <Selection key={id} piece={id} quiet />);
}

/** Rings round the pieces of a group that is pointed at in a list; else of the one that the large button is about. */
function PointedGroup() {
  const { battleView, hover, meant } = useTableParts();
  const { group = meant?.label } = useHover(hover);
  if (group === undefined) return null;
  return battleView.scene.pieces
    .filter(piece => piece.group === group)
    .map(({ id }) => <Selection key={id} piece={id} />);
}

function chosenTarget(draft: ReturnType<typeof useTableParts>['drafting']['draft']): string | undefined {
  const field = draft?.item.fields.find(({ gesture }) => gesture === 'target');
  return field && (draft?.values[field.name] as string | undefined);
}
