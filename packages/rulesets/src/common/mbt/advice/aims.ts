import { holds, type Point } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { outlineOf } from '../play/field.js';
import { TOWARDS } from '../play/forced.js';
import type { PieceOfTerrain, Stand } from '../play/state.js';
import { NAMED, walk } from './danger.js';
import { GUESSES } from './guess.js';
import type { Picture } from './picture.js';
import { postOf, type Reserve, reserveOf } from './posts.js';
import type { TravelAdvice } from './travel.js';
import { type Blow, inchesBetween, kindKey, type WorthAdvice } from './worth.js';

/** Where a stand wants to be: so many inches from a place, nearer being as good or not; or within a piece of terrain. */
export interface Aim {
  readonly at: Point;
  readonly keep: number;
  readonly nearer: boolean;
  readonly within?: PieceOfTerrain;
  /** How much more than others it matters to get there. */
  readonly urgency: number;
}

const aims = new WeakMap<Picture, Map<string, Aim | undefined>>();
const BACK = 5 * 254;

/** Where a stand will be when it has its wish. */
function spotOf(stand: Stand, { at, keep }: Aim): Point {
  const far = inchesBetween(stand, at);
  const share = far <= keep ? 0 : (far - keep) / far;
  return { x: stand.x + (at.x - stand.x) * share, y: stand.y + (at.y - stand.y) * share };
}

/** The 24" of ORG-05 are measured from the BGHQ: it follows, but stays back. */
function nearest(
  picture: Picture,
  stand: Stand,
  keep: number,
  fits: (foe: Stand) => boolean = () => true,
): Aim | undefined {
  let at: Stand | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of picture.foes) {
    const far = inchesBetween(foe, stand);
    if (fits(foe) && far < least) [at, least] = [foe, far];
  }
  return at && { at, keep, nearer: false, urgency: 1 };
}

/** Within 16" of blanks, out of the way of everybody else. */
function lookout(picture: Picture, stand: Stand, reserve: Reserve | undefined): Aim | undefined {
  const near = (foe: Stand) => !reserve || inchesBetween(foe, reserve.town) <= WATCHED;
  return (
    nearest(picture, stand, 14.5, foe => !foe.nature && near(foe)) ??
    (reserve ? waiting(reserve) : nearest(picture, stand, 16))
  );
}

/** In inches around a town that is held: what comes so near is looked at, and struck. */
const WATCHED = 26;
const GUARDED = 18;
const waiting = ({ at }: Reserve): Aim => ({ at, keep: 6, nearer: true, urgency: 1 });

function besideBghq({ own }: Picture, stand: Stand): Aim | undefined {
  const bghq = own.find(other => other.group === stand.group && other.nature!.bghq);
  return bghq && { at: bghq, keep: 4, nearer: true, urgency: 1 };
}

/** An inch nearer is worth so much of a blow. */
const PER_INCH = 0.05;

/** In inches between centres: near enough to come into reach with one move, but out of reach of those who name blanks. */
function lurking({ sight }: Picture, stand: Stand, reach: number): number {
  const pounce = reach + walk(stand.nature!) - 0.5;
  return stand.revealed ? pounce : Math.max(pounce, NAMED * sight + 1);
}

/** How far off the own line of advance a foe is, in inches: each looks after what is before it. */
function sideways({ view, by }: Picture, from: Point, to: Point): number {
  const edge = view.sides[by].baseEdge;
  return Math.abs(edge === 'north' || edge === 'south' ? to.x - from.x : to.y - from.y) / 254;
}
/** What is not known may be better guarded than it looks. */
const DOUBT = 0.5;

export type AimsAdvice = ReturnType<typeof aimsAdvice>;

