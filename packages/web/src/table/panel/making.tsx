import { choiceKey, fieldInHand, type Gesture, leavesChoice, type Point, sameValue } from '@umpire/engine';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { WrittenProps } from '../../army-list/written.js';
import { Button, Key } from '../../ui/button.js';
import { Citations } from '../../ui/citations.js';
import { TOUCH, useMedia } from '../../ui/media.js';
import { RuleLink } from '../../ui/rule-link.js';
import { sideClass } from '../../ui/sides.js';
import textStyles from '../../ui/text.module.css';
import { useBearings } from '../bearings.js';
import { previewOnly } from '../draft/preview-only.js';
import { isAimed } from '../draft/words.js';
import { later } from '../fetch-later.js';
import { pressPrimary } from '../keys/press-primary.js';
import type { ListedProps } from '../lists/listed.js';
import { useTableParts } from '../model/context.js';
import { CountedOdds, Counts } from '../odds/counts.js';
import { Otherwise } from '../odds/otherwise.js';
import { placeField, takeUp } from '../stage/carry.js';
import { shortWords } from '../stage/mark-words.js';
import { useTrayDrag } from '../stage/use-tray-drag.js';
import { capital } from '../words.js';
import styles from './action-bar.module.css';
import { isLarge } from './large.js';
import { useSteered } from './steered.js';
import { Targets } from './targets.js';
import targetsStyles from './targets.module.css';

/** Few battles want these forms, few screens the wheel, and none of them before something is in hand. */
const HandTools = later('HandTools');
const Listed = later('Listed');
const Pieces = later('Pieces');
const ThumbWheel = later('ThumbWheel');
const TroopsView = later('TroopsView');
const Written = later('Written');

/** The order in the making: how the field in hand is filled, and what would come of it. */
export function Making() {
  const table = useTableParts();
  const { drafting, gesture, battleView, side: by, cut } = table;
  const { draft } = drafting;
  const steered = useSteered();
  if (!draft) return <Targets />;
  const preview = previewOnly(drafting.preview);
  return (
    <>
      <Targets />
      {gesture && gesture.kind !== 'target' && (
        <section
          className={sideClass(by)}
          data-part="making"
          aria-label="What would happen"
          data-large-question={isLarge(table) || undefined}
        >
          <h2 className={steered ? textStyles.unseen : undefined}>{draft.item.label}</h2>
          {draft.item.after && (
            <p className={textStyles.hint} data-part="hint">
              {draft.item.text}
            </p>
          )}
          {steered ? <ThumbWheel gesture={steered} /> : <GestureParts gesture={gesture} />}
          <HandTools />
          {preview?.cost && (isAimed(draft.item) || gesture.kind === 'choose') && (
            <p className={textStyles.hint} data-part="hint">
              {capital(preview.cost)}
            </p>
          )}
          {!preview?.odds && <CountedOdds counts={preview?.counts} />}
          {preview?.counts && <Counts counts={preview.counts} folded={gesture.kind === 'path'} />}
          {preview?.otherwise && <Otherwise {...preview.otherwise} />}
          {preview?.answered && <Otherwise {...preview.answered} />}
          {preview && preview.because.length > 0 && <Citations book={battleView.book} because={preview.because} />}
        </section>
      )}
      {cut && !cut.back && !draft.refused && (
        <p className={styles.refused} data-part="cut-short">
          It gets no farther: {shortWords(battleView.scene.unit, cut.short)}
          {cut.stop.stop ?? cut.stop.message}{' '}
          {cut.stop.rule && <RuleLink book={battleView.book} rule={cut.stop.rule} />}
        </p>
      )}
      {draft.refused && (
        <p className={styles.refused} data-part="refused">
          {draft.refused.message} {draft.refused.rule && <RuleLink book={battleView.book} rule={draft.refused.rule} />}
        </p>
      )}
    </>
  );
}

function GestureParts({ gesture }: { readonly gesture: Gesture }) {
  const touch = useMedia(TOUCH);
  switch (gesture.kind) {
    case 'choose':
      return leavesChoice(gesture) ? <Choices gesture={gesture} /> : null;
    case 'arrange':
      return <Pieces gesture={gesture} />;
    case 'several':
    case 'compose':
    case 'rank':
      return <InForm gesture={gesture} />;
    case 'write':
      return <InWriting gesture={gesture} />;
    case 'path':
      return <PathHelp />;
    case 'place':
      return (
        <p className={textStyles.hint} data-part="hint">
          {touch ? (
            'Drag it, or tap where it shall stand.'
          ) : (
            <>
              Drag it, or click where it shall stand; arrow keys move it, <Key>Q</Key> <Key>E</Key> turn it.
            </>
          )}
        </p>
      );
    case 'turn':
      return (
        <p className={textStyles.hint} data-part="hint">
          Drag the knob, click where it shall look, or press <Key>Q</Key> <Key>E</Key>.
        </p>
      );
    case 'aim':
      return (
        <p className={textStyles.hint} data-part="hint">
          {touch ? (
            'Tap the place.'
          ) : (
            <>
              Click the place, or move it with the arrow keys; <Key>Shift</Key> makes small steps.
            </>
          )}
        </p>
      );
    default:
      return null;
  }
}

