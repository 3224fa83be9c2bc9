import type { ArmyForm, ArmyGiven, ShelfBook } from '@umpire/rulesets';
import { type ReactNode, useState } from 'react';
import { goTo } from '../shell/routes.js';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import styles from './builder.module.css';
import { DrawingContext } from './context.js';
import { FieldView } from './fields.js';
import fieldsStyles from './fields.module.css';
import { takeAlong } from './taken.js';
import { barredBy, useWorkbench } from './use-workbench.js';
import { Workbench } from './workbench.js';

interface ArmyPageProps {
  readonly book: ShelfBook;
  readonly form: ArmyForm;
  readonly given: ArmyGiven;
  readonly army?: unknown;
  /** To choose another book. */
  readonly books: ReactNode;
}

/** An army of a book by itself: for which battle, what it is, and the way to the table. */
export function ArmyPage({ book, form, given: usual, army, books }: ArmyPageProps) {
  const [given, setGiven] = useState(usual);
  const bench = useWorkbench(book.id, form, given, army);
  const take = async () => {
    const { army: ready } = bench.drawing;
    const title = form.nameOf(ready);
    const scenario = await openScenario(book);
    const agreed = form.battle?.agreed(given) ?? { terms: {}, options: {} };
    takeAlong({ book: book.id, title, data: ready, army: form.armyOf(ready), ...agreed });
    goTo(['new'], { book: book.id, ...(scenario !== undefined && { scenario }), army: title });
  };
  return (
    <>
      <div className={styles.pageHead}>
        <h1>{form.heading ?? 'Army builder'}</h1>
        {books}
        <Button kind="primary" barred={barredBy(bench.drawing)} onClick={() => void take()}>
          Take it to the table
        </Button>
      </div>
      <div className={styles.battle}>
        <BattleFields form={form} given={given} onChange={setGiven} />
      </div>
      <DrawingContext value={bench.drawing}>
        <Workbench bench={bench} />
      </DrawingContext>
    </>
  );
}

/** The first battle of a book to which players bring their own. */
async function openScenario({ play }: ShelfBook): Promise<string | undefined> {
  const terms = (await play?.terms?.()) ?? {};
  return Object.keys(terms).find(id => terms[id]!.some(({ files }) => files));
}

interface BattleFieldsProps {
  readonly form: ArmyForm;
  readonly given: ArmyGiven;
  readonly onChange: (given: ArmyGiven) => void;
}

/** For which battle it is: limits and switches that bear on armies. */
function BattleFields({ form, given, onChange }: BattleFieldsProps) {
  const fields = form.battle?.fields.filter(field => field.applies?.(given, given) ?? true) ?? [];
  if (fields.length === 0) return null;
  const drawing = {
    book: '',
    form,
    given,
    army: given,
    faults: [],
    inHand: [],
    put: (_at: unknown, next: unknown) => onChange(next as ArmyGiven),
  };
  return (
    <DrawingContext value={drawing}>
      <fieldset className={fieldsStyles.fields} data-part="army-fields">
        <legend className={textStyles.unseen}>For which battle</legend>
        {fields.map(field => (
          <FieldView key={field.name} field={field as Parameters<typeof FieldView>[0]['field']} of={given} at={[]} />
        ))}
      </fieldset>
    </DrawingContext>
  );
}