export function aimsAdvice(book: PlayBook & TravelAdvice & WorthAdvice) {
  const { blow, travel } = book;

  function aimOf(picture: Picture, stand: Stand): Aim | undefined {
    let known = aims.get(picture);
    if (!known) {
      known = new Map();
      aims.set(picture, known);
    }
    if (!known.has(stand.id)) known.set(stand.id, thinkOf(picture, stand));
    return known.get(stand.id);
  }

  function thinkOf(picture: Picture, stand: Stand): Aim | undefined {
    const { bghq, posture } = stand.nature!;
    const post = postOf(picture, stand);
    if (post)
      return { at: post.at, keep: 0, nearer: true, within: post.piece, urgency: picture.turnsLeft <= 5 ? 3 : 1.5 };
    if (bghq) return behind(picture, stand);
    const reserve = reserveOf(picture);
    switch (posture) {
      case 'REC':
        return lookout(picture, stand, reserve);
      case 'ADA':
      case 'PDA':
        return besideBghq(picture, stand);
      default:
        return hunt(picture, stand, reserve);
    }
  }

  /**
   * Behind the middle of where the group wants to be, since all keep within 12" of the BGHQ and its batteries strike within 24"
   * of it (ORG-05, ORG-07).
   */
  function behind(picture: Picture, stand: Stand): Aim | undefined {
    const spots: Point[] = [];
    for (const other of picture.own) {
      if (other.group !== stand.group || other === stand || other.nature!.mode === 'STATIC') continue;
      const aim =
        other.nature!.posture === 'ADA' || other.nature!.posture === 'PDA' ? undefined : aimOf(picture, other);
      if (aim) spots.push(spotOf(other, aim));
    }
    if (spots.length === 0) return nearest(picture, stand, 17);
    const mean = (of: (p: Point) => number) => spots.reduce((sum, p) => sum + of(p), 0) / spots.length;
    const back = TOWARDS[picture.view.sides[picture.by].baseEdge];
    const at = { x: Math.round(mean(p => p.x) + back.x * BACK), y: Math.round(mean(p => p.y) + back.y * BACK) };
    return { at, keep: 2, nearer: true, urgency: 1 };
  }

  /** The foe that is most worth going for. */
  function hunt(picture: Picture, stand: Stand, reserve: Reserve | undefined): Aim | undefined {
    let best: Aim | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const foe of picture.foes) {
      const prey = preyAt(picture, stand, foe);
      if (!prey || prey.worth <= 0.05 || (reserve && inchesBetween(foe, reserve.town) > GUARDED)) continue;
      const score = Math.min(1.5, prey.worth) - PER_INCH * (inchesBetween(stand, foe) + sideways(picture, stand, foe));
      if (score > most)
        [best, most] = [{ at: foe, keep: lurking(picture, stand, prey.reach), nearer: true, urgency: 1 }, score];
    }
    return best ?? (reserve ? waiting(reserve) : nearest(picture, stand, 13));
  }

  /** What a stand could do to a foe, if it came near enough; of blanks, what may be expected of them. */
  function preyAt(picture: Picture, stand: Stand, foe: Stand): Blow | undefined {
    const noted = `${kindKey(stand)}>>${foe.nature ? foe.id : foe.group}`;
    if (!picture.blows.has(noted))
      picture.blows.set(noted, foe.nature ? blow(picture, stand, foe) : blindBlow(picture, stand, foe));
    return picture.blows.get(noted);
  }

  function blindBlow(picture: Picture, stand: Stand, foe: Stand): Blow | undefined {
    let worth = 0;
    let reach = 0;
    for (const { odds, nature } of GUESSES) {
      const found = blow(picture, stand, { ...foe, nature });
      if (!found) continue;
      worth += odds * found.worth * DOUBT;
      if (found.worth > 0) reach = Math.max(reach, found.reach);
    }
    return reach > 0 ? { reach, worth } : undefined;
  }

  /** Inches between where a stand is and where it wants to be, by the way that it can take. */
  function longing(picture: Picture, stand: Stand, aim: Aim): number {
    if (aim.within && holds(outlineOf(aim.within), stand) !== 'outside') return 0;
    const far = travel(picture.view.ground.now, stand.nature!, stand, aim.at, picture.options) - aim.keep;
    return aim.nearer ? Math.max(0, far) : Math.abs(far);
  }

  return { aimOf, preyAt, longing };
}
