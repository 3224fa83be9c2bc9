/** 9.0: where the first battle of both books is fought, six stands a side, and what happens in it. */
export const VILLAGE = {
  title: 'The village',
  turns: 6,
  table: { width: 24, depth: 36, squareSize: 12 },
  zone: 'Temperate',
  season: 'Summer',
  hour24: 10,
  awc: false,
  gameType: 'attack-defence',
  attacker: 'a',
  pieces: [
    { id: 'village', kind: 'BUA', x: 9.5, y: 25, width: 5, depth: 4 },
    { id: 'wood1', kind: 'wood', x: 2, y: 15, width: 5, depth: 4 },
    { id: 'hill1', kind: 'hill', x: 17, y: 14, width: 4, depth: 3 },
  ],
  roads: [],
  river: null,
  deployment: {
    A1: [12, 4, 0],
    A2: [8.5, 6.5, 0],
    A3: [15.5, 6.5, 0],
    A4: [10.2, 6.5, 0],
    A5: [13.8, 6.5, 0],
    A6: [12, 7.4, 0],
    B1: [13, 30.5, 180],
    B2: [17, 29, 180],
    B3: [12, 27, 180],
    B4: [15, 29, 180],
    B5: [18.5, 27, 180],
    B6: [10, 30, 180],
  },
  ending: { kind: 'hold', piece: 'village' },
};

/** What the guide says in the words of a book (HSE-20). */
type VillageTexts = Readonly<
  Record<'aim' | 'scouts' | 'blanks' | 'lookOut' | 'together' | 'reach' | 'result' | 'rest', string>
>;

/** The steps of its guide. */
export const villageSteps = (texts: VillageTexts) => [
  {
    id: 'aim',
    title: 'The aim',
    when: 'start',
    done: 'read',
    text: texts.aim,
    show: ['village'],
  },
  {
    id: 'scouts',
    title: 'The first move',
    when: 'segment 6',
    done: 'moved',
    text: texts.scouts,
    show: ['A6'],
  },
  {
    id: 'blanks',
    title: 'What the scouts found',
    when: 'revealed',
    done: 'read',
    text: texts.blanks,
    show: ['B5'],
    until: texts.lookOut,
  },
  {
    id: 'together',
    title: 'Tanks and infantry',
    when: 'segment 6',
    done: 'accompanied',
    text: texts.together,
    show: ['A2', 'A4'],
  },
  {
    id: 'his-round',
    title: 'His round',
    when: 'enemy-round',
    done: 'own-round',
    text: 'Now he moves: a turn has a round for each side. You act only with your hand when he engages, or to turn up your own scouts.',
    show: [],
    until: 'End the round as soon as nobody else of yours shall move.',
  },
  {
    id: 'reach',
    title: 'The first shot',
    when: 'in-range',
    done: 'engaged',
    text: texts.reach,
    show: 'in-range',
    until: 'Bring a stand within reach of an enemy: a line to him shows it while you drag.',
  },
  {
    id: 'hands',
    title: 'The hand',
    when: 'hands',
    done: 'result',
    text: 'Rock, paper, scissors, both at once. Win, draw and lose are spelled out for both stands.',
    show: [],
  },
  {
    id: 'result',
    title: 'What came of it',
    when: 'result',
    done: 'read',
    text: texts.result,
    show: [],
  },
  {
    id: 'end',
    title: 'How it ends',
    when: 'closing',
    done: 'over',
    text: `One more loss may make a group Fragile and end the battle. ${texts.rest} Else turn 6 decides it: count the stands in the village, where infantry is hard to strike.`,
    show: ['village'],
  },
];
