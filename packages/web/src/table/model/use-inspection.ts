import type { BattleView, Inspection } from '@umpire/desk';
import { type CommandRing, isRefusal, type MenuItem, type Point, type Refusal, type SeatId } from '@umpire/engine';
import { useEffect, useState } from 'react';
import type { Session } from '../session/session.js';

export type Areas = readonly (readonly Point[])[];

/** Where a piece can get to with a verb. */
export interface Reached {
  readonly verb: string;
  readonly stand: string;
  readonly areas: Areas;
  /** How far it is led from. */
  readonly command?: CommandRing | undefined;
  readonly refused?: Refusal;
}

/** What is known of the piece that was taken up, and where the verb in hand takes it. */
export interface TakenUp {
  readonly inspection: Inspection | undefined;
  readonly reached: Reached | undefined;
}
interface Known {
  readonly battleView: BattleView;
  readonly inspection?: Inspection | undefined;
  readonly reached?: Reached | undefined;
}

/**
 * All there is to know of the selected piece, and the reach of the verb in hand, or of the first one that would take the piece
 * somewhere; undefined until the desk has answered. What is asked for together is shown together: the table is drawn once for it.
 */
export function useTakenUp(
  session: Session,
  battleView: BattleView,
  piece: string | undefined,
  moving: { readonly by: SeatId | undefined; readonly item: MenuItem | undefined },
): TakenUp {
  const [known, setKnown] = useState<Known>();
  const { verb, stand } = (moving.by !== undefined && moving.item) || {};
  const { by } = moving;
  const here = known?.battleView === battleView ? known : undefined;
  const inspection = here?.inspection?.piece === piece ? here?.inspection : undefined;
  const reached = here?.reached?.verb === verb && here?.reached?.stand === stand ? here?.reached : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known already is not asked for again
  useEffect(() => {
    let current = true;
    const inspecting = piece === undefined ? undefined : (inspection ?? session.desk().inspect(battleView.at, piece));
    const reaching = reached ?? (verb === undefined ? undefined : reachOf(session, by, verb, stand));
    if (!inspecting && !reaching) return;
    Promise.all([inspecting, reaching])
      .then(([found, area]) => current && setKnown({ battleView, inspection: found, reached: area }))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [session, battleView, piece, by, verb, stand]);
  return { inspection, reached };
}

async function reachOf(session: Session, by?: SeatId, verb?: string, stand?: string): Promise<Reached | undefined> {
  if (by === undefined || verb === undefined || stand === undefined) return undefined;
  const found = await session.desk().reach(by, verb, stand);
  return {
    verb,
    stand,
    ...(isRefusal(found) ? { areas: [], refused: found } : { areas: found.outline, command: found.command }),
  };
}

/** The first open verb of a piece that is made with a path. */
export const pathItem = (menu: readonly MenuItem[], stand: string | undefined): MenuItem | undefined =>
  menu.find(item => item.stand === stand && stand !== undefined && !item.closed && item.fields[0]?.gesture === 'path');

/** Whom a verb that wants a target can only mean. */
export function onlyTarget(inspection: Inspection | undefined, { verb, stand, fields }: MenuItem): string | undefined {
  if (fields[0]?.gesture !== 'target' || inspection?.piece !== stand) return undefined;
  const open = inspection?.targets.filter(aimed => aimed.verb === verb && !aimed.target.closed) ?? [];
  return open.length === 1 ? open[0]!.target.id : undefined;
}
