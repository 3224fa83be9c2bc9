import { SaidWords } from '../../notes/said-words.js';
import { ledTo } from '../log/lines.js';
import { useTableParts } from '../model/context.js';
import type { Result } from '../stage/result-in.js';
import { capital } from '../words.js';
import { Throws } from './throws.js';

interface ResultWordsProps {
  readonly result: Result;
  readonly say?: (text: string) => string;
}

/** Both hands or the dice, what came of them, and what led to it. */
export function ResultWords({ result: { throws, line }, say = text => text }: ResultWordsProps) {
  const { book } = useTableParts().battleView;
  return (
    <>
      <Throws throws={throws} book={book} />
      <b>
        <SaidWords text={say(line.outcome?.text ?? line.text)} />
      </b>
      {line.outcome && (
        <span>
          <SaidWords text={capital(say(ledTo(line).text))} />
        </span>
      )}
    </>
  );
}
