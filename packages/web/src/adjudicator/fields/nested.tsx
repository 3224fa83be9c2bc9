import type { Field, NamedField } from '@umpire/rulesets';
import { type ReactNode, use } from 'react';
import { Button } from '../../ui/index.js';
import { PHONE, useMedia } from '../../ui/media.js';
import styles from '../form.module.css';
import { leadsInto, type Path, pathText, valueAt } from '../path.js';
import { faultWords, kept, startOf, usualOf, valueWords } from '../values.js';
import { FieldOf } from './any.js';
import { ArmyPick } from './army-pick.js';
import { RecentChips } from './chips.js';
import { type FieldProps, FormContext, useField } from './context.js';
import { Says } from './row.js';

/** Fields in their order; those that are seldom needed are folded away until they are set or wrong. */
export function Fields({
  fields,
  path,
  value,
  of,
}: {
  fields: readonly NamedField[];
  path: Path;
  value: unknown;
  of: string;
}) {
  const { fault } = use(FormContext);
  const isWrong = (f: NamedField): boolean =>
    fault?.path !== undefined && leadsInto(fault.path, pathText([...path, f.name]));
  const suits = (f: NamedField) => f.suits?.((value ?? {}) as Readonly<Record<string, unknown>>) ?? 'as-ever';
  // what does not suit is out of the way, unless it was said
  const asked = fields.filter(f => suits(f) !== 'never' || valueAt(value, [f.name]) !== undefined || isWrong(f));
  const rare = asked.filter(f => f.rare);
  const one = (field: NamedField) => (
    <FieldOf key={field.name} field={field} path={[...path, field.name]} value={valueAt(value, [field.name])} />
  );
  const stated = rare.filter(f => valueAt(value, [f.name]) !== undefined).length;
  const wrong = rare.some(isWrong);
  const plain = asked.filter(f => !f.rare);
  const first = plain.filter(f => suits(f) === 'first');
  return (
    <>
      {[...first, ...plain.filter(f => !first.includes(f))].map(one)}
      {rare.length > 0 && (
        <details className={styles.more} open={wrong || undefined}>
          <summary>
            More{of === '' ? '' : ` about ${of}`} ({rare.length}
            {stated > 0 ? `, ${stated} set` : ''})
          </summary>
          {rare.map(one)}
        </details>
      )}
    </>
  );
}

/** Several fields under one name. Where there may be none of it, a switch says so. */
export function GroupField({ field, path, value }: FieldProps<Extract<Field, { kind: 'group' }>>) {
  const { set } = useField(path);
  const { fault } = use(FormContext);
  const folds = useMedia(PHONE) && path.length === 1;
  const who = folds ? field.fields.filter(f => f.required) : [];
  const how = field.fields.filter(f => !who.includes(f));
  const of = lower(field.title);
  const ownFields = (fields: readonly NamedField[]) => <Fields fields={fields} path={path} value={value} of={of} />;
  const wrong = how.some(f => fault?.path !== undefined && leadsInto(fault.path, pathText([...path, f.name])));
  return (
    <Section field={field} path={path} value={value}>
      <ArmyPick field={field} path={path} value={value} set={set} />
      <RecentChips field={field} path={path} value={value} set={set} />
      {who.length > 0 && how.length > LONG ? (
        <>
          {ownFields(who)}
          <details className={`${styles.more} ${styles.folded}`} open={wrong || undefined}>
            <summary>
              <b>How it stands</b> <span>{saidOf(how, value).join(' · ') || 'as usual'}</span>
            </summary>
            {ownFields(how)}
          </details>
        </>
      ) : (
        ownFields(field.fields)
      )}
    </Section>
  );
}

/** What was said in fields that are folded away. */
const saidOf = (fields: readonly NamedField[], value: unknown): readonly string[] =>
  fields.flatMap(f => {
    const inner = valueAt(value, [f.name]);
    if (inner === undefined || inner === false) return [];
    return [inner === true ? f.title : f.kind === 'number' ? `${f.title} ${inner}` : valueWords(f, inner)];
  });

