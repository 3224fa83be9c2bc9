import { z } from 'zod';
import { bySide, count, id, ids, over, side, words } from '../../book/state-form.js';
import { COURSES } from '../../ground/river.js';
import type { PlayBook } from '../book.js';
import { LIGHTS, MAJORS, MINORS, PIECE_KINDS, SEASONS, ZONES } from '../pieces.js';
import { PHASES, PLACES, type State } from './state.js';

/** Tenths of a millimetre; no table is larger than this. */
const length = z.int().min(-100_000).max(100_000);
const extent = length.min(1);
const point = z.object({ x: length, y: length });
const turn = count.nullable();

const task = z.object({
  kind: z.enum(['clear-mines', 'remove-obstruction', 'bridge']),
  object: z.string().max(40),
  at: point,
  rounds: count,
});

const group = z.object({
  id,
  side,
  name: words,
  known: words,
  initial: count,
  members: z.array(count).max(200),
  deployed: z.boolean(),
  fragile: id.nullable(),
});
/** Before R-160 everybody knew a group by its name. */
const namedGroup = z.preprocess(
  given => (typeof given === 'object' && given !== null && 'name' in given ? { known: given.name, ...given } : given),
  group,
);

const sideState = z.object({
  name: words,
  homeZone: z.enum(ZONES).nullable(),
  baseEdge: z.enum(['north', 'east', 'south', 'west']),
  initial: count,
  nation: z.string().max(60).exactOptional(),
  fakesPlaced: count,
  lost: z.boolean(),
});

const ground = z.object({
  width: extent,
  depth: extent,
  squareSize: extent,
  zone: z.enum(ZONES),
  jungle: z.boolean().exactOptional(),
  pieces: z.array(
    z.object({
      id,
      kind: z.enum(PIECE_KINDS),
      x: length,
      y: length,
      width: extent,
      depth: extent,
      jungle: z.boolean(),
    }),
  ),
  roads: z.array(z.object({ from: id, to: id })),
  river: z.array(point).min(2).nullable(),
  course: z.enum(COURSES).exactOptional(),
  bridges: z.array(point),
  obstacles: z.array(z.object({ id, kind: z.enum(['MNF', 'OBS']), side, x: length, y: length })),
});

const ending = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('losses') }),
  z.object({ kind: z.literal('hold'), piece: id }),
  z.object({ kind: z.literal('towns'), pieces: z.array(id).length(2) }),
]);

const effect = z.object({ kind: z.enum(['smoke', 'light']), x: length, y: length, size: extent, side });

const square = z.object({
  col: count,
  row: count,
  major: z.enum(MAJORS),
  mbua: z.boolean(),
  minors: z.array(z.enum(MINORS)),
});

/** What a state of the book must look like that comes from outside. */
export function stateForms(book: PlayBook) {
  const { ownFields, words: vocabulary } = book;
  const { LOSS_KINDS } = book.ending;
  const { CLASSES, GRADES, MODES, POSTURES, STATUSES, SUB_CLASSES } = vocabulary;

  const fragileAt = Object.fromEntries(LOSS_KINDS.map(kind => [kind, count.min(1)]));

  const nature = z.object({
    name: words,
    subClass: z.enum(SUB_CLASSES),
    class: z.enum(CLASSES),
    posture: z.enum(POSTURES),
    mode: z.enum(MODES),
    grade: z.enum(GRADES),
    jungleTrained: z.boolean(),
    fake: z.boolean(),
    bghq: z.boolean(),
    ...(ownFields.FORMS.nature as object),
  });

  const stand = z.object({
    id,
    side,
    group: count,
    base: extent,
    place: z.enum(PLACES),
    x: length,
    y: length,
    facing: z.int().min(0).max(3599),
    status: z.enum(Object.keys(STATUSES)),
    revealed: z.boolean(),
    hasEngaged: z.boolean(),
    hasSupported: z.boolean(),
    marker: z.boolean(),
    rested: z.boolean(),
    moved: z.enum(['none', 'march', 'tactical']),
    adjusted: z.boolean().default(false),
    outOfCommand: z.boolean(),
    entered: turn,
    firstAttack: turn,
    leftTurn: turn,
    smokeUsed: count,
    lightUsed: count,
    task: task.nullable(),
    nature,
    ...(ownFields.FORMS.stand as object),
  });

  const rosterGroup = z.object({
    name: words,
    stands: z.array(z.object({ id, base: extent, nature })).max(200),
  });

  /** The form of a battle's state. */
  const stateForm: z.ZodType<State> = z.object({
    phase: z.enum(PHASES),
    title: words,
    gameType: z.enum(['encounter', 'attack-defence']),
    attacker: side.nullable(),
    turns: count.min(1).nullable(),
    ending,
    fragileAt: z.object(fragileAt).nullable().default(null),
    riverAgreed: z.boolean(),
    zoneAgreed: z.enum(ZONES).nullable().default(null),
    season: z.enum(SEASONS).nullable(),
    startHour: z.int().min(0).max(23),
    hour24: z.int().min(0).max(23),
    light: z.enum(LIGHTS),
    awc: z.boolean(),
    ground: z.object({ now: ground }),
    squares: z.array(square),
    placer: side,
    next: side,
    obstaclesDone: bySide(z.boolean()),
    sides: bySide(sideState),
    groups: z.array(namedGroup),
    agreed: bySide(z.int().min(1).max(10)),
    rosters: bySide(z.array(rosterGroup).nullable()),
    stands: z.array(stand),
    lookup: z.object({ ids }),
    effects: z.array(effect),
    turn: count,
    round: z.literal([0, 1, 2]),
    first: side,
    owner: side,
    segment: z.literal([0, 1, 2, 3, 4, 5, 6]),
    selected: z.array(count),
    tacticalBegun: z.boolean(),
    lastFight: count.default(0),
    over,
    ...(ownFields.FORMS.state as object),
  });

  return { stateForm };
}
