/** No cell waits. */
export const NOBODY = -1;

/** Heaps in the ring; whoever is dearer than all of them waits some rounds more. */
const HEAPS = 512;

/**
 * Cells that wait for their turn, roughly the cheapest first: heaps of cells that cost about the same stand in a ring. Whoever works on
 * what it gives until nothing gets cheaper has the least costs, whatever the order; the nearer the order, the fewer come twice.
 */
export class CostQueue {
  readonly #width: number;
  /** The cell on top of each heap; under each cell the next one, and above it the one before. */
  readonly #tops = new Int32Array(HEAPS).fill(NOBODY);
  readonly #under: Int32Array;
  readonly #above: Int32Array;
  /** The heap that a cell lies in. */
  readonly #heaps: Int32Array;
  #waiting = 0;
  #at = 0;

  /** `width`: of a heap, about what a step costs. */
  constructor(cells: number, width: number) {
    this.#width = width;
    this.#under = new Int32Array(cells);
    this.#above = new Int32Array(cells);
    this.#heaps = new Int32Array(cells).fill(NOBODY);
  }

  /** A cell waits, or has become cheaper while it waits. */
  put(cell: number, cost: number): void {
    const heap = Math.floor(cost / this.#width) & (HEAPS - 1);
    const before = this.#heaps[cell]!;
    if (before === heap) return;
    if (before !== NOBODY) this.#remove(cell, before);
    const top = this.#tops[heap]!;
    this.#heaps[cell] = heap;
    this.#above[cell] = NOBODY;
    this.#under[cell] = top;
    if (top !== NOBODY) this.#above[top] = cell;
    this.#tops[heap] = cell;
    this.#waiting++;
  }

  /** The next cell; `NOBODY`: none waits. */
  take(): number {
    if (this.#waiting === 0) return NOBODY;
    while (this.#tops[this.#at] === NOBODY) this.#at = (this.#at + 1) & (HEAPS - 1);
    const cell = this.#tops[this.#at]!;
    this.#remove(cell, this.#at);
    this.#heaps[cell] = NOBODY;
    return cell;
  }

  #remove(cell: number, heap: number): void {
    const above = this.#above[cell]!;
    const under = this.#under[cell]!;
    if (above === NOBODY) this.#tops[heap] = under;
    else this.#under[above] = under;
    if (under !== NOBODY) this.#above[under] = above;
    this.#waiting--;
  }
}
