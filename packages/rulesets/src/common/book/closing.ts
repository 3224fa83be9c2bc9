import { type Gesture, isRefusal, type MenuItem, type Refusal } from '@umpire/engine';
import type { z } from 'zod';

/** Those who judge a verb in a menu: the same as judge its orders. */
export interface Closing {
  may(): unknown;
  refusalOf(fields: object): Refusal | undefined;
  gesture(field: string): Gesture | Refusal;
}

/** What closes a verb in the menu: its `may`; or the whole plan, as far as it can be asked before a field is filled. */
export function closingOf(
  item: MenuItem,
  order: z.ZodObject,
  samples: Iterable<object> | undefined,
  judges: Closing,
): Refusal | undefined {
  const found = judges.may();
  if (isRefusal(found)) return found;
  if (samples) return closedBySamples(samples, judges);
  return item.fields.length === 0 ? closedByPlan(item, order, judges) : closedByChoices(item, judges);
}

/** An order without fields, its usual values filled in. */
function closedByPlan({ stand }: MenuItem, order: z.ZodObject, { refusalOf }: Closing): Refusal | undefined {
  return refusalOf(order.parse({ stand }));
}

function closedBySamples(samples: Iterable<object>, { refusalOf }: Closing): Refusal | undefined {
  let first: Refusal | undefined;
  for (const sample of samples) {
    const refused = refusalOf(sample);
    if (!refused) return undefined;
    first ??= refused;
  }
  return first;
}

/** A verb of the whole side of which every choice is closed. */
function closedByChoices({ stand, fields: [first] }: MenuItem, { gesture }: Closing): Refusal | undefined {
  if (stand !== undefined || first?.gesture !== 'choose') return undefined;
  const found = gesture(first.name);
  if (isRefusal(found)) return found;
  if (found.kind !== 'choose' || !found.among.every(choice => choice.closed)) return undefined;
  return found.among[0]?.closed ?? { message: 'there is nothing to choose from' };
}
