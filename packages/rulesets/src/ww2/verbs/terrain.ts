import { die, forbid, malformed, otherSide, type Procedure, type Refusal, type Side } from '@umpire/engine';
import { z } from 'zod';
import { frozen } from '../../common/book/frozen.js';
import { SHOWN } from '../../common/book/verbs.js';
import { chooseEdges, layingStep } from '../play/mustering.js';
import { notNow } from '../play/permission.js';
import type { Crossing, FeatureOfGround, Ground, State } from '../play/state.js';
import {
  crossingsOf,
  type DicedFeature,
  featuresIn,
  findsNoPlace,
  jungleChoices,
  laidByProgram,
  middleOf,
  middleTown,
  missing,
  nameOf,
  pieceRefusal,
  roadAcross,
  unjoined,
  withRiver,
} from '../play/terrain.js';
import type { Play, Seat } from '../play/types.js';
import { isBuiltUp } from '../rules/auto-terrain.js';
import { crossingsAreThrown } from '../rules/readings.js';
import { id, point, verb } from './verb.js';

/** U7: the winner of the throw puts down what was diced (WW2-TER-33). */

const shown = ({ seat: { view, by } }: { seat: Seat }) =>
  view.phase === 'terrain' && view.muster!.placer === by ? SHOWN : undefined;
const notPlacing = ({ view, by }: Seat): Refusal | undefined => notNow(view, by, 'terrain', 'WW2-TER-33');

const dicedAs = (view: State, feature: string | undefined): DicedFeature | undefined =>
  featuresIn(view.muster!.cells).find(one => one.id === feature);
const noFeature = (feature: string): Refusal => malformed('feature', `the dice gave no ${feature}`);

function lay(game: Play, ground: Ground, text: string, dropped = game.state.muster!.dropped): void {
  const because = [{ rule: 'WW2-TER-33', text }];
  game.happen({
    kind: 'groundLaid',
    ground: frozen(withRiver(ground, game.state.muster!.river)),
    dropped,
    text,
    because,
  });
}

/** Sizes to choose from, in metres. */
function sizesFor(feature: DicedFeature | undefined): { width: number; depth: number }[] {
  if (!feature) return [];
  const { kind, cell } = feature;
  const [w, d] = [Math.floor(cell.width), Math.floor(cell.depth)];
  const square = (side: number) => ({ width: side, depth: side });
  if (kind === 'MBUA') return [1000, 1500, 2000, 500].map(square);
  if (kind === 'wood' || kind === 'BUA' || kind === 'hill')
    return [square(500), square(750), square(250), { width: 750, depth: 400 }, { width: 400, depth: 750 }];
  const part = (of: number): number => Math.ceil((of * 2) / 3);
  return [
    { width: part(w), depth: part(d) },
    { width: w, depth: d },
    { width: w, depth: Math.ceil(d / 2) },
    { width: Math.ceil(w / 2), depth: d },
  ];
}

export const placeFeature = verb({
  order: {
    feature: id,
    size: z.strictObject({ width: z.int().min(100).max(20_000), depth: z.int().min(100).max(20_000) }),
    jungle: z.boolean().default(false),
    /** Its centre. */
    point,
  },
  label: 'Place a feature',
  text: 'Put one of the diced features on the table; one that lies there is moved',
  key: 'p',
  on: shown,
  fields: {
    feature: {
      choose: ({ seat: { view } }) => {
        const open = missing(view);
        return featuresIn(view.muster!.cells).map(one => ({
          value: one.id,
          label: `square ${one.cell.id}: ${nameOf(one.kind)}`,
          text: open.some(other => other.id === one.id) ? 'still to be placed' : 'placed',
        }));
      },
    },
    size: {
      choose: ({ seat: { view }, sofar }) =>
        sizesFor(dicedAs(view, sofar.feature)).map(value => ({ value, label: `${value.width}m by ${value.depth}m` })),
    },
    jungle: {
      choose: ({ seat: { view, options }, sofar }) => {
        const kind = dicedAs(view, sofar.feature)?.kind;
        const choices = kind ? jungleChoices(kind, view.ground.now, options) : [false];
        return choices.map(value => ({ value, label: value ? 'Jungle' : 'No jungle' }));
      },
    },
    point: {
      aim: ({ seat: { view }, sofar: { feature, size } }) => {
        const found = dicedAs(view, feature);
        if (!found) return forbid('WW2-TER-33', 'choose one of the diced features first');
        const { x, y, width, depth } = found.cell;
        const shape = { kind: 'rect', width: size?.width ?? width, depth: size?.depth ?? depth } as const;
        return { shape, zones: [{ kind: 'rect', x, y, width, depth }] };
      },
    },
  },
  plan(seat, { feature, size: { width, depth }, jungle, point: { x, y } }): FeatureOfGround | Refusal {
    const { view, options } = seat;
    const refused = notPlacing(seat);
    if (refused) return refused;
    const diced = dicedAs(view, feature);
    if (!diced) return noFeature(feature);
    const { kind } = diced;
    const choices = jungleChoices(kind, view.ground.now, options);
    if (jungle && !choices.includes(true)) return forbid('WW2-R-12', 'jungle is what the ruling or the zone makes it');
    const at = { x: Math.round(x - width / 2), y: Math.round(y - depth / 2), width, depth };
    const isJungle = jungle || !choices.includes(false);
    return pieceRefusal(view.ground, diced, at) ?? { id: feature, name: nameOf(kind), kind, ...at, jungle: isJungle };
  },
  act(game, _by, { feature }, piece) {
    const { now } = game.state.ground;
    const old = now.features.find(one => one.id === feature);
    const at = old && middleOf(old);
    const roads = now.roads.filter(road => !at || road.every(end => end.x !== at.x || end.y !== at.y));
    const dropped = game.state.muster!.dropped.filter(one => one !== feature);
    const features = [...now.features.filter(one => one.id !== feature), piece];
    lay(game, { ...now, features, roads }, `places ${feature}`, dropped);
  },
});

