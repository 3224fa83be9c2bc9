import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { compassNames, withBearings } from '../bearings.js';
import { showsAgain } from '../session/hand-again.js';
import { TableContext, type Telling, TellingContext } from './context.js';
import type { Table } from './use-table.js';

/** The table for all its parts. Lines of the log, of which there are many, hear only of what changes them. */
export function TableProvider({ table, children }: { readonly table: Table; readonly children: ReactNode }) {
  const now = useRef(table);
  useLayoutEffect(() => {
    now.current = table;
  });
  const { book, scene } = table.battleView;
  const byItself = table.snap.skips && showsAgain(table.battleView);
  const turn = table.board?.turn ?? 0;
  const telling = useMemo<Telling>(
    () => ({
      book,
      pieces: scene.pieces,
      called: scene.called,
      byItself,
      say: text => (turn === 0 ? text : withBearings(text, turn, compassNames(scene))),
      select: piece => now.current.select(piece),
    }),
    [book, scene, byItself, turn],
  );
  return (
    <TableContext value={table}>
      <TellingContext value={telling}>{children}</TellingContext>
    </TableContext>
  );
}
