import type { Moment, Position } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLoading } from '../battles/hooks.js';
import { sharedDesk } from '../desk/shared.js';
import { chapterBy, pauseFor, type Speed, stopAt, stopsOf } from './timeline.js';

export interface Player {
  readonly stops: readonly Moment[];
  readonly at: number;
  readonly moment: Moment | undefined;
  readonly position: Position | undefined;
  /** The position one stop earlier, to see what moved. */
  readonly before: Position | undefined;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly broken?: string;
  go(at: number): void;
  /** To the stop at an entry, or the last one before it. */
  goTo(index: number): void;
  step(by: number): void;
  chapter(step: 1 | -1): void;
  play(playing: boolean): void;
  pace(speed: Speed): void;
}

interface Shown {
  readonly now?: Position | undefined;
  readonly before?: Position | undefined;
}

/** A battle as a film: where it stands, and the hands on it. */
export function usePlayer(viewer: SeatId, first: number | undefined): Player {
  const desk = sharedDesk();
  const { value: moments, broken } = useLoading(`chronicle ${viewer}`, () => desk.chronicle(viewer));
  const stops = useMemo(() => stopsOf(moments ?? []), [moments]);
  /** The entry that is shown: it stays the same for another viewer, whose stops may be others. */
  const [index, setIndex] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const at = stops.length === 0 || index === undefined ? 0 : stopAt(stops, index);
  const moment = stops[at];
  const shown = usePositions(viewer, moment?.index, stops[at - 1]?.index);

  const go = useCallback(
    (to: number) => {
      const stop = stops[Math.max(0, Math.min(to, stops.length - 1))];
      if (stop) setIndex(stop.index);
    },
    [stops],
  );
  const atEnd = at >= stops.length - 1;
  useEffect(() => {
    if (!playing || !moment) return;
    if (atEnd) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), pauseFor(moment, speed));
    return () => clearTimeout(timer);
  }, [playing, speed, moment, at, atEnd, go]);

  return {
    stops,
    at,
    moment,
    position: shown.now,
    before: shown.before,
    playing,
    speed,
    ...(broken !== undefined && { broken }),
    go(to) {
      setPlaying(false);
      go(to);
    },
    goTo(index) {
      setPlaying(false);
      setIndex(index);
    },
    step(by) {
      setPlaying(false);
      go(at + by);
    },
    chapter(step) {
      setPlaying(false);
      go(chapterBy(stops, at, step));
    },
    play(wanted) {
      if (wanted && atEnd) go(0);
      setPlaying(wanted);
    },
    pace: setSpeed,
  };
}

/** The position of an entry and of the one before; the last ones stay until the next are there. */
function usePositions(viewer: SeatId, index: number | undefined, earlier: number | undefined): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    if (index === undefined) return;
    let wanted = true;
    const desk = sharedDesk();
    const old = earlier === undefined ? undefined : desk.position(earlier, viewer);
    Promise.all([desk.position(index, viewer), old]).then(
      ([now, before]) => wanted && setShown({ now, before }),
      () => undefined, // the chronicle says what is broken
    );
    return () => {
      wanted = false;
    };
  }, [viewer, index, earlier]);
  return shown;
}
