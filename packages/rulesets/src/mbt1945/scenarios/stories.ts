import type { Stories } from '../../common/book/briefing.js';

/** What the place, the day and the weather were like, and who commands: read before the orders of the day; and what was told of it afterwards. */
// biome-ignore format: a battle a block
export const STORIES: Stories = {
  'mbt1945-0-first-battle': {
    dateline: 'A village in Normandy, August 1944, ten in the morning',
    story: 'The break-out is three days old and the dust of the columns can be seen for miles. A rearguard has put its gun beside a village and means to keep the houses for another day.',
    a: 'You command a squadron with a platoon of infantry for each troop of tanks.',
    b: 'You command what was left behind to gain a few hours.',
    ends: {
      a: 'The last house is cleared, and the columns roll past without stopping.',
      b: 'The houses are still theirs. The squadron laagers among the hedges and waits for the guns.',
    },
  },
  'mbt1945-1-crossroads': {
    dateline: 'Two villages, a summer morning of the war',
    story: 'Clear and dry, larks above the corn. Two columns want the same road, and the motorcyclists of both have just turned round.',
    a: 'You command a battle group on the march.',
    b: 'You command the battle group that comes to meet it.',
    ends: {
      a: 'The road is open. By evening the Manx column has passed both villages.',
      b: 'The Manx column has been turned back where it came from, and the corn is burning behind it.',
    },
  },
  'mbt1945-2-steppe-town': {
    dateline: 'The steppe before the Vistula, summer 1944, eight in the morning',
    story: 'Heat, larks, and dust that shows every wheel. The town has one church, one tractor station and nine hundred men who were told to stay.',
    a: 'You command two battle groups: one that cannot go, and one that must not be late.',
    b: 'You command a corps with a hill of shells behind it.',
    ends: {
      a: 'The town stands. At dusk the steppe before it is dotted with smoke, and none of it moves.',
      b: 'The tractor station is in Soviet hands; of the nine hundred few have come back across the fields.',
    },
  },
  'mbt1945-3-river-corps': {
    dateline: 'A river in the west, the first hot days of 1945, six in the morning',
    story: 'Sun on the water and aircraft above it. The engineers of both sides have reported that the bridges will bear tanks, and nobody has been ordered to blow them.',
    a: 'You command a corps, its guns and the aircraft of the day.',
    b: 'You command a corps of heavy tanks, and very little sky.',
    ends: {
      a: 'The bridges are taken whole. What was left of the heavy tanks is on the road home tonight.',
      b: 'The river line holds, and the far bank is full of burnt-out carriers.',
    },
  },
  'mbt1945-4-winter-line': {
    dateline: 'Before a town in Russia, December 1942, five in the morning',
    story: 'Thirty degrees of frost and driving snow. Engines are kept warm with fires under them; before it is light men find one another by sound.',
    a: 'You command a Kampfgruppe behind wire and mines.',
    b: 'You command two groups of a shock army, with sappers in front.',
    ends: {
      a: 'The wire holds. When the snow stops, sappers lie before it as they had gone forward.',
      b: 'The shock army is in the town, and for the first night of the month it sleeps under roofs.',
    },
  },
  'mbt1945-5-crossed-trails': {
    dateline: 'Bougainville, spring 1944, six in the morning',
    story: 'Rain in the night, steam now. Two trails cross under trees so high that nobody has seen the sun on the ground between them.',
    a: 'You command two groups that came ashore last month.',
    b: 'You command two groups that have been here for two years.',
    ends: {
      a: 'The trails are American as far as the next ridge, which is all anybody asks of a trail.',
      b: 'Those who came ashore last month are back on the beach, and the trees have closed behind them.',
    },
  },
  'mbt1945-6-desert-gap': {
    dateline: 'A gap in the Tunisian hills, spring 1943, an hour before dusk',
    story: 'The wind has dropped and the dust hangs where it was raised. In the oasis behind the gap there is water for a division, and there is none before it.',
    a: 'You command two groups of a corps that has marched for two days round the flank.',
    b: 'You command the rearguard that is to let nobody through today.',
    ends: {
      a: 'They have the gap, and the first water carts are already in the oasis.',
      b: 'The oasis is still theirs; the rearguard slips away when it chooses.',
    },
  },
  'mbt1945-8-rhine': {
    dateline: 'A village before the Rhine, February 1945, morning',
    story: 'Old snow on the fields, and a forest on either hand. From the church tower one can see the river, and whoever breaks first will not see it again.',
    a: 'You command an armoured and an infantry group.',
    b: 'You command a panzer group and what is left of the paratroops.',
    ends: {
      a: 'The panzers are broken, and whoever likes may climb the church tower and look at the river.',
      b: 'The columns have been broken before the village; the road behind it is used for one more night.',
    },
  },
};
