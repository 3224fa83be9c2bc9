import { isPlain } from '@umpire/desk';
import type { Draft } from '@umpire/engine';
import type { Table } from '../model/use-table.js';
import { resultIn } from '../stage/result-in.js';

/**
 * The share of the window that whom to strike, and at which odds, may take: it is what the order hangs on. A wheel stands whole above its odds.
 * A tablet has room beside them, and shows more of the table.
 */
const WEIGHING = { phone: 0.5, tablet: 0.38 };

/** Whom the order in hand is about already. */
const chosenIn = ({ item, values }: Draft): readonly string[] =>
  item.fields.flatMap(({ name, gesture }) => {
    const chosen = gesture === 'target' ? values[name] : undefined;
    return typeof chosen === 'string' ? [chosen] : [];
  });

/** Whom the piece in hand could strike now; on its way in, whom it goes for. */
export function struckFrom({ drafting: { draft }, gesture, inspection, selected, by }: Table): readonly string[] {
  if (by === undefined) return [];
  if (draft && gesture?.kind === 'path') return chosenIn(draft);
  const targets =
    draft && gesture?.kind === 'target'
      ? gesture.targets
      : !draft && inspection?.piece === selected
        ? (inspection?.targets.map(({ target }) => target) ?? [])
        : [];
  return [...new Set(targets.flatMap(({ id, closed }) => (closed ? [] : [id])))];
}

/** It goes in along a way that is steered: the wheel and the odds stand one below the other, from the beginning, or the sheet would rise under the thumb. */
const goesIn = ({ gesture, drafting: { draft } }: Table): boolean =>
  gesture?.kind === 'path' && draft?.item.use === 'charge';

/** Something is asked that one touch answers, or what was thrown is to be read. */
const isToRead = ({ battleView: { asked }, snap: { thrown } }: Table): boolean =>
  (asked !== undefined && isPlain(asked.ask)) || (thrown !== undefined && resultIn(thrown) !== undefined);

/** Pixels more on a phone for whoever deploys: the first of what lies in the tray can be taken out of it without a swipe. */
const TRAY = 24;

/** The share of a phone that the words of a guide may take; and where one of its steps says more than six lines hold: it does not rise and fall from step to step. */
const LEARNING = { usual: 0.455, long: 0.485 };
const SIX_LINES = 260;

/** A step of the guide has come, and nothing else is at hand: it is read whole before anything is taken up. */
export const isTaught = ({ guide, selected, drafting: { draft }, company, battleView: { asked } }: Table): boolean =>
  guide?.shown === true && selected === undefined && !draft && company.stands.length === 0 && !asked;

const learning = ({ guide }: Table): number =>
  LEARNING[guide?.steps.some(({ text }) => text.length > SIX_LINES) ? 'long' : 'usual'];

/** How high a sheet rests: higher while somebody is aimed at or could be; on a phone also while something is asked or taught, or a result stands above the rest. */
export function restOf(table: Table, rest: number, phone: boolean): number {
  // a panel beside the table covers nothing of it
  if (rest === 0) return 0;
  const isAimed = table.gesture?.kind === 'target' || goesIn(table) || struckFrom(table).length > 0;
  // on a tablet who is asked, what can happen to him and his answers stand side by side
  if (isAimed || (phone && isToRead(table)))
    return Math.max(rest, Math.round(innerHeight * WEIGHING[phone ? 'phone' : 'tablet']));
  if (phone && isTaught(table)) return Math.max(rest, Math.round(innerHeight * learning(table)));
  return phone && table.gesture?.kind === 'arrange' ? rest + TRAY : rest;
}
