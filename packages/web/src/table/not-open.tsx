import { lazy, Suspense } from 'react';
import { Head } from '../shell/head.js';
import { Notice } from '../ui/notice.js';
import { fetchLater } from './fetch-later.js';
import type { TroubleProps } from './trouble.js';

/** Most battles open. */
const Trouble = lazy(async () => ({ default: (await fetchLater()).Trouble }));

/** A battle that is not on the table yet, or cannot be laid there. */
export function NotOpen(props: TroubleProps) {
  return (
    <>
      <Head here="battle" />
      <main>
        {props.phase.kind === 'loading' ? (
          <Notice title="The table is being laid …" />
        ) : (
          <Suspense>
            <Trouble {...props} />
          </Suspense>
        )}
      </main>
    </>
  );
}
