import { useEffect, useRef } from 'react';
import type { Table } from '../model/use-table.js';
import type { Film } from './context.js';

/** Keys that do nothing by themselves, and those that walk through the page. */
const QUIET: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock'];

/** The turn before, and the one after. */
const TURNS: Readonly<Record<string, 'back' | 'forth'>> = { '<': 'back', '>': 'forth' };
const FILM: readonly string[] = [' ', '.', ...Object.keys(TURNS)];

/** What takes every key, and what takes those that press it. */
const FORMS = 'input, select, textarea, dialog, [popover]';
const PRESSED = 'button, a, summary';

const isControl = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(key in TURNS ? FORMS : `${FORMS}, ${PRESSED}`) !== null;

const botActs = ({ state }: Pick<Table['snap'], 'state'>): boolean =>
  ['following', 'paused', 'thinking'].includes(state);

/** The space bar takes up the piece that has the focus, unless something runs. */
const isPressed = ({ target }: KeyboardEvent, { at }: Film, { snap }: Table): boolean =>
  at === undefined && !botActs(snap) && target instanceof Element && target.closest('[data-piece]') !== null;

/** What a key does to the film; undefined if it is not the film's. */
export function filmAct(
  { key }: Pick<KeyboardEvent, 'key'>,
  { snap, session }: Pick<Table, 'snap' | 'session'>,
  film: Pick<Film, 'takes' | 'at' | 'toggle' | 'step' | 'stop' | 'back' | 'forth'>,
): (() => void) | undefined {
  const bot = botActs(snap);
  if (QUIET.includes(key)) return undefined;
  if (bot && key === ' ') return () => session.run(!snap.running);
  if (bot && key === '.') return () => (snap.running ? session.run(false) : session.step());
  if (snap.state === 'following') return () => (key === 'Escape' ? session.hurry() : session.step());
  if (!snap.draft && key in TURNS) return film[TURNS[key]!];
  if (film.at !== undefined) return key === ' ' ? film.toggle : key === '.' ? () => film.step(1) : film.stop;
  if (film.takes.length === 0 || snap.draft) return undefined;
  return key === ' ' ? film.toggle : key === '.' ? () => film.step(1) : undefined;
}

/** Enter gives no order in a picture of what is past: the battle as it stands comes first. */
export const isFilmsAlone = ({ key }: Pick<KeyboardEvent, 'key'>, { at }: Pick<Film, 'at'>): boolean =>
  FILM.includes(key) || (key === 'Enter' && at !== undefined);

/** The space bar halts and plays, the full stop steps; any other key goes on at once. What has the focus keeps its keys. */
export function useFilmKeys(table: Table, film: Film, off: boolean): void {
  const now = useRef({ table, film, off });
  useEffect(() => {
    now.current = { table, film, off };
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { table: at, film: of, off: rests } = now.current;
      if (rests || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isControl(event)) return;
      const act = filmAct(event, at, of);
      if (!act || isPressed(event, of, at)) return;
      act();
      if (!isFilmsAlone(event, of)) return; // what else the key means, it still means
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, []);
}
