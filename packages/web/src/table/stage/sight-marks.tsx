import { SightLine } from '@umpire/board';
import type { Inspection, Sighting } from '@umpire/desk';
import { footprint, type Point, type Scene } from '@umpire/engine';
import { usePlace } from './place.js';

/** The outline of whatever is in the way: ground, or another piece. */
function blockerOf(scene: Scene, [id]: readonly string[]): readonly Point[] | undefined {
  const piece = scene.pieces.find(candidate => candidate.id === id);
  if (piece) return footprint(piece, piece.width, piece.depth);
  return scene.features.find(feature => feature.id === id)?.outline;
}

export function OneSight({
  scene,
  from,
  sighting,
}: {
  readonly scene: Scene;
  readonly from: string;
  readonly sighting: Sighting;
}) {
  const [start, end] = [usePlace(from), usePlace(sighting.id)];
  if (!start || !end) return null;
  const blocker = blockerOf(scene, sighting.blockedBy);
  return <SightLine from={start} to={end} clear={sighting.blockedBy.length === 0} {...(blocker && { blocker })} />;
}

/** Every line of sight of a piece. */
export function AllSight({ scene, inspection }: { readonly scene: Scene; readonly inspection: Inspection }) {
  return inspection.sight.map(sighting => (
    <OneSight key={sighting.id} scene={scene} from={inspection.piece} sighting={sighting} />
  ));
}
