import { hitOf } from '@umpire/board';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFilmParts } from './context.js';
import styles from './past.module.css';
import { turnOfTake } from './takes.js';

/** What orders are given with: the table, and what speaks of the battle as it stands. */
const TABLE = '[data-part=stage-view], [data-part=pieces]';
const ORDERS = '[data-part=panel] :is(button, input, label), [data-part=action-bar] button';
/** What leads through the film itself, or to it. */
const FILM = '[aria-label="What the others did"], [role=tab]';

const isIn = (target: EventTarget | null, parts: string): boolean =>
  target instanceof Element && target.closest(parts) !== null && target.closest(FILM) === null;

/**
 * Round a picture of what is past. Nothing is ordered in it: whoever grips the table or presses a button of the panel has the battle as it stands
 * first, and only a drag of what stands there now goes on.
 */
export function PastFrame() {
  const film = useFilmParts();
  const take = film.takes[film.at ?? 0];
  const onGrip = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || !isIn(event.target, TABLE)) return;
    const then = hitOf(event.target).piece;
    flushSync(film.stop);
    const now = hitOf(document.elementFromPoint(event.clientX, event.clientY)).piece;
    if (then !== now) event.stopPropagation();
    swallowClick();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isIn(event.target, `${TABLE}, ${ORDERS}`)) return;
    event.stopPropagation();
    event.preventDefault();
    film.stop();
  });
  useEffect(() => {
    const gripped = (event: PointerEvent) => onGrip(event);
    const clicked = (event: MouseEvent) => onClick(event);
    addEventListener('pointerdown', gripped, true);
    addEventListener('click', clicked, true);
    return () => {
      removeEventListener('pointerdown', gripped, true);
      removeEventListener('click', clicked, true);
    };
  }, []);
  const turn = take && turnOfTake(take)?.split(' · ')[0];
  return (
    <div className={styles.past} data-part="past">
      <b>{turn ? `${turn}, past` : 'Past'}</b>
    </div>
  );
}

/** The click that the grip ends in is about the picture that was seen when it began. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    if (!isIn(event.target, TABLE)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('click', swallow, true), { capture: true, once: true });
}