const lower = (title: string): string =>
  /^(The|A|An|Our) /.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : '';

export function TupleField({ field, path, value }: FieldProps<Extract<Field, { kind: 'tuple' }>>) {
  return (
    <Section field={field} path={path} value={value}>
      {field.of.map((inner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tuple's parts are told apart by their place
        <Part key={i} field={inner} index={i} path={path} value={value} />
      ))}
    </Section>
  );
}

function Part({ field, index, path, value }: FieldProps<Field> & { readonly index: number }) {
  const numbered = { ...field, title: `${field.title} ${index + 1}` };
  return <FieldOf field={numbered} path={[...path, index]} value={valueAt(value, [index])} />;
}

/** A list: each element can be taken out, another can be added. */
export function ListField({ field, path, value }: FieldProps<Extract<Field, { kind: 'list' }>>) {
  const { id, set } = useField(path);
  const now = value ?? usualOf(field);
  const list = Array.isArray(now) ? now : [];
  const item = field.of.title;
  return (
    <Section field={field} path={path} value={value}>
      {list.map((element, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: elements have no name but their place
        <div className={styles.element} key={i}>
          <Element field={{ ...field.of, title: `${item} ${i + 1}` }} path={[...path, i]} value={element} />
          {list.length > field.least && (
            <Button
              kind="quiet"
              className={styles.elementOut}
              aria-label={`Take ${item} ${i + 1} out`}
              onClick={() =>
                set(
                  kept(
                    field,
                    list.filter((_, other) => other !== i),
                  ),
                )
              }
            >
              ×
            </Button>
          )}
        </div>
      ))}
      <Button
        id={`${id}-add`}
        className={styles.elementAdd}
        onClick={() => set([...list, structuredClone(list.at(-1) ?? startOf(field.of))])}
      >
        Add: {item.charAt(0).toLowerCase() + item.slice(1)}
      </Button>
    </Section>
  );
}

const LONG = 6;

/** An element of a list; one with many fields is folded, and says in its head what was set. */
function Element({ field, path, value }: FieldProps<Field>) {
  const { fault } = use(FormContext);
  if (field.kind !== 'group' || field.fields.length <= LONG) return <FieldOf field={field} path={path} value={value} />;
  const wrong = fault?.path !== undefined && leadsInto(fault.path, pathText(path));
  return (
    <details className={`${styles.more} ${styles.folded}`} open={wrong || undefined}>
      <summary>
        <b>{field.title}</b> <span>{saidOf(field.fields, value).join(' · ')}</span>
      </summary>
      <Fields fields={field.fields} path={path} value={value} of="" />
    </details>
  );
}

/** A named part of the form; if it may be none, or left out as a whole, it can be switched on. */
export function Section({ field, path, value, children }: FieldProps<Field> & { readonly children: ReactNode }) {
  const { id, wrong, set } = useField(path);
  const there = value === undefined ? usualOf(field) : value;
  const whole = field.kind === 'group' || field.kind === 'tally';
  const mayGo = field.nullable || (whole && !field.required && field.initial === undefined);
  const absent = field.nullable ? null : undefined;
  const none = mayGo && (there === null || there === undefined);
  return (
    <fieldset className={styles.section} data-part="section" id={`${id}-section`} tabIndex={-1}>
      <legend>{field.title}</legend>
      {mayGo && (
        <label className={styles.none}>
          <input
            id={id}
            type="checkbox"
            checked={none}
            onChange={({ target }) => set(kept(field, target.checked ? absent : startOf(field)))}
          />
          <span>{(field.nullable ? field.none : field.unset) ?? 'none'}</span>
        </label>
      )}
      <Says id={id} wrong={wrong && faultWords(field.title, wrong)} text={field.text ?? ''} />
      {!none && children}
    </fieldset>
  );
}
