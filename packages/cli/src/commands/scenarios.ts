import { type AnyRuleset, type ScenarioEntry, type ScenarioTerm, SIDE_NAMES, SIDES } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { termsOf, termText } from '../agreed.js';
import { bookOf } from '../chosen.js';
import type { Session } from '../session.js';
import { STATUS } from '../stop.js';
import { SIDE_INKS } from '../telling.js';
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

function shelf(book: AnyRuleset, scenarios: readonly Listed[], session: Session): string {
  const { args, paint, width } = session;
  const term = (one: ScenarioTerm): string => hanging(`    ${one.id.padEnd(10)} `, termText(one), width);
  const told = (data: unknown): string[] => (args.flag('briefing') ? briefingRows(book, data, session) : []);
  const card = ({ id, title, size, text, data, terms = [] }: Listed): string =>
    [
      `  ${paint('bold', id)}  ${title} (${size})`,
      hanging('    ', text, width),
      ...terms.map(term),
      ...madeRows(terms, session),
      ...told(data),
    ].join('\n');
  return lines(`${paint('bold', book.title)} (${book.id})`, ...scenarios.map(card));
}

/** What choices are made of: an army that either side may take is told once. */
function madeRows(terms: readonly ScenarioTerm[], { width }: Session): string[] {
  const made = new Map(terms.flatMap(({ choices }) => choices.flatMap(({ id, made }) => (made ? [[id, made]] : []))));
  return [...made].flatMap(([id, told]) => [`    ${id}`, ...told.map(line => hanging('      ', line, width))]);
}

/** What each side should know, indented under its name. */
function briefingRows({ face }: AnyRuleset, data: unknown, { paint, width }: Session): string[] {
  return SIDES.flatMap(side => {
    const briefing = face.briefing?.(data, side);
    if (!briefing) return [];
    const { situation, edge, aims, forces } = briefing;
    const told = [situation, ...(edge ? [`You hold the ${edge} edge.`] : []), ...aims, ...forces].map(text =>
      hanging('      ', text, width),
    );
    return [`    ${paint(SIDE_INKS[side], SIDE_NAMES[side])}`, ...told];
  });
}
