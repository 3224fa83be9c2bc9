import type { SeatId } from '@umpire/engine';
import { useSize } from '../battles/scene-map.js';
import { Button, Segmented } from '../ui/index.js';
import { Ahead } from './ahead.js';
import { Icon } from './icon.js';
import { chaptersOf, entryWords, labelled, lossesOf, SPEEDS, turnOf } from './timeline.js';
import styles from './timeline.module.css';
import type { Player } from './use-player.js';

/** The hands of the clock: to and fro, by steps and by turns, and the line of the whole battle. */
export function TimelineBar({
  player,
  over,
  viewer,
}: {
  readonly player: Player;
  readonly over: boolean;
  readonly viewer: SeatId;
}) {
  const { stops, at, moment, playing, speed } = player;
  const last = stops.length - 1;
  return (
    <section className={styles.timeline} aria-label="Time line">
      <div className={styles.hands}>
        <Button
          onClick={() => player.chapter(-1)}
          disabled={at === 0}
          aria-label="A turn back"
          title="A turn back (Shift ←)"
        >
          <Icon d="M16 4 9 10l7 6zM4 4v12" filled />
        </Button>
        <Button onClick={() => player.step(-1)} disabled={at === 0} aria-label="A step back" title="A step back (←)">
          <Icon d="M13 4 6 10l7 6z" filled />
        </Button>
        <Button
          kind="primary"
          onClick={() => player.play(!playing)}
          aria-label={playing ? 'Pause' : 'Play'}
          title={playing ? 'Pause (space bar)' : 'Play (space bar)'}
        >
          <Icon d={playing ? 'M6 4h2v12H6zM12 4h2v12h-2z' : 'M6 4l9 6-9 6z'} filled />
        </Button>
        <Button onClick={() => player.step(1)} disabled={at === last} aria-label="A step on" title="A step on (→)">
          <Icon d="M7 4l7 6-7 6z" filled />
        </Button>
        <Button
          onClick={() => player.chapter(1)}
          disabled={at === last}
          aria-label="A turn on"
          title="A turn on (Shift →)"
        >
          <Icon d="M4 4l7 6-7 6zM16 4v12" filled />
        </Button>
      </div>
      <div className={styles.line}>
        <Marks player={player} />
        <input
          type="range"
          min={0}
          max={Math.max(1, last)}
          value={at}
          aria-label="Moment of the battle"
          aria-valuetext={moment ? `${turnOf(moment)}, ${entryWords(moment)}` : ''}
          onChange={event => player.go(Number(event.target.value))}
        />
        <Ahead player={player} over={over} viewer={viewer} />
      </div>
      <Segmented
        quiet
        label="Speed"
        value={speed}
        among={SPEEDS.map(value => ({ value, label: `${value.replace('0.5', '½')}×` }))}
        onChange={player.pace}
      />
    </section>
  );
}

/** Turns as ticks with their numbers; losses as triangles, Red’s below the line and Blue’s above it. */
function Marks({ player: { stops, go } }: { readonly player: Player }) {
  const { ref, width } = useSize<HTMLDivElement>();
  const last = Math.max(1, stops.length - 1);
  const across = (at: number) => `${(at / last) * 100}%`;
  return (
    <div ref={ref} className={styles.marks}>
      {labelled(chaptersOf(stops), last, width).map(({ title, short, at }) => (
        <button
          key={at}
          type="button"
          className={styles.turn}
          style={{ left: across(at) }}
          aria-label={`Go to ${title}`}
          onClick={() => go(at)}
        >
          {short}
        </button>
      ))}
      {lossesOf(stops).map(({ at, side }) => (
        <i
          key={`${at} ${side}`}
          className={styles.loss}
          data-side={side}
          style={{ left: across(at) }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
