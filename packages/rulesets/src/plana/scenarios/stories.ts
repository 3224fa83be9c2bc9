import type { Stories } from '../../common/book/briefing.js';

/** What the place, the day and the weather are like, and who commands: read before the orders of the day. */
// biome-ignore format: a battle a block
export const STORIES: Stories = {
  'first-orders': {
    dateline: 'A wood on Corrin, 4 June 2261, 07:00 local time',
    story: 'Clear and cold, with both moons still up. The wood is the only cover on a plain of yellow grass, and somebody has cut firing lanes into the corner of it.',
    a: 'You command a patrol of armoured infantry; your battalion is an hour behind you.',
    b: 'You command hill militia with one dug-in company, a cannon and old mortars.',
  },
  'edge-of-the-wood': {
    dateline: 'A village on Binnia, 19 September 2263, 06:00',
    story: 'First light, no wind. A supply column of two hundred vehicles is on the road behind you, and nobody has told it to stop. The village was empty yesterday; this morning there is smoke over it.',
    a: 'You command a company of the Martian Ground Force, a troop of hovertanks and a battery out of sight.',
    b: 'You command three companies of volunteers who know every tree of this wood.',
  },
  'kettle-pass': {
    dateline: 'Kettle Pass, Tern, 2 November 2259, late afternoon',
    story: 'Rain on the windscreens and the sun already behind the ridge. The road has eleven bends and one surface. The last column came through without seeing a soul, which worried its commander more than anything else.',
    a: 'You command the column and its escort, and two flights of flyers, if they come.',
    b: 'You command those who have lain beside the road since last night.',
  },
  'bridges-at-marrow': {
    dateline: 'The bridges at Marrow, Ostara, 27 March 2264, 06:30',
    story: 'Mist on the river, and the far bank is on another side since midnight. Half of the mutineers’ tanks are on blocks; nobody knows which half. Engineers have been seen under both bridges.',
    a: 'You command a battalion that was woken with the news.',
    b: 'You command mutineers who cannot go home, and charges that may not go off.',
  },
  'ferrow-silo': {
    dateline: 'The silo at Ferrow, Kessel’s World, 11 January 2266, 21:30',
    story: 'Night, and snow in the air. One missile stands on the hill with its doors open, and a city lies under the other end of its path. The Fleet can fire twice and then has to look away.',
    a: 'You command the landing force: guards in buses, cars, and Marines who are still in orbit.',
    b: 'You command the rising and the guard of the silo, who wait for a quarter of an hour before midnight.',
  },
  'plan-a': {
    dateline: 'Port Halcyon, Meridian, 1 May 2268, 04:00',
    story: 'There were three plans. A, the shortest, was written on one page by people who expected to be told to use another. The spaceport is lit as on any morning.',
    a: 'You command a regiment, what it can bring down with it, and what the Fleet leaves overhead.',
    b: 'You command the rising: militia in the quarter, tanks that were paid for, guns that were taken.',
  },
};
