import { useTitle } from '../battles/hooks.js';
import { Unstudied } from '../battles/unstudied.js';
import { useStudied } from '../battles/use-studied.js';
import { Report } from '../report/report.js';
import type { Route } from '../shell/routes.js';

export default function ReportPage({ route }: { readonly route: Route }) {
  const id = route.path[1] ?? '';
  return <One key={id} id={id} />;
}

function One({ id }: { readonly id: string }) {
  const loading = useStudied(id);
  const { value } = loading;
  useTitle(value?.kind === 'ready' ? `Report: ${value.entry.title}` : 'Report');
  if (value?.kind !== 'ready') return <Unstudied id={id} loading={loading} />;
  return <Report entry={value.entry} studied={value.studied} />;
}
