import { AS_IT_IS, type Laying, placeWhen, turnedPoint } from '@umpire/board';
import {
  type Draft,
  draftedOrder,
  fieldInHand,
  type Point,
  type Pose,
  placedBeside,
  turned,
  type Unit,
} from '@umpire/engine';
import { type Arranged, arrangedIn, placeIn, put as putAt, stepThrough } from '../draft/arrange.js';
import { endOf, onto, type Path, withLeg, withoutLeg } from '../draft/path.js';
import { latestOnly } from '../model/latest.js';
import type { Table } from '../model/use-table.js';
import { aimedRows, inOrder } from '../panel/verbs.js';
import { facingChanged } from '../stage/grab.js';
import type { StageHandle } from '../stage/stage.js';
import type { Command } from './commands.js';

/** Small steps are a tenth of the others. */
const FINE = 10;
export const stepOf = ({ nudge, length }: Unit, fine: boolean): number =>
  Math.max(1, Math.round((nudge ?? length) / (fine ? FINE : 1)));

/** A digit chooses; where that would give the whole order, the large button still gives it. */
function nth({ gesture, drafting, battleView, pick, inspection }: Table, n: number): boolean {
  const name = drafting.draft && fieldInHand(drafting.draft)?.name;
  if (name === undefined) return false;
  if (gesture?.kind === 'choose') {
    const choice = gesture.among[n - 1];
    if (choice && !choice.closed) (battleView.asked ? pick : drafting.touch)(name, choice.value);
  } else if (gesture?.kind === 'target') {
    // counted as the list has them
    const row = inOrder(aimedRows(drafting.draft, inspection)).filter(({ target }) => !target.closed)[n - 1];
    if (row) drafting.touch(name, row.target.id);
  }
  return true;
}

/** Whatever changes the value in hand. */
export function change(command: Command, table: Table, stage: StageHandle | null): boolean {
  const { drafting, battleView, ruler, setRuler, probe } = table;
  const { scene } = battleView;
  const laying = stage?.laying ?? AS_IT_IS;
  const step = (fine: boolean): number => stepOf(scene.unit, fine);
  if (command.do === 'nudge' && ruler !== undefined) {
    const from = ruler ?? startOfRuler(table, laying);
    const far = step(command.fine);
    const { x, y } = onScreen(command, laying);
    setRuler({ ...from, to: { x: from.to.x + x * far, y: from.to.y + y * far }, laid: true });
    return true;
  }
  const { draft } = drafting;
  const field = draft && fieldInHand(draft);
  if (!draft || !field) return false;
  const value = draft.values[field.name];
  const put = (found: { readonly name: string; readonly value: unknown } | undefined): boolean => {
    if (found) drafting.touch(found.name, found.value);
    return found !== undefined;
  };
  switch (command.do) {
    case 'nth':
      return nth(table, command.n);
    case 'nudge': {
      probe.to(undefined);
      const { x, y } = onScreen(command, laying);
      const found = nudged(draft, x * step(command.fine), y * step(command.fine), scene);
      const at = found && pointOf(found.value);
      if (at) stage?.showPlace(at);
      if (!found || !put(found)) return false;
      if (field.gesture === 'path') held({ table, path: found.value as Path });
      return true;
    }
    case 'turn':
      return put(facingChanged(draft, pose => turned(pose.facing, command.by))) || probe.turn(command.by);
    case 'fix-leg': {
      const gesture = draft.gestures[field.name];
      if (gesture?.kind !== 'path' || !draftedOrder(draft)) return false;
      const path = value as readonly { x: number; y: number }[];
      const end = endOf(gesture.from, path);
      return put({ name: field.name, value: withLeg(path, { x: end.x, y: Math.min(scene.depth, end.y + 1) }) });
    }
    case 'drop-leg': {
      const shorter = withoutLeg(value as readonly { x: number; y: number }[] | undefined);
      if (shorter) return put({ name: field.name, value: shorter });
      drafting.clear(field.name);
      return true;
    }
    case 'next-piece':
      return put({ name: field.name, value: stepThrough(arrangedIn(draft, field.name)!, command.by) });
    default:
      return false;
  }
}

/** A nudge turns nobody, and goes no farther than the piece may: there it is held, as it is by a drag. */
const held = latestOnly(
  async ({ table, path }: { readonly table: Table; readonly path: Path }) => ({
    ...table,
    path: await table.probe.allowed(path),
  }),
  found => {
    const { draft, touch } = found?.drafting ?? {};
    const [way, beside] = draft?.item.fields.slice(draft.at) ?? [];
    const gesture = way && draft?.gestures[way.name];
    if (!found || !touch || !way || gesture?.kind !== 'path') return;
    touch(way.name, found.path, true);
    if (beside?.gesture === 'turn' && !draft?.own.includes(beside.name)) touch(beside.name, gesture.from.facing, true);
  },
);

/** An arrow key points on the screen, however the table is turned: its way on the table. */
function onScreen({ dx, dy }: { readonly dx: number; readonly dy: number }, { turn }: Laying): Point {
  return turnedPoint({ width: 0, depth: 0 }, { x: dx, y: dy }, ((4 - turn) % 4) as Laying['turn']);
}

function startOfRuler({ battleView, selected }: Table, laying: Laying) {
  const { scene } = battleView;
  const at = (selected && placeWhen(scene, selected, laying)) || { x: scene.width / 2, y: scene.depth / 2 };
  const from = { x: Math.round(at.x), y: Math.round(at.y) };
  return { from, to: from, laid: true };
}

function pointOf(value: unknown): { readonly x: number; readonly y: number } | undefined {
  if (Array.isArray(value)) return value.at(-1);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('x' in value && 'y' in value) return value as { x: number; y: number };
  const { places, inHand } = value as Arranged;
  return places?.find(place => place.id === inHand)?.at ?? undefined;
}

/** What is in hand, moved; for the arrow keys. */
function nudged(
  draft: Draft,
  dx: number,
  dy: number,
  table: { readonly width: number; readonly depth: number },
): { readonly name: string; readonly value: unknown } | undefined {
  const field = fieldInHand(draft);
  const gesture = field && draft.gestures[field.name];
  if (!field || !gesture) return undefined;
  const value = draft.values[field.name];
  const moved = (from: Point): Point => onto(table, { x: from.x + dx, y: from.y + dy });
  switch (gesture.kind) {
    case 'aim': {
      const from = (value as Point | undefined) ?? gesture.from ?? { x: table.width / 2, y: table.depth / 2 };
      return { name: field.name, value: moved({ x: from.x, y: from.y }) };
    }
    case 'place':
      return { name: field.name, value: placedBeside(gesture, { ...(value as Pose), ...moved(value as Pose) }) };
    case 'path': {
      const path = (value as readonly Point[] | undefined) ?? [];
      const end = path.at(-1) ?? gesture.from;
      return { name: field.name, value: [...path.slice(0, -1), moved({ x: end.x, y: end.y })] };
    }
    case 'arrange': {
      const arranged = arrangedIn(draft, field.name)!;
      const pose = arranged.inHand === undefined ? null : placeIn(arranged, arranged.inHand);
      if (!pose) return undefined;
      return { name: field.name, value: putAt(arranged, arranged.inHand!, { ...pose, ...moved(pose) }) };
    }
    default:
      return undefined;
  }
}
