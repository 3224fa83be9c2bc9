import { forbid, type Refusal } from '@umpire/engine';
import type { BookIds } from '../../book/ids.js';

/** What is refused alike by verbs of the family and by those that a book has alone. */

export const waitsAtEdge = ({ idOf }: Pick<BookIds, 'idOf'>): Refusal =>
  forbid(idOf('TRN-13'), 'it waits at the edge for one turn');
export const aimedOffTable = ({ idOf }: Pick<BookIds, 'idOf'>): Refusal =>
  forbid(idOf('TAB-04'), 'it is aimed at a place on the table');
