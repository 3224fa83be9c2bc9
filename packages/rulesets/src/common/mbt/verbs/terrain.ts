import { forbid, inches, isRefusal, malformed, type Point, type Refusal, type Size, type Zone } from '@umpire/engine';
import { z } from 'zod';
import { capital } from '../../book/capital.js';
import { formerlyWord, yesOrNo } from '../../book/legacy-fields.js';
import { numberOf } from '../../book/of-square.js';
import { SHOWN } from '../../book/verbs.js';
import { PLAIN_TERRAIN } from '../../ground/words.js';
import type { PlayBook } from '../book.js';
import { BY_KIND } from '../face/place-name.js';
import { type Jungle, jungleChoices } from '../play/jungle.js';
import type { ScenarioGround } from '../play/scenario-ground.js';
import type { PieceOfTerrain, State } from '../play/state.js';
import {
  changeGround,
  type DicedFeature,
  dicedFeatures,
  isPlacer,
  pieceFor,
  type TerrainDice,
} from '../play/terrain.js';
import { id, point, verb } from './verb.js';

const COURSES = [
  { value: 'across', label: 'from left to right halfway' },
  { value: 'south-west', label: 'from the south-west corner to the north-east' },
  { value: 'north-west', label: 'from the north-west corner to the south-east' },
] as const;

const side = z.number().positive().max(100);
/** Width and depth in inches; once, `8x6`. */
const size = formerlyWord(
  z.strictObject({ width: side, depth: side }),
  z.string().regex(/^\d{1,2}(\.\d{1,2})?x\d{1,2}(\.\d{1,2})?$/, 'width and depth in inches'),
  word => {
    const [width, depth] = word.split('x').map(Number) as [number, number];
    return { width, depth };
  },
);

const noPiece = (view: State, field: string, id: string): Refusal | undefined =>
  view.ground.now.pieces.some(p => p.id === id) ? undefined : malformed(field, `there is no piece ${id}`);
const pieceChoices = (view: State) => view.ground.now.pieces.map(p => ({ value: p.id, label: `${p.kind} ${p.id}` }));

/** A feature or its piece as players find it: `the town of square 3`. */
function featureWords(state: State, id: string): string {
  const diced = dicedFeatures(state).find(one => one.id === id || one.laidAs === id);
  if (!diced) return id;
  const columns = 1 + Math.max(...state.squares.map(({ col }) => col));
  return `the ${PLAIN_TERRAIN[diced.kind]} of square ${numberOf(diced.square, columns)}`;
}

const inInches = ({ width, depth }: Size): Size => ({ width: width * inches(1), depth: depth * inches(1) });

/** whether just this piece, or a road between these two, is there by now. */
const liesThere = ({ ground: { now } }: State, piece: PieceOfTerrain): boolean =>
  now.pieces.some(
    p =>
      p.id === piece.id &&
      p.x === piece.x &&
      p.y === piece.y &&
      p.width === piece.width &&
      p.depth === piece.depth &&
      p.jungle === piece.jungle,
  );
const hasRoad = ({ ground: { now } }: State, from: string, to: string): boolean =>
  now.roads.some(r => (r.from === from && r.to === to) || (r.from === to && r.to === from));

/** A diced feature where it is put down, so large. What lies already keeps its name, on which roads hang. */
function pieceAt(view: State, diced: DicedFeature, size: Size, centre: Point, jungle: boolean): PieceOfTerrain {
  const { kind } = diced;
  const id = pieceFor(view, diced)?.id ?? diced.id;
  const width = Math.round(inInches(size).width);
  const depth = Math.round(inInches(size).depth);
  const at = { x: Math.round(centre.x - width / 2), y: Math.round(centre.y - depth / 2) };
  return { id, kind, ...at, width, depth, jungle };
}

const kindOf = (view: State, feature: string | undefined): PieceOfTerrain['kind'] | undefined =>
  dicedFeatures(view).find(f => f.id === feature)?.kind;

/** Sizes to choose from: a major piece at least a third of its square, others up to 8" (TER-10 to TER-15). */
function sizesFor(view: State, feature: string | undefined) {
  const kind = kindOf(view, feature);
  const whole = view.ground.now.squareSize / inches(1);
  const half = whole / 2;
  const sizes =
    kind === 'H' || kind === 'LFA' || kind === 'SFH'
      ? [
          [whole, whole],
          [whole - 2, whole - 2],
          [whole, half],
          [half, whole],
        ]
      : [
          [3, 3],
          [4, 4],
          [6, 4],
          [4, 6],
          [6, 6],
          [8, 8],
        ];
  return sizes.map(([width, depth]) => ({ width: width!, depth: depth! }));
}

/** Squares are counted as maps are read: from the west, then from the south. */
const squareWords = ({ col, row }: { readonly col: number; readonly row: number }): string =>
  `in square ${col + 1} from the west, ${row + 1} from the south`;

