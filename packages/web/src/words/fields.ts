import {
  choiceKey,
  facingAfter,
  type Gesture,
  type GestureChoice,
  normalFacing,
  type Point,
  type Pose,
  pathIn,
  type Scene,
  unaskedValue,
} from '@umpire/engine';
import { bearingTo, parseBearing } from './bearing.js';
import { refusalWords } from './describe.js';
import { isWrong, type Leg, parseLeg, parsePoint, pathOf, pieceNamed, type WayFinder, type Wrong } from './legs.js';
import { composedFrom, rankedFrom, severalFrom, writtenFrom } from './lists.js';

/** What a field is read against. */
export interface FieldGround {
  readonly scene: Scene;
  /** The fields before this one. */
  readonly sofar: Readonly<Record<string, unknown>>;
  readonly way: WayFinder;
}

/** The value of a field that somebody wrote; nothing written takes what the book suggests, if it suggests anything. */
export async function fieldValue(
  text: string | undefined,
  gesture: Gesture,
  ground: FieldGround,
): Promise<unknown | Wrong> {
  const written = text === undefined || text === '' ? undefined : text;
  const path = pathIn(ground.sofar);
  const suggested = written === undefined ? unaskedValue(gesture, path) : undefined;
  if (suggested !== undefined) return suggested;
  switch (gesture.kind) {
    case 'choose':
      return choiceOf(written, gesture.among);
    case 'target':
      return targetOf(written, gesture.targets, ground.scene);
    case 'path':
      return pathFrom(written, gesture.from, ground);
    case 'turn':
      return facingFrom(written, facingAfter(gesture.from, path ?? []), gesture.from, ground);
    case 'place':
      return poseFrom(written, gesture.at, ground);
    case 'aim':
      return written === undefined
        ? { wrong: 'where? Say 14.5 6, NNE 6 from A4, or on B7' }
        : parsePoint(written, ground.scene);
    case 'several':
      return written === undefined && gesture.start ? gesture.start : severalFrom(written, gesture.among);
    case 'compose':
      return composedFrom(written, gesture);
    case 'write':
      return writtenFrom(written, gesture);
    case 'rank':
      return rankedFrom(written, gesture);
    case 'arrange':
      return placesFrom(written, gesture.pieces, ground);
  }
}

const plain = (text: string): string => text.trim().toLowerCase();

/** By its number, its value or its label, or the beginning of one of them. */
export function choiceOf(text: string | undefined, among: readonly GestureChoice[]): unknown | Wrong {
  const open = among.filter(choice => !choice.closed);
  const list = among.map((choice, i) => `${i + 1} ${choice.label}`).join(', ');
  if (text === undefined) return open.length === 1 ? open[0]!.value : { wrong: `which? ${list}` };
  const said = plain(text);
  const numbered = /^\d+$/.test(said) ? among[Number(said) - 1] : undefined;
  const exact = among.find(choice => plain(choiceKey(choice.value)) === said || plain(choice.label) === said);
  const begun = among.filter(
    choice => plain(choice.label).startsWith(said) || plain(choiceKey(choice.value)).startsWith(said),
  );
  const found = exact ?? numbered ?? (begun.length === 1 ? begun[0] : undefined);
  if (!found)
    return { wrong: begun.length > 1 ? `${text} may be ${begun.map(c => c.label).join(' or ')}` : `which? ${list}` };
  return found.closed ? { wrong: refusalWords(found.closed) } : found.value;
}

function targetOf(
  text: string | undefined,
  targets: Extract<Gesture, { kind: 'target' }>['targets'],
  scene: Scene,
): string | Wrong {
  const labels = targets.filter(t => !t.closed).map(t => scene.pieces.find(p => p.id === t.id)?.label ?? t.id);
  const list = labels.length > 0 ? labels.join(', ') : 'nobody';
  if (text === undefined) return { wrong: `whom? ${list}` };
  const piece = pieceNamed(scene, text);
  const target = piece && targets.find(t => t.id === piece.id);
  if (!target) return { wrong: `${text} is no target: ${list}` };
  return target.closed ? { wrong: refusalWords(target.closed) } : target.id;
}

