import type { AnyRuleset, ScenarioEntry, ScenarioTerm } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { termsOf, termText } from '../agreed.js';
import { bookOf } from '../chosen.js';
import type { Session } from '../session.js';
import { STATUS } from '../stop.js';
import { hanging, lines } from '../terminal.js';

interface Listed extends ScenarioEntry {
  /** Where they were asked for. */
  readonly terms?: readonly ScenarioTerm[];
}

/** The battles that can be fought. */
export async function run(session: Session): Promise<number> {
  const { args, out } = session;
  const id = args.text('ruleset');
  const books = id === undefined ? RULESETS : [bookOf(id)];
  const shelves = await Promise.all(books.map(async book => ({ book, listed: await listed(book, session) })));
  if (args.flag('json')) {
    const all = shelves.flatMap(({ book, listed }) => listed.map(scenario => ({ ruleset: book.id, ...scenario })));
    await out.print(`${JSON.stringify(all)}\n`);
  } else await out.print(shelves.map(({ book, listed }) => shelf(book, listed, session)).join('\n'));
  return STATUS.ok;
}

async function listed({ id, scenarios }: AnyRuleset, { args }: Session): Promise<readonly Listed[]> {
  if (!args.flag('terms')) return scenarios;
  return Promise.all(scenarios.map(async scenario => ({ ...scenario, terms: await termsOf(id, scenario.id) })));
}

function shelf(book: AnyRuleset, scenarios: readonly Listed[], { paint, width }: Session): string {
  const term = (one: ScenarioTerm): string => hanging(`    ${one.id.padEnd(10)} `, termText(one), width);
  const card = ({ id, title, size, text, terms = [] }: Listed): string =>
    [`  ${paint('bold', id)}  ${title} (${size})`, hanging('    ', text, width), ...terms.map(term)].join('\n');
  return lines(`${paint('bold', book.title)} (${book.id})`, ...scenarios.map(card));
}
