import type { Point, Scene, Side, Zone } from '@umpire/engine';
import { useEffect, useRef } from 'react';
import { NARROW, PHONE, useMedia } from '../../ui/media.js';
import { concernedIn } from '../asks/concerned.js';
import type { CameraControl } from '../camera/use-camera.js';
import { arrangedIn, placeIn } from '../draft/arrange.js';
import type { Table } from '../model/use-table.js';
import { restOf, struckFrom } from '../panel/sheet-rest.js';
import { ownHalf, roundZone } from './ground.js';
import { NEAREST, type Places, roundPieces } from './opening.js';

interface Seen {
  readonly places: Places;
  readonly onScreen: (point: Point) => Point;
  /** How high the sheet stands at rest, and now. */
  readonly rest: number;
  readonly covers: number;
  /** Whether something is under the finger. */
  readonly holds: () => boolean;
}

/** What is set up, the troops of whoever sits down and, where the screen is small, whom a piece can strike and what the guide speaks of are brought into sight above the sheet. */
export function useFraming(camera: CameraControl, table: Table, { places, onScreen, rest, covers, holds }: Seen): void {
  const { battleView, side, gesture, drafting } = table;
  const { draft } = drafting;
  const known = camera.scale !== undefined;
  const narrow = useMedia(NARROW);
  const rests = restOf(table, rest, useMedia(PHONE));
  const show = (points: readonly Point[], over = rest) => camera.frame(points, over, NEAREST);

  const deploys = side !== undefined && battleView.menu.some(item => item.deploys && !item.closed);
  const puts = gesture?.kind === 'arrange' || gesture?.kind === 'place';
  const putting = draft && puts ? `${draft.item.verb} ${draft.item.stand ?? ''} ${draft.at}` : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it begins, not at every touch
  useEffect(() => {
    // whoever is asked to place somebody sees with it whom it is about and who struck him
    const concerned = concernedIn(battleView).flatMap(id => places(id) ?? []);
    const all = { others: roundPieces(battleView.scene, placed(battleView.scene), places) };
    if (putting !== undefined) show([...groundOf(table).map(onScreen), ...concerned], rests);
    // nothing is in hand yet: the sheet is as low as it is now
    else if (deploys) {
      const waiting = roundPieces(battleView.scene, standing(battleView.scene, side, 'off-table'), places);
      const points = [...ownHalf(battleView.scene, side).map(onScreen), ...waiting];
      camera.frame(points, 0, NEAREST, narrow ? all : undefined);
    }
  }, [known, deploys, putting]);

  const arranged =
    draft && gesture?.kind === 'arrange' ? arrangedIn(draft, draft.item.fields[draft.at]!.name) : undefined;
  const inHand = arranged?.inHand;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another piece is taken in hand, not while it goes
  useEffect(() => {
    const at = inHand === undefined || holds() ? undefined : placeIn(arranged!, inHand);
    if (at) camera.show(onScreen(at));
  }, [inHand]);

  const { selected, guide } = table;
  const struck = narrow && selected !== undefined ? struckFrom(table) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whom it can strike
  useEffect(() => {
    if (struck.length === 0 || holds()) return;
    camera.frame(
      [selected!, ...struck].flatMap(id => places(id) ?? []),
      rests,
      NEAREST,
    );
  }, [known, selected, struck.join()]);

  const told = narrow && guide?.shown && !battleView.asked && selected === undefined ? guide.looked : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (told === undefined || holds()) return;
    const grounds = battleView.scene.features.filter(({ id }) => guide!.shows.includes(id));
    const pointed = [
      ...roundPieces(battleView.scene, guide!.shows, places),
      ...grounds.flatMap(({ outline = [] }) => outline.map(onScreen)),
    ];
    const { scene } = battleView;
    const own = side === undefined ? [] : roundPieces(scene, standing(scene, side), places);
    // whose the turn is has his own in sight, whatever the guide speaks of
    if (pointed.length > 0) show([...own, ...pointed]);
  }, [known, told]);

  const about = narrow ? (battleView.asked?.ask.about ?? []) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and when the sheet rises that asks it
  useEffect(() => {
    if (about.length === 0 || holds()) return;
    camera.frame(
      about.flatMap(id => places(id) ?? []),
      covers,
      NEAREST,
    );
  }, [known, about.join(), covers]);

  // the film followed the others: who is to order now looks at his own, also when the sheet has risen over them, until he takes somebody up
  const begins = narrow && table.snap.state === 'choosing' && battleView.log.at(-1)?.by !== side;
  const heldBefore = useRef(selected);
  if (!begins) heldBefore.current = selected;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when his turn begins, and when the sheet finds its height
  useEffect(() => {
    if (begins && side !== undefined && selected === heldBefore.current && !holds())
      camera.follow(roundPieces(battleView.scene, standing(battleView.scene, side), places));
  }, [known, begins, covers]);

  const { viewer } = battleView;
  const sat = useRef(viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another player sits down
  useEffect(() => {
    if (sat.current !== viewer && (viewer === 'a' || viewer === 'b') && !deploys)
      show(roundPieces(battleView.scene, standing(battleView.scene, viewer), places));
    sat.current = viewer;
  }, [viewer]);
}

const placed = ({ pieces }: Scene): readonly string[] =>
  pieces.filter(({ where }) => where !== 'gone').map(({ id }) => id);

const standing = ({ pieces }: Scene, side: Side, where: 'table' | 'off-table' = 'table'): readonly string[] =>
  pieces.filter(piece => piece.side === side && piece.where === where).map(({ id }) => id);

/** Where the pieces in hand may stand and where they do. */
function groundOf({ gesture, drafting: { draft } }: Table): readonly Point[] {
  if (gesture?.kind === 'place') return around(gesture.zones);
  if (gesture?.kind !== 'arrange' || !draft) return [];
  const arranged = arrangedIn(draft, draft.item.fields[draft.at]!.name);
  const places = arranged?.places.flatMap(({ at }) => at ?? []) ?? [];
  return [...places, ...around(gesture.pieces.flatMap(({ zones }) => zones))];
}

const around = (zones: readonly Zone[]): readonly Point[] => zones.flatMap(roundZone);
