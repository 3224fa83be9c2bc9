import type { PlayBook } from '../book.js';
import { copyOfStand } from '../play/copy.js';
import type { Measuring } from '../play/facts.js';
import type { Nature, Stand } from '../play/state.js';
import { BATTERIES, COUNTER_BATTERY, GUESSES } from './guess.js';
import type { Picture } from './picture.js';
import { type Blow, inchesBetween, kindKey, type WorthAdvice } from './worth.js';

/** How likely a foe strikes: from where he stands, or after a move, since only one group moves in a round. */
const LIKELY = { here: 0.6, moving: 0.25 } as const;
/** In inches: nobody moves and strikes farther than this. */
const HORIZON = 21;

/** from how far most stands may name a blank, in inches; and the odds that one of them does. */
export const NAMED = 12;
const NAMING = 0.15;

/** One stand dies but once. */
const MOST = 1.5;

function threat(by: Blow | undefined, nature: Nature, far: number): number {
  if (!by || by.worth <= 0 || far > by.reach + walk(nature)) return 0;
  return by.worth * (far <= by.reach ? LIKELY.here : LIKELY.moving);
}

/** How far a stand goes before it engages. */
export function walk({ mode, subClass }: Nature): number {
  if (mode === 'STATIC') return 0;
  return subClass === 'INF-' ? 4 : subClass === 'MBT-' ? 6 : 8;
}

/** A battery behind the enemy's edge, of his grade if that is known. */
function batteryLike({ view, by }: Picture, nature: Nature): Stand {
  const group = view.groups.findIndex(g => g.side !== by && g.fragile === null);
  const like = view.stands.find(s => s.side !== by)!;
  const grade = view.stands.find(s => s.side !== by && s.nature)?.nature?.grade ?? nature.grade;
  const battery = copyOfStand(like);
  battery.id = 'battery';
  battery.group = group;
  battery.place = 'off-table';
  battery.status = 'steady';
  battery.nature = { ...nature, grade };
  return battery;
}

/** Within reach of a revealed enemy REC stand: a blank there is turned up (DEP-09). */
export const watched = ({ lookouts }: Picture, at: { x: number; y: number }): boolean =>
  lookouts.some(rec => inchesBetween(rec, at) < WATCH);
const WATCH = 17.4;

export type DangerAdvice = ReturnType<typeof dangerAdvice>;

export function dangerAdvice(book: PlayBook & WorthAdvice & Measuring) {
  const { blow, surroundingsOf } = book;

  /** What foes on the table may do to an own stand in their next round if it stands like this. */
  function danger(picture: Picture, stand: Stand): number {
    const { infantryWithin, going, builtUp } = surroundingsOf(
      picture.view,
      stand,
      stand.nature!,
      picture.options,
      true,
    );
    const guarded = infantryWithin !== null && infantryWithin <= 4;
    const footing = `${stand.id} ${going} ${builtUp} ${guarded}`;
    let sum = 0;
    for (const foe of picture.foes) {
      const far = inchesBetween(foe, stand) - 1;
      if (far > HORIZON || picture.stakes[foe.group]!.fragile) continue;
      if (foe.nature)
        sum += threat(blowOf(picture, foe, kindKey(foe), foe.nature, stand, footing, guarded), foe.nature, far);
      else
        for (const { key, odds, nature } of GUESSES)
          sum += odds * threat(blowOf(picture, foe, key + foe.group, nature, stand, footing, guarded), nature, far);
    }
    return Math.min(sum, MOST) + (stand.revealed ? shelled(picture, stand) : named(picture, stand));
  }

  /** A blank that the enemy can name may soon be none. */
  function named(picture: Picture, stand: Stand): number {
    let odds = 0;
    for (const foe of picture.foes) if (inchesBetween(foe, stand) - 1 <= NAMED * picture.sight) odds += NAMING;
    for (const rec of picture.lookouts) if (inchesBetween(rec, stand) < WATCH + 8) odds += 0.35;
    return odds === 0 ? 0 : Math.min(odds, 0.8) * exposure(picture, stand) * 2;
  }

  /** What is turned up does well to be where batteries do least. */
  function shelled(picture: Picture, stand: Stand): number {
    const shown = picture.own.filter(s => s.revealed).length;
    return (barrage(picture, stand) * picture.batteries) / Math.max(picture.batteries, shown);
  }

  function blowOf(
    picture: Picture,
    foe: Stand,
    key: string,
    nature: Nature,
    stand: Stand,
    footing: string,
    guarded: boolean,
  ): Blow | undefined {
    const noted = `${key}>${footing}`;
    if (picture.blows.has(noted)) return picture.blows.get(noted);
    const found = blow(picture, foe.nature ? foe : { ...foe, nature }, stand, guarded);
    picture.blows.set(noted, found);
    return found;
  }

  /** What a battery may expect of a stand, if it is turned up. */
  function barrage(picture: Picture, stand: Stand): number {
    const { going, builtUp } = surroundingsOf(picture.view, stand, stand.nature!, picture.options, true);
    const noted = `batteries>${stand.id} ${going} ${builtUp}`;
    if (!picture.blows.has(noted)) {
      let worth = 0;
      for (const { odds, nature } of BATTERIES)
        worth += odds * Math.max(0, blow(picture, batteryLike(picture, nature), stand)?.worth ?? 0);
      picture.blows.set(noted, { reach: 0, worth });
    }
    return picture.blows.get(noted)!.worth;
  }

  /** What counter-battery fire may expect of a battery that has fired (TRN-17). */
  function counterBlow(picture: Picture, battery: Stand): number {
    const noted = `counter>${battery.id}`;
    if (!picture.blows.has(noted)) {
      const { view, by } = picture;
      const marked = copyOfStand(battery);
      marked.marker = true;
      const known = view.stands.find(
        s =>
          s.side !== by && s.place === 'off-table' && s.nature?.posture === 'CBA' && !picture.stakes[s.group]!.fragile,
      );
      picture.blows.set(noted, blow(picture, known ?? batteryLike(picture, COUNTER_BATTERY), marked));
    }
    return Math.max(0, picture.blows.get(noted)?.worth ?? 0);
  }

  /**
   * What it costs to be turned up: batteries strike only what is revealed, and each strikes once. So it matters little where
   * a better target is in the open already.
   */
  function exposure(picture: Picture, stand: Stand): number {
    if (picture.batteries === 0) return 0;
    const worth = barrage(picture, stand);
    const turns = Math.min(3, picture.turnsLeft);
    return (
      turns * picture.batteries * Math.max(0, worth - worstShown(picture)) * 0.3 +
      Math.min(1, picture.batteries) * worth * 0.2
    );
  }

  /** The best target that batteries have now. */
  function worstShown(picture: Picture): number {
    let most = 0;
    for (const stand of picture.own) if (stand.revealed) most = Math.max(most, barrage(picture, stand));
    return most;
  }

  return { danger, barrage, counterBlow, exposure };
}
