import type { PlayBook } from '../book.js';
import { standAt } from '../play/copy.js';
import type { MoveOrder } from '../play/moving.js';
import { standOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Aim, AimsAdvice } from './aims.js';
import { type DangerAdvice, walk, watched } from './danger.js';
import { GUESSES } from './guess.js';
import type { Picture } from './picture.js';
import type { TravelAdvice } from './travel.js';
import { inchesBetween, type WorthAdvice } from './worth.js';

/** What it is worth to know what a blank is: batteries need targets. */
const NEWS = 0.12;
/** In inches: DEP-09 and the bases. */
const LOOKS = 16.9;
/** What an inch towards the aim is worth, and how much danger weighs against gains that are certain. */
const PER_INCH = 0.03;
const CAUTION = 0.5;

/** Blanks that a REC stand there would turn up. */
export const blanksSeen = ({ foes }: Picture, rec: Stand): number =>
  foes.filter(foe => !foe.nature && inchesBetween(foe, rec) <= LOOKS).length;

/** What turning blanks up is worth: the first few most. */
export const newsOf = (blanks: number): number => NEWS * Math.min(blanks, 8);
/** In inches: no stand on the ground reaches farther. */
const REACH = 13.5;

export type JudgeAdvice = ReturnType<typeof judgeAdvice>;

export function judgeAdvice(book: PlayBook & AimsAdvice & DangerAdvice & TravelAdvice & WorthAdvice) {
  const { aimOf, danger, exposure, longing, preyAt, prospect, travel, wayTo } = book;

  /** Naming a blank: by what it may be, and by what is learnt. */
  function challenge(picture: Picture, owner: Stand, blank: Stand): number {
    let sum = NEWS;
    for (const { odds, nature } of GUESSES) sum += odds * (prospect(picture, owner, { ...blank, nature }) ?? 0);
    return sum;
  }

  /** The best that a stand could do from where it stands, less what it costs to be turned up. */
  function bestBlow(picture: Picture, stand: Stand): number {
    if (stand.nature!.posture === 'REC') return 0;
    let most = 0;
    for (const foe of picture.targets) {
      if (foe.place !== 'table' || inchesBetween(stand, foe) > REACH) continue;
      most = Math.max(most, prospect(picture, stand, foe) ?? 0);
    }
    for (const foe of picture.foes) {
      if (foe.nature || inchesBetween(stand, foe) > REACH) continue;
      const prey = preyAt(picture, stand, foe);
      if (prey && prey.worth > 0) most = Math.max(most, challenge(picture, stand, foe) - NEWS);
    }
    if (most === 0) return 0;
    return Math.max(0, most - (stand.revealed ? 0 : exposure(picture, stand)));
  }

  /** A move is worth what it brings into reach, what it shows, and the way it makes; what the enemy could do there counts against it. */
  function moveWorth(picture: Picture, order: MoveOrder): number {
    const stand = standOf(picture.view, order.stand)!;
    const { x, y } = order.path[order.path.length - 1]!;
    const moved = standAt(stand, x, y, order.facing);
    const blows = stand.hasEngaged ? 0 : bestBlow(picture, moved) - bestBlow(picture, stand);
    const risk = danger(picture, moved) - danger(picture, stand);
    return blows + shown(picture, stand, moved) - CAUTION * risk + PER_INCH * progress(picture, stand, moved) - 0.005;
  }

  /** What a move gives away, or finds out. */
  function shown(picture: Picture, stand: Stand, moved: Stand): number {
    if (stand.nature!.posture === 'REC') return newsOf(blanksSeen(picture, moved)) - newsOf(blanksSeen(picture, stand));
    if (stand.revealed || watched(picture, stand) || !watched(picture, moved)) return 0;
    return -exposure(picture, moved);
  }

  function progress(picture: Picture, stand: Stand, moved: Stand): number {
    const aim = aimOf(picture, stand);
    return aim ? aim.urgency * (longing(picture, stand, aim) - longing(picture, moved, aim)) : 0;
  }

  /** What moving a group may bring: foes that come into reach, and ground that is made. */
  function groupWorth(picture: Picture, id: string): number {
    const { view, stakes } = picture;
    const at = view.groups.findIndex(g => g.id === id);
    if (stakes[at]!.fragile) return 0.02;
    let sum = 0.05;
    for (const stand of picture.own)
      if (stand.group === at && stand.nature!.mode !== 'STATIC') sum += promise(picture, stand);
    return sum;
  }

  /** How much nearer to its aim one move can bring a stand. */
  function headway({ view, options }: Picture, stand: Stand, aim: Aim): number {
    const way = wayTo(view.ground.now, stand.nature!, stand, aim.at, walk(stand.nature!), options);
    const end = way[way.length - 1];
    const now = travel(view.ground.now, stand.nature!, stand, aim.at, options);
    return end
      ? Math.max(0, Math.min(8, now - aim.keep, now - travel(view.ground.now, stand.nature!, end, aim.at, options)))
      : 0;
  }

  function promise(picture: Picture, stand: Stand): number {
    const aim = aimOf(picture, stand);
    const way = aim ? aim.urgency * headway(picture, stand, aim) * PER_INCH : 0;
    if (stand.hasEngaged || stand.nature!.posture === 'REC') return way;
    let most = 0;
    for (const foe of picture.foes) {
      if (inchesBetween(stand, foe) > REACH + 8) continue;
      const prey = preyAt(picture, stand, foe);
      if (prey && inchesBetween(stand, foe) <= prey.reach + walk(stand.nature!) + 1) most = Math.max(most, prey.worth);
    }
    return way + 0.5 * most;
  }

  return { challenge, bestBlow, moveWorth, groupWorth };
}
