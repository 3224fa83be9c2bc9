import { Head } from '../shell/head.js';
import { Notice } from '../ui/notice.js';
import { later } from './fetch-later.js';
import type { TroubleProps } from './trouble.js';

/** Most battles open. */
const Trouble = later('Trouble');

/** A battle that is not on the table yet, or cannot be laid there. */
export function NotOpen(props: TroubleProps) {
  return (
    <>
      <Head here="battle" />
      <main>
        {props.phase.kind === 'loading' ? <Notice title="The table is being laid …" /> : <Trouble {...props} />}
      </main>
    </>
  );
}
