import { type Procedure, type TableSquare, whichDie } from '@umpire/engine';

/** Which square of the table a die is thrown for, as players find it: they are counted from the south-west, row by row. */
const ofSquare = ({ col, row, columns, rows }: TableSquare): string =>
  `square ${row * columns + col + 1} of ${columns * rows}, column ${col + 1} from the west, row ${row + 1} from the south`;

/** The dice that are thrown for a square of the table; `more` says which of several. */
export const squareDie = <T>(square: TableSquare, procedure: Procedure<T>, more = ''): Procedure<T> =>
  whichDie(ofSquare(square) + more, procedure, square);
