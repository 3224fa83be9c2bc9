import {
  type ArrangeExtra,
  type ArrangePiece,
  type Draft,
  type ExtraChoice,
  type Footprint,
  footprint,
  type Gesture,
  inZone,
  keepsLimits,
  type PlaceLimits,
  type Pose,
  withValue,
} from '@umpire/engine';
import { freeNear } from './free-place.js';

type ArrangeGesture = Extract<Gesture, { kind: 'arrange' }>;

/** A piece of the player's own making carries one field more. */
export interface Placement {
  readonly id: string;
  readonly at: Pose | null;
  readonly [field: string]: unknown;
}

/** Where everything stands while it is being arranged, and which piece is in hand. */
export interface Arranged {
  readonly places: readonly Placement[];
  readonly inHand: string | undefined;
}

/** A field of a draft as an arrangement; the first piece that stands somewhere is in hand to begin with. */
export function arrangedIn({ values, piece }: Draft, name: string): Arranged | undefined {
  const places = values[name] as readonly Placement[] | undefined;
  return places && { places, inHand: piece ?? places.find(place => place.at)?.id };
}

const isArranged = (value: unknown): value is Arranged =>
  typeof value === 'object' && value !== null && 'places' in value && 'inHand' in value;

/** A field filled by hand: of an arrangement the places are the value; which piece is in hand is only noted. */
export const touched = (draft: Draft, name: string, value: unknown): Draft =>
  isArranged(value) ? { ...withValue(draft, name, value.places), piece: value.inHand } : withValue(draft, name, value);

export const placeIn = ({ places }: Arranged, id: string): Pose | null =>
  places.find(place => place.id === id)?.at ?? null;

export const put = (arranged: Arranged, id: string, at: Pose | null): Arranged => ({
  inHand: id,
  places: arranged.places.map(place => (place.id === id ? { ...place, at } : place)),
});

export const take = (arranged: Arranged, inHand: string | undefined): Arranged => ({ ...arranged, inHand });

/** The piece after or before the one in hand, among those that stand on the table. */
export function stepThrough(arranged: Arranged, by: 1 | -1): Arranged {
  const standing = arranged.places.filter(place => place.at).map(place => place.id);
  if (standing.length === 0) return arranged;
  const now = standing.indexOf(arranged.inHand ?? '');
  return take(arranged, standing[(now + by + standing.length) % standing.length]);
}

const EXTRA = 'extra';
export const isExtra = ({ id }: { readonly id: string }): boolean => id.startsWith(EXTRA);
export const extrasIn = ({ places }: Arranged): readonly Placement[] => places.filter(isExtra);

/** One more piece of the player's own making: near the piece in hand, where it may stand and nothing else does. */
export function withExtra(arranged: Arranged, extra: ArrangeExtra, value: unknown): Arranged {
  const taken = new Set(arranged.places.map(place => place.id));
  let n = 1;
  while (taken.has(`${EXTRA}${n}`)) n++;
  const id = `${EXTRA}${n}`;
  const made = asPiece(extra, { id, at: null, [extra.field]: value });
  const near = placeIn(arranged, arranged.inHand ?? '') ?? firstPlace(made);
  const standing = arranged.places.flatMap(place => place.at ?? []);
  const at = near ? freeNear(made, near, standing) : null;
  return { inHand: id, places: [...arranged.places, { id, at, [extra.field]: value }] };
}

export const withoutExtra = (arranged: Arranged, id: string): Arranged => ({
  inHand: arranged.inHand === id ? undefined : arranged.inHand,
  places: arranged.places.filter(place => place.id !== id),
});

const asPiece = ({ label, symbol, size, field, among }: ArrangeExtra, place: Placement): ArrangePiece => ({
  id: place.id,
  label,
  symbol,
  size,
  ...limitedBy(among.find(({ value }) => value === place[field])),
  at: null,
});
const limitedBy = (choice: ExtraChoice | undefined): Pick<ArrangePiece, 'zones' | 'barred'> => ({
  zones: choice?.zones ?? [],
  ...(choice?.barred && { barred: choice.barred }),
});

/** All pieces in an arrangement: those of the book, and those of the player's own making. */
export const piecesIn = (gesture: ArrangeGesture, arranged: Arranged): readonly ArrangePiece[] => [
  ...gesture.pieces,
  ...(gesture.extra ? extrasIn(arranged).map(place => asPiece(gesture.extra!, place)) : []),
];

/** Waits behind the edge whatever the player does. */
export const waitsOff = (piece: ArrangePiece): boolean => piece.zones.length === 0;

/** What a piece must keep off, and whom it must stay near: wherever he stands by now. */
export function limitsOf({ barred = [], tether }: ArrangePiece, among: readonly StandingPiece[]): PlaceLimits {
  const leader = tether && among.find(({ piece }) => piece.id === tether.to);
  return { barred, near: leader ? [{ kind: 'around', base: baseOf(leader), reach: tether.reach }] : [] };
}
export interface StandingPiece {
  readonly piece: ArrangePiece;
  readonly at: Pose;
}
const baseOf = ({ piece: { size }, at }: StandingPiece): Footprint => footprint(at, size.width, size.depth);

/** The pieces that stand on the table by now, and where. */
export const standingIn = (gesture: ArrangeGesture, arranged: Arranged): readonly StandingPiece[] =>
  piecesIn(gesture, arranged).flatMap(piece => {
    const at = placeIn(arranged, piece.id);
    return at ? [{ piece, at }] : [];
  });

/** Whether the middle of a piece lies in a zone of its own, and all of it as far from and as near to others as it must be: the rest is for the book to judge. */
export const mayStand = (piece: ArrangePiece, at: Pose, among: readonly StandingPiece[] = []): boolean =>
  piece.zones.some(zone => inZone(zone, at)) && keepsLimits(limitsOf(piece, among), baseOf({ piece, at }));

/** Where a piece is put first that was held back: the middle of its zone. */
export function firstPlace(piece: ArrangePiece): Pose | undefined {
  const [zone] = piece.zones;
  if (!zone) return undefined;
  const facing = piece.at?.facing ?? 0;
  switch (zone.kind) {
    case 'rect':
      return { x: Math.round(zone.x + zone.width / 2), y: Math.round(zone.y + zone.depth / 2), facing };
    case 'disc':
      return { x: zone.x, y: zone.y, facing };
    case 'polygon':
      return { ...zone.points[0]!, facing };
    case 'band':
      return {
        x: Math.round((zone.from.x + zone.to.x) / 2),
        y: Math.round((zone.from.y + zone.to.y) / 2),
        facing,
      };
    case 'around':
      return { ...zone.base[0]!, facing };
  }
}
