import type { AnyRuleset, ScenarioEntry } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { bookOf } from '../chosen.js';
import type { Session } from '../session.js';
import { STATUS } from '../stop.js';
import { hanging, lines } from '../terminal.js';

/** The battles that can be fought. */
export async function run(session: Session): Promise<number> {
  const { args, out } = session;
  const id = args.text('ruleset');
  const books = id === undefined ? RULESETS : [bookOf(id)];
  if (args.flag('json')) {
    const all = books.flatMap(book => book.scenarios.map(scenario => ({ ruleset: book.id, ...scenario })));
    await out.print(`${JSON.stringify(all)}\n`);
  } else await out.print(books.map(book => shelf(book, session)).join('\n'));
  return STATUS.ok;
}

function shelf(book: AnyRuleset, { paint, width }: Session): string {
  const card = ({ id, title, size, text }: ScenarioEntry): string =>
    `  ${paint('bold', id)}  ${title} (${size})\n${hanging('    ', text, width)}`;
  return lines(`${paint('bold', book.title)} (${book.id})`, ...book.scenarios.map(card));
}
