import type { Course } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { useMemo } from 'react';
import { useLoading } from '../battles/hooks.js';
import { sharedDesk } from '../desk/shared.js';
import { isFight, whenOf, wordsOf } from '../report/moment-words.js';
import { DECISIVE, turningPointsOf } from '../report/turning-points.js';
import { SIDE_NAMES } from '../ui/index.js';
import css from './ahead.module.css';
import { apart, placesOf } from './ahead-places.js';
import type { Player } from './use-player.js';

const HEIGHT = 40;
const WIDTH = 1000;
/** The most that anybody was ahead before the end fills the height, if it was so much at least. */
const LEAST = 0.12;
/** Turning points are 24 px wide and high, and the line is 300 px long beside the table of a low screen. */
const POINT = 24;
const APART = 0.082;

/** Who was ahead, below the line of the whole battle and as long as it; its turning points lead there. Only of what is over: it says what was hidden. */
export function Ahead({
  player,
  over,
  viewer,
}: {
  readonly player: Player;
  readonly over: boolean;
  readonly viewer: SeatId;
}) {
  const { value } = useLoading(`ahead ${over} ${viewer}`, async () => ({
    points: over ? await sharedDesk().ahead(viewer) : undefined,
  }));
  return value?.points && player.stops.length > 1 ? <Curve player={player} points={value.points} /> : null;
}

function Curve({ player, points }: { readonly player: Player; readonly points: Course['points'] }) {
  const { stops, go } = player;
  const places = useMemo(() => placesOf(points, stops), [points, stops]);
  const turning = useMemo(() => {
    const stopAt = (index: number) => places.findLast(place => place.index <= index);
    const fought = (index: number) => isFight(stops[stopAt(index)?.at ?? -1]);
    return turningPointsOf({ points }, fought).flatMap(point => {
      const stop = stopAt(point.index);
      return stop ? [{ ...point, stop }] : [];
    });
  }, [points, places, stops]);
  const shares = apart(
    turning.map(({ stop }) => stop.share),
    APART,
  );
  const most = Math.max(LEAST, ...places.slice(0, -1).map(({ worth }) => Math.abs(worth)));
  const y = (worth: number) => HEIGHT / 2 - Math.max(-1, Math.min(1, worth / most)) * (HEIGHT / 2 - 3);
  const line = places.map(
    ({ share, worth }, i) => `${i === 0 ? 'M' : 'L'}${Math.round(share * WIDTH)} ${y(worth).toFixed(1)}`,
  );
  const area = `${line.join('')}L${WIDTH} ${HEIGHT / 2}L0 ${HEIGHT / 2}Z`;
  const at = places[player.at];
  return (
    <section className={css.ahead} aria-label="Who was ahead">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="ahead-above">
          <rect width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <clipPath id="ahead-below">
          <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <path className={css.above} d={area} clipPath="url(#ahead-above)" />
        <path className={css.below} d={area} clipPath="url(#ahead-below)" />
        <path className={css.middle} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className={css.line} d={line.join('')} />
      </svg>
      <span className={css.side} data-side="a">
        {SIDE_NAMES.a} ahead
      </span>
      <span className={css.side} data-side="b">
        {SIDE_NAMES.b} ahead
      </span>
      {at && <i className={css.now} style={{ left: `${at.share * 100}%` }} aria-hidden="true" />}
      {turning.map(({ stop, before, after, said, decides }, i) => {
        const moment = stops[stop.at];
        const told = `${whenOf(moment)}: ${wordsOf(moment, said)}${decides ? ` ${DECISIVE}` : ''}`;
        return (
          <button
            key={stop.index}
            type="button"
            className={css.point}
            data-side={after > before ? 'a' : 'b'}
            style={{
              left: `clamp(${POINT / 2}px, ${shares[i]! * 100}%, 100% - ${POINT / 2}px)`,
              top: Math.max(POINT / 2, Math.min(HEIGHT - POINT / 2, y(after))),
            }}
            title={told}
            aria-label={`Turning point ${i + 1}. ${told}`}
            onClick={() => go(stop.at)}
          >
            {i + 1}
          </button>
        );
      })}
    </section>
  );
}
