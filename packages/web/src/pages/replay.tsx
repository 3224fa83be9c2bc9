import { useState } from 'react';
import { useTitle } from '../battles/hooks.js';
import { Unstudied } from '../battles/unstudied.js';
import { useStudied } from '../battles/use-studied.js';
import { Replay } from '../replay/replay.js';
import type { Route } from '../shell/routes.js';

export default function ReplayPage({ route }: { readonly route: Route }) {
  const id = route.path[1] ?? '';
  return <One key={id} id={id} at={route.query.get('at')} />;
}

function One({ id, at }: { readonly id: string; readonly at: string | null }) {
  const [only, setOnly] = useState<number>();
  const loading = useStudied(id, only);
  const { value } = loading;
  useTitle(value?.kind === 'ready' ? `Replay: ${value.entry.title}` : 'Replay');
  if (value?.kind !== 'ready') return <Unstudied id={id} loading={loading} onTake={setOnly} />;
  const first = at !== null && /^-?\d+$/.test(at) ? Number(at) : undefined;
  return <Replay entry={value.entry} studied={value.studied} first={first} />;
}
