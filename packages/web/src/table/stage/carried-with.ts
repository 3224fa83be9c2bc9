import { baseAt, carried, normalFacing, type Pose } from '@umpire/engine';

/** Where a piece gets to with those it is dragged with, whose middle goes from one place to the other. */
export function carriedWith(piece: Pose, begins: Pose, ends: Pose): Pose {
  const [member, before, after] = [piece, begins, ends].map(({ x, y, facing }) =>
    baseAt({ x, y, facing: facing / 10 }, 0, 0),
  );
  const { x, y, facing } = carried(member!, before!, after!);
  // a pose's facing is a whole number: a tenth of a degree less a hair has no sine, and could not be drawn
  return { x, y, facing: normalFacing(Math.round(facing * 10)) };
}
