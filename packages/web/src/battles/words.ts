import type { Holder, Library, Seats, SidesTurn } from '@umpire/desk';
import type { Side, Viewer } from '@umpire/engine';
import { SIDE_NAMES } from '../ui/sides.js';

type Bots = Library['bots'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const holderName = (holder: Holder, bots: Bots = []): string =>
  holder === 'person'
    ? 'a person'
    : 'player' in holder
      ? holder.player
      : (bots.find(bot => bot.id === holder.bot)?.title ?? capital(holder.bot));

/** `You (Red) against Greedy`, `Two players at one screen`, `Greedy against Random`. */
export function seatsWords(seats: Seats, bots: Bots = []): string {
  const people = (['a', 'b'] as const).filter(side => seats[side] === 'person');
  if (people.length === 2) return 'Two players at one screen';
  if (people.length === 0) return `${holderName(seats.a, bots)} against ${holderName(seats.b, bots)}`;
  const [own] = people as [Side];
  return `You (${SIDE_NAMES[own]}) against ${holderName(seats[own === 'a' ? 'b' : 'a'], bots)}`;
}

export const turnWords = (turn: SidesTurn): string =>
  'over' in turn
    ? `${turn.over === 'draw' ? 'A draw' : `${SIDE_NAMES[turn.over]} has won`}: ${turn.text}`
    : `To act: ${turn.waiting.map(side => SIDE_NAMES[side]).join(' and ')}`;

export const viewerWords = (viewer: Viewer): string =>
  viewer === 'a' || viewer === 'b'
    ? `${SIDE_NAMES[viewer]} sees`
    : viewer === 'umpire'
      ? 'Umpire: everything'
      : 'What both see';

const MINUTE = 60_000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, 8],
];

/** `now`, `5 minutes ago`, `yesterday`; after a week the date. */
export function ago(stamp: number, now: number, locale?: string): string {
  const past = now - stamp;
  if (past < MINUTE) return 'just now';
  for (const [unit, length, most] of UNITS) {
    const count = Math.floor(past / length);
    if (count < most) return new Intl.RelativeTimeFormat(locale ?? 'en', { numeric: 'auto' }).format(-count, unit);
  }
  return new Date(stamp).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' });
}
