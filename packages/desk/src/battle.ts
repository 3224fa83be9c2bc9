import {
  ANSWER,
  answer,
  answerItem,
  approve,
  askedAt,
  askingOf,
  type BookTypes,
  type Entry,
  type IsDeed,
  isRefusal,
  knownEntries,
  type Look,
  type Match,
  type MenuItem,
  makeTrail,
  type OrderSoFar,
  type Progress,
  type Random,
  type Reach,
  type Readiness,
  type Refusal,
  type Result,
  randomFor,
  receive,
  type Scene,
  type Seat,
  type SeatId,
  type Side,
  seatNamed,
  sideAt,
  type TrailKeeper,
  turnOf,
  typedLast,
  UMPIRE,
  viewerAt,
  viewOf,
  whyNotUndo,
} from '@umpire/engine';
import { botToAct } from './bots.js';
import { inspectionOf } from './inspect.js';
import { logOf } from './log.js';
import type { BattleView, Input, Inspection, Seats } from './messages.js';
import { seatFor, withOpened } from './opened.js';
import { isPlain } from './plain-ask.js';
import { randomSeed } from './random-seed.js';
import { passable, readyOf } from './ready.js';
import { sidesOf, sidesTurnAt, sidesTurnOf } from './sides.js';
import { answerPreviewsOf, stakeOf } from './stake.js';
import type { Together } from './take-back.js';
import { onlyOrder } from './whole-order.js';

type AnyMatch = Match<BookTypes>;

/** What the bots of each side draw from. */
type Chances = { readonly [side in Side]: Random };

/** One battle on the desk. What is computed from the position is kept until the position changes. */
export interface Battle {
  readonly id: string;
  readonly match: AnyMatch;
  readonly seats: Seats;
  readonly chances: Chances;
  /** What was taken back, in the steps in which it was. */
  undone: (readonly Entry<BookTypes>[])[];
  /** What was ordered together. */
  together: readonly Together[];
  /** The places of entries that left no choice and were given for whoever would have had to. */
  byThemselves: readonly number[];
  /** What was put in for the latest entry: its order, and the answers to it. */
  latest: Input[];
  readonly trail: TrailKeeper;
  /** Counts the positions: what was worked out at another moment is old. */
  moment: number;
  readonly views: Map<SeatId, unknown>;
  readonly scenes: Map<SeatId, Scene>;
  readonly menus: Map<SeatId, readonly MenuItem[]>;
  /** Seats as they would be after an order. */
  readonly supposed: Map<string, Seat<BookTypes>>;
  readonly reaches: Map<string, Reach | Refusal>;
  readonly inspections: Map<string, Inspection>;
  readonly ready: Map<SeatId, readonly Readiness[]>;
}

/**
 * What bots draw from. It hangs on how far the battle is, so that opening it again does not make a bot think again; and where dice lie on
 * a real table on nothing that could be known.
 */
function chancesOf({ dice: { kind }, entries }: AnyMatch): Battle['chances'] {
  const seed = kind.kind === 'seeded' ? kind.seed : randomSeed();
  const sofar = Math.max(0, entries.length - 1);
  const now = typeof seed === 'number' ? seed + sofar : `${seed} ${sofar}`;
  return { a: randomFor(now, 'a'), b: randomFor(now, 'b') };
}

export const begun = (match: AnyMatch, id: string, seats: Seats, trail = trailFrom(match)): Battle => ({
  id,
  match,
  seats,
  chances: chancesOf(match),
  undone: [],
  together: [],
  byThemselves: [],
  latest: [],
  trail,
  moment: 0,
  views: new Map(),
  scenes: new Map(),
  menus: new Map(),
  supposed: new Map(),
  reaches: new Map(),
  inspections: new Map(),
  ready: new Map(),
});

/** The trail of a battle that has just begun. */
function trailFrom(match: AnyMatch): TrailKeeper {
  const trail = makeTrail();
  trail.note(match);
  return trail;
}

/** The seats at which people of this screen sit, in the order of the table. */
export const personsOf = ({ match, seats }: Pick<Battle, 'match' | 'seats'>): readonly SeatId[] =>
  match.seats.flatMap(({ id }) => (seats[id] === 'person' ? id : []));

/** The seat that looks first: a person's; where bots fight alone, everybody watches as the umpire. */
export const firstPerson = (battle: Battle): SeatId => personsOf(battle)[0] ?? UMPIRE;

/** What is empty already is not made anew. */
function empty(known: Map<string, unknown>): void {
  if (known.size > 0) known.clear();
}

