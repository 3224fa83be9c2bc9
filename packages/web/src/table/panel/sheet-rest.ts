import type { Table } from '../model/use-table.js';

/** The share of the window that whom to strike, and at which odds, may take: it is what the order hangs on. */
const WEIGHING = 0.5;

/** Whom the piece in hand could strike now. */
export function struckFrom({ drafting: { draft }, gesture, inspection, selected, by }: Table): readonly string[] {
  if (by === undefined) return [];
  const targets =
    draft && gesture?.kind === 'target'
      ? gesture.targets
      : !draft && inspection?.piece === selected
        ? (inspection?.targets.map(({ target }) => target) ?? [])
        : [];
  return [...new Set(targets.flatMap(({ id, closed }) => (closed ? [] : [id])))];
}

/** How high a sheet rests: higher while somebody is aimed at or could be. */
export const restOf = (table: Table, rest: number): number =>
  table.gesture?.kind === 'target' || struckFrom(table).length > 0
    ? Math.max(rest, Math.round(innerHeight * WEIGHING))
    : rest;
