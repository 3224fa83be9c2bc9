import { dieAsk, type Procedure, type RuleId, type TableSquare, whichDie } from '@umpire/engine';

/** Squares are counted from the south-west, row by row. */
export const numberOf = ({ col, row }: { readonly col: number; readonly row: number }, columns: number): number =>
  row * columns + col + 1;

/** Which square of the table a die is thrown for, as players find it. */
const ofSquare = ({ col, row, columns, rows }: TableSquare): string =>
  `square ${numberOf({ col, row }, columns)} of ${columns * rows}, column ${col + 1} from the west, row ${row + 1} from the south`;

/** The dice that are thrown for a square of the table; `more` says which of several. */
export const squareDie = <T>(square: TableSquare, procedure: Procedure<T>, more = ''): Procedure<T> =>
  whichDie(ofSquare(square) + more, procedure, square);

/** A die for both that says what each of its faces means; what has no word brings nothing. */
export function* tellingDie(
  rule: RuleId,
  text: string,
  meaning: (score: number) => string,
  sides = 6,
): Procedure<number> {
  const means = Array.from({ length: sides }, (_, i) => meaning(i + 1));
  return (yield { ...dieAsk(rule, 'both', sides, text), means }) as number;
}

/** What the dice brought, square by square: `square 1 forest; square 3 town, 2 × wood and village; the rest open`. */
export function fallenWords(
  squares: readonly { readonly number: number; readonly things: readonly string[] }[],
): string {
  const filled = squares.filter(({ things }) => things.length > 0);
  if (filled.length === 0) return 'all squares open';
  const words = filled.map(({ number, things }) => `square ${number} ${thingsWords(things)}`);
  return [...words, ...(filled.length < squares.length ? ['the rest open'] : [])].join('; ');
}

/** Of one square: `town, 2 × wood and village`. */
export function thingsWords(things: readonly string[]): string {
  const kinds = [...new Set(things)].map(kind => {
    const n = things.filter(one => one === kind).length;
    return n === 1 ? kind : `${n} × ${kind}`;
  });
  return kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}` : kinds[0]!;
}
