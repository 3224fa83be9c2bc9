import type { At, SheetList } from '@umpire/rulesets';
import { useEffect, useId, useRef, useState } from 'react';
import fieldStyles from '../ui/field.module.css';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { useDrawing } from './context.js';
import { figure } from './figure.js';
import styles from './list.module.css';
import { SheetView } from './sheet-view.js';
import { SymbolView } from './symbol-view.js';
import { TallyView } from './tally-view.js';
import { isWithin, itemsAt, shifted, withAdded, withCopy, without } from './value.js';

/** Parts of one kind: each can be copied, taken out and put elsewhere, and another one added. */
export function ListView({ list, at }: { readonly list: SheetList; readonly at: At }) {
  const { army, put } = useDrawing();
  const items = itemsAt(army, at);
  const box = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<string>();
  // what was pressed has gone elsewhere, or is no more: the focus goes to what took its part
  useEffect(() => {
    if (next === undefined) return;
    const found =
      box.current?.querySelector<HTMLElement>(next) ??
      box.current?.querySelector<HTMLElement>('[data-part=army-add] select');
    found?.focus();
    setNext(undefined);
  }, [next]);
  const full = items.length >= list.most ? `no more than ${list.most}` : undefined;
  const change = (changed: readonly unknown[], i: number, act: string) => {
    put(at, changed);
    setNext(`:scope > ol > [data-item="${i}"] > [data-part=army-head] [data-act="${act}"]`);
  };
  return (
    <div className={styles.list} ref={box}>
      <ol data-short={hasShortRows(list) || undefined}>
        {items.map((item, i) => {
          const place = [...at, i].join('.');
          return (
            <li
              key={place}
              data-item={i}
              data-at={place}
              className={list.sheet.list ? styles.part : styles.row}
              data-part={list.sheet.list ? undefined : 'army-row'}
            >
              <Head
                list={list}
                item={item}
                at={[...at, i]}
                last={i === items.length - 1}
                full={full}
                onShift={by => change(shifted(items, i, by), i + by, by < 0 ? 'up' : 'down')}
                onCopy={() => change(withCopy(items, list, i), i + 1, 'copy')}
                onRemove={() => change(without(items, i), Math.min(i, items.length - 2), 'remove')}
              />
              <SheetView sheet={list.sheet} of={item} at={[...at, i]} />
            </li>
          );
        })}
      </ol>
      <Add list={list} full={full} onAdd={item => put(at, withAdded(items, list, item))} />
    </div>
  );
}

/** Whether the rows of its parts have few fields: two parts of them stand beside each other where there is room. */
const SHORT = 3;
const hasShortRows = ({ sheet }: SheetList): boolean =>
  sheet.list !== undefined && sheet.list.sheet.fields.filter(({ kind }) => kind !== 'flag').length <= SHORT;

interface HeadProps {
  readonly list: SheetList;
  readonly item: unknown;
  readonly at: At;
  readonly last: boolean;
  readonly full: string | undefined;
  readonly onShift: (by: 1 | -1) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

function Head({ list, item, at, last, full, onShift, onCopy, onRemove }: HeadProps) {
  const { army, form, given } = useDrawing();
  const place = Number(at.at(-1)) + 1;
  const title = list.sheet.titleOf(item);
  const mark = list.sheet.markOf?.(item);
  const tallies = form.tallies(army, given).filter(tally => tally.at.length === at.length && isWithin(tally.at, at));
  const name = `${list.noun} ${place}, ${title}`;
  const worth = list.sheet.list ? undefined : list.sheet.worthOf?.(item, given);
  const symbol = list.sheet.symbolOf?.(item, given);
  return (
    <div className={styles.head} data-part="army-head">
      <h3>
        <span className={styles.place}>{place}</span> {symbol !== undefined && <SymbolView name={symbol} size={30} />}{' '}
        <span className={styles.title}>{title}</span>{' '}
        {worth !== undefined && (
          <span className={styles.worth}>
            <span className={textStyles.unseen}>costs </span>
            {figure(worth)}
          </span>
        )}{' '}
        {mark !== undefined && (
          <span className={styles.mark} data-part="army-mark">
            {mark}
          </span>
        )}
      </h3>
      {tallies.map(tally => (
        <TallyView key={tally.label} tally={tally} />
      ))}
      <span className={styles.acts}>
        <Button
          kind="quiet"
          data-act="up"
          aria-label={`Move up: ${name}`}
          barred={place === 1 ? 'it is the first' : undefined}
          onClick={() => onShift(-1)}
        >
          ↑
        </Button>
        <Button
          kind="quiet"
          data-act="down"
          aria-label={`Move down: ${name}`}
          barred={last ? 'it is the last' : undefined}
          onClick={() => onShift(1)}
        >
          ↓
        </Button>
        <Button kind="quiet" data-act="copy" aria-label={`Copy: ${name}`} barred={full} onClick={onCopy}>
          Copy
        </Button>
        <Button kind="quiet" data-act="remove" title="Remove" aria-label={`Remove: ${name}`} onClick={onRemove}>
          ✕
        </Button>
      </span>
    </div>
  );
}

interface AddProps {
  readonly list: SheetList;
  readonly full: string | undefined;
  readonly onAdd: (item: unknown) => void;
}

function Add({ list, full, onAdd }: AddProps) {
  const { army, given } = useDrawing();
  const id = useId();
  const [picked, setPicked] = useState(0);
  const starts = list.starts(given, army);
  const headings = [...new Set(starts.map(({ under }) => under))];
  const options = (heading: string | undefined) =>
    starts.map(({ label, text, under }, i) =>
      under === heading ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: what can be added has no name of its own
        <option key={i} value={i}>
          {text === undefined ? label : `${label} · ${text}`}
        </option>
      ) : null,
    );
  return (
    <p className={styles.add} data-part="army-add">
      <label htmlFor={id} className={textStyles.unseen}>
        What to add as another {list.noun}
      </label>
      <select
        id={id}
        className={fieldStyles.field}
        data-part="field"
        value={picked}
        onChange={event => setPicked(Number(event.target.value))}
      >
        {headings.map(heading =>
          heading === undefined ? (
            options(heading)
          ) : (
            <optgroup key={heading} label={heading}>
              {options(heading)}
            </optgroup>
          ),
        )}
      </select>
      <Button barred={full} onClick={() => onAdd((starts[picked] ?? starts[0]!).value)}>
        Add {aOrAn(list.noun)}
      </Button>
    </p>
  );
}
const aOrAn = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
