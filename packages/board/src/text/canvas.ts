/** A sheet of characters, each with its colours, and how it becomes a string. */

/** Colours of the 256-colour palette that every terminal has. */
export interface Paint {
  readonly ink?: number;
  readonly ground?: number;
  readonly bold?: boolean;
}

export interface Cell extends Paint {
  readonly sign: string;
}

const ESCAPE = '\u001b[';
const RESET = `${ESCAPE}0m`;

const BLANK: Cell = { sign: ' ' };

const codesOf = ({ ink, ground, bold }: Paint): string =>
  [
    ...(bold ? ['1'] : []),
    ...(ink === undefined ? [] : [`38;5;${ink}`]),
    ...(ground === undefined ? [] : [`48;5;${ground}`]),
  ].join(';');

/** Some words in a colour, if there are colours. */
export function painted(text: string, paint: Paint, colour: boolean): string {
  const codes = codesOf(paint);
  return colour && codes !== '' ? `${ESCAPE}${codes}m${text}${RESET}` : text;
}

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #cells: Cell[];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#cells = Array.from({ length: width * height }, () => BLANK);
  }

  holds(column: number, row: number): boolean {
    return column >= 0 && row >= 0 && column < this.width && row < this.height;
  }

  set(column: number, row: number, cell: Cell): void {
    if (this.holds(column, row)) this.#cells[row * this.width + column] = cell;
  }

  get(column: number, row: number): Cell {
    return this.#cells[row * this.width + column] ?? BLANK;
  }

  /** A row as text; neighbours of the same colours share their escape codes. */
  line(row: number, colour: boolean): string {
    let text = '';
    let run = '';
    let before: Cell = this.get(0, row);
    for (let column = 0; column < this.width; column++) {
      const cell = this.get(column, row);
      if (colour && codesOf(cell) !== codesOf(before)) {
        text += painted(run, before, true);
        run = '';
      }
      before = cell;
      run += cell.sign;
    }
    return text + painted(run, before, colour);
  }
}
