import type { Meter, Scene } from '@umpire/engine';
import { SIDES, type Side } from '@umpire/engine';

type Told = Pick<Scene['status'], 'aim' | 'alert' | 'prizes'>;

/** In pixels, in the bar of a screen of 1200: what a side's counts have, a letter, a pip, and what lies between two counts. */
const [ROOM, LETTER, PIP, GAP] = [250, 6.2, 12, 12];
/** More pips than these are a bar that says its figures. */
export const MOST_PIPS = 6;
/** So many letters of the aim stand in three short lines. */
const AIM = 58;

/** Whether there is more to be said than has room beside each other, the counts in one line: they never go without their words, nor an aim without its end. */
export const isFull = (meters: readonly Meter[], { aim = '', alert, prizes = [] }: Told): boolean =>
  alert !== undefined ||
  aim.length > AIM ||
  SIDES.some(
    side => countsWidth(meters, side) + prizes.reduce((sum, { name }) => sum + wordsWidth(`★ 00 ${name}`), 0) > ROOM,
  );

const wordsWidth = (words: string): number => words.length * LETTER + GAP;

/** As wide as it ever is: what a whole is lost by may stand in its place. */
const countsWidth = (meters: readonly Meter[], side: Side): number =>
  meters
    .filter(meter => meter.side === side && meter.toward === undefined)
    .map(whole => [whole, ...meters.filter(({ toward }) => whole.limit === 1 && toward === whole.id)].map(widthOf))
    .reduce((sum, widths) => sum + Math.max(...widths), 0);

const widthOf = ({ label, limit }: Meter): number =>
  limit <= MOST_PIPS ? wordsWidth(label) + limit * PIP : wordsWidth(`${label} 00 of ${limit}`);
