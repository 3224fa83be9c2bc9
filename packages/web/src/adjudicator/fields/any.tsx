import type { Field } from '@umpire/rulesets';
import { ChoiceField } from './choice.js';
import type { FieldProps } from './context.js';
import { GroupField, ListField, TupleField } from './nested.js';
import { NumberField } from './number.js';
import { FlagField, TextField } from './plain.js';
import { TallyField } from './tally.js';

/** A field of any kind. */
export function FieldOf({ field, path, value }: FieldProps<Field>) {
  switch (field.kind) {
    case 'choice':
      return <ChoiceField field={field} path={path} value={value} />;
    case 'number':
      return <NumberField field={field} path={path} value={value} />;
    case 'flag':
      return <FlagField field={field} path={path} value={value} />;
    case 'text':
      return <TextField field={field} path={path} value={value} />;
    case 'group':
      return <GroupField field={field} path={path} value={value} />;
    case 'list':
      return <ListField field={field} path={path} value={value} />;
    case 'tally':
      return <TallyField field={field} path={path} value={value} />;
    case 'tuple':
      return <TupleField field={field} path={path} value={value} />;
  }
}
