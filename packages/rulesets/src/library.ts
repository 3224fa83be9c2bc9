import type { RegisterEntry } from './mbt2020/register.js';

/** A book's register of rules, fetched when somebody opens it. */
export interface LibraryBook {
  readonly book: string;
  readonly title: string;
  /** What the ids of its rules begin with. */
  readonly prefix: string;
  load(): Promise<readonly RegisterEntry[]>;
}

/** All five registers, in the order of the shelf; each is a file of its own. */
export const LIBRARY: readonly LibraryBook[] = [
  {
    book: 'mbt2020',
    title: 'MBT 2020',
    prefix: 'MBT20',
    load: async () => (await import('./mbt2020/register.js')).REGISTER,
  },
  {
    book: 'mbt1945',
    title: 'MBT 1945',
    prefix: 'MBT45',
    load: async () => (await import('./mbt1945/register.js')).REGISTER,
  },
  {
    book: 'glory',
    title: 'Into Glory Ride',
    prefix: 'IGR',
    load: async () => (await import('./glory/register.js')).REGISTER,
  },
  { book: 'ww2', title: 'World War 2', prefix: 'WW2', load: async () => (await import('./ww2/register.js')).REGISTER },
  { book: 'plana', title: 'Plan A', prefix: 'PLA', load: async () => (await import('./plana/register.js')).REGISTER },
];

/** The book to which a rule belongs, by its id. */
export const bookOfRule = (rule: string): LibraryBook | undefined =>
  LIBRARY.find(({ prefix }) => rule.toUpperCase().startsWith(`${prefix}-`));