/** The position has changed: whatever was worked out from the old one is forgotten. */
export function moved(battle: Battle): void {
  empty(battle.views);
  empty(battle.scenes);
  empty(battle.menus);
  empty(battle.supposed);
  empty(battle.reaches);
  empty(battle.inspections);
  empty(battle.ready);
  battle.moment++;
  battle.trail.note(battle.match);
}

/** What the record does not hold yet. */
export const unrecordedOf = ({ match, latest }: Battle): readonly Input[] => (match.pending ? [...latest] : []);

/** What was made as an order is: an order, or the answer to what is asked. */
export function inputOf({ match }: Battle, by: SeatId, order: unknown): Input {
  if (!match.pending || (order as OrderSoFar | null)?.verb !== ANSWER) return { by, order };
  const { verb: _answer, ...fields } = order as OrderSoFar;
  return { by, answer: fields };
}

export function put(battle: Battle, input: Input): Result<Progress<BookTypes>> {
  const isAside = input.by === UMPIRE && battle.match.pending !== undefined;
  const result = 'order' in input ? receive(battle.match, input.by, input.order) : answered(battle.match, input);
  if (result.ok) {
    battle.latest = 'order' in input && !isAside ? [input] : [...battle.latest, input];
    moved(battle);
  }
  return result;
}

/** The umpire gives his word; whoever else is asked, an answer. */
const answered = (match: AnyMatch, { by, answer: value }: Extract<Input, { answer: unknown }>) =>
  by === UMPIRE ? approve(match) : answer(match, by, value);

/** What was worked out of this position before, or now for the first time. */
function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}

/** As somebody looks: from his seat, by its name. */
export const lookOf = (battle: Battle, at: SeatId): Look<BookTypes> => ({
  view: once(battle.views, at, () => viewOf(battle.match, at)),
  viewer: viewerAt(battle.match.seats, at),
  seat: seatNamed(battle.match.seats, at),
  options: battle.match.options,
});
export function seatOf(battle: Battle, at: SeatId): Seat<BookTypes> {
  const by = sideAt(battle.match.seats, at);
  if (!by) throw new Error(`nobody of a side sits at ${at}`);
  return { ...lookOf(battle, at), by, chance: battle.chances[by] };
}

export const menuOf = (battle: Battle, by: SeatId): readonly MenuItem[] =>
  once(battle.menus, by, () => {
    const { rules } = battle.match;
    const seat = seatOf(battle, by);
    return withOpened(battle, by, passable(rules, seat, rules.face.menu(seat)));
  });

export const readinessIn = (battle: Battle, by: SeatId): readonly Readiness[] =>
  once(battle.ready, by, () => readyOf(battle.match.rules, seatOf(battle, by), menuOf(battle, by)));

/** The order that a player may have given by itself. */
function onlyOrderOf(battle: Battle, by: SeatId): OrderSoFar | undefined {
  const turn = sidesTurnOf(battle.match);
  if (battle.match.pending || 'over' in turn || !turn.waiting.includes(by)) return undefined;
  return onlyOrder(battle.match.rules, seatOf(battle, by), menuOf(battle, by));
}

export const sceneOf = (battle: Battle, viewer: SeatId): Scene =>
  once(battle.scenes, viewer, () => battle.match.rules.face.scene(lookOf(battle, viewer)));

export const reachOf = (battle: Battle, by: SeatId, verb: string, stand: string): Reach | Refusal =>
  once(battle.reaches, JSON.stringify([by, verb, stand]), () =>
    withOutlineOnce(battle.match.rules.face.reach(seatFor(battle, by, verb, stand), verb, stand)),
  );

/** All that a viewer wants to know of a piece. */
export const inspected = (battle: Battle, viewer: SeatId, piece: string): Inspection =>
  once(battle.inspections, JSON.stringify([viewer, piece]), () => {
    const { rules, pending } = battle.match;
    const acting = !pending && seatNamed(battle.match.seats, viewer) !== undefined;
    return inspectionOf(
      rules,
      lookOf(battle, viewer),
      piece,
      acting ? { seat: seatOf(battle, viewer), menu: menuOf(battle, viewer) } : undefined,
    );
  });

/** A reach whose outline is drawn once. */
function withOutlineOnce(found: Reach | Refusal): Reach | Refusal {
  if (isRefusal(found)) return found;
  let outline: ReturnType<Reach['outline']> | undefined;
  return {
    costAt: found.costAt,
    pathTo: found.pathTo,
    outline() {
      outline ??= found.outline();
      return outline;
    },
  };
}

