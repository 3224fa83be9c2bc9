import type { ScenarioHead } from '@umpire/engine';

/** The scenarios as they stand on the shelf, in its order; maps and armies are fetched with the rules. */
export const HEADS = {
  firstOrders: {
    id: 'first-orders',
    title: 'First orders',
    text: 'Two companies a side, a wood and one position to take: your first battle, with a guide. Twenty minutes.',
    size: 'small',
    options: { 'PLA-R-208': 'two' },
  },
  edgeOfTheWood: {
    id: 'edge-of-the-wood',
    title: 'The edge of the wood',
    text: 'A company of armoured infantry with hovertanks clears militia from a wood and a village before a column passes. Who attacks has the better of it.',
    size: 'small',
  },
  kettlePass: {
    id: 'kettle-pass',
    title: 'Ambush at Kettle Pass',
    text: 'A column must bring its supply through a pass. Somebody is waiting on both sides of the road; the column has the better of it.',
    size: 'small',
  },
  bridgesAtMarrow: {
    id: 'bridges-at-marrow',
    title: 'The bridges at Marrow',
    text: 'A battalion takes two bridges over a river from mutineers who may blow what they cannot keep.',
    size: 'standard',
  },
  ferrowSilo: {
    id: 'ferrow-silo',
    title: 'The silo at Ferrow',
    text: 'By night, against the clock: a missile that may be fired, marines from orbit, carriers, jammers on both sides.',
    size: 'standard',
    options: { 'PLA-WX-06': 'on' },
  },
  planA: {
    id: 'plan-a',
    title: 'Plan A',
    text: 'A regiment with air and orbital support against a rising: an evening for two or more a side.',
    size: 'large',
  },
} as const satisfies Readonly<Record<string, ScenarioHead>>;
