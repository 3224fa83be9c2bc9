import type { Stories } from '../../common/book/briefing.js';

/** What the place, the day and the weather were like, and who commands: read before the orders of the day. */
// biome-ignore format: a battle a block
export const STORIES: Stories = {
  'ww2-5-first-orders': {
    dateline: 'A farm in the Ardennes, 14 May 1940, noon',
    story: 'Fine, warm, and far too quiet. The river was crossed yesterday; between an orchard and an inn stands a farm that is on nobody’s list and on everybody’s road.',
    a: 'You command a French company, from the farm track.',
    b: 'You command a German company that has outrun its field kitchen.',
  },
  'ww2-1-orne-lanes': {
    dateline: 'Lanes east of the Orne, July 1944',
    story: 'Sunken roads, orchards, dust that brings shells. The hamlet has been taken and lost twice and has one roof left.',
    a: 'You command a British motor company in its half-tracks.',
    b: 'You command panzergrenadiers, and one assault gun.',
  },
  'ww2-2-narew': {
    dateline: 'A crossroads near the Narew, October 1944',
    story: 'Frost in the meadows and ice on the puddles. The bridgehead has been quiet for a month, which on this front means only one thing.',
    a: 'You command a tank group and two rifle groups.',
    b: 'You command three groups of very different worth.',
  },
  'ww2-3-south-of-the-ridge': {
    dateline: 'South of a ridge in Normandy, August 1944, first light',
    story: 'The sun is not up, and the dust is. Seven hundred guns are laid on the map, and the corps commander has forbidden anybody to stop for wounded tanks.',
    a: 'You command a corps attack of five groups.',
    b: 'You command six groups that have been told there is nobody behind them.',
  },
  'ww2-4-jungle-track': {
    dateline: 'A track in Burma, 1942',
    story: 'The heat comes before the light. Two roads go through the jungle, and nobody can say who lies beside them.',
    a: 'You command three groups that march lighter than anybody thought possible.',
    b: 'You command three groups who have been told to hold, and not for how long.',
  },
  'ww2-6-the-wells': {
    dateline: 'Wells in the western desert, October 1942, the last hour of the night',
    story: 'Cold, with stars down to the horizon. There is sweet water in three wells, and wire round all of them.',
    a: 'You command infantry with slow tanks beside it.',
    b: 'You command Italians who are dug in, and a German reserve.',
  },
  'ww2-7-bridge-and-ferry': {
    dateline: 'A bridge town in the Ardennes, December 1944, noon',
    story: 'Snow, low cloud, and an early night. The ferry has not run since the autumn; the bridge is mined, or so its guard has been told.',
    a: 'You command a thin American line and a great many guns.',
    b: 'You command heavy tanks with fuel for one way.',
  },
  'ww2-9-rhine': {
    dateline: 'A village before the Rhine, February 1945, morning',
    story: 'Old snow on the fields, and a forest on either hand. The road to the river runs through the village; from its church tower one can see the water.',
    a: 'You command an armoured and an infantry group.',
    b: 'You command a panzer group and what is left of the paratroops.',
  },
};