/** The reach that somebody who acts now is likely to ask for next. */
export function warmOne(battle: Battle): boolean {
  const turn = sidesTurnOf(battle.match);
  if ('over' in turn || battle.match.pending) return false;
  const by = turn.waiting.find(seat => battle.seats[seat] === 'person');
  if (!by) return false;
  const next = menuOf(battle, by).find(
    item =>
      item.stand !== undefined &&
      !item.closed &&
      item.fields[0]?.gesture === 'path' &&
      !battle.reaches.has(JSON.stringify([by, item.verb, item.stand])),
  );
  if (next?.stand === undefined) return false;
  const found = reachOf(battle, by, next.verb, next.stand);
  if (!isRefusal(found)) found.outline();
  return true;
}

/** The die that somebody typed in last, as long as it can be typed in again. */
export const typedIn = ({ match, latest }: Battle): number | undefined =>
  latest.length > 0 && 'answer' in latest.at(-1)! ? typedLast(match) : undefined;

/** An answer that takes more than one touch is made as an order is. */
function answerMenu(match: AnyMatch, by: SeatId): readonly MenuItem[] {
  const turn = sidesTurnOf(match);
  const asking = 'waiting' in turn && turn.waiting.includes(by) ? askingOf(match, by) : undefined;
  return asking && !isPlain(asking.ask) ? [answerItem(asking)] : [];
}

/** The battle stands still until the umpire gives his word. */
export function isAwaited(match: AnyMatch): boolean {
  const turn = turnOf(match);
  return 'waiting' in turn && turn.waiting.includes(UMPIRE);
}

/**
 * Whether all players share one screen and may see everything: all views are that of the umpire, and nobody is asked in secret. Only they are
 * told: whoever sits elsewhere could learn from it that the other hides nothing.
 */
export function isOpen(battle: Battle): boolean {
  const { match } = battle;
  const persons = personsOf(battle);
  if (persons.length < match.seats.length) return false;
  const turn = sidesTurnOf(match);
  if ('waiting' in turn && turn.sealed) return false;
  if (match.pending && 'secret' in match.pending.ask && match.pending.ask.secret) return false;
  const whole = JSON.stringify(lookOf(battle, 'umpire').view);
  return persons.every(seat => JSON.stringify(lookOf(battle, seat).view) === whole);
}

/** Whether somebody gave an order himself: what left no choice, and was given for him, is nobody's deed. */
export const isDeed =
  ({ byThemselves }: Battle): IsDeed =>
  place =>
    !byThemselves.includes(place);

/** Whether a seat has ordered anything itself. */
const hasActed = (battle: Battle, at: SeatId): boolean =>
  battle.match.entries.some(({ by }, place) => by === at && isDeed(battle)(place));

export function battleViewAt(battle: Battle, at: SeatId): BattleView {
  const { match, id, seats, undone } = battle;
  const plays = seatNamed(match.seats, at) !== undefined;
  const asked = askedAt(match, at);
  const stake = stakeOf(match, at);
  const only = plays ? onlyOrderOf(battle, at) : undefined;
  const roster = plays ? match.rules.face.roster?.(seatOf(battle, at)) : undefined;
  const typed = typedIn(battle);
  // a die is mended by whoever typed it in, and dice are typed in at a screen that may be nobody's
  const whyNot = plays ? whyNotUndo(match, at, isDeed(battle)) : 'only a side takes back its orders';
  const why = typed === undefined && whyNot;
  return {
    battle: id,
    book: match.rules.id,
    viewer: viewerAt(match.seats, at),
    at,
    scene: sceneOf(battle, at),
    meters: match.rules.face.meters?.(lookOf(battle, at)) ?? [],
    turn: sidesTurnAt(match, at),
    ...(asked && {
      asked: {
        ...asked,
        answered: sidesOf(match, asked.answered),
        ...(stake && { stake }),
        answerPreviews: answerPreviewsOf(match, at),
      },
    }),
    menu: !plays ? [] : match.pending ? answerMenu(match, at) : menuOf(battle, at),
    ...(only && { only }),
    ...(roster && { roster }),
    ...(plays && match.rules.face.push && { pushes: true as const }),
    ...(match.rules.face.belief && { believes: true as const }),
    log: logOf(match, at),
    entries: knownEntries(match, at).length,
    ...(why && { undo: why }),
    ...(typed !== undefined && { typed }),
    redo: undone.length > 0,
    ...(hasActed(battle, at) && { acted: true as const }),
    seats,
    places: match.seats.map(({ id: seat, side }) => ({ id: seat, side })),
    ...(isOpen(battle) && { open: true as const }),
    thinking: botToAct(battle) !== undefined,
    ...(match.umpire && { umpire: { awaited: isAwaited(match) } }),
  };
}
