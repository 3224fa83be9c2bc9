import type { Seat } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { standAt } from '../play/copy.js';
import { takesMarker } from '../play/engage.js';
import type { Order, OrderOf } from '../play/orders.js';
import { standOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { DangerAdvice } from './danger.js';
import { blanksSeen, type JudgeAdvice, newsOf } from './judge.js';
import type { Picture, PictureAdvice } from './picture.js';
import type { WorthAdvice } from './worth.js';

/** Orders that are as good as they are, whatever the situation. */
const PLAIN: Readonly<Record<string, number>> = {
  concede: Number.NEGATIVE_INFINITY,
  bringOn: 1,
  startTask: 0.3,
  smoke: -1,
  illuminate: -1,
  endRound: -0.001,
  endSegment: 0,
  autoTerrain: 1,
  raiseArmy: 1,
  deployGroup: 1,
};

const isHidden = (stand: Stand): boolean => !stand.revealed && stand.place === 'table';

export type AppraiseAdvice = ReturnType<typeof appraiseAdvice>;

export function appraiseAdvice(book: PlayBook & DangerAdvice & JudgeAdvice & PictureAdvice & WorthAdvice) {
  const {
    bestBlow,
    challenge,
    counterBlow,
    danger,
    expectation,
    exposure,
    groupWorth,
    moveWorth,
    pictureOf,
    prospect,
  } = book;

  /** How good an order looks now. Engagements by their exact odds; moves by what they bring into reach, or towards it. */
  function appraise(seat: Seat<Types>, order: Order): number {
    const picture = pictureOf(seat);
    switch (order.verb) {
      case 'engage':
        return engageWorth(picture, order);
      case 'attack':
        return attackWorth(picture, order);
      case 'enter':
        return arrivalWorth(picture, order);
      case 'approach':
        return approachWorth(picture, order);
      case 'declareRec':
        return declareWorth(picture, order.stand);
      case 'selectGroup':
        return groupWorth(picture, order.group);
      case 'march':
      case 'tactical':
        return moveWorth(picture, order);
      case 'pivot':
        return pivotWorth(picture, order);
      default:
        return PLAIN[order.verb] ?? 0;
    }
  }

  function engageWorth(picture: Picture, order: OrderOf<'engage'>): number {
    const { view } = picture;
    const owner = standOf(view, order.stand)!;
    const target = standOf(view, order.target)!;
    const worth = target.nature ? (expectation(picture, owner, target) ?? -1) : challenge(picture, owner, target);
    return worth - (isHidden(owner) ? exposure(picture, owner) : 0) - answerOf(picture, owner);
  }

  /** TRN-17: what counter-battery fire may do to a battery that has fired. */
  function answerOf(picture: Picture, owner: Stand): number {
    const { counterBatteries, view, by } = picture;
    if (counterBatteries === 0 || owner.marker || !takesMarker(owner.nature!)) return 0;
    const marked = view.stands.filter(s => s.side === by && s.marker).length;
    return 2 * (counterBatteries / Math.max(counterBatteries, marked + 1)) * counterBlow(picture, owner);
  }

  function attackWorth(picture: Picture, order: OrderOf<'attack'>): number {
    const { x, y, facing } = order.at;
    const owner = standAt(standOf(picture.view, order.stand)!, x, y, facing);
    const stays = owner.nature!.subClass === 'AIR+' || owner.nature!.helicopter;
    return (
      (expectation(picture, owner, standOf(picture.view, order.target)!) ?? -1) -
      (stays ? 0.3 * danger(picture, owner) : 0)
    );
  }

  /** ASF and ECM come on when there is something for them. */
  function arrivalWorth(picture: Picture, order: OrderOf<'enter'>): number {
    const { x, y, facing } = order.at;
    const stand = standAt(standOf(picture.view, order.stand)!, x, y, facing);
    stand.place = 'table';
    let most = 0;
    for (const target of picture.targets) most = Math.max(most, prospect(picture, stand, target) ?? 0);
    return most - 0.05;
  }

  /** CAS waits a turn at the edge, so it comes on for what it could strike if it were there. */
  function approachWorth(picture: Picture, order: OrderOf<'approach'>): number {
    const stand = standOf(picture.view, order.stand)!;
    let most = 0;
    for (const target of picture.targets) {
      if (target.place !== 'table' || !target.nature) continue;
      const there = standAt(stand, target.x, target.y + 700, 1800);
      there.place = 'table';
      most = Math.max(most, prospect(picture, there, target) ?? 0);
    }
    return 0.6 * most - 0.05;
  }

  /** what a REC would show, less what it costs to be seen. */
  function declareWorth(picture: Picture, id: string): number {
    const rec = standOf(picture.view, id)!;
    const blanks = blanksSeen(picture, rec);
    return blanks === 0 ? -1 : newsOf(blanks) - 0.5 * exposure(picture, rec);
  }

  /** ARMOUR turns its front to the nearest foe, and anybody to what he wants to strike. */
  function pivotWorth(picture: Picture, order: OrderOf<'pivot'>): number {
    const stand = standOf(picture.view, order.stand)!;
    const turned = standAt(stand, stand.x, stand.y, order.facing);
    const gain =
      stand.hasEngaged || picture.view.segment !== 6 ? 0 : bestBlow(picture, turned) - bestBlow(picture, stand);
    return gain + (stand.nature!.class === 'ARMOUR' ? 0.02 : 0.001);
  }

  return { appraise };
}
