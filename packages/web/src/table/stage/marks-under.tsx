import { Reach, ZoneMark } from '@umpire/board';
import { type Draft, fieldInHand, gestureInHand, type PlaceLimits, type Scene, type Zone } from '@umpire/engine';
import { arrangedIn, limitsOf, standingIn } from '../draft/arrange.js';
import { useFilmParts } from '../film/context.js';
import { Trails } from '../film/film-marks.js';
import { GuideGround } from '../guide/guide-marks.js';
import { useTableParts } from '../model/context.js';
import { RangeMarks } from './range-marks.js';

/** The whole table is no limit worth drawing. */
const isWhole = (zone: Zone, { width, depth }: Scene): boolean =>
  zone.kind === 'rect' && zone.x <= 0 && zone.y <= 0 && zone.width >= width && zone.depth >= depth;

interface Offered extends PlaceLimits {
  readonly zones: readonly Zone[];
}
const NOWHERE: Offered = { zones: [] };

/** Where what is in hand may be put. */
function offeredIn(draft: Draft): Offered {
  const gesture = gestureInHand(draft);
  if (gesture?.kind === 'aim') return { zones: gesture.zones };
  if (gesture?.kind === 'place') return gesture;
  if (gesture?.kind !== 'arrange') return NOWHERE;
  const arranged = arrangedIn(draft, fieldInHand(draft)!.name);
  const standing = arranged ? standingIn(gesture, arranged) : [];
  const inHand = standing.find(({ piece }) => piece.id === arranged?.inHand)?.piece;
  const piece = inHand ?? gesture.pieces.find(({ zones }) => zones.length > 0);
  return piece ? { zones: piece.zones, ...limitsOf(piece, standing) } : NOWHERE;
}

/** What lies below the pieces: reach, and where something may be put. */
export function MarksUnder() {
  const { battleView, reached, drafting, gesture, showSight } = useTableParts();
  const { takes, at } = useFilmParts();
  const { zones, barred = [], near = [] } = drafting.draft ? offeredIn(drafting.draft) : NOWHERE;
  const limits = barred.length + near.length > 0 ? zones : zones.filter(zone => !isWhole(zone, battleView.scene));
  return (
    <>
      <Trails takes={at === undefined ? takes.filter(({ past }) => !past) : takes.slice(0, at + 1)} />
      <GuideGround />
      {reached && reached.areas.length > 0 && <Reach areas={reached.areas} command={reached.command} />}
      {/* only hinted at: the symbol of the piece stays free */}
      {!showSight && gesture?.kind !== 'target' && <RangeMarks faint />}
      {limits.length > 0 && <ZoneMark zones={limits} barred={barred} near={near} />}
    </>
  );
}
