import { fill, type Point, type Pose, type Procedure, type Refusal, type RuleId, type Side } from '@umpire/engine';

interface Limits {
  readonly radius: number;
  readonly size: { readonly width: number; readonly depth: number };
  check(at: Point): Refusal | undefined;
}

/** The owner of a piece sets it down within so far of where it stands, facing as it does: there, if he likes. */
export function* setDown(
  rule: RuleId,
  text: string,
  piece: Pose & { readonly id: string; readonly side: Side },
  { radius, size, check }: Limits,
): Procedure<Point> {
  const { x, y, facing } = piece;
  const zones = [{ kind: 'disc', x, y, radius } as const];
  const gesture = { kind: 'place', zones, size, turn: false, at: { x, y, facing } } as const;
  const extras = { about: [piece.id], check: (_by: string, at: unknown) => check(at as Point) };
  const at = yield* fill<Point>(rule, piece.side, text, [{ name: 'at', gesture }], extras);
  return { x: at.x, y: at.y };
}
