/** What comes of a piece that a hand lets go among others that are put down with it: nobody needs it before one was dragged. */
import { draftSoFar, footprint, isRefusal, type Point, type Pose, type Refusal } from '@umpire/engine';
import type { Table } from '../model/use-table.js';
import { type Arranged, limitsOf, piecesIn, put, standingIn } from './arrange.js';
import { basesOn, nearestFree } from './free-place.js';
import { onto } from './path.js';
import { arranging, facingOf } from './tray.js';

/**
 * A piece that is let go where it may not stand is set right, if there is a place for it close by; else it goes back to where the hand took it
 * from, the tray or a place, and it is said why. `now` gives the table as it is at each moment.
 */
export async function setDown(now: () => Table, id: string, point: Point, home: Pose | null): Promise<void> {
  const begun = arranging(now());
  if (!begun) return;
  const { name, arranged, gesture } = begun;
  const { facing } = home ?? facingOf(gesture, id);
  const pose = { ...onto(now().battleView.scene, point), facing };
  const refused = await whyNotAt(now(), put(arranged, id, pose));
  if (!refused) return;
  const near = nearestPlace(now(), id, pose);
  const isRight = near && !(await whyNotAt(now(), put(arranged, id, near)));
  const then = arranging(now());
  if (!then) return;
  const settled = { ...put(then.arranged, id, isRight ? near : home), inHand: then.arranged.inHand };
  now().drafting.touch(name, settled, true);
  if (!isRight) now().setCut({ value: settled.places, stop: refused, back: pose });
}

/** What forbids the piece that was put down last, if all stand so. */
async function whyNotAt({ drafting, session, by }: Table, arranged: Arranged): Promise<Refusal | undefined> {
  const { draft } = drafting;
  const name = draft?.item.fields[draft.at]?.name;
  if (!draft || name === undefined || !by) return undefined;
  const sofar = { ...draftSoFar(draft, name), [name]: arranged.places };
  const found = await session.desk().gesture(by, name, sofar);
  return isRefusal(found) || found.kind !== 'arrange' ? undefined : found.misplaced?.[arranged.inHand!];
}

function nearestPlace(table: Table, id: string, at: Pose): Pose | undefined {
  const { arranged, gesture } = arranging(table)!;
  const piece = piecesIn(gesture, arranged).find(one => one.id === id);
  if (!piece) return undefined;
  const standing = standingIn(gesture, arranged);
  const others = standing.filter(one => one.piece.id !== id);
  const taken = others.map(one => footprint(one.at, one.piece.size.width, one.piece.size.depth));
  const limited = { ...piece, ...limitsOf(piece, standing) };
  return nearestFree(limited, at, [...taken, ...basesOn(table.battleView.scene)]);
}
