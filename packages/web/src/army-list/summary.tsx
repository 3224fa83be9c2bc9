import type { ArmyFault, At } from '@umpire/rulesets';
import { type RefObject, useMemo } from 'react';
import { Button } from '../ui/index.js';
import { useDrawing } from './context.js';
import { FaultWords } from './faults.js';
import { mendingsOf } from './mending.js';
import { numbered } from './numbered.js';
import { InHand } from './sheet-view.js';
import styles from './summary.module.css';
import { TallyView } from './tally-view.js';

/** Of how many faults it is worked out what would mend them. */
const MENDED = 6;

/** What it comes to, and what is left to mend. */
export function Summary({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const { army, faults, form, given, put } = useDrawing();
  const mendings = useMemo(
    () => faults.slice(0, MENDED).map(fault => mendingsOf(form, army, fault, given)),
    [faults, form, army, given],
  );
  const [best] = mendings.flat().sort((one, other) => one.left - other.left);
  const tallies = form.tallies(army, given).filter(({ at }) => at.length === 0);
  return (
    <aside className={styles.summary} data-part="army-summary" aria-label="What it comes to">
      <div className={styles.tallies}>
        {tallies.map(tally => (
          <TallyView key={tally.label} tally={tally} />
        ))}
      </div>
      <div role="status">
        <h3 className={faults.length > 0 ? styles.wrong : styles.right}>{faultsInWords(faults.length)}</h3>
      </div>
      <ul className={styles.mend} data-part="army-mend">
        {faults.map((fault, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong in two places
          <li key={i}>
            <span>
              <b>{placeOf(fault)}</b> <FaultWords fault={fault} />
              {(mendings[i] ?? []).map(mending => (
                <Button
                  key={mending.label}
                  kind={mending === best ? 'primary' : 'plain'}
                  className={styles.mending}
                  onClick={() => put([], mending.army)}
                >
                  {mending.label}
                  {faults.length - mending.left > 1 && ` · mends ${faults.length - mending.left}`}
                </Button>
              ))}
            </span>
            <Button kind="quiet" onClick={() => showPart(box.current, fault.at)}>
              Show
            </Button>
          </li>
        ))}
      </ul>
      <InHand />
    </aside>
  );

  /** The innermost part that has a name: `2 Garrison, 3 Best tanks`. */
  function placeOf({ at }: ArmyFault): string {
    const names: string[] = [];
    let sheet = form.sheet;
    let part: unknown = army;
    for (let i = 0; sheet.list && at[i] === sheet.list.name && typeof at[i + 1] === 'number'; i += 2) {
      part = (part as Record<string, readonly unknown[]>)[sheet.list.name]?.[at[i + 1] as number];
      sheet = sheet.list.sheet;
      if (part !== undefined) names.push(numbered(Number(at[i + 1]) + 1, sheet.titleOf(part)));
    }
    return names.length > 0 ? `${names.join(', ')}:` : '';
  }
}

const faultsInWords = (count: number): string => {
  if (count === 0) return 'All is in order';
  return count === 1 ? '1 thing to mend' : `${count} things to mend`;
};

/** The innermost part that stands there, and its first field. */
function showPart(box: HTMLElement | null, at: At): void {
  for (let length = at.length; length >= 0; length--) {
    const where = at.slice(0, length).join('.');
    const part = where === '' ? box : box?.querySelector<HTMLElement>(`[data-at="${CSS.escape(where)}"]`);
    if (!part) continue;
    part.scrollIntoView({ block: 'nearest' });
    (part.querySelector<HTMLElement>('[aria-invalid]') ?? part.querySelector<HTMLElement>('input, select'))?.focus();
    return;
  }
}
