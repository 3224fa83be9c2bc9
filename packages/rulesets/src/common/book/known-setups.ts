import { fail, type Options, ok, type Result } from '@umpire/engine';
import { isFrozen } from './frozen.js';
import { scenarioTooLarge } from './scenario-bounds.js';

/** So many scenarios are remembered at once. */
const KEPT = 32;

/**
 * How a book sets a battle up: the same scenario under the same options is worked out once, and every battle gets a copy of it. So
 * battles of one scenario also share its ground, and with it everything that is kept beside it.
 */
export function knownSetups<State>(
  prepared: (scenario: unknown, options: Options) => Result<State>,
  copyOf: (state: State) => State,
): (scenario: unknown, options: Options) => Result<State> {
  const known = new Map<unknown, { readonly options: Options; readonly state: State }>();
  return (scenario, options) => {
    const large = isFrozen(scenario) ? undefined : scenarioTooLarge(scenario);
    if (large) return fail(large);
    const key = isFrozen(scenario) ? scenario : (JSON.stringify(scenario) ?? '');
    const before = known.get(key);
    if (before?.options === options) return ok(copyOf(before.state));
    const made = prepared(scenario, options);
    if (!made.ok) return made;
    if (known.size >= KEPT) known.clear();
    known.set(key, { options, state: copyOf(made.value) });
    return made;
  };
}
