import { type Fetched, useFetched } from '@umpire/board';
import { createElement } from 'react';
import { useTableParts } from '../model/context.js';

const RANGES: Fetched<typeof import('./ranges.js')> = { fetch: () => import('./ranges.js') };

/** How far a piece reaches, from when one is looked at. */
export function RangeMarks(props: { readonly faint: boolean }) {
  const { inspection } = useTableParts();
  const marks = useFetched(RANGES, inspection !== undefined);
  return marks ? createElement(marks.Ranges, props) : null;
}
