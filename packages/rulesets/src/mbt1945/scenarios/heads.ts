import type { ScenarioHead } from '@umpire/engine';

/** The scenarios as they stand on the shelf, in its order; maps and armies are fetched with the rules. */
export const HEADS = {
  village: {
    id: 'mbt1945-0-first-battle',
    title: 'The village',
    text: 'A first battle with a guide that explains each step as it comes. Six stands a side.',
    size: 'small',
  },
  crossroads: {
    id: 'mbt1945-1-crossroads',
    title: 'Crossroads',
    text: 'One Battle Group a side meets at two villages on a summer morning. Made to learn the game.',
    size: 'small',
  },
  steppeTown: {
    id: 'mbt1945-2-steppe-town',
    title: 'The town on the steppe',
    text: 'A Soviet corps attacks a German garrison behind which the heavy tanks stand. Three Battle Groups against two.',
    size: 'standard',
  },
  riverCorps: {
    id: 'mbt1945-3-river-corps',
    title: 'Across the river',
    text: 'Two corps fight for two towns and the bridges between them, with guns and aircraft. Four Battle Groups a side; Blue has the better of it.',
    size: 'large',
  },
  winterLine: {
    id: 'mbt1945-4-winter-line',
    title: 'The line in the snow',
    text: 'From night to dusk in a snowstorm: mines, obstructions and sappers before a town, and counters that are not real. Two Battle Groups against one.',
    size: 'standard',
    options: { 'MBT45-OPT-01': 'on', 'MBT45-OPT-02': 'on', 'MBT45-OPT-03': 'on', 'MBT45-OPT-04': 'on' },
  },
  crossedTrails: {
    id: 'mbt1945-5-crossed-trails',
    title: 'Crossed trails',
    text: 'Two trails cross in the jungle, with villages at their ends. Two Battle Groups a side.',
    size: 'standard',
  },
  desertGap: {
    id: 'mbt1945-6-desert-gap',
    title: 'The gap in the desert',
    text: 'At dusk, behind heavy bombers, through a gap between the heights: mind at what height aircraft come. Two Battle Groups a side; Red, who attacks, has the better of it.',
    size: 'standard',
    options: { 'MBT45-OPT-05': 'on' },
  },
  rhine: {
    id: 'mbt1945-8-rhine',
    title: 'Before the Rhine, February 1945',
    text: 'An armoured and an infantry group meet a panzer group and paratroops round a village; Blue, who has the Panthers, has a little the better of it. The same table and the same troops can be fought under another book.',
    size: 'standard',
    sameAs: 'rhine-1945',
  },
  encounter: {
    id: 'mbt1945-encounter',
    title: 'Encounter by the dice',
    text: 'Armies of your choice; zone, terrain, season, hour and weather come from the dice. Forces, table, river and length are for you to agree on.',
    size: 'generated',
  },
} satisfies Record<string, ScenarioHead>;