/** Legs, separated by commas or by `then`. */
async function pathFrom(text: string | undefined, from: Pose, { scene, way }: FieldGround): Promise<Point[] | Wrong> {
  if (text === undefined) return { wrong: 'which way? Say NNE 6, towards B7 4, to 14.5 20, or way 14.5 20' };
  const legs: Leg[] = [];
  for (const part of legTexts(text)) {
    const leg = parseLeg(part, scene);
    if (isWrong(leg)) return leg;
    legs.push(leg);
  }
  return pathOf(from, legs, scene, way);
}

/** A comma between two coordinates is none between two legs. */
const legTexts = (text: string): string[] =>
  text
    .replace(/\b(to|way)\s+([\d.]+)\s*,\s*([\d.]+)/gi, '$1 $2 $3')
    .split(/,|\bthen\b/i)
    .map(part => part.trim())
    .filter(part => part !== '');

/** `face NE`, `NE`, `towards B7`, `keep`. */
export function facingFrom(
  text: string | undefined,
  fallback: number,
  from: Point & { readonly facing: number },
  { scene, sofar }: Pick<FieldGround, 'scene' | 'sofar'>,
): number | Wrong {
  const said = text?.trim().replace(/^fac(e|ing)\s*/i, '');
  if (said === undefined || said === '') return fallback;
  if (/^keep$/i.test(said)) return from.facing;
  const towards = /^towards?\s+(\S+)$/i.exec(said)?.[1];
  if (towards !== undefined) {
    const piece = pieceNamed(scene, towards);
    const bearing = piece && bearingTo(pathIn(sofar)?.at(-1) ?? from, piece);
    return bearing ?? { wrong: `${towards} cannot be faced` };
  }
  const facing = parseBearing(said);
  return facing === undefined ? { wrong: `“${said}” is no bearing: say NE, 45 or towards B7` } : normalFacing(facing);
}

function poseFrom(text: string | undefined, at: Pose, ground: FieldGround): Pose | Wrong {
  if (text === undefined) return at;
  const [where = '', face] = text.split(/;|\s+(?=fac(?:e|ing)\b)/i).map(part => part.trim());
  const bare = /^fac(e|ing)\b/i.test(where);
  const point = bare || where === '' ? at : parsePoint(where, ground.scene);
  if (isWrong(point)) return point;
  const facing = facingFrom(bare ? where : face, at.facing, { ...point, facing: at.facing }, { ...ground, sofar: {} });
  return isWrong(facing) ? facing : { x: point.x, y: point.y, facing };
}

type Place = { readonly id: string; readonly at: Pose | null };

/** As suggested, but for those that are named: `A3 14 6 face N, A5 off`. */
function placesFrom(
  text: string | undefined,
  pieces: Extract<Gesture, { kind: 'arrange' }>['pieces'],
  ground: FieldGround,
): readonly Place[] | Wrong {
  let places: readonly Place[] = pieces.map(({ id, at }) => ({ id, at }));
  if (text === undefined || /^(as )?suggested$/i.test(text)) return places;
  for (const part of text
    .split(',')
    .map(p => p.trim())
    .filter(Boolean)) {
    const [name = '', ...rest] = part.split(/\s+/);
    const piece = pieces.find(p => plain(p.id) === plain(name));
    if (!piece) return { wrong: `there is no ${name} to place` };
    const off = rest.length === 1 && /^off$/i.test(rest[0]!);
    const at = off ? null : poseFrom(rest.join(' '), piece.at ?? { x: 0, y: 0, facing: 0 }, ground);
    if (isWrong(at)) return at;
    places = places.map(place => (place.id === piece.id ? { id: place.id, at } : place));
  }
  return places;
}
