import { type Fetched, useFetched } from '@umpire/board';
import { createElement } from 'react';
import { useTableParts } from '../model/context.js';

/** Nobody is in danger when a table is laid. */
const MARKS: Fetched<typeof import('./danger-marks.js')> = { fetch: () => import('./danger-marks.js') };

export function Exposed() {
  const { dangers, selected } = useTableParts();
  const threats = dangers?.exposed.find(({ piece }) => piece === selected)?.threats;
  const marks = useFetched(MARKS, threats !== undefined);
  if (!marks || !threats) return null;
  return createElement(marks.ExposedLines, { piece: selected!, by: threats.map(({ id }) => id) });
}

export function ReachOfTheEnemy() {
  const { showReaches } = useTableParts();
  const marks = useFetched(MARKS, showReaches);
  return marks && showReaches ? createElement(marks.EnemyVeil) : null;
}
