/** Where cards lie on the table so that they hide as little as possible of what they are about. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How bad it is to hide it. */
  readonly weight: number;
}

export const PLACES = ['top-left', 'bottom-left', 'bottom', 'top', 'bottom-right'] as const;
export type Place = (typeof PLACES)[number];

const MARGIN = 12;

function boxAt(place: Place, card: Pick<Box, 'width' | 'height'>, stage: Pick<Box, 'width' | 'height'>): Box {
  const x = place.endsWith('left')
    ? MARGIN
    : place.endsWith('right')
      ? stage.width - card.width - MARGIN
      : (stage.width - card.width) / 2;
  const y = place.startsWith('top') ? MARGIN : stage.height - card.height - MARGIN;
  return { ...card, x, y };
}

const hides = ({ x, y, width, height }: Box, spot: Spot): boolean =>
  spot.x > x - MARGIN && spot.x < x + width + MARGIN && spot.y > y - MARGIN && spot.y < y + height + MARGIN;

/** The place that hides least; where several hide the same, the first of those wished for. */
export function clearPlace(
  wished: readonly Place[],
  card: Pick<Box, 'width' | 'height'>,
  stage: Pick<Box, 'width' | 'height'>,
  spots: readonly Spot[],
): Place {
  const cost = (place: Place): number => {
    const box = boxAt(place, card, stage);
    return spots.reduce((sum, spot) => sum + (hides(box, spot) ? spot.weight : 0), 0);
  };
  return wished.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
