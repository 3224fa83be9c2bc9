import type { ArmyFault, At, Sheet } from '@umpire/rulesets';
import { RuleLink } from '../ui/index.js';
import { useDrawing } from './context.js';
import styles from './summary.module.css';
import { isWithin, itemsAt } from './value.js';

/** Those of a part itself: those of the parts of its list stand there, if there still is such a part. */
export function faultsOf(faults: readonly ArmyFault[], army: unknown, sheet: Sheet<unknown>, at: At): ArmyFault[] {
  const { list } = sheet;
  const below = (fault: ArmyFault): boolean => {
    if (!list || fault.at[at.length] !== list.name) return false;
    const item = fault.at[at.length + 1];
    return typeof item === 'number' && item < itemsAt(army, [...at, list.name]).length;
  };
  return faults.filter(fault => isWithin(fault.at, at) && !below(fault));
}

/** What is wrong, in a sentence, with its rule. */
export function FaultWords({ fault }: { readonly fault: ArmyFault }) {
  const { book } = useDrawing();
  return (
    <>
      {fault.message} {fault.rule && <RuleLink book={book} rule={fault.rule} apart />}
    </>
  );
}

export function Faults({ faults }: { readonly faults: readonly ArmyFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults} data-part="army-faults">
      {faults.map(fault => (
        <li key={`${fault.rule} ${fault.message} ${fault.at.join()}`}>
          <FaultWords fault={fault} />
        </li>
      ))}
    </ul>
  );
}
