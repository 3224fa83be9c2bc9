import { offerOf } from './offers.js';

/** A book as it stands on the shelf: what it is about, what is special about it, and whose it is. */
export interface ShelfBook {
  readonly id: string;
  readonly title: string;
  readonly period: string;
  /** From the smallest force to the largest, and what one piece stands for. */
  readonly scale: string;
  /** How chance comes into it, in a few words. */
  readonly chance: string;
  /** What makes it special, in our own words. */
  readonly text: string;
  readonly credit: string;
  /** Where its author can be found, if the book says so. */
  readonly site?: string;
  /** Can be played here; the others can be looked up in the register of rules. */
  readonly playable: boolean;
}

// biome-ignore format: one book a block
const BOOKS: readonly Omit<ShelfBook, 'playable'>[] = [
  {
    id: 'mbt2020',
    title: 'MBT 2020',
    period: '2020 to 2030',
    scale: 'Battalion to corps; a stand is a platoon, a battery or a flight',
    chance: 'Rock-Paper-Scissors',
    text: 'Everything begins as a blank counter, and nobody shoots for free: whoever is in reach strikes back. One hand of Rock-Paper-Scissors decides, read on a table whose columns you shift by how you stand.',
    credit: '© AlienstarGames 2022',
    site: 'www.alienstargames.com',
  },
  {
    id: 'mbt1945',
    title: 'MBT 1945',
    period: 'Second World War',
    scale: 'Division or corps; a stand is a platoon, a battery or a flight',
    chance: 'Rock-Paper-Scissors',
    text: 'The sister book: the same blanks and hands, but each side counts its own disadvantages, fights are closer, and aircraft choose their height before anybody shoots at them.',
    credit: '© Lancaster Games 2023',
  },
  {
    id: 'glory',
    title: 'Into Glory Ride',
    period: '1500 to 1900',
    scale: 'Armies of a dozen vignettes, each a thousand men or two',
    chance: 'One six-sided die a fight',
    text: 'You command an army, not its men: a few activation points for many vignettes, and those you leave out do what they please. Evades, return fire and follow-ups break into the other player’s turn.',
    credit: '© Alienstar Publishing 2001 and 2002',
  },
  {
    id: 'ww2',
    title: 'World War 2',
    period: '1925 to 1955',
    scale: 'Battalion to corps; a stand is a platoon, a battery or a flight',
    chance: 'Six-sided dice',
    text: 'Every shot is a contest: both detect, both throw for the first shot, and the target may be the one who fires. Command points thrown for each turn decide how much of a plan survives.',
    credit: '© AlienstarGames 2021',
    site: 'www.alienstargames.com',
  },
  {
    id: 'plana',
    title: 'Plan A',
    period: 'The far future',
    scale: 'A regiment or a division; a base is a platoon',
    chance: 'Ten-sided dice, and an umpire',
    text: 'Both sides write their orders in secret and move at once, on maps that show only what was located. An umpire keeps the truth; radio, orders and dug-in companies matter more than any single gun.',
    credit: '© Jim Wallman 2010, version 2.1',
  },
];

/** The five books, in the order of the shelf. */
export const SHELF: readonly ShelfBook[] = BOOKS.map(book => ({
  ...book,
  playable: offerOf(book.id) !== undefined,
}));
