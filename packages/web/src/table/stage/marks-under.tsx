import { Reach, ZoneMark } from '@umpire/board';
import { type Draft, fieldInHand, gestureInHand, type Scene, type Zone } from '@umpire/engine';
import { arrangedIn } from '../draft/arrange.js';
import { useFilmParts } from '../film/context.js';
import { Trails } from '../film/film-marks.js';
import { GuideGround } from '../guide/guide-marks.js';
import { useTableParts } from '../model/context.js';

/** The whole table is no limit worth drawing. */
const isWhole = (zone: Zone, { width, depth }: Scene): boolean =>
  zone.kind === 'rect' && zone.x <= 0 && zone.y <= 0 && zone.width >= width && zone.depth >= depth;

function zonesOf(draft: Draft): readonly Zone[] {
  const gesture = gestureInHand(draft);
  if (gesture?.kind === 'place' || gesture?.kind === 'aim') return gesture.zones;
  if (gesture?.kind !== 'arrange') return [];
  const inHand = arrangedIn(draft, fieldInHand(draft)!.name)?.inHand;
  return (
    (gesture.pieces.find(piece => piece.id === inHand) ?? gesture.pieces.find(p => p.zones.length > 0))?.zones ?? []
  );
}

/** What lies below the pieces: reach, and where something may be put. */
export function MarksUnder() {
  const { battleView, reached, drafting } = useTableParts();
  const { takes, at } = useFilmParts();
  const zones = drafting.draft ? zonesOf(drafting.draft).filter(zone => !isWhole(zone, battleView.scene)) : [];
  return (
    <>
      <Trails takes={at === undefined ? takes.filter(({ past }) => !past) : takes.slice(0, at + 1)} />
      <GuideGround />
      {reached && reached.areas.length > 0 && <Reach areas={reached.areas} />}
      {zones.length > 0 && <ZoneMark zones={zones} />}
    </>
  );
}
