import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { Note } from '../notes/note.js';
import { NoticesBar } from '../notices/notices-bar.js';
import { Toasts } from '../ui/toast.js';
import { Failure } from './failure.js';
import { type Route, useRoute } from './routes.js';

/** Every page by the first part of its address; each is loaded when it is first asked for. */
const PAGES: Readonly<Record<string, ComponentType<{ route: Route }>>> = {
  '': lazy(() => import('../pages/home.js')),
  new: lazy(() => import('../pages/new-battle.js')),
  battle: lazy(() => import('../pages/battle.js')),
  match: lazy(() => import('../pages/match.js')),
  replay: lazy(() => import('../pages/replay.js')),
  report: lazy(() => import('../pages/report.js')),
  army: lazy(() => import('../pages/army.js')),
  compared: lazy(() => import('../pages/compared.js')),
  adjudicator: lazy(() => import('../pages/adjudicator.js')),
  rules: lazy(() => import('../pages/rules.js')),
  credits: lazy(() => import('../pages/credits.js')),
  you: lazy(() => import('../pages/you.js')),
  host: lazy(() => import('../pages/host.js')),
};
const Missing = lazy(() => import('../pages/missing.js'));

export function App() {
  const route = useRoute();
  const [page = ''] = route.path;
  const Page = (Object.hasOwn(PAGES, page) && PAGES[page]) || Missing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [page]);
  return (
    <>
      <Failure address={location.hash}>
        <Suspense fallback={<p>One moment …</p>}>
          <Page route={route} />
        </Suspense>
      </Failure>
      <NoticesBar />
      <Toasts />
      <Note />
    </>
  );
}
