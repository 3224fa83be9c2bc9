/** What follows from what somebody said: the fields beside it are set with it. */
import type { Field, NamedField } from '@umpire/rulesets';
import { type Path, valueAt, withValue } from './path.js';
import { kept } from './values.js';

export function withImplied(fields: readonly NamedField[], given: unknown, path: Path, value: unknown): unknown {
  const above = path.slice(0, -1);
  const beside = fieldsAt(fields, above);
  const said = beside.find(({ name }) => name === path.at(-1));
  // what is left out holds as usual
  const implied = Object.entries(said?.implies?.(value ?? said.initial) ?? {});
  return implied.reduce((all, [name, other]) => {
    const field = beside.find(one => one.name === name);
    if (!field || name === said?.name) return all;
    const now = other === undefined ? undefined : kept(field, other);
    return valueAt(all, [...above, name]) === now ? all : withValue(all, [...above, name], now);
  }, given);
}

/** The fields of the group that a path leads to. */
function fieldsAt(fields: readonly NamedField[], path: Path): readonly NamedField[] {
  let inside: readonly NamedField[] = fields;
  for (const key of path) {
    const at: Field | undefined = typeof key === 'number' ? undefined : inside.find(({ name }) => name === key);
    inside = at?.kind === 'group' ? at.fields : [];
  }
  return inside;
}
