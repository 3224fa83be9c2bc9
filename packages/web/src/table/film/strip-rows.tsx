import { Fragment, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { withNames } from '../../ui/called.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { openEntry, strikeIn } from '../asks/concerned.js';
import { useTableParts } from '../model/context.js';
import { useFilmParts } from './context.js';
import { lostIn, numbersOf, type StripRow, stripRows } from './rows.js';
import styles from './strip.module.css';
import { sideOfTake } from './takes.js';

/** Who was lost, then a row for each thing that was done, as far as there is room, or one below the other. */
export function StripRows({ acts, none }: { readonly acts: boolean; readonly none: string }) {
  const { battleView } = useTableParts();
  const { viewer } = battleView;
  const { takes, at } = useFilmParts();
  // what waits for an answer is the latest, and must be seen as what a bot does is
  const open = openEntry(battleView)?.index;
  const live = acts || takes.some(({ entry }) => entry === open);
  const rows = useMemo(() => stripRows(takes, viewer, live), [takes, viewer, live]);
  const list = useScroll(takes.length, live);
  const fits = useFitting(list, rows.length);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const isOpen = unfolded && rows.length > 0;
  useEscape(isOpen, () => setUnfolded(false));
  // what is shown now is scrolled to; else what there is no room for is not begun
  const cuts = !isOpen && !live && at === undefined;
  return (
    <>
      <Lost />
      <ol
        ref={list}
        id={id}
        className={isOpen ? styles.unfolded : styles.rows}
        data-acts={live || undefined}
        aria-label="One after the other"
      >
        {rows.map((row, i) => (
          <Fragment key={row.takes[0]!.entry}>
            {i > 0 && turnOf(row) !== turnOf(rows[i - 1]!) && (
              <li className={styles.turn} data-cut={(cuts && i >= fits) || undefined}>
                {turnOf(row)}
              </li>
            )}
            <Row row={row} cut={cuts && i > 0 && i >= fits} />
          </Fragment>
        ))}
        {rows.length === 0 && <li className={styles.none}>{none}</li>}
      </ol>
      {(isOpen || fits < rows.length) && (
        <Button
          kind="quiet"
          className={styles.all}
          aria-expanded={isOpen}
          aria-controls={id}
          title="All of it, one below the other"
          onClick={() => setUnfolded(!isOpen)}
        >
          {isOpen ? 'Fold up ▴' : rows.length > 1 ? `All ${takes.length} ▾` : 'Whole ▾'}
        </Button>
      )}
    </>
  );
}

/** Esc folds up what lies over the table before it means anything else. */
function useEscape(isOpen: boolean, fold: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      fold();
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  });
}

/** What it cost comes first: who was lost on either side. */
function Lost() {
  const { battleView } = useTableParts();
  const film = useFilmParts();
  const { viewer } = battleView;
  return lostIn(film.takes).map(({ side, names, from }) => (
    <button key={side} type="button" className={`${styles.lost} ${sideClass(side)}`} onClick={() => film.go(from)}>
      {viewer === side ? 'Lost' : `${SIDE_NAMES[side]} lost`}: {withNames(names, battleView.scene.called)}
    </button>
  ));
}

const turnOf = ({ takes: [first] }: StripRow): string => first!.before.status.turn;

/** While they act the latest is in sight; then it is read from its beginning. */
function useScroll(count: number, acts: boolean) {
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!rows.current) return;
    const box = rows.current;
    const all = [...box.querySelectorAll<HTMLElement>('li[data-row]')];
    const last = all.at(-1);
    const end = last ? last.offsetLeft + last.offsetWidth : 0;
    // from the beginning of a row, as many of the latest as there is room for: half a sentence says nothing
    const first = all.find(row => end - row.offsetLeft <= box.clientWidth) ?? last;
    box.scrollLeft = acts && count > 0 && first ? first.offsetLeft - box.offsetLeft : 0;
  }, [count, acts]);
  return rows;
}

/** How many rows there is room for. */
function useFitting(list: RefObject<HTMLOListElement | null>, count: number): number {
  const [fits, setFits] = useState(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are measured anew
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = () => {
      const most = box.getBoundingClientRect().left + box.clientWidth + box.scrollLeft + 1;
      const rows = [...box.querySelectorAll('li[data-row]')];
      const whole = (row: Element): boolean =>
        row.getBoundingClientRect().right + box.scrollLeft <= most + 1 &&
        [...row.querySelectorAll<HTMLElement>('button > span')].every(isWhole);
      setFits(getComputedStyle(box).flexDirection === 'column' ? rows.length : rows.filter(whole).length);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [list, count]);
  return Math.min(fits, count);
}

/** Nothing of its words is left out at their end. */
const isWhole = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth <= clientWidth + 1;

/** `cut`: there is no room for the whole of it, so that it is not begun. */
function Row({ row, cut }: { readonly row: StripRow; readonly cut: boolean }) {
  const film = useFilmParts();
  const { battleView } = useTableParts();
  const ref = useRef<HTMLLIElement>(null);
  const { takes, words } = row;
  const current = film.at !== undefined && row.at.includes(film.at);
  // the one that is shown is in sight
  useEffect(() => {
    const item = ref.current;
    if (current && item?.parentElement) item.parentElement.scrollLeft = item.offsetLeft - item.parentElement.offsetLeft;
  }, [current]);
  const { called } = battleView.scene;
  const told = new Set<string>();
  const open = openEntry(battleView)?.index;
  const waits = takes.some(({ entry }) => entry === open);
  const { more = [], ...first } = waits && strikeIn(battleView) ? { ...words, result: 'waits for an answer' } : words;
  return (
    <li ref={ref} data-row="" data-cut={cut || undefined} className={sideClass(sideOfTake(takes[0]!))}>
      <button
        type="button"
        aria-current={current || waits || undefined}
        title={takes.flatMap(({ lines }) => lines.map(line => line.text)).join('. ')}
        onClick={() => film.go(row.at[0]!)}
      >
        <span className={styles.number}>{numbersOf(row)}</span>
        <span>
          {[first, ...more].map(({ text, result }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the deeds of a take are never moved
            <Fragment key={i}>
              {i > 0 && '; '}
              {withNames(text, called, told)}
              {result && (
                <>
                  : <b>{result}</b>
                </>
              )}
            </Fragment>
          ))}
        </span>
      </button>
    </li>
  );
}
