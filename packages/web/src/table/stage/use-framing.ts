import type { Point, Scene, Side, Zone } from '@umpire/engine';
import { useEffect, useRef } from 'react';
import type { CameraControl } from '../camera/use-camera.js';
import { arrangedIn, placeIn } from '../draft/arrange.js';
import type { Table } from '../model/use-table.js';
import { ownHalf, roundZone } from './ground.js';
import { NEAREST, type Places } from './opening.js';

interface Seen {
  readonly places: Places;
  readonly onScreen: (point: Point) => Point;
  /** How high the sheet stands at rest. */
  readonly rest: number;
  /** Whether something is under the finger. */
  readonly holds: () => boolean;
}

/** What is set up, and the troops of whoever sits down, are brought into sight above the sheet. */
export function useFraming(camera: CameraControl, table: Table, { places, onScreen, rest, holds }: Seen): void {
  const { battleView, side, gesture, drafting } = table;
  const { draft } = drafting;
  const known = camera.scale !== undefined;
  const show = (points: readonly Point[]) => camera.frame(points, rest, NEAREST);

  const deploys = side !== undefined && battleView.menu.some(item => item.deploys && !item.closed);
  const puts = gesture?.kind === 'arrange' || gesture?.kind === 'place';
  const putting = draft && puts ? `${draft.item.verb} ${draft.item.stand ?? ''} ${draft.at}` : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it begins, not at every touch
  useEffect(() => {
    if (putting !== undefined) show(groundOf(table).map(onScreen));
    else if (deploys) show(ownHalf(battleView.scene, side).map(onScreen));
  }, [known, deploys, putting]);

  const arranged =
    draft && gesture?.kind === 'arrange' ? arrangedIn(draft, draft.item.fields[draft.at]!.name) : undefined;
  const inHand = arranged?.inHand;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another piece is taken in hand, not while it goes
  useEffect(() => {
    const at = inHand === undefined || holds() ? undefined : placeIn(arranged!, inHand);
    if (at) camera.show(onScreen(at));
  }, [inHand]);

  const { viewer } = battleView;
  const sat = useRef(viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another player sits down
  useEffect(() => {
    if (sat.current !== viewer && (viewer === 'a' || viewer === 'b') && !deploys)
      show(standing(battleView.scene, viewer).flatMap(id => places(id) ?? []));
    sat.current = viewer;
  }, [viewer]);
}

const standing = ({ pieces }: Scene, side: Side): readonly string[] =>
  pieces.filter(piece => piece.side === side && piece.where === 'table').map(({ id }) => id);

/** Where the pieces in hand may stand and where they do. */
function groundOf({ gesture, drafting: { draft } }: Table): readonly Point[] {
  if (gesture?.kind === 'place') return around(gesture.zones);
  if (gesture?.kind !== 'arrange' || !draft) return [];
  const arranged = arrangedIn(draft, draft.item.fields[draft.at]!.name);
  const places = arranged?.places.flatMap(({ at }) => at ?? []) ?? [];
  return [...places, ...around(gesture.pieces.flatMap(({ zones }) => zones))];
}

const around = (zones: readonly Zone[]): readonly Point[] => zones.flatMap(roundZone);
