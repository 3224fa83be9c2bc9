import { type Draft, draftedOrder, facingAfter, fieldInHand, type Point, type Side } from '@umpire/engine';
import { useEffect, useMemo, useRef } from 'react';
import { onto, type Path, pathOfWay, withLeg } from '../draft/path.js';
import type { Session } from '../session/session.js';
import type { HoverStore } from './hover.js';
import { latestOnly } from './latest.js';

export interface Probe {
  /** Works out the way to a point, and what it would cost; the hover shows it. */
  to(point: Point | undefined): void;
  /** The way to a point, once. `append`: one straight leg more from where the path ends. */
  way(point: Point, append: boolean): Promise<Path>;
}

/** Looks for ways while a path is being drawn. */
export function useProbe(
  session: Session,
  by: Side | undefined,
  draft: Draft | undefined,
  hover: HoverStore,
  table: { readonly width: number; readonly depth: number },
): Probe {
  const now = useRef({ by, draft, table });
  useEffect(() => {
    now.current = { by, draft, table };
  });
  return useMemo(() => {
    const way = async (point: Point, append: boolean): Promise<Path> => {
      const { draft: making, table: size } = now.current;
      const to = onto(size, point);
      const name = making && fieldInHand(making)?.name;
      const path = name === undefined ? undefined : (making?.values[name] as Path | undefined);
      if (append) return withLeg(path, to);
      const found = await session.desk().wayTo(to);
      return found && found.length > 1 ? pathOfWay(found) : [to];
    };
    const look = latestOnly(
      async (point: Point) => {
        const { by: side, draft: making } = now.current;
        const path = await way(point, false);
        const field = making && fieldInHand(making);
        const gesture = field && making.gestures[field.name];
        if (side === undefined || !making || !field || gesture?.kind !== 'path') return undefined;
        const after = making.item.fields[making.at + 1];
        const facing = after?.gesture === 'turn' ? { [after.name]: facingAfter(gesture.from, path) } : {};
        const order = draftedOrder(making, { [field.name]: path, ...facing });
        const preview = order && (await session.desk().preview(side, order));
        return { point, path, ...(preview && { preview }) };
      },
      found => found && hover.set({ ...hover.get(), ...found }),
    );
    return {
      way,
      to(point) {
        look(point);
        if (point === undefined) hover.set(hover.get().piece === undefined ? {} : { piece: hover.get().piece! });
      },
    };
  }, [session, hover]);
}
