import {
  type Draft,
  draftedOrder,
  facingAfter,
  fieldInHand,
  isRefusal,
  type Point,
  type Pose,
  type Preview,
  type Refusal,
  type SeatId,
  turned,
} from '@umpire/engine';
import { useEffect, useMemo, useRef } from 'react';
import { awayFrom, onto, type Path, pathOfWay, waysBeyond, withLeg } from '../draft/path.js';
import type { Session } from '../session/session.js';
import type { HoverStore } from './hover.js';
import { latestOnly } from './latest.js';

export interface Probe {
  /** Works out the way to a point, and what it would cost; the hover shows it. */
  to(point: Point | undefined): void;
  /** The same for a piece that is dragged: it stops where it must, and what that place would mean is shown too. */
  drag(point: Point): void;
  /** What is dragged faces otherwise than it goes, by so much more; false if nothing is. */
  turn(by: number): boolean;
  /** How it would face at the end of a path; nothing, if it was not turned. */
  turnedAt(path: Path, from: Pose): number | undefined;
  /** The way to a point, once. `append`: one straight leg more from where the path ends. `begins`: where, if the draft does not know yet. */
  way(point: Point, how: 'best' | 'append' | 'as far as allowed', begins?: Point): Promise<Path>;
  /** A way that a piece may go, as near as may be to one that asks it to turn too far, or to go a little too far. */
  allowed(path: Path): Promise<Path>;
  /** Why a path ends short of the hand; nothing, if it does not. */
  stop(path: Path, hand: Point): Promise<Refusal | undefined>;
}

/** Looks for ways while a path is being drawn. */
export function useProbe(
  session: Session,
  by: SeatId | undefined,
  draft: Draft | undefined,
  hover: HoverStore,
  table: { readonly width: number; readonly depth: number },
): Probe {
  const now = useRef({ by, draft, table });
  useEffect(() => {
    now.current = { by, draft, table };
  });
  return useMemo(() => {
    let turn = 0;
    let dragged: Point | undefined;
    const way: Probe['way'] = async (point, how, begins) => {
      const { draft: making, table: size } = now.current;
      const to = onto(size, point);
      const name = making && fieldInHand(making)?.name;
      if (how === 'append') return withLeg(name === undefined ? undefined : (making?.values[name] as Path), to);
      const from = how === 'best' ? undefined : (startOf(making) ?? begins);
      const found = await session.desk().wayTo(to, from);
      return found && found.length > 1 ? pathOfWay(found) : [to];
    };
    const allowed: Probe['allowed'] = async path => {
      const { by: side, draft: making } = now.current;
      const from = startOf(making);
      if (!side || !making || !from) return path;
      const { heldBack, turnedIn } = await import('./turned-in.js'); // nobody drags before he has looked at the table
      const judge = (way: Path) => judged(session, side, making, way);
      return heldBack(from, path.length === 1 ? await turnedIn(from, path, judge) : path, judge);
    };
    const look = latestOnly(
      async ({ point, drags }: { readonly point: Point; readonly drags: boolean }) => {
        const { by: side, draft: making } = now.current;
        const wanted = await way(point, drags ? 'as far as allowed' : 'best');
        const path = drags ? await allowed(wanted) : wanted;
        const found = side && making && (await judged(session, side, making, path, drags ? turn : 0));
        if (!found) return undefined;
        const { stand } = making.item;
        const stopped = drags ? await stopOf(session, side, making, path, onto(now.current.table, point)) : undefined;
        const outlook = stand !== undefined ? await session.desk().outlook(side, stand, found.end) : undefined;
        return {
          point,
          path,
          stopped,
          short: awayFrom(point, path.at(-1)!),
          drags,
          end: found.end,
          ...(found.preview && { preview: found.preview }),
          ...(outlook && { outlook }),
        };
      },
      found => found && hover.set({ ...hover.get(), ...found }),
    );
    return {
      way,
      allowed,
      async stop(path, hand) {
        const { by: side, draft: making, table: size } = now.current;
        return side && making ? stopOf(session, side, making, path, onto(size, hand)) : undefined;
      },
      drag(point) {
        dragged = point;
        look({ point, drags: true });
      },
      turn(by) {
        if (!dragged) return false;
        turn += by;
        look({ point: dragged, drags: true });
        return true;
      },
      turnedAt: (path, from) => (turn === 0 ? undefined : turned(facingAfter(from, path), turn)),
      to(point) {
        dragged = undefined;
        turn = 0;
        look(point && { point, drags: false });
        if (point === undefined) hover.set(hover.get().piece === undefined ? {} : { piece: hover.get().piece! });
      },
    };
  }, [session, hover]);
}

/** Where the path in hand begins. */
export function startOf(draft: Draft | undefined): Pose | undefined {
  const field = draft && fieldInHand(draft);
  const gesture = field && draft.gestures[field.name];
  return gesture?.kind === 'path' ? gesture.from : undefined;
}

/** What a path would come to, and where it would end. */
async function judged(
  session: Session,
  by: SeatId,
  draft: Draft,
  path: Path,
  turn = 0,
): Promise<{ readonly preview?: Preview | Refusal | undefined; readonly end: Pose } | undefined> {
  const from = startOf(draft);
  if (!from) return undefined;
  const [field, after] = draft.item.fields.slice(draft.at);
  const facing = turned(facingAfter(from, path), turn);
  const beside = after?.gesture === 'turn' ? { [after.name]: facing } : {};
  const order = draftedOrder(draft, { [field!.name]: path, ...beside });
  const preview = order && (await session.desk().preview(by, order));
  const end = preview && !isRefusal(preview) ? preview.end : undefined;
  return { preview, end: end ?? { ...path.at(-1)!, facing } };
}

/** What forbids a piece to be dragged farther than to the end of a path; nothing, if the hand does not want it farther. */
async function stopOf(
  session: Session,
  by: SeatId,
  draft: Draft,
  path: Path,
  hand: Point,
): Promise<Refusal | undefined> {
  for (const way of waysBeyond(path, hand)) {
    const found = await judged(session, by, draft, way);
    const refusal = found?.preview && (isRefusal(found.preview) ? found.preview : found.preview.refusal);
    if (refusal) return refusal;
  }
  return undefined;
}
