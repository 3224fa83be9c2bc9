import type { ScenarioHead } from '@umpire/engine';

/** The scenarios as they stand on the shelf, in its order; maps and armies are fetched with the rules. */
export const HEADS = {
  crossroads: {
    id: 'mbt2020-1-crossroads',
    title: 'Crossroads',
    text: 'One Battle Group a side meets at two villages on a summer morning. Made to learn the game.',
    size: 'small',
  },
  theTown: {
    id: 'mbt2020-2-the-town',
    title: 'The town',
    text: 'A division attacks a garrison in a town before its counter-attack group comes up. Three Battle Groups against two.',
    size: 'standard',
  },
  riverCorps: {
    id: 'mbt2020-3-river-corps',
    title: 'Across the river',
    text: 'Two corps fight for two towns and the bridges between them. Four Battle Groups a side.',
    size: 'large',
  },
  encounter: {
    id: 'mbt2020-encounter',
    title: 'Encounter by the dice',
    text: 'Armies of your choice; zone, terrain, season, hour and weather come from the dice. Two Battle Groups a side.',
    size: 'generated',
  },
} satisfies Record<string, ScenarioHead>;