/** S5: the winner of the throw puts down what was diced (TER-18). */
export function terrainVerbs(book: PlayBook & ScenarioGround & Jungle & TerrainDice) {
  const { idOf, overRefusal } = book;
  const { groundRefusal } = book.moving;
  const { notAgreed, notPlacing, withRiver } = book.terrain;

  const SAME = forbid(idOf('R-151'), 'it lies there already');

  function squareOf(view: State, feature: string | undefined): Extract<Zone, { kind: 'rect' }> | Refusal {
    const diced = dicedFeatures(view).find(f => f.id === feature);
    if (!diced) return forbid(idOf('TER-05'), 'choose one of the diced features first');
    const side = view.ground.now.squareSize;
    return { kind: 'rect', x: diced.square.col * side, y: diced.square.row * side, width: side, depth: side };
  }

  /** A feature that is placed again is moved. */
  const placePiece = verb({
    order: {
      /** Which of the diced features: square and kind, `2,1 wood 1`. */
      feature: id,
      size,
      /** Its centre. */
      point,
      jungle: yesOrNo.default(false),
    },
    label: 'Place a piece',
    text: 'Put one of the diced features on the table',
    key: 'p',
    on: ({ seat: { view, by } }) => (isPlacer(view, by) ? SHOWN : undefined),
    fields: {
      feature: {
        choose: ({ seat: { view } }) =>
          dicedFeatures(view).map(f => ({
            value: f.id,
            label: `${capital(BY_KIND[f.kind] ?? f.kind)} (${f.kind})`,
            text: `${squareWords(f.square)}, ${pieceFor(view, f) ? 'placed' : 'still to be placed'}`,
          })),
      },
      size: {
        choose: ({ seat: { view }, sofar }) =>
          sizesFor(view, sofar.feature).map(value => ({ value, label: `${value.width}" by ${value.depth}"` })),
      },
      jungle: {
        choose: ({ seat: { view }, sofar }) =>
          jungleChoices(view.ground.now, kindOf(view, sofar.feature)).map(value => ({
            value,
            label: value ? 'Jungle' : 'No jungle',
          })),
      },
      point: {
        aim({ seat: { view }, sofar: { feature, size } }) {
          const square = squareOf(view, feature);
          if (isRefusal(square)) return square;
          const { width, depth } = size ? inInches(size) : { width: square.width, depth: square.depth };
          return { shape: { kind: 'rect', width, depth }, zones: [square] };
        },
      },
    },
    plan({ view, by }, { feature, size, point, jungle }) {
      const refused = notPlacing(view, by);
      if (refused) return refused;
      const diced = dicedFeatures(view).find(f => f.id === feature);
      if (!diced) return malformed('feature', `the dice gave no ${feature}`);
      const piece = pieceAt(view, diced, size, point, jungle);
      const ground = view.ground.now;
      const others = ground.pieces.filter(p => p.id !== piece.id);
      return (
        groundRefusal({ jungle, zone: ground.zone }) ??
        notAgreed(ground, piece) ??
        (liesThere(view, piece) ? SAME : undefined) ??
        overRefusal(piece, others) ??
        piece
      );
    },
    act(game, _by, { feature }, piece) {
      const ground = game.state.ground.now;
      const pieces = [...ground.pieces.filter(p => p.id !== piece.id), piece];
      changeGround(
        game,
        withRiver({ ...ground, pieces }),
        idOf('TER-18'),
        `places ${featureWords(game.state, feature)}`,
      );
    },
  });

  const removePiece = verb({
    order: { piece: id },
    label: 'Take a piece away',
    text: 'Take a terrain piece back',
    on: ({ seat: { view, by } }) => (isPlacer(view, by) ? SHOWN : undefined),
    fields: { piece: { choose: ({ seat: { view } }) => pieceChoices(view) } },
    plan: ({ view, by }, { piece }) => notPlacing(view, by) ?? noPiece(view, 'piece', piece),
    act(game, _by, { piece }) {
      const ground = game.state.ground.now;
      const pieces = ground.pieces.filter(p => p.id !== piece);
      const roads = ground.roads.filter(r => r.from !== piece && r.to !== piece);
      changeGround(
        game,
        withRiver({ ...ground, pieces, roads }),
        idOf('TER-18'),
        `takes ${featureWords(game.state, piece)} away`,
      );
    },
  });

  const layRoad = verb({
    order: { from: id, to: id },
    label: 'Lay a road',
    text: 'Join two built-up areas',
    on: ({ seat: { view, by } }) => (isPlacer(view, by) ? SHOWN : undefined),
    fields: {
      from: { choose: ({ seat: { view } }) => pieceChoices(view) },
      to: { choose: ({ seat: { view } }) => pieceChoices(view) },
    },
    plan: ({ view, by }, { from, to }) =>
      notPlacing(view, by) ??
      noPiece(view, 'from', from) ??
      noPiece(view, 'to', to) ??
      (from === to ? forbid(idOf('TER-16'), 'a road joins two built-up areas') : undefined) ??
      (hasRoad(view, from, to) ? SAME : undefined),
    act(game, _by, { from, to }) {
      const ground = game.state.ground.now;
      const roads = [...ground.roads, { from, to }];
      changeGround(
        game,
        { ...ground, roads },
        idOf('TER-16'),
        `lays a road from ${featureWords(game.state, from)} to ${featureWords(game.state, to)}`,
      );
    },
  });

  const layRiver = verb({
    order: { course: z.enum(['across', 'south-west', 'north-west']) },
    label: 'Lay the river',
    text: 'Along a diagonal, or from left to right',
    on: ({ seat: { view, by } }) => (isPlacer(view, by) && view.riverAgreed ? SHOWN : undefined),
    fields: { course: { choose: () => COURSES } },
    plan: ({ view, by }) =>
      notPlacing(view, by) ??
      (view.riverAgreed ? undefined : forbid(idOf('RIV-01'), 'a river is used only if both players agree')),
    act(game, _by, { course }) {
      const ground = game.state.ground.now;
      changeGround(game, withRiver({ ...ground, course }), idOf('RIV-02'), 'lays the river');
    },
  });

  return { placePiece, removePiece, layRoad, layRiver };
}
