/** A binary heap of node numbers, the least cost on top; of equal costs the lower number, so that order never hangs on chance. */
export interface Heap {
  readonly size: number;
  /** Adds a node, or moves it up after its cost has fallen. */
  put(node: number): void;
  /** Takes the node of least cost. Only to be called while `size` is above 0. */
  take(): number;
}

const ABSENT = -1;

/** The heap reads the costs from the given array, which the caller changes (downwards only, then `put`). */
export function heapOver(costs: Float64Array): Heap {
  const nodes = new Int32Array(costs.length);
  const placeOf = new Int32Array(costs.length).fill(ABSENT);
  let size = 0;

  const before = (p: number, q: number): boolean => costs[p]! < costs[q]! || (costs[p] === costs[q] && p < q);

  function setAt(place: number, node: number): void {
    nodes[place] = node;
    placeOf[node] = place;
  }

  function rise(node: number, from: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!before(node, nodes[parent]!)) break;
      setAt(place, nodes[parent]!);
      place = parent;
    }
    setAt(place, node);
  }

  function sink(node: number): void {
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= size) break;
      if (child + 1 < size && before(nodes[child + 1]!, nodes[child]!)) child++;
      if (!before(nodes[child]!, node)) break;
      setAt(place, nodes[child]!);
      place = child;
    }
    setAt(place, node);
  }

  return {
    get size() {
      return size;
    },
    put(node) {
      rise(node, placeOf[node] === ABSENT ? size++ : placeOf[node]!);
    },
    take() {
      const top = nodes[0]!;
      const last = nodes[--size]!;
      placeOf[top] = ABSENT;
      if (size > 0) sink(last);
      return top;
    },
  };
}
