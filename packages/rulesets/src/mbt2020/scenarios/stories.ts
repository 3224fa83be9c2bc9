import type { Stories } from '../../common/book/briefing.js';

/** What the place, the day and the weather were like, and who commands: read before the orders of the day; and what was told of it afterwards. */
// biome-ignore format: a battle a block
export const STORIES: Stories = {
  'mbt2020-0-first-battle': {
    dateline: 'An island road, ten o’clock on a summer morning',
    story: 'Haze lies over the hay, and the drones of both sides were lost in the night: nobody knows what stands behind the hedges. A village of two hundred houses lies before the port. Both armies are the author’s invention: no island like these has one. Man drives what Britain sold it, Môn what America did.',
    a: 'You command a squadron of six stands, from one of its tanks.',
    b: 'You command the rearguard that reached the village an hour ago.',
    ends: {
      a: 'The rearguard gives the village up, and the way to the port is open.',
      b: 'The village is held; the squadron is back behind its hedges.',
    },
  },
  'mbt2020-1-crossroads': {
    dateline: 'Two villages on an island, nine in the morning, summer',
    story: 'Clear and dry, the corn uncut. Two columns were sent up the same road by staffs that did not know of one another, and the scouts have just begun to report. Both armies are the author’s invention: no island like these has one. Man drives what Britain sold it, Môn what America did.',
    a: 'You command a battle group on the march.',
    b: 'You command the battle group at the other end of the road.',
    ends: {
      a: 'The column from Môn has had enough: tonight the road is Manx.',
      b: 'The Manx column has had enough, and the scouts report it gone.',
    },
  },
  'mbt2020-2-the-town': {
    dateline: 'A provincial town in autumn, ten in the morning',
    story: 'Dry leaves in the streets, and a bypass that was never finished. The town hall has changed flags twice this month; its cellars are the garrison’s headquarters now.',
    a: 'You command the brigade: the garrison, and the group that is still on the road.',
    b: 'You command a division with a timetable.',
    ends: {
      a: 'The town hall keeps its flag for another month.',
      b: 'The flag has changed for the third time, an hour behind the timetable.',
    },
  },
  'mbt2020-3-river-corps': {
    dateline: 'A river in spring, six in the morning',
    story: 'The water is high, and all the bridges are still standing, which neither side can explain.',
    a: 'You command a corps of four groups, its guns and its flights.',
    b: 'You command a corps of four groups, its guns and its flights.',
    ends: {
      a: 'The bridges carry the Alliance corps today, nose to tail.',
      b: 'The bridges carry the Atlantic corps today, nose to tail.',
    },
  },
  'mbt2020-4-bridgehead': {
    dateline: 'A single bridge, eight on a spring morning',
    story: 'One road, one river, one bridge. Last night the sappers worked without lamps on either side of the river.',
    a: 'You command the bridge guard: one group, and whatever you can make them believe.',
    b: 'You command the division that was told the bridge would be empty.',
    ends: {
      a: 'The bridge was not empty. What is left of the division is digging in on the far bank.',
      b: 'The bridge is lost, and the road behind it fills with armour.',
    },
  },
  'mbt2020-5-night-rain': {
    dateline: 'A railway station, nine in the evening, autumn',
    story: 'Rain since noon, no moon, and the lamps of the yard shot out. A train of fuel wagons stands on the third track and makes everybody careful.',
    a: 'You command the brigade that has to be here in the morning.',
    b: 'You command the division that has to be here before it.',
    ends: {
      a: 'Morning finds the brigade at the station, and the fuel train where it was.',
      b: 'The station is taken before light; nobody has hit the train.',
    },
  },
  'mbt2020-6-jungle-hills': {
    dateline: 'Wooded hills in the dry season, seven in the morning',
    story: 'Heat already, and the smoke of cooking fires above two villages. The roads are one truck wide; off them a man is out of sight at ten paces.',
    a: 'You command men who grew up among these trees.',
    b: 'You command a division that brought its own sky.',
    ends: {
      a: 'The division with its own sky has gone back down the road.',
      b: 'The hills are quiet, and the roads one truck wide are full of trucks.',
    },
  },
};
