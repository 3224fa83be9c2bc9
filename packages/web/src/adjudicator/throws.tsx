import type { Adjudicator } from '@umpire/rulesets';
import { Button } from '../ui/index.js';
import type { Asked, Throw } from './asked.js';
import { facesOf, openAsk, thrown } from './throwing.js';

/** A whole number below `below`, every one as likely as the others. */
function randomBelow(below: number): number {
  const [word] = crypto.getRandomValues(new Uint32Array(1));
  const most = 2 ** 32 - (2 ** 32 % below);
  return word! < most ? word! % below : randomBelow(below);
}

/** What was thrown so far, buttons for what is thrown now, or the program throws. */
export function Throws({
  book,
  asked,
  onThrows,
}: {
  readonly book: Adjudicator;
  readonly asked: Asked;
  readonly onThrows: (throws: readonly Throw[]) => void;
}) {
  const { throws } = asked;
  const ask = openAsk(book, asked);
  if (!ask && throws.length === 0) return null;
  return (
    <section className="throws" aria-label="Throws">
      {throws.length > 0 && (
        <p className="thrown">
          <span>Thrown:</span>
          {throws.map((score, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their place
            <b key={i}>{score}</b>
          ))}
          <Button kind="quiet" onClick={() => onThrows(throws.slice(0, -1))}>
            Take back
          </Button>
          {!ask && (
            <Button kind="quiet" onClick={() => onThrows([])}>
              Clear
            </Button>
          )}
        </p>
      )}
      {ask && (
        <>
          <p className="to-throw" id="to-throw">
            {ask.text.charAt(0).toUpperCase() + ask.text.slice(1)}
            {ask.kind === 'answer' && ask.hands && <span>, as the owning player sees it; in a contest, side A</span>}
          </p>
          <fieldset className="faces" aria-labelledby="to-throw">
            {facesOf(ask).map(face => (
              <Button key={face.value} onClick={() => onThrows([...throws, face.value])}>
                {face.label}
              </Button>
            ))}
            <Button kind="primary" onClick={() => onThrows(thrown(book, asked, randomBelow))}>
              Throw for me
            </Button>
          </fieldset>
        </>
      )}
    </section>
  );
}
