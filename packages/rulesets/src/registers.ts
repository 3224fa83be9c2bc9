import { REGISTER as GLORY } from './glory/register.js';
import { REGISTER as MBT1945 } from './mbt1945/register.js';
import { REGISTER as MBT2020, type RegisterEntry } from './mbt2020/register.js';
import { REGISTER as PLANA } from './plana/register.js';
import { REGISTER as WW2 } from './ww2/register.js';

export type { RegisterEntry };

/** Every rule of a book by its id, whether the book can be played yet or not. */
export interface Register {
  readonly book: string;
  readonly title: string;
  readonly entries: readonly RegisterEntry[];
}

/** All five books, in the order of the shelf. */
export const REGISTERS: readonly Register[] = [
  { book: 'mbt2020', title: 'MBT 2020', entries: MBT2020 },
  { book: 'mbt1945', title: 'MBT 1945', entries: MBT1945 },
  { book: 'glory', title: 'Into Glory Ride', entries: GLORY },
  { book: 'ww2', title: 'World War 2', entries: WW2 },
  { book: 'plana', title: 'Plan A', entries: PLANA },
];
