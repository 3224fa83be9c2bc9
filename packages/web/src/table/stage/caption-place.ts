/** Where a caption lies beside what it is about: on the side with most room, over nothing that is concerned. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between a caption and what it is about, and from the edge of the stage. */
const GAP = 14;
const MARGIN = 8;
/** Askew of the fight, or in a corner of the stage, only if there is no place beside it. */
const LAST = Number.NEGATIVE_INFINITY;

/** The places beside the fight, with the room that there is on that side. */
function besides(fight: Box, card: Size, stage: Size): readonly { readonly at: Box; readonly room: number }[] {
  const middle = { x: fight.x + (fight.width - card.width) / 2, y: fight.y + (fight.height - card.height) / 2 };
  const [right, bottom] = [fight.x + fight.width + GAP, fight.y + fight.height + GAP];
  const [left, top] = [fight.x - card.width - GAP, fight.y - card.height - GAP];
  return [
    { at: { ...card, x: right, y: middle.y }, room: stage.width - right - card.width },
    { at: { ...card, x: left, y: middle.y }, room: left },
    { at: { ...card, x: middle.x, y: top }, room: top },
    { at: { ...card, x: middle.x, y: bottom }, room: stage.height - bottom - card.height },
    ...[left, right].flatMap(x => [top, bottom].map(y => ({ at: { ...card, x, y }, room: LAST }))),
    ...[0, stage.width].flatMap(x => [0, stage.height].map(y => ({ at: { ...card, x, y }, room: LAST }))),
  ];
}

const within = (at: number, size: number, whole: number): number =>
  Math.max(MARGIN, Math.min(at, whole - size - MARGIN));

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The corner of the caption, in pixels of the stage; undefined if there is no place at which it covers nobody: the panel tells it too.
 * `lines`: ways, shots and ghosts, which it does not lie over either if there is a place beside them.
 */
export function captionPlace(
  card: Size,
  stage: Size,
  fight: Box,
  pieces: readonly Box[],
  lines: readonly Box[] = [],
): { readonly x: number; readonly y: number } | undefined {
  const places = besides(fight, card, stage)
    .map(({ at, room }) => ({
      at: { ...at, x: within(at.x, at.width, stage.width), y: within(at.y, at.height, stage.height) },
      room,
    }))
    .filter(({ at }) => ![fight, ...pieces].some(box => meet(at, box)));
  const clear = places.filter(({ at }) => !lines.some(box => meet(at, box)));
  const [best] = (clear.length > 0 ? clear : places).toSorted((one, other) =>
    one.room === other.room ? 0 : other.room - one.room,
  );
  return best && { x: Math.round(best.at.x), y: Math.round(best.at.y) };
}
