import type { Draft } from '@umpire/engine';
import type { Table } from '../model/use-table.js';

/** The share of the window that whom to strike, and at which odds, may take: it is what the order hangs on. A wheel stands whole above its odds. */
const WEIGHING = 0.5;

/** Whom the order in hand is about already. */
const chosenIn = ({ item, values }: Draft): readonly string[] =>
  item.fields.flatMap(({ name, gesture }) => {
    const chosen = gesture === 'target' ? values[name] : undefined;
    return typeof chosen === 'string' ? [chosen] : [];
  });

/** Whom the piece in hand could strike now; on its way in, whom it goes for. */
export function struckFrom({ drafting: { draft }, gesture, inspection, selected, by }: Table): readonly string[] {
  if (by === undefined) return [];
  if (draft && gesture?.kind === 'path') return chosenIn(draft);
  const targets =
    draft && gesture?.kind === 'target'
      ? gesture.targets
      : !draft && inspection?.piece === selected
        ? (inspection?.targets.map(({ target }) => target) ?? [])
        : [];
  return [...new Set(targets.flatMap(({ id, closed }) => (closed ? [] : [id])))];
}

/** It goes in along a way that is steered: the wheel and the odds stand one below the other, from the beginning, or the sheet would rise under the thumb. */
const goesIn = ({ gesture, drafting: { draft } }: Table): boolean =>
  gesture?.kind === 'path' && draft?.item.use === 'charge';

/** How high a sheet rests: higher while somebody is aimed at or could be. */
export const restOf = (table: Table, rest: number): number =>
  table.gesture?.kind === 'target' || goesIn(table) || struckFrom(table).length > 0
    ? Math.max(rest, Math.round(innerHeight * WEIGHING))
    : rest;
