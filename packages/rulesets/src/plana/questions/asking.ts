import { type Finding, isRefusal, type Options, type Procedure, type Refusal } from '@umpire/engine';
import { once } from './fields.js';

/** A question in two parts: what hangs on no throw, worked out once for all outcomes, and what is thrown for. */
export function asking<Given, Ready extends object>(
  ready: (given: Given, options: Options) => Refusal | Ready,
  thrown: (ready: Ready, options: Options) => Procedure<Finding<unknown>>,
): (given: Given, options: Options) => Refusal | Procedure<Finding<unknown>> {
  const readied = once(ready);
  return (given, options) => {
    const found = readied(given, options);
    return isRefusal(found) ? found : thrown(found as Ready, options);
  };
}
