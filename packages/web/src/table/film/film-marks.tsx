import { ShotLine, Stamp, Sweep, Tracer, Trail } from '@umpire/board';
import type { Scene } from '@umpire/engine';
import { lazy, Suspense } from 'react';
import styles from '../../ui/marks.module.css';
import { movesLess } from '../../ui/media.js';
import { patiently } from '../fetch-later.js';
import type { News } from '../session/news.js';
import { fadedBy } from './fading.js';
import { firedIn } from './fired.js';
import { sideOfTake as sideOf, type Take } from './takes.js';

/** Only who looks at it again needs a frame round what is past. */
const Frame = lazy(async () => ({ default: (await patiently(() => import('./past.js'))).PastFrame }));
export const PastFrame = () => (
  <Suspense>
    <Frame />
  </Suspense>
);

/** Where they came from and whom they struck, each with the number that the strip gives it. They lie below the pieces. */
export function Trails({ takes }: { readonly takes: readonly Take[] }) {
  return (
    <g className={styles.trails}>
      {takes.map((take, i) => (
        <g key={take.entry} data-take={take.number} opacity={fadedBy(takes.length - 1 - i)}>
          {take.moved.map(({ id, from, to }, i) => (
            <Trail key={id} from={from} to={to} side={sideOf(take)} number={i === 0 ? take.number : undefined} />
          ))}
          {take.moved.length + take.shots.length === 0 && <Turned take={take} />}
          {take.shots.map(({ from, to }, i) => (
            // where it was seen to strike, however far anybody has gone since
            <ShotLine
              key={`${from.id} ${to.id}`}
              from={from}
              to={to}
              side={sideOf(take)}
              number={i === 0 && take.moved.length === 0 ? take.number : undefined}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

/** Where nobody went anywhere and nobody was struck, the number stands at who turned or was turned up. */
function Turned({ take }: { readonly take: Take }) {
  const [first] = [...take.turned, ...take.revealed, ...take.about];
  const at = take.after.pieces.find(({ id, where }) => id === first && where === 'table');
  return at ? <Trail from={at} to={at} side={sideOf(take)} number={take.number} /> : null;
}

/** Those who are seen for the first time are swept by a light. */
export function Sweeps({ news: { n, revealed } }: { readonly news: News }) {
  return (
    <g key={n} className={styles.marks}>
      {revealed.map(id => (
        <Sweep key={id} piece={id} />
      ))}
    </g>
  );
}

/** Shots as they are fired, once: a flash, and a tracer along the line of fire. Whoever wants no motion sees their lines alone. */
export function Fired({ news, scene }: { readonly news: News; readonly scene: Scene }) {
  if (movesLess()) return null;
  return (
    <g key={news.n} className={styles.marks}>
      {firedIn(news, scene.pieces).map(({ from, to }) => (
        <Tracer key={`${from.id} ${to.id}`} from={from} to={to} />
      ))}
    </g>
  );
}

/** What became of those concerned by a throw; and whom the others did away with, as long as that is told. */
export function Stamps({
  news,
  takes = [],
}: {
  readonly news: News | undefined;
  readonly takes?: readonly Take[] | undefined;
}) {
  const now = news?.stamps ?? [];
  const lost = takes.filter(({ past }) => !past).flatMap(({ stamps }) => stamps.filter(({ at }) => at !== undefined));
  return (
    <>
      <g className={styles.marks}>
        {lost
          .filter(({ piece }) => !now.some(stamp => stamp.piece === piece))
          .map(stamp => (
            <Stamp key={stamp.piece} {...stamp} />
          ))}
      </g>
      <g key={news?.n} className={styles.marks}>
        {now.map(stamp => (
          <Stamp key={`${stamp.piece} ${stamp.text}`} {...stamp} />
        ))}
      </g>
    </>
  );
}
