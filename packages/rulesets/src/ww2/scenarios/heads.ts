import type { ScenarioHead } from '@umpire/engine';

/** The scenarios as they stand on the shelf, in its order; maps and armies are fetched with the rules. */
export const HEADS = {
  firstOrders: {
    id: 'ww2-5-first-orders',
    title: 'First orders: a farm in May 1940',
    text: 'A first battle: six stands a side, everything in place. Fifteen minutes.',
    size: 'small',
  },
} satisfies Record<string, ScenarioHead>;
