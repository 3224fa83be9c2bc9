import type { At, Sheet } from '@umpire/rulesets';
import { Citations } from '../ui/index.js';
import styles from './builder.module.css';
import { useDrawing } from './context.js';
import { Faults, faultsOf } from './faults.js';
import { FieldView } from './fields.js';
import fieldsStyles from './fields.module.css';
import { ListView } from './list-view.js';
import { partAt } from './value.js';

interface SheetProps {
  readonly sheet: Sheet<unknown>;
  readonly of: unknown;
  readonly at: At;
}

/** One part: its fields, what is wrong with it, what it can do, and the parts below it. */
export function SheetView({ sheet, of, at }: SheetProps) {
  const { army, book, faults, given } = useDrawing();
  const about = sheet.about?.(of, given) ?? [];
  return (
    <>
      <div className={fieldsStyles.fields} data-part="army-fields">
        {sheet.fields
          .filter(field => field.applies?.(of, given) ?? true)
          .map(field => (
            <FieldView key={field.name} field={field} of={of} at={at} />
          ))}
      </div>
      <Faults faults={faultsOf(faults, army, sheet, at)} />
      {about.length > 0 && (
        <details className={styles.about}>
          <summary>What it can do</summary>
          <Citations book={book} because={about} apart />
        </details>
      )}
      {sheet.list && <ListView list={sheet.list} at={[...at, sheet.list.name]} />}
    </>
  );
}

/** What the part in hand can do: on a wide screen beside the form. */
export function InHand() {
  const { army, book, form, given, inHand } = useDrawing();
  const sheet = sheetAt(form.sheet, inHand);
  const part = partAt(army, inHand);
  if (!sheet?.about || part === undefined) return null;
  const about = sheet.about(part, given);
  if (about.length === 0) return null;
  return (
    <section className={styles.inHand} aria-label="In hand">
      <h3>{sheet.titleOf(part)}</h3>
      <Citations book={book} because={about} apart />
    </section>
  );
}
const sheetAt = (sheet: Sheet<unknown>, at: At): Sheet<unknown> | undefined =>
  at.length < 2 ? sheet : sheet.list && sheetAt(sheet.list.sheet, at.slice(2));
