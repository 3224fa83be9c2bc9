/** A book that is being put together: each part is handed those before it, and adds what it makes of them. */
export interface Parts<Made> {
  readonly made: Made;
  /** Throws where a part gives a second meaning to a name: those that were handed the first one would go on with it. */
  with<More extends object>(part: (made: Made) => More): Parts<Made & More>;
}

export const parts = <Made extends object>(made: Made): Parts<Made> => ({
  made,
  with: part => parts(joined(made, part(made))),
});

/** One book of two that share no name, or mean the same by it. */
export function joined<Made extends object, More extends object>(made: Made, more: More): Made & More {
  const before = new Map<string, unknown>(Object.entries(made));
  const twice = Object.entries(more).filter(([name, value]) => before.has(name) && before.get(name) !== value);
  if (twice.length > 0) throw new Error(`two parts of a book are called ${twice.map(([name]) => name).join(', ')}`);
  return { ...made, ...more };
}
