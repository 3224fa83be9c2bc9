import type { ScenarioHead } from '@umpire/engine';

/** The scenarios as they stand on the shelf, in its order; maps and armies are fetched with the rules. */
export const HEADS = {
  firstOrders: {
    id: 'ww2-5-first-orders',
    title: 'First orders: a farm in May 1940',
    text: 'A first battle with a guide: six stands a side, everything in place. Fifteen minutes; Red, who learns, has the better of it.',
    size: 'small',
  },
  orneLanes: {
    id: 'ww2-1-orne-lanes',
    title: 'Orne lanes, July 1944',
    text: 'A British motor company and panzergrenadiers meet in lanes and orchards. One battle group a side, no artillery.',
    size: 'small',
  },
  narew: {
    id: 'ww2-2-narew',
    title: 'Narew crossroads, October 1944',
    text: 'A Soviet tank group and two rifle groups drive on a village; an SS panzer group comes up behind paratroops and Volksgrenadiers.',
    size: 'standard',
    options: { 'WW2-BAL-01': 'on' },
  },
  southOfTheRidge: {
    id: 'ww2-3-south-of-the-ridge',
    title: 'South of the ridge, August 1944',
    text: 'A corps attack at first light, with artillery off the table, smoke and one flight on each side. Five battle groups against six; Red, who attacks, has the better of it.',
    size: 'large',
    options: { 'WW2-BAL-01': 'on', 'WW2-BAL-05': 'on', 'WW2-SMK-01': 'on', 'WW2-TOD-01': 'on' },
  },
  jungleTrack: {
    id: 'ww2-4-jungle-track',
    title: 'Jungle track, Burma 1942',
    text: 'Japanese infantry attacks dug-in Indian battalions across two jungle roads. Three battle groups a side.',
    size: 'standard',
    options: { 'WW2-ENG-01': 'on' },
  },
  theWells: {
    id: 'ww2-6-the-wells',
    title: 'The wells, October 1942',
    text: 'Infantry and slow tanks attack before dawn: Italians dug in behind secret obstacles, a German reserve with an 88. Light rounds, then the air forces.',
    size: 'standard',
    options: {
      'WW2-R-164': 'seen',
      'WW2-ENG-01': 'on',
      'WW2-SMK-01': 'on',
      'WW2-ILL-01': 'on',
      'WW2-TOD-01': 'on',
    },
  },
  bridgeAndFerry: {
    id: 'ww2-7-bridge-and-ferry',
    title: 'The bridge and the ferry, December 1944',
    text: 'Heavy tanks must force the one bridge before dark; paratroops come down behind it. River, snow and nightfall; Red has the better of it.',
    size: 'standard',
    options: { 'WW2-R-164': 'seen', 'WW2-BAL-01': 'on', 'WW2-TOD-01': 'on', 'WW2-WX-01': 'on' },
  },
  rhine: {
    id: 'ww2-9-rhine',
    title: 'Before the Rhine, February 1945',
    text: 'An armoured and an infantry group meet a panzer group and paratroops round a village. The same table and the same troops can be fought under another book.',
    size: 'standard',
    options: { 'WW2-BAL-01': 'on' },
    sameAs: 'rhine-1945',
  },
  encounter: {
    id: 'ww2-8-free-battle',
    title: 'Free battle',
    text: 'Armies from the lists or of your own; zone, terrain, season, hour and weather by the book’s dice. Of the armies that bots raise, Red’s has the better of it.',
    size: 'standard',
    options: {
      'WW2-R-07': 'die',
      'WW2-SMK-01': 'on',
      'WW2-TOD-01': 'on',
      'WW2-WX-01': 'on',
      'WW2-BAL-01': 'on',
      'WW2-BAL-05': 'on',
    },
  },
} satisfies Record<string, ScenarioHead>;
