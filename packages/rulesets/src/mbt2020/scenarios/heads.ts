import type { ScenarioHead } from '@umpire/engine';

/** The scenarios as they stand on the shelf, in its order; maps and armies are fetched with the rules. */
export const HEADS = {
  village: {
    id: 'mbt2020-0-first-battle',
    title: 'The village',
    text: 'A first battle with a guide that explains each step as it comes. Six stands against five, so that who learns has the better of it.',
    size: 'small',
  },
  crossroads: {
    id: 'mbt2020-1-crossroads',
    title: 'Crossroads',
    text: 'One Battle Group a side meets at two villages on a summer morning.',
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
  bridgehead: {
    id: 'mbt2020-4-bridgehead',
    title: 'The bridgehead',
    text: 'Behind a bridge the road into a town is mined and blocked: engineers clear it, or bridge the river elsewhere; not every counter is real. Two Battle Groups against one.',
    size: 'standard',
    options: { 'MBT20-OPT-01': 'on', 'MBT20-OPT-02': 'on', 'MBT20-OPT-03': 'on', 'MBT20-OPT-04': 'on' },
  },
  nightRain: {
    id: 'mbt2020-5-night-rain',
    title: 'Rain at night',
    text: 'A railway station in darkness and bad weather: whoever has light, strikes. Two Battle Groups a side.',
    size: 'standard',
  },
  jungleHills: {
    id: 'mbt2020-6-jungle-hills',
    title: 'Jungle hills',
    text: 'Two roads cross in the jungle, with villages at their ends and helicopters about. Two Battle Groups a side.',
    size: 'standard',
  },
  encounter: {
    id: 'mbt2020-encounter',
    title: 'Encounter by the dice',
    text: 'Armies of your choice; zone, terrain, season, hour and weather come from the dice. Forces, table, river and length are for you to agree on.',
    size: 'generated',
  },
} satisfies Record<string, ScenarioHead>;
