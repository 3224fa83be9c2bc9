/** Which square of the table a die is thrown for, as players find it: they are counted from the south-west, row by row. */
export const ofSquare = (
  i: number,
  count: number,
  { col, row }: { readonly col: number; readonly row: number },
): string => `square ${i + 1} of ${count}, column ${col + 1} from the west, row ${row + 1} from the south`;
