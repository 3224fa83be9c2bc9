import { expect, test } from 'vitest';
import { RULESETS } from './books.js';
import { fetchOptions, OFFERS } from './offers.js';

test('what is offered is what can be played', async () => {
  expect(OFFERS.map(({ id }) => id)).toEqual(RULESETS.map(({ id }) => id));
  for (const [i, offer] of OFFERS.entries()) {
    expect(await offer.rules()).toBe(RULESETS[i]);
    expect(offer.scenarios).toEqual(RULESETS[i]!.scenarios.map(scenario => ({ ...scenario, data: scenario.id })));
    expect(await fetchOptions(offer.id)).toBe(RULESETS[i]!.options);
  }
});
