import { FULL_TURN, forward, inches, type Point, SCALE } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Measuring } from '../play/facts.js';
import type { MoveOrder } from '../play/moving.js';
import type { Stand } from '../play/state.js';
import type { Aim, AimsAdvice } from './aims.js';
import { type CandidatesAdvice, facingTo, nearestEnemy } from './candidates.js';
import type { Picture } from './picture.js';
import type { TravelAdvice } from './travel.js';
import { inchesBetween } from './worth.js';

/** In inches: MOV-09, with half a base more. */
const MARCH_FROM = 25.5;

/** R-65: nobody marches who has an opposing stand within 24" to begin with. */
export const mayMarch = ({ view, by }: Picture, stand: Stand): boolean =>
  !view.tacticalBegun &&
  !view.stands.some(s => s.side !== by && s.place === 'table' && inchesBetween(s, stand) < MARCH_FROM);

const SHARES = { march: [1, 0.75, 0.5, 0.3], tactical: [1, 0.6, 0.3] } as const;

const straight = (stand: Stand, verb: 'march' | 'tactical', to: Point, look: Point): MoveOrder => ({
  verb,
  stand: stand.id,
  path: [to],
  facing: facingTo(to, look),
});

function pointAt(from: Point, to: Point, far: number): Point {
  const whole = inchesBetween(from, to);
  const share = whole === 0 ? 0 : far / whole;
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}

function offset(from: Point, direction: number, far: number): Point {
  const way = forward((direction + 2 * FULL_TURN) % FULL_TURN);
  return { x: Math.round(from.x + (way.x * far) / SCALE), y: Math.round(from.y + (way.y * far) / SCALE) };
}

/** How many foes are looked at, from which sides, and how far within reach the stand ends. */
const PREY = 3;
const SIDES = [0, 350, -350, 700, -700] as const;
const CLOSE = 0.35;

/** Tenths of a degree off the way to the nearest foe, and the share of the move. */
// biome-ignore format: direction and share
const ASIDE: readonly (readonly [number, number])[] = [[600, 0.9], [-600, 0.9], [1200, 0.9], [-1200, 0.9], [1800, 0.95], [1800, 0.55]];

/** To one side, and back. */
function* aside({ view }: Picture, stand: Stand, allowance: number): Iterable<MoveOrder> {
  const foe = nearestEnemy(view, stand);
  if (!foe || inchesBetween(stand, foe) > 24) return;
  for (const [off, share] of ASIDE)
    yield straight(stand, 'tactical', offset(stand, facingTo(stand, foe) + off, Math.floor(allowance * share)), foe);
}

export type MovesAdvice = ReturnType<typeof movesAdvice>;

export function movesAdvice(book: PlayBook & AimsAdvice & CandidatesAdvice & TravelAdvice & Measuring) {
  const { aimOf, goodMove, preyAt, surroundingsOf, wayTo } = book;

  /** Moves that are worth a thought; whether the rules allow them is asked afterwards. */
  function* movesOf(picture: Picture, stand: Stand): Iterable<MoveOrder> {
    const aim = aimOf(picture, stand);
    if (aim && mayMarch(picture, stand)) yield* towards(picture, stand, aim, 'march');
    const allowance = paceOf(picture, stand, 'tactical');
    if (allowance === 0) return;
    yield* strikes(picture, stand, allowance);
    if (aim) yield* towards(picture, stand, aim, 'tactical');
    yield* aside(picture, stand, allowance);
  }

  /** How far a stand gets from here: by night all is bad going but roads (DAY-07). */
  function paceOf({ view, options }: Picture, stand: Stand, verb: 'march' | 'tactical'): number {
    const good = goodMove(stand, verb);
    if (good === 0) return 0;
    const slow = view.light === 'night' || surroundingsOf(view, stand, stand.nature!, options, false).going === 'bad';
    return slow ? Math.floor(good / (verb === 'march' ? 3 : 2)) : good;
  }

  /** Along the way to the aim, more and less far; where the way bends, by its bends. */
  function* towards(picture: Picture, stand: Stand, aim: Aim, verb: 'march' | 'tactical'): Iterable<MoveOrder> {
    const { view, options } = picture;
    const allowance = paceOf(picture, stand, verb) / inches(1) - 0.2;
    const look = nearestEnemy(view, stand) ?? aim.at;
    for (const share of SHARES[verb]) {
      const far = Math.min(allowance * share, Math.max(0, inchesBetween(stand, aim.at) - (aim.nearer ? 0 : aim.keep)));
      if (far < 0.5) continue;
      yield straight(stand, verb, pointAt(stand, aim.at, far), look);
      if (share === 1)
        for (const off of [140, -140])
          yield straight(stand, verb, offset(stand, facingTo(stand, aim.at) + off, Math.round(far * inches(1))), look);
      const way = wayTo(view.ground.now, stand.nature!, stand, aim.at, allowance * share, options);
      if (way.length > 0 && way.length <= 24)
        yield { verb, stand: stand.id, path: way, facing: facingTo(way[way.length - 1]!, look) };
    }
  }

  /** Places from which the foes that are most worth it come into reach. */
  function* strikes(picture: Picture, stand: Stand, allowance: number): Iterable<MoveOrder> {
    if (stand.hasEngaged) return;
    const prey: { foe: Stand; reach: number; worth: number }[] = [];
    for (const foe of picture.foes) {
      const found = preyAt(picture, stand, foe);
      if (found && found.worth > 0.05 && inchesBetween(stand, foe) <= allowance / inches(1) + found.reach + 1)
        prey.push({ foe, ...found });
    }
    prey.sort((p, q) => q.worth - p.worth);
    for (const { foe, reach } of prey.slice(0, PREY)) {
      const from = facingTo(foe, stand);
      // Half a base of each lies between the centres, more where they are turned.
      const far = Math.round((reach + 1 - CLOSE) * inches(1));
      for (const side of SIDES) {
        const to = offset(foe, from + side, far);
        if (inchesBetween(stand, to) * inches(1) <= allowance) yield straight(stand, 'tactical', to, foe);
      }
    }
  }

  return { movesOf };
}
