/** What a part hands on: what it makes, under the name of its area. Parts of one area add to it. */
export type Gift<Area extends string, Part extends (book: never) => object> = {
  readonly [A in Area]: ReturnType<Part>;
};

/** A book that is being put together: each part is handed those before it, and adds what it makes of them. */
export interface Parts<Made> {
  readonly made: Made;
  /** Throws where a part gives a second meaning to a name: those that were handed the first one would go on with it. */
  with<More extends object>(part: (made: Made) => More): Parts<Made & More>;
  /** The same, under the name of an area. */
  with<Area extends string, More extends object>(
    area: Area,
    part: (made: Made) => More,
  ): Parts<Made & { readonly [A in Area]: More }>;
}

type Part<Made, More extends object> = (made: Made) => More;

export const parts = <Made extends object>(made: Made): Parts<Made> => ({
  made,
  with<More extends object>(first: string | Part<Made, More>, second?: Part<Made, More>) {
    const more = typeof first === 'string' ? { [first]: second!(made) } : first(made);
    return parts(joined(made, more as More));
  },
});

/** One book of two that share no name, or mean the same by it; an area of both holds what either has in it. */
export function joined<Made extends object, More extends object>(made: Made, more: More): Made & More {
  const all: Record<string, unknown> = { ...(made as Record<string, unknown>) };
  const twice: string[] = [];
  for (const [name, value] of Object.entries(more)) {
    const before = all[name];
    if (isArea(before) && isArea(value) && before !== value) all[name] = joined(before, value);
    else if (Object.hasOwn(all, name) && before !== value) twice.push(name);
    else all[name] = value;
  }
  if (twice.length > 0) throw new Error(`two parts of a book are called ${twice.join(', ')}`);
  return all as Made & More;
}

const isArea = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
