import { useEffect } from 'react';
import { OpenTable } from './open-table.js';
import type { Session } from './session/session.js';
import { useSession, useSnapshot } from './session/use-session.js';
import { Trouble } from './trouble.js';

/** A battle of this browser, by its id. */
export function BattleTable({ id }: { readonly id: string }) {
  const session = useSession(id);
  return session ? <Opened id={id} session={session} /> : null;
}

function Opened({ id, session }: { readonly id: string; readonly session: Session }) {
  const { phase, battleView, plan, title } = useSnapshot(session);
  useEffect(() => {
    document.title = title === '' ? 'Umpire' : `${title} · Umpire`;
  }, [title]);
  if (phase.kind !== 'open' || !battleView || !plan) return <Trouble id={id} phase={phase} session={session} />;
  return <OpenTable session={session} battleView={battleView} plan={plan} />;
}
