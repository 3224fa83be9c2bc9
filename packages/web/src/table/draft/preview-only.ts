import { isRefusal, type Preview, type Refusal } from '@umpire/engine';

/** What an order would do, if it can be weighed at all. */
export const previewOnly = (found: Preview | Refusal | undefined): Preview | undefined =>
  found && !isRefusal(found) ? found : undefined;
