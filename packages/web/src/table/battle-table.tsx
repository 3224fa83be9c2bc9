import { useEffect } from 'react';
import { later } from './fetch-later.js';
import { NotOpen } from './not-open.js';
import { OpenTable } from './open-table.js';
import type { Session } from './session/session.js';
import { useSession, useSnapshot } from './session/use-session.js';
import { useHold } from './use-hold.js';

/** Few battles are open in two tabs. */
const Elsewhere = later('Elsewhere');

/** A battle of this browser, by its id: played in one tab at a time. */
export function BattleTable({ id }: { readonly id: string }) {
  const { ours, takeOver } = useHold(id);
  if (ours === undefined) return null;
  if (ours) return <Held id={id} />;
  return <Elsewhere id={id} onTakeOver={takeOver} />;
}

function Held({ id }: { readonly id: string }) {
  const session = useSession(id);
  return session ? <Opened id={id} session={session} /> : null;
}

/** A table with whoever sits at it, wherever its battle is kept. */
export function Opened({ id, session }: { readonly id: string; readonly session: Session }) {
  const { phase, battleView, plan, title } = useSnapshot(session);
  useEffect(() => {
    document.title = title === '' ? 'Umpire' : `${title} · Umpire`;
  }, [title]);
  if (phase.kind !== 'open' || !battleView || !plan) return <NotOpen id={id} phase={phase} session={session} />;
  return <OpenTable session={session} battleView={battleView} plan={plan} />;
}
