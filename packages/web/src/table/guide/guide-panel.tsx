import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { useTableParts } from '../model/context.js';
import type { Guided } from './use-guide.js';
import './guide.css';

/** The guide of a first battle: one step at a time, never in the way. */
export function GuidePanel() {
  const { guide } = useTableParts();
  const [isFolded, setFolded] = useState(false);
  if (!guide || guide.looked >= guide.steps.length) return null;
  const { title } = guide.steps[guide.looked]!;
  return (
    <section className="guide" aria-label="Guide" data-step={guide.step} data-shown={guide.shown || undefined}>
      <header>
        <span className="guide-mark" aria-hidden="true" />
        <h2>{isAwaited(guide) ? `Next: ${title}` : title}</h2>
        <button type="button" className="guide-fold" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? 'Show' : 'Hide'}
        </button>
      </header>
      {!isFolded && <Step {...guide} />}
    </section>
  );
}

/** Its moment has not come yet. */
const isAwaited = ({ looked, step, shown }: Guided): boolean => looked === step && !shown;

/** How far it is; each that has been can be looked at again. */
function Dots({ steps, step, looked, look }: Guided) {
  return (
    <ol className="guide-dots" aria-label={`Step ${looked + 1} of ${steps.length}`}>
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
  const { steps, step, looked, look, goOn } = guide;
  const { text, toRead, until = 'Play on: it comes by itself.' } = steps[looked]!;
  const awaited = isAwaited(guide);
  return (
    <>
      {!awaited && <p role={looked < step ? undefined : 'status'}>{text}</p>}
      <div className="guide-actions">
        <Dots {...guide} />
        {awaited && <span role="status">{until}</span>}
        {looked < step ? (
          <Button onClick={() => look(step)}>Back to where I was</Button>
        ) : toRead && !awaited ? (
          <Button kind="primary" onClick={goOn}>
            Understood
          </Button>
        ) : (
          <Button kind="quiet" onClick={goOn}>
            Skip
          </Button>
        )}
      </div>
    </>
  );
}
