import type { Stories } from '../../common/book/briefing.js';

/** What the place, the day and the weather were like, and who commands: read before the orders of the day. */
// biome-ignore format: a battle a block
export const STORIES: Stories = {
  'lane-1643': {
    dateline: 'A lane in the Midlands, autumn 1643',
    story: 'A grey forenoon, the hedges bare. The County’s foot has barred the road to the market town, and somebody’s brother is in the other line.',
    a: 'You command for the Parliament, from among the foot.',
    b: 'You command for the King, at the head of your Horse.',
  },
  'candlemas-1643': {
    dateline: 'Near a market town, Candlemas, February 1643',
    story: 'No snow this winter, but frost enough to carry a gun. Both counties have called out their trained bands, and neither has been shot at before.',
    a: 'You command the County for the Parliament.',
    b: 'You command the County for the King.',
  },
  'ridge-1815': {
    dateline: 'A low ridge in Brabant, June 1815, towards noon',
    story: 'It rained all night; now steam rises from the rye. Two farms lie before the ridge like bastions.',
    a: 'You command the army that must be in the capital tomorrow.',
    b: 'You command the army that only has to be here this evening.',
  },
  'ridge-1815-free': {
    dateline: 'A low ridge in Brabant, June 1815, towards noon',
    story: 'It rained all night; now steam rises from the rye. Where everybody stands is for you to say.',
    a: 'You command the army that must be in the capital tomorrow.',
    b: 'You command the army that only has to be here this evening.',
  },
  'crossroads-1863': {
    dateline: 'Where two turnpikes cross in Pennsylvania, July 1863',
    story: 'Heat by eight o’clock, and dust on every road. The cavalry has found infantry where there should have been none, and both generals have sent for the rest.',
    a: 'You command two corps of the Union as they come up.',
    b: 'You command two corps of the Confederacy as they come up.',
  },
  'drift-1879': {
    dateline: 'A ford in Natal, January 1879, afternoon',
    story: 'Thunder over the hills. The regiments crossed the river at noon. From the mountain the watchers have seen them sit down to take snuff: they are in no hurry.',
    a: 'You command the horns, the chest and the loins of the impi.',
    b: 'You command the post at the drift, and every man in it who can hold a rifle.',
  },
  'spruit-1900': {
    dateline: 'A dry spruit on the veldt, March 1900, before breakfast',
    story: 'The cold goes quickly once the sun is up. The column has marched all night and watched its rear; nobody has looked at the hills ahead.',
    a: 'You command the column, and ride with its guns.',
    b: 'You command riflemen who have lain still since three o’clock.',
  },
  'ditches-1515': {
    dateline: 'The plain before Milan, September 1515',
    story: 'Dust, drums, and a drawbridge that was lowered against advice. The squares have never turned back from guns before.',
    a: 'You are the captains of the cantons, who have agreed for once.',
    b: 'You command for the King, who has come himself.',
  },
  'elephants-1575': {
    dateline: 'The plains of Bengal, March 1575',
    story: 'The rains are far off. When the wind turns, the horses smell the elephants.',
    a: 'You command an army of the Emperor, far from him.',
    b: 'You command the Afghan host, and its elephants go first.',
  },
  'pass-1600': {
    dateline: 'A valley between mountains in Japan, October 1600, morning',
    story: 'Fog until eight; then both armies see how near they are. Half of those on the slopes have written letters to both sides.',
    a: 'You command the army of the East.',
    b: 'You command the army of the West.',
  },
  'khor-1898': {
    dateline: 'A dry watercourse on the Nile, September 1898',
    story: 'No cloud, no wind, no shade. The column closes up by the sound of bugles; the spears in the khor catch the sun for a moment, and then do not.',
    a: 'You command the brigades on the march.',
    b: 'You command all who came out to meet them.',
  },
};
