import type { Holder, Library, Seats, SidesTurn } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { capital } from '../ui/capital.js';
import { nameOf, SIDE_NAMES } from '../ui/sides.js';
import { personsOf } from './persons.js';

type Bots = Library['bots'];

export const holderName = (holder: Holder, bots: Bots = []): string =>
  holder === 'person'
    ? 'a person'
    : 'player' in holder
      ? holder.player
      : (bots.find(bot => bot.id === holder.bot)?.title ?? capital(holder.bot));

/** `You (Red) against Opportunist`, `Two players at one screen`, `Opportunist against Scatterbrain`. */
export function seatsWords(seats: Seats, bots: Bots = []): string {
  const people = personsOf(seats);
  const { a, b } = seats;
  if (!a || !b || people.length > 1) return severalWords(seats, people, bots);
  if (people.length === 0) return `${holderName(a, bots)} against ${holderName(b, bots)}`;
  return a === 'person'
    ? `You (${SIDE_NAMES.a}) against ${holderName(b, bots)}`
    : `You (${SIDE_NAMES.b}) against ${holderName(a, bots)}`;
}

const COUNTS = ['', 'One player', 'Two players', 'Three players', 'Four players'];

/** `Three players at one screen, with Opportunist as Blue 2`. */
function severalWords(seats: Seats, people: readonly SeatId[], bots: Bots): string {
  const others = Object.entries(seats).filter(([, holder]) => holder !== 'person');
  const here = people.length > 0 ? `${COUNTS[people.length] ?? `${people.length} players`} at one screen` : '';
  const rest = others.map(([seat, holder]) => `${holderName(holder, bots)} as ${nameOf(seat)}`).join(', ');
  return here && rest ? `${here}, with ${rest}` : here || rest;
}

export const turnWords = (turn: SidesTurn): string =>
  'over' in turn
    ? `${turn.over === 'draw' ? 'A draw' : `${SIDE_NAMES[turn.over]} has won`}: ${turn.text}`
    : `To act: ${turn.waiting.map(nameOf).join(' and ')}`;

export const viewerWords = (viewer: SeatId): string =>
  viewer === 'umpire' ? 'Umpire: everything' : viewer === 'spectator' ? 'What both see' : `${nameOf(viewer)} sees`;

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
