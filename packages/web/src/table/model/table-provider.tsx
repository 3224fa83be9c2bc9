import { isSide } from '@umpire/engine';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { compassNames, withBearings } from '../bearings.js';
import { showsAgain } from '../session/hand-again.js';
import { actorOf } from '../session/seating.js';
import { TableContext, type Telling, TellingContext } from './context.js';
import type { Table } from './use-table.js';

/** The table for all its parts. Lines of the log, of which there are many, hear only of what changes them. */
export function TableProvider({ table, children }: { readonly table: Table; readonly children: ReactNode }) {
  const now = useRef(table);
  useLayoutEffect(() => {
    now.current = table;
  });
  const { book, scene } = table.battleView;
  const by = actorOf(table.battleView) ?? table.battleView.at;
  const chance = table.snap.skips && isSide(by) && showsAgain(table.battleView) ? by : undefined;
  const turn = table.board?.turn ?? 0;
  const telling = useMemo<Telling>(
    () => ({
      book,
      pieces: scene.pieces,
      called: scene.called,
      say: text => (turn === 0 ? text : withBearings(text, turn, compassNames(scene))),
      chance,
      select: piece => now.current.select(piece),
    }),
    [book, scene, turn, chance],
  );
  return (
    <TableContext value={table}>
      <TellingContext value={telling}>{children}</TellingContext>
    </TableContext>
  );
}
