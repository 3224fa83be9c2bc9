import type { Route } from '../shell/routes.js';
import { BattleTable } from '../table/battle-table.js';

export default function Battle({ route }: { readonly route: Route }) {
  const id = route.path[1] ?? '';
  return <BattleTable key={id} id={id} />;
}
