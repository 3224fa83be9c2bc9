import type { Sheet, Tally } from '@umpire/rulesets';
import { createPortal } from 'react-dom';
import { RuleWords } from '../ui/rule-words.js';
import { useDrawing } from './context.js';
import { fieldWords } from './field-words.js';
import { figure } from './figure.js';
import { numbered } from './numbered.js';
import styles from './roster.module.css';
import { type RosterGroup, rosterOf } from './sheets.js';
import { SymbolView } from './symbol-view.js';
import { termWords } from './terms.js';

/** What is printed of an army: its groups line by line, and a card for each sort of stand with what it can do. On the screen it is not there. */
export function Roster() {
  const { army, form, given } = useDrawing();
  const groups = rosterOf(form.sheet, army);
  const tallies = form.tallies(army, given).filter(({ at }) => at.length === 0);
  const terms = termWords(form, given);
  return createPortal(
    <div className={styles.roster} data-roster="">
      <h1>{form.nameOf(army)}</h1>
      <p>{[...fieldWords(form.sheet, army, given), ...tallies.map(tallyWords)].join(' · ')}</p>
      {terms.length > 0 && <p data-part="roster-terms">For a battle of: {terms.join(' · ')}</p>}
      {groups.map((group, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike
        <GroupTable key={i} group={group} place={i + 1} />
      ))}
      <Cards groups={groups} />
    </div>,
    document.body,
  );
}

function tallyWords({ label, count, of, most, unit }: Tally): string {
  const limit = of ?? most;
  return `${label}: ${figure(count)}${limit === undefined ? '' : ` of ${figure(limit)}`}${unit === '%' ? ' %' : ''}`;
}

function GroupTable({ group, place }: { readonly group: RosterGroup; readonly place: number }) {
  const { form, given } = useDrawing();
  const { sheet, of, lines, line, title } = group;
  const worth = sheet.worthOf?.(of, given);
  const isWhole = sheet === form.sheet;
  return (
    <section>
      <h2>
        {isWhole ? 'Its troops' : numbered(place, title)} {worth !== undefined && <small>{figure(worth)} points</small>}
      </h2>
      {!isWhole && <p>{fieldWords(sheet, of, given).join(' · ')}</p>}
      <table>
        <tbody>
          {lines.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
            <tr key={i}>
              <th scope="row">{line.titleOf(part)}</th>
              <td>{line.markOf?.(part)}</td>
              <td>{fieldWords(line, part, given).join(', ')}</td>
              <td>{line.worthOf && `${figure(line.worthOf(part, given))} points`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Nine to a page: one for each sort of troops, with what it can do. */
function Cards({ groups }: { readonly groups: readonly RosterGroup[] }) {
  const { given } = useDrawing();
  const cards = new Map<string, { readonly line: Sheet<unknown>; readonly part: unknown }>();
  for (const { line, lines } of groups)
    for (const part of lines) if (!cards.has(line.titleOf(part))) cards.set(line.titleOf(part), { line, part });
  const told = [...cards].filter(([, { line }]) => line.about !== undefined);
  if (told.length === 0) return null;
  return (
    <div className={styles.cards}>
      {told.map(([title, { line, part }]) => (
        <article key={title}>
          <h3>
            {line.symbolOf && <SymbolView name={line.symbolOf(part, given)} size={34} />} {title}
          </h3>
          <ul>
            {line.about!(part, given).map(({ rule, text, effect }) => (
              <li key={`${rule} ${text}`}>
                {text} {effect !== undefined && <b>{effect}</b>} <RuleWords text={rule} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