/** WW2-R-125: what finds no place is left out. */
export const dropFeature = verb({
  order: { feature: id },
  label: 'Leave a feature out',
  text: 'Only where it finds no place at its least size',
  on: shown,
  fields: {
    feature: { choose: ({ seat: { view } }) => missing(view).map(one => ({ value: one.id, label: one.id })) },
  },
  plan(seat, { feature }) {
    const refused = notPlacing(seat);
    if (refused) return refused;
    const found = missing(seat.view).find(one => one.id === feature);
    if (!found) return noFeature(feature);
    return findsNoPlace(seat.view, found) ? undefined : forbid('WW2-R-125', 'there is a place for it');
  },
  act(game, _by, { feature }) {
    lay(game, game.state.ground.now, `leaves ${feature} out`, [...game.state.muster!.dropped, feature]);
  },
});

const EDGES = ['south', 'north'] as const;
const isEdge = (end: string): boolean => end === 'south' || end === 'north';
const ends = (view: State) => [
  ...view.ground.now.features.filter(isBuiltUp).map(one => ({ value: one.id, label: `${nameOf(one.kind)} ${one.id}` })),
  ...EDGES.map(value => ({ value, label: `the ${value} edge` })),
];

/** WW2-TER-31: a straight road between two built-up areas, or from one to an edge. */
export const layRoad = verb({
  order: { from: id, to: id },
  label: 'Lay a road',
  text: 'Between two built-up areas, or to an edge',
  on: shown,
  fields: {
    from: { choose: ({ seat: { view } }) => ends(view).filter(({ value }) => !isEdge(value)) },
    to: { choose: ({ seat: { view } }) => ends(view) },
  },
  plan(seat, { from, to }) {
    const refused = notPlacing(seat);
    if (refused) return refused;
    const { features, depth } = seat.view.ground.now;
    const town = (end: string) => features.find(one => one.id === end && isBuiltUp(one));
    const [one, other] = [town(from), town(to)];
    if (!one || from === to) return malformed('from', 'a road begins in a built-up area and leads to another place');
    const a = middleOf(one);
    if (isEdge(to)) return [a, { x: a.x, y: to === 'south' ? 0 : depth }];
    return other ? [a, middleOf(other)] : malformed('to', `there is no built-up area ${to}`);
  },
  act(game, _by, { from, to }, road) {
    const { now } = game.state.ground;
    lay(game, { ...now, roads: [...now.roads, road] }, `a road from ${from} to ${to}`);
  },
});

/** WW2-HG-15, WW2-HG-16. */
export const autoTerrain = verb({
  order: {},
  label: 'Lay the terrain for me',
  text: 'The program places all that was diced, with its roads',
  key: 'a',
  on: shown,
  plan: notPlacing,
  act(game) {
    const { ground, dropped } = laidByProgram(game.state, game.options);
    lay(game, ground, 'leaves the terrain to the program', dropped);
  },
});

/** U7 is over: crossings are found, then the other player chooses his edge. */
export const finishTerrain = verb({
  order: {},
  label: 'Terrain is done',
  text: 'The other player then chooses his edge',
  key: 'n',
  ends: 'step',
  on: shown,
  plan(seat) {
    const refused = notPlacing(seat);
    if (refused) return refused;
    const [left] = missing(seat.view);
    if (left) return forbid('WW2-TER-33', `${left.id} is still to be placed`);
    const town = unjoined(seat.view.ground.now);
    return town ? forbid('WW2-TER-31', `no road joins ${town.id} to another built-up area`) : undefined;
  },
  *act(game, by): Procedure<void> {
    yield* bridge(game);
    yield* settleEdges(game, otherSide(by));
  },
});

/** WW2-TER-41, WW2-R-20, WW2-R-124: where roads lead over the river, and by what. */
function* bridge(game: Play): Procedure<void> {
  const { now } = game.state.ground;
  if (!now.river) return;
  const isCrossed = now.roads.some(road => crossingsOf(now.river!, road).length > 0);
  const roads = isCrossed ? now.roads : [...now.roads, roadAcross(now)];
  const crossings: Crossing[] = [];
  for (const { x, y } of roads.flatMap(road => crossingsOf(now.river!, road))) {
    const thrown = isCrossed && crossingsAreThrown(game.options);
    const isFerry = thrown && (yield* die('WW2-R-20', 'both', 'the die for a crossing')) <= FERRY_UP_TO;
    const kind = isFerry ? 'ferry' : 'bridge';
    crossings.push({ id: `${kind} ${crossings.length + 1}`, kind, x, y });
  }
  const because = [{ rule: isCrossed ? 'WW2-TER-41' : 'WW2-R-124', text: 'where a road meets the river' }];
  const { dropped } = game.state.muster!;
  const text = 'the river is bridged';
  game.happen({ kind: 'groundLaid', ground: frozen({ ...now, roads, crossings }), dropped, text, because });
}
/** WW2-R-20 `die`. */
const FERRY_UP_TO = 2;

/** U8, then the obstacles of the defender or deployment. */
function* settleEdges(game: Play, loser: Side): Procedure<void> {
  const { edges, first } = yield* chooseEdges(game, loser);
  const { state, options } = game;
  const because = [{ rule: state.defender ? 'WW2-HG-08' : 'WW2-TER-36', text: 'edges and the first move' }];
  const objective = middleTown(state.ground.now);
  game.happen({ kind: 'edgesChosen', edges, first, objective, phase: layingStep(state, options), because });
}
