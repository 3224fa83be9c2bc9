/** A heap of numbers by their cost, the least on top: what a search for short ways takes from. */
export class PriorityQueue {
  readonly #nodes: number[] = [];
  readonly #costs: number[] = [];

  get size(): number {
    return this.#nodes.length;
  }

  push(node: number, cost: number): void {
    let at = this.#nodes.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#costs[above]! <= cost) break;
      this.#put(at, this.#nodes[above]!, this.#costs[above]!);
      at = above;
    }
    this.#put(at, node, cost);
  }

  /** The node with the least cost, and that cost. */
  pop(): { readonly node: number; readonly cost: number } {
    const [node, cost] = [this.#nodes[0]!, this.#costs[0]!];
    const [lastNode, lastCost] = [this.#nodes.pop()!, this.#costs.pop()!];
    const { length } = this.#nodes;
    if (length === 0) return { node, cost };
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= length) break;
      if (below + 1 < length && this.#costs[below + 1]! < this.#costs[below]!) below++;
      if (this.#costs[below]! >= lastCost) break;
      this.#put(at, this.#nodes[below]!, this.#costs[below]!);
      at = below;
    }
    this.#put(at, lastNode, lastCost);
    return { node, cost };
  }

  #put(at: number, node: number, cost: number): void {
    this.#nodes[at] = node;
    this.#costs[at] = cost;
  }
}
