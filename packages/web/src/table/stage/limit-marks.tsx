import { Reach, ZoneMark } from '@umpire/board';
import { type Draft, fieldInHand, gestureInHand, type PlaceLimits, type Scene, type Zone } from '@umpire/engine';
import { arrangedIn, limitsOf, standingIn } from '../draft/arrange.js';
import { useTableParts } from '../model/context.js';

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

/** How far the piece that is looked at reaches. */
export function Reached() {
  const { reached } = useTableParts();
  return reached && reached.areas.length > 0 ? <Reach areas={reached.areas} command={reached.command} /> : null;
}

/** Where what is in hand may be put, but for the whole table. */
export function Limits({ draft }: { readonly draft: Draft }) {
  const { battleView } = useTableParts();
  const { zones, barred = [], near = [] } = offeredIn(draft);
  const limits = barred.length + near.length > 0 ? zones : zones.filter(zone => !isWhole(zone, battleView.scene));
  return limits.length > 0 ? <ZoneMark zones={limits} barred={barred} near={near} /> : null;
}
