import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.js';
import { TOUCH, useMedia } from '../../ui/media.js';
import { useBearings } from '../bearings.js';
import { useTableParts } from '../model/context.js';
import styles from './guide.module.css';
import type { Guided } from './use-guide.js';

interface GuidePanelProps {
  /** It has a band of its own and takes no room from an order in the making: it need not give way. */
  readonly band?: boolean;
  /** It lies in a sheet, and gives way to a piece that is taken up as well. */
  readonly sheet?: boolean;
}

/** The guide of a first battle: one step at a time, never in the way. */
export function GuidePanel({ band = false, sheet = false }: GuidePanelProps) {
  const { drafting, gesture, guide } = useTableParts();
  const [isFolded, fold] = useFold(band, sheet);
  const touch = useMedia(TOUCH);
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
        {isFolded && <GoOn {...guide} />}
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={fold}>
          {isFolded ? 'Show' : 'Hide'}
        </button>
      </header>
      {!isFolded && <Step {...guide} />}
    </section>
  );
}

/** It is one line if somebody folds it, and while an order is made or a question is asked, whose odds need the room; unless he wants it all the same. */
function useFold(band: boolean, sheet: boolean): [boolean, () => void] {
  const { drafting, guide, selected, snap } = useTableParts();
  const [isFolded, setFolded] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const asks = useInterrupted() ? 'question' : undefined;
  const makes = drafting.draft ? `order ${drafting.draft.item.verb}` : undefined;
  const holds = sheet && selected !== undefined ? `piece ${selected}` : undefined;
  // what was thrown, and what the piece in hand can do, share one column with it; but what is to be read is not put away unread
  const read = guide && isToRead(guide);
  const reads = snap.thrown && selected !== undefined && !read ? `thrown ${snap.thrown.n}` : undefined;
  const busy = band ? undefined : (asks ?? makes ?? holds ?? reads);
  if (busy === undefined || isFolded) return [isFolded, () => setFolded(!isFolded)];
  const gives = wanted !== busy;
  return [gives, () => setWanted(gives ? busy : undefined)];
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

/** It is done with when it was read, and that needs its words. */
const isToRead = (guide: Guided): boolean =>
  guide.looked === guide.step && guide.steps[guide.looked]?.toRead === true && !isAwaited(guide);

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

function Step(guide: Guided) {
  const { steps, step, looked } = guide;
  const { text, until = 'Play on: it comes by itself.' } = steps[looked]!;
  const say = useBearings();
  return (
    <>
      {isAwaited(guide) ? (
        <p role="status" className={styles.until}>
          {say(until)}
        </p>
      ) : (
        <p role={looked < step ? undefined : 'status'}>{say(text)}</p>
      )}
      <div className={styles.actions}>
        <Dots {...guide} />
        <GoOn {...guide} />
      </div>
    </>
  );
}

/** On to the next step, or back to the one the battle has come to. */
function GoOn(guide: Guided) {
  const { step, looked, look, goOn } = guide;
  if (looked < step) return <Button onClick={() => look(step)}>Back to where I was</Button>;
  const isRead = isToRead(guide);
  return (
    <Button kind={isRead ? 'primary' : 'quiet'} onClick={goOn}>
      {isRead ? 'Understood' : 'Skip this step'}
    </Button>
  );
}
