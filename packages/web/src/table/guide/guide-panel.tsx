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
        <h2>{guide.looked === guide.step && !guide.shown ? `Next: ${title}` : title}</h2>
        <Dots {...guide} />
        <button type="button" className="guide-fold" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? 'Show' : 'Hide'}
        </button>
      </header>
      {!isFolded && <Step {...guide} />}
    </section>
  );
}

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
  const { steps, step, shown, looked, look, goOn } = guide;
  const { text, toRead } = steps[looked]!;
  if (looked < step)
    return (
      <>
        <p>{text}</p>
        <div className="guide-actions">
          <Button onClick={() => look(step)}>Back to where I was</Button>
        </div>
      </>
    );
  return (
    <>
      <p role="status">{shown ? text : 'It comes up by itself as you play on.'}</p>
      <div className="guide-actions">
        {shown && toRead ? (
          <Button kind="primary" onClick={goOn}>
            Understood
          </Button>
        ) : (
          <Button onClick={goOn}>Skip</Button>
        )}
      </div>
    </>
  );
}