function InForm({ gesture }: Pick<ListedProps, 'gesture'>) {
  const { drafting, cancel } = useTableParts();
  const { draft, preview, fill, clear } = drafting;
  const { name } = fieldInHand(draft!)!;
  return (
    <Listed
      gesture={gesture}
      value={draft!.values[name]}
      cost={previewOnly(preview)?.cost}
      onChange={value => (value === undefined ? clear(name) : fill(name, value))}
      onEnter={pressPrimary}
      onEscape={cancel}
    />
  );
}

function InWriting({ gesture }: Pick<WrittenProps, 'gesture'>) {
  const { battleView, drafting } = useTableParts();
  const { draft, fill } = drafting;
  const { name } = fieldInHand(draft!)!;
  return (
    <Written
      book={battleView.book}
      gesture={gesture}
      value={draft!.values[name]}
      onWrite={value => fill(name, value)}
    />
  );
}

function PathHelp() {
  const { drafting } = useTableParts();
  const { draft } = drafting;
  const name = draft && fieldInHand(draft)?.name;
  const laid = name !== undefined && draft?.values[name] !== undefined;
  return (
    <p className={textStyles.hint} data-part="hint">
      {laid ? (
        <>
          <Key>Shift</Key>+click or <Key>Space</Key> adds a leg, <Key>⌫</Key> takes one back, <Key>Q</Key> <Key>E</Key>{' '}
          or the knob turn it.
        </>
      ) : (
        <>Click where it shall go, or drag it there; the arrow keys do it too.</>
      )}
    </p>
  );
}

const OPEN = 'button:not([aria-disabled])';

/** The arrow keys go from one choice that is open to the next. */
function alongButtons(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = document.activeElement;
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter(one => one === here || one.matches(OPEN));
  const at = buttons.indexOf(here as HTMLButtonElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(at + by + buttons.length) % buttons.length]!.focus();
}

/** Enter on a choice is what the large button says, with what would come of it: it gives the whole order where it can. */
const entersTaken = ({ key, target }: KeyboardEvent<HTMLElement>): boolean =>
  key === 'Enter' && (target as HTMLElement).matches('[data-taken]') && pressPrimary();

function Choices({ gesture }: { readonly gesture: Extract<Gesture, { kind: 'choose' }> }) {
  const table = useTableParts();
  const { drafting, meant, pick, pointAtChoice, battleView, hover } = table;
  const say = useBearings();
  const touch = useMedia(TOUCH);
  const now = useRef(table);
  useEffect(() => {
    now.current = table;
  });
  const dragFrom = useTrayDrag(table);
  const list = useRef<HTMLUListElement>(null);
  const name = drafting.draft && fieldInHand(drafting.draft)?.name;
  const isMeant = (value: unknown): boolean => meant !== undefined && sameValue(value, meant.value);
  const nth = gesture.among.findIndex(({ value }) => isMeant(value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each field of an order has its own list, and a digit goes to another of its choices
  useEffect(() => {
    list.current?.querySelector<HTMLButtonElement>('[data-taken]')?.focus({ preventScroll: true });
  }, [name, nth]);
  /** What is laid on the table can be dragged there at once. */
  const carried = (value: unknown) => {
    const { item, values } = drafting.draft!;
    const carry = takeUp(() => now.current, { item, values: { ...values, [name!]: value } });
    return { over: carry.over, letGo: (at: Point | undefined) => void carry.letGo(at) };
  };
  // what lies somewhere already is not dragged there
  const where = drafting.draft && placeField(drafting.draft.item);
  const isLaid = name !== undefined && where !== undefined && drafting.draft!.values[where] === undefined;
  return (
    <ul
      className={targetsStyles.choices}
      data-part="choices"
      ref={list}
      data-tray={isLaid || undefined}
      onKeyDown={event => (entersTaken(event) ? event.preventDefault() : alongButtons(event))}
    >
      {isLaid && (
        <li className={textStyles.hint} data-part="hint">
          Drag one onto the table, or choose it here.
        </li>
      )}
      {gesture.among.map(({ value, label, text, troops, closed }, i) => (
        <li key={choiceKey(value)}>
          <Button
            barred={closed?.message}
            hint={i < 9 && !touch ? String(i + 1) : undefined}
            data-taken={isMeant(value) || undefined}
            {...(isLaid && !closed && dragFrom(() => carried(value)))}
            onPointerEnter={() => hover.set({ group: label })}
            onPointerLeave={() => hover.set({})}
            onFocus={() => !closed && pointAtChoice(value)}
            onClick={() => {
              hover.set({}); // the list may go, and nobody leaves a button that is gone
              if (name !== undefined) pick(name, value);
            }}
          >
            <span>
              <b>{say(label)}</b>
              {text && <small>{say(text)}</small>}
            </span>
          </Button>
          {troops && troops.length > 0 && <TroopsView troops={troops} name={label} />}
          {closed && (
            <small>
              {closed.message} {closed.rule && <RuleLink book={battleView.book} rule={closed.rule} />}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
