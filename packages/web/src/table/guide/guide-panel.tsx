import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { PHONE, TOUCH, useMedia } from '../../ui/media.js';
import { useBearings } from '../bearings.js';
import { useTableParts } from '../model/context.js';
import styles from './guide.module.css';
import type { Guided } from './use-guide.js';

interface GuidePanelProps {
  /** It has a band of its own and takes no room from an order in the making: it need not give way. */
  readonly band?: boolean;
  /** It lies in a sheet, and gives way to a piece that is taken up as well. */
  readonly sheet?: boolean;
  /** What stands beside its title. */
  readonly beside?: ReactNode;
}

/** The guide of a first battle: one step at a time, never in the way. */
export function GuidePanel({ band = false, sheet = false, beside }: GuidePanelProps) {
  const { battleView, drafting, gesture, guide } = useTableParts();
  const words = useRef<HTMLParagraphElement>(null);
  const [isFolded, fold] = useFold(band, sheet, useCrowded(words));
  const touch = useMedia(TOUCH);
  const phone = useMedia(PHONE);
  // on a phone a question, who asks it and its answers need all there is
  if (phone && battleView.asked) return null;
  // the wheel under the thumb needs the whole of a sheet
  if (sheet && touch && drafting.draft && (gesture?.kind === 'path' || gesture?.kind === 'turn')) return null;
  if (!guide || guide.looked >= guide.steps.length) return null;
  const { title } = guide.steps[guide.looked]!;
  return (
    <section
      className={styles.guide}
      aria-label="Guide"
      data-step={guide.step}
      data-shown={guide.shown || undefined}
      data-folded={isFolded || undefined}
      data-folds={sheet || undefined}
    >
      <header>
        <span className={styles.mark} aria-hidden="true" />
        <h2>{isAwaited(guide) ? `Next: ${title}` : title}</h2>
        {isFolded && guide.toRead && <GoOn {...guide} />}
        {!isFolded && beside}
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={fold}>
          {isFolded ? 'Show' : 'Hide'}
        </button>
      </header>
      {!isFolded && <Step {...guide} words={words} />}
    </section>
  );
}

/**
 * It is one line if somebody folds it, and while its step is being done: another piece is taken up than when it came, an order is made, or a
 * question is asked, whose odds need the room, or it is too long for what else stands in its column; unless he wants it all the same.
 */
function useFold(band: boolean, sheet: boolean, crowded: string | undefined): [boolean, () => void] {
  const { drafting, guide, selected, snap } = useTableParts();
  const [isFolded, setFolded] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const asks = useInterrupted() ? 'question' : undefined;
  const makes = drafting.draft ? `order ${drafting.draft.item.verb}` : undefined;
  const takesUp = useTakenUp();
  const holds = selected !== undefined && (sheet || takesUp) ? `piece ${selected}` : undefined;
  // what was thrown, and what the piece in hand can do, share one column with it; but what is to be read is not put away unread
  const reads = snap.thrown && selected !== undefined && !guide?.toRead ? `thrown ${snap.thrown.n}` : undefined;
  const busy = band ? undefined : (asks ?? makes ?? holds ?? reads ?? (sheet ? undefined : crowded));
  if (busy === undefined || isFolded) return [isFolded, () => setFolded(!isFolded)];
  const gives = wanted !== busy;
  return [gives, () => setWanted(gives ? busy : undefined)];
}

/** Whether another piece is held than when the step came: a step is read before somebody acts on it. */
function useTakenUp(): boolean {
  const { guide, selected } = useTableParts();
  const now = `${guide?.looked} ${guide?.shown}`;
  const [came, setCame] = useState({ now, selected });
  if (came.now !== now) setCame({ now, selected });
  return came.now === now && came.selected !== selected;
}

/**
 * The step whose words were cut because a piece was held or a result stood in the same column: those are at hand, and a line of a text that cannot
 * be read on helps nobody. Whoever then holds another piece finds it folded still.
 */
function useCrowded(words: RefObject<HTMLElement | null>): string | undefined {
  const { guide, selected, snap } = useTableParts();
  const [cut, setCut] = useState<string>();
  const now = selected === undefined && !snap.thrown ? undefined : `step ${guide?.looked} ${guide?.shown}`;
  useEffect(() => {
    const text = words.current;
    if (!text || now === undefined) return;
    const watch = new ResizeObserver(() => {
      if (text.scrollHeight > text.clientHeight + 1) setCut(now);
    });
    watch.observe(text);
    return () => watch.disconnect();
  });
  return now === cut ? now : undefined;
}

/** Whether a question has come while a step was there already; a step that comes with a question speaks of it. */
function useInterrupted(): boolean {
  const { battleView, guide } = useTableParts();
  const [before, setBefore] = useState<number>();
  const isAsked = battleView.asked !== undefined;
  const step = guide?.shown ? guide.step : undefined;
  useEffect(() => {
    if (!isAsked) setBefore(step);
  }, [isAsked, step]);
  return isAsked && step !== undefined && step === before;
}

/** Its moment has not come yet. */
const isAwaited = ({ looked, step, shown }: Guided): boolean => looked === step && !shown;

/** How far it is; each that has been can be looked at again. */
function Dots({ steps, step, looked, look }: Guided) {
  return (
    <ol className={styles.dots} data-part="guide-dots" aria-label={`Step ${looked + 1} of ${steps.length}`}>
      {steps.map(({ id, title }, i) => (
        <li key={id}>
          <button
            type="button"
            disabled={i > step}
            aria-current={i === looked ? 'step' : undefined}
            aria-label={title}
            title={i > step ? undefined : title}
            data-done={i < step || undefined}
            onClick={() => look(i)}
          />
        </li>
      ))}
    </ol>
  );
}

function Step({ words, ...guide }: Guided & { readonly words: RefObject<HTMLParagraphElement | null> }) {
  const { steps, step, looked } = guide;
  const { text, until = 'Play on: it comes by itself.' } = steps[looked]!;
  const say = useBearings();
  return (
    <>
      {isAwaited(guide) ? (
        <p ref={words} role="status" className={styles.until}>
          {say(until)}
        </p>
      ) : (
        <p ref={words} role={looked < step ? undefined : 'status'}>
          {say(text)}
        </p>
      )}
      <div className={styles.actions}>
        <Dots {...guide} />
        <GoOn {...guide} />
      </div>
    </>
  );
}

/** On to the next step, or back to the one the battle has come to. */
function GoOn({ step, looked, toRead, look, goOn }: Guided) {
  const touch = useMedia(TOUCH);
  if (looked < step) return <Button onClick={() => look(step)}>Back to where I was</Button>;
  if (!toRead)
    return (
      <Button kind="quiet" onClick={goOn}>
        Skip this step
      </Button>
    );
  return (
    <Button kind="primary" onClick={goOn} hint={touch ? undefined : '⇧U'}>
      Understood
    </Button>
  );
}
