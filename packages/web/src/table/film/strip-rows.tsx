import { Fragment, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { withNames } from '../../ui/called.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { openEntry, strikeIn } from '../asks/concerned.js';
import { useTableParts } from '../model/context.js';
import { useFilmParts } from './context.js';
import { foundWords } from './found-words.js';
import { foldedWords, rowWords, whileOpen } from './row-words.js';
import { lostIn, numbersOf, type StripRow, stripRows } from './rows.js';
import styles from './strip.module.css';
import { sideOfTake, startsIn, type Take, turnOfTake } from './takes.js';
import { turnHand } from './turn-hand.js';

interface StripRowsProps {
  readonly acts: boolean;
  /** What is said where nobody did anything that can be seen. */
  readonly none: string;
  readonly list: boolean;
}

/** Who was lost, then a row for each thing that was done, as far as there is room, or one below the other; last what the turn began with. */
export function StripRows({ acts, none, list: isList }: StripRowsProps) {
  const { battleView, snap, drafting } = useTableParts();
  const { viewer, log } = battleView;
  const { takes, at, isEarlier } = useFilmParts();
  const hand = useMemo(() => (isEarlier ? undefined : turnHand(log, viewer)), [log, viewer, isEarlier]);
  const told = isEarlier ? takes : snap.takes;
  const found = isEarlier ? undefined : foundWords(snap.news, battleView.scene, viewer);
  const [unfolded, setUnfolded] = useState(false);
  // what waits for an answer is the latest, and must be seen as what a bot does is
  const open = openEntry(battleView)?.index;
  const live = acts || takes.some(({ entry }) => entry === open);
  const inOrder = live || unfolded;
  const deeds = useMemo(() => stripRows(takes, viewer, inOrder), [takes, viewer, inOrder]);
  const starts = useMemo(
    () => startsIn(told).map((take): StripRow => ({ at: [], takes: [take], words: rowWords(take, viewer) })),
    [told, viewer],
  );
  const rows = useMemo(() => [...deeds, ...starts], [deeds, starts]);
  const list = useScroll(rows.length, live, isList);
  const fits = useFitting(list, rows.length);
  const id = useId();
  const isOpen = unfolded && rows.length > 0;
  const isWhole = isOpen || isList;
  const severalTurns = new Set(deeds.map(turnOf)).size > 1;
  useFolding(isOpen, list, drafting.draft !== undefined, () => setUnfolded(false));
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
        {hand && (
          <li className={styles.turn} data-part="turn-hand">
            {hand}
          </li>
        )}
        {found && (
          <li className={styles.turn} data-part="found">
            {withNames(found, battleView.scene.called)}
          </li>
        )}
        {deeds.length === 0 && !found && <li className={styles.none}>{none}</li>}
        {rows.map((row, i) => {
          const before = rows[i - 1];
          const heading = headingOf(row);
          const isNew = before
            ? heading !== headingOf(before)
            : startsOf(row) || ((severalTurns || isEarlier) && isWhole);
          return (
            <Fragment key={`${row.takes[0]!.entry} ${startsOf(row)}`}>
              {isNew && (
                <li className={styles.turn} data-cut={(cuts && i >= fits) || undefined}>
                  {heading}
                </li>
              )}
              <Row row={row} cut={cuts && i > 0 && i >= fits} whole={isWhole} />
            </Fragment>
          );
        })}
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
          {isOpen ? 'Fold up ▴' : takes.length > 1 ? `All ${takes.length} ▾` : 'Whole ▾'}
        </Button>
      )}
    </>
  );
}

/** What lies over the table is folded up by Esc before that means anything else, by a press elsewhere, and by an order that is begun. */
function useFolding(isOpen: boolean, list: RefObject<HTMLElement | null>, orders: boolean, fold: () => void): void {
  const now = useRef(fold);
  now.current = fold;
  useEffect(() => {
    if (orders) now.current();
  }, [orders]);
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      now.current();
    };
    // the film beside it is played while one reads
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.closest('section')?.contains(target)) now.current();
    };
    addEventListener('keydown', pressed, true);
    addEventListener('pointerdown', elsewhere, true);
    addEventListener('click', elsewhere, true);
    return () => {
      removeEventListener('keydown', pressed, true);
      removeEventListener('pointerdown', elsewhere, true);
      removeEventListener('click', elsewhere, true);
    };
  }, [isOpen, list]);
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

const turnOf = ({ takes: [first] }: StripRow): string | undefined => turnOfTake(first!);
const startsOf = ({ takes: [first] }: StripRow): Take['starts'] => first!.starts;
/** What a turn began with is set apart from what somebody did. */
const headingOf = (row: StripRow): string | undefined => {
  const starts = startsOf(row);
  return starts ? `At the start of ${starts === 'own' ? 'your' : 'the'} turn` : turnOf(row);
};

/** While they act the latest is in sight; then it is read from its beginning. */
function useScroll(count: number, acts: boolean, isList: boolean) {
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!rows.current) return;
    const box = rows.current;
    const all = [...box.querySelectorAll<HTMLElement>('li[data-row]')];
    const last = all.at(-1);
    if (isList) {
      const sheet = box.closest('[data-part=panel-scroll]');
      if (acts) last?.scrollIntoView({ block: 'nearest' });
      else if (sheet) sheet.scrollTop = 0;
      return;
    }
    const end = last ? last.offsetLeft + last.offsetWidth : 0;
    // from the beginning of a row, as many of the latest as there is room for: half a sentence says nothing
    const first = all.find(row => end - row.offsetLeft <= box.clientWidth) ?? last;
    box.scrollLeft = acts && count > 0 && first ? first.offsetLeft - box.offsetLeft : 0;
  }, [count, acts, isList]);
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
        [...row.querySelectorAll<HTMLElement>('button > span, p')].every(isWhole);
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
const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;

interface RowProps {
  readonly row: StripRow;
  /** There is no room for the whole of it, so that it is not begun. */
  readonly cut: boolean;
  /** All its words, on as many lines as they need. */
  readonly whole: boolean;
}

function Row({ row, cut, whole }: RowProps) {
  const film = useFilmParts();
  const { battleView } = useTableParts();
  const ref = useRef<HTMLLIElement>(null);
  const { takes } = row;
  const words = whole ? row.words : foldedWords(row.words);
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
  const { more = [], ...first } = waits && strikeIn(battleView) ? whileOpen(words) : words;
  const said = [first, ...more].map(({ text, result }, i) => (
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
  ));
  return (
    <li ref={ref} data-row="" data-cut={cut || undefined} className={sideClass(sideOfTake(takes[0]!))}>
      {row.at.length === 0 ? (
        <p className={styles.said}>{said}</p>
      ) : (
        <button
          type="button"
          aria-current={current || waits || undefined}
          title={takes.flatMap(({ lines }) => lines.map(line => line.text)).join('. ')}
          onClick={() => film.go(row.at[0]!)}
        >
          <span className={styles.number}>{numbersOf(row)}</span>
          <span>{said}</span>
        </button>
      )}
    </li>
  );
}
