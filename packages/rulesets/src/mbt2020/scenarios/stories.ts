import type { Stories } from '../../common/book/briefing.js';

/** What the place, the day and the weather were like, and who commands: read before the orders of the day. */
// biome-ignore format: a battle a block
export const STORIES: Stories = {
  'mbt2020-0-first-battle': {
    dateline: 'An island road, ten o’clock on a summer morning',
    story: 'Haze lies over the hay, and the drones of both sides were lost in the night: nobody knows what stands behind the hedges. A village of two hundred houses commands the only road to the port.',
    a: 'You command a squadron of six platoons, from the second tank.',
    b: 'You command six platoons that reached the village an hour ago.',
  },
  'mbt2020-1-crossroads': {
    dateline: 'Two villages on an island, nine in the morning, summer',
    story: 'Clear and dry, the corn uncut. Two columns were sent up the same road by staffs that did not know of one another, and the scouts have just begun to report.',
    a: 'You command a battle group on the march.',
    b: 'You command the battle group at the other end of the road.',
  },
  'mbt2020-2-the-town': {
    dateline: 'A provincial town in autumn, ten in the morning',
    story: 'Low cloud, wet leaves, and a bypass that was never finished. The town hall has changed flags twice this month; its cellars are the garrison’s headquarters now.',
    a: 'You command the brigade: the garrison, and the group that is still on the road.',
    b: 'You command a division with a timetable.',
  },
  'mbt2020-3-river-corps': {
    dateline: 'A river in spring, six in the morning',
    story: 'The water is high, mist lies on both banks, and all the bridges are still standing, which neither side can explain.',
    a: 'You command a corps of four groups, its guns and its flights.',
    b: 'You command a corps of four groups, its guns and its flights.',
  },
  'mbt2020-4-bridgehead': {
    dateline: 'A single bridge, eight on a spring morning',
    story: 'The fields are soft and the road is the only dry ground. Last night the sappers worked without lamps on either side of the river.',
    a: 'You command the bridge guard: one group, and whatever you can make them believe.',
    b: 'You command the division that was told the bridge would be empty.',
  },
  'mbt2020-5-night-rain': {
    dateline: 'A railway station, nine in the evening, autumn',
    story: 'Rain since noon, no moon, and the lamps of the yard shot out. A train of fuel wagons stands on the third track and makes everybody careful.',
    a: 'You command the brigade that has to be here in the morning.',
    b: 'You command the division that has to be here before it.',
  },
  'mbt2020-6-jungle-hills': {
    dateline: 'Wooded hills in the dry season, seven in the morning',
    story: 'Heat already, and the smoke of cooking fires above two villages. The roads are one truck wide; off them a man is out of sight at ten paces.',
    a: 'You command men who grew up among these trees.',
    b: 'You command a division that brought its own sky.',
  },
};
