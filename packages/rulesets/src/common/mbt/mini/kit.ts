import { type Citation, type Options, type Ruleset, rps, type Side } from '@umpire/engine';
import { idsOf } from '../../book/ids.js';
import { citation, said } from '../../book/lines.js';
import { rulings } from '../../book/options.js';
import { joined } from '../../book/parts.js';
import { ground } from '../../ground/ground.js';
import { adviceOf, advised } from '../advice/advice.js';
import { armyForm } from '../army-form/army-form.js';
import type { PlainWords } from '../army-form/book.js';
import type { Eligibility, EngagementResult, Outcome, ReadyEngagement } from '../book/engagements.js';
import type { GroupLosses } from '../book/losses.js';
import type { PlayBook, RulesBook } from '../book.js';
import { mbt } from '../mbt.js';
import type { OwnFields } from '../own-fields.js';
import type { Kind, StandFacts, Status } from '../pieces.js';
import { FACING_EDGE } from '../play/edges.js';
import type { Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';
import { mbtRules } from '../rules.js';
import { ruleset } from '../ruleset.js';
import type { Words } from '../words.js';

/**
 * For tests only: a book of the family that is none of the two. It has horse and foot, no flights and no batteries, its own statuses and its
 * own table of results; everything else is shared. If it plays, what is shared is.
 */

const IDS = idsOf('MINI', 'mini');
const { idOf } = IDS;
const book = rulings();
const { ruling, uses } = book;
const drawsHands = ruling(idOf('R-90'), { 'secret-choice': false, random: true });

const isHorse = ({ class: of }: Pick<Kind, 'class'>): boolean => of === 'HORSE';
const never = (): boolean => false;

export const WORDS: Words = {
  CLASSES: ['HORSE', 'FOOT'],
  SUB_CLASSES: ['Dragoons', 'Pikes', 'Eyes'],
  POSTURES: ['ride', 'stand', 'watch'],
  MODES: ['rooted', 'free'],
  GRADES: ['levy', 'guard'],
  // biome-ignore format: a status a line
  STATUSES: {
    merry:     { title: 'Merry', told: 'laughs', brief: 'merry', harm: 0 },
    sulking:   { title: 'Sulking', told: 'sulks', brief: 'sulking', harm: 0.5, marker: { letter: 'S', shape: 'disc', text: 'Sulking', rule: idOf('RES-01') } },
    scattered: { title: 'Scattered', told: 'is scattered', brief: 'away', harm: 1 },
  },
  FIGHT: {
    ATTACKS: { attack: 'teases' },
    VAIN: { attack: 'it is shrugged off' },
    rally: 'cheers up',
    spent: 'has had enough',
  },
  STEADY: 'merry',
  LOST: 'scattered',
  UNHARMED: 'o',
  ORDINARY: { subClass: 'Pikes', class: 'FOOT', posture: 'stand', mode: 'free', grade: 'levy' },
  FAKE_MODES: ['free', 'rooted'],
  classOf: subClass => (subClass === 'Dragoons' ? 'HORSE' : 'FOOT'),
  levelOf: () => 0,
  defaultPosture: of => (of === 'HORSE' ? 'ride' : 'stand'),
  defaultMode: () => 'free',
  isUnit: () => true,
  isBattery: never,
  isFlight: never,
  isTroops: of => !isHorse(of),
  isTank: ({ subClass }) => subClass === 'Dragoons',
  isMountedInfantry: never,
  isLightInfantry: ({ subClass }) => subClass !== 'Dragoons',
  isEngineer: never,
  isLookout: ({ posture }) => posture === 'watch',
  isStriker: never,
  isAreaFire: never,
  isCounterBattery: never,
  isAntiAircraft: never,
  isLineInfantry: ({ posture }) => posture === 'stand',
  isTankHunter: never,
  isMortar: never,
  takesMarker: never,
  isFixed: ({ mode }) => mode === 'rooted',
  isFast: never,
};

const OWN_FIELDS: OwnFields = {
  LISTED: {},
  FORMS: { nature: {}, stand: {}, state: {} },
  KINDS: 1,
  kindNumber: () => 0,
  natureWords: () => [],
  cardRows: () => [],
  MARKERS: [],
  markers: () => [],
  height: () => ({}),
  nature: () => {},
  stand: () => {},
  state: () => {},
  facts: () => {},
  copyFacts: () => {},
  areSame: () => true,
  struck: () => {},
  engages: () => {},
  roundBegins: () => {},
  standBegins: () => {},
  modeChanged: () => {},
  flies: () => {},
  hide: () => {},
  wasStruck: never,
};

// biome-ignore format: a figure a line
const DISTANCES = {
  contact: 0.05, toBghq: 12, targetToBghq: 24, infantryNear: 4, march: 24, reveal: 16, deploy: 8, deployStatic: 12,
  offTable: 4, deployApart: 10, airEntry: 24, screen: 2, batteryLight: 2, unitLight: 1, unitLightReach: 4, minor: 8, minorsApart: 1,
  mbua: 8, river: 1, road: 1, base: 1, obstacle: 2, minefieldDepth: 18,
};

const inches = (good: number) => ({
  good,
  bad: good / 2,
  rule: idOf('MOV-01'),
  cited: citation(idOf('MOV-01'), 'as far as legs carry'),
});
const MOVES = { tactical: { horse: inches(8), foot: inches(4) }, march: { horse: inches(24), foot: inches(8) } };

/** Everybody strikes at everybody: lances far, pikes near. */
const line = (range: number) => {
  const rule = idOf('ELG-01');
  const text = `within ${range}"`;
  return { rule, range, text, cited: citation(rule, text), when: () => true };
};
const LINES_OF = { ride: [line(6)], stand: [line(3)] };

const GIVEN: Omit<RulesBook, keyof ReturnType<typeof ground>> = {
  words: WORDS,
  ownFields: OWN_FIELDS,
  sayings: {
    lost: 'scattered to the winds',
    drivenOff: 'flies away',
    fallsBack: 'runs home',
    noRoomBack: 'finds no way home',
    overTheEdge: 'is home',
    firstFlights: 'nothing flies',
    fixed: 'who is rooted stays',
    inDoubt: 'who knows',
  },
  STAYS_IN_PLACE: said(idOf('RES-01'), 'nothing hovers'),
  ruleFor: {
    lost: idOf('RES-01'),
    fallsBack: idOf('RES-01'),
    statuses: idOf('RES-01'),
    fragileEngages: idOf('VIC-01'),
    fragileMoves: idOf('VIC-01'),
    defeat: idOf('VIC-01'),
    bghqStays: idOf('ORG-07'),
  },
  army: {
    STAND_BARS: [
      { rule: idOf('POS-01'), text: 'only Eyes watch', when: s => (s.posture === 'watch') !== (s.subClass === 'Eyes') },
    ],
    TERMS: { HORSE: { term: 'unit', rule: idOf('CLS-01') }, FOOT: { term: 'unit', rule: idOf('CLS-01') } },
    SEGMENTS: [
      { posture: 'ride', segment: 6, rule: idOf('TRN-01'), text: 'all fight in segment 6' },
      { posture: 'stand', segment: 6, rule: idOf('TRN-01'), text: 'all fight in segment 6' },
      { posture: 'watch', segment: null, rule: idOf('TRN-02'), text: 'Eyes fight nobody' },
    ],
    TROOP_GRADING: [],
  },
  engaging: {
    ARC_BARS: [],
    LINES_OF,
    NOTHING_ELSE: [{ by: 'watch', rule: idOf('TRN-02'), text: 'Eyes fight nobody' }],
    OWN_BARS_OF: {},
    PAIR_BARS_OF: {},
    engagerOf: stand => stand.posture,
    isInfantry: of => !isHorse(of),
    bothCount: false,
    isGuardAsked: never,
    namesBlanks: posture => posture !== 'watch',
    bannedByWeather: never,
  },
  moving: {
    STATE_BARS: [
      {
        rule: idOf('RES-01'),
        text: 'who sulks does not advance',
        when: (state, closer) => state === 'sulking' && closer,
      },
    ],
    allowanceRow: (stand, _revealed, kind) => MOVES[kind][stand.subClass === 'Dragoons' ? 'horse' : 'foot'],
  },
  ending: {
    fragileBinds: () => true,
  },
  tasks: {
    NO_ENGINEERS: said(idOf('OPT-02'), 'nobody digs here'),
  },
};
const GROUND = ground({ ...IDS, ruling, uses, drawsHands, isSightExempt: never, DISTANCES });
const RULES = mbtRules(joined(GROUND, { ...GIVEN, DISTANCES }));

/** The one table: who wins scatters the sulking and makes the merry sulk; a draw makes both sulk where guards meet levies. */
const fate = (stand: StandFacts, struck: boolean): Outcome => {
  const still = { move: 0, leavesTable: false, removed: false };
  if (!struck) return { ...still, code: 'o', state: stand.state };
  if (stand.state === 'sulking') return { ...still, code: 'x', state: 'scattered', removed: true };
  return { ...still, code: 'x', state: 'sulking', move: 2 };
};
const weightOf = ({ owner, target }: EngagementFacts): number => (owner.grade === target.grade ? 0 : 1);

const isUnequal = ({ weight }: ReadyEngagement): boolean => weight !== 0;

const result = (e: ReadyEngagement, hand: 'win' | 'draw' | 'lose'): EngagementResult => ({
  rps: hand,
  owner: fate(e.facts.owner, hand === 'lose' || (hand === 'draw' && isUnequal(e))),
  target: fate(e.facts.target, hand === 'win' || (hand === 'draw' && isUnequal(e))),
});

/** VIC: a group is Fragile when half of it is scattered. */
const FRAGILE = citation(idOf('VIC-01'), 'half of it is scattered');
const groupReasons: PlayBook['ending']['groupReasons'] = ({ losses, stands }) =>
  losses.scattered! * 2 >= stands ? [FRAGILE] : [];
const fateOf = ({ groups }: Parameters<PlayBook['ending']['armyReasons']>[0]) => {
  const fragileGroups = groups.flatMap((g, i) => (g.fragile || groupReasons(g, null).length > 0 ? [i] : []));
  return { fragileGroups, armyThreshold: false, lost: fragileGroups.length === groups.length };
};

const spent = (view: State, side: Side) => {
  const own = view.stands.filter(s => s.side === side);
  const lost = own.filter(s => s.status === 'scattered').length / Math.max(1, own.length);
  return { strength: 1 - lost, breaking: lost };
};

const OWN: PlayBook = joined(RULES, {
  army: {
    NATIONS: [{ nation: 'Nowhere', regions: ['nowhere'], grade: 'guard', homeZone: 'Temperate' as const }],
    SAMPLE_GROUPS: [
      { name: 'Band', stands: [{ count: 12, subClass: 'Pikes', posture: 'stand', mode: 'free' }] },
      { name: 'Host', stands: [{ count: 12, subClass: 'Dragoons', posture: 'ride', mode: 'free' }] },
    ],
    STYLES: { Plain: ['Band'] },
    GOOD_STYLES: ['Plain'],
  },
  bots: {
    MOVE_RANKS: ['watch', 'ride', 'stand'],
    LIKELY: {
      kinds: [{ odds: 1, kind: { subClass: 'Pikes', posture: 'stand', mode: 'free' } }],
      infantry: 1,
      battery: { fires: 0, counters: 0 },
      batteries: [],
      counterBattery: { subClass: 'Pikes', posture: 'stand', mode: 'free' },
    },
    stakes: {
      lossCostsOf: (view: State) => view.groups.map(g => ({ fragile: g.fragile !== null })),
      areSameCosts: (a: readonly { fragile: boolean }[], b: readonly { fragile: boolean }[]) =>
        a.every((c, i) => c.fragile === b[i]?.fragile),
      costOfStatus: (_: unknown, stand: Stand, to: Status) =>
        to === stand.status ? 0 : (WORDS.STATUSES[to]?.harm ?? 0),
      conditionOf: spent,
    },
    ownOrders: () => [],
  },
  face: {
    PERIOD: 'modern' as const,
    FLAGS: [],
    PLACES: {},
    SEGMENT_WORDS: Array.from({ length: 6 }, (_, i) => ({ name: `${i + 1}`, text: 'go on', rule: idOf('TRN-01') })),
    symbolOf: () => 'unknown',
    plainName: ({ subClass }: Kind) => ({ name: subClass, short: subClass }),
    MODE_WORDS: {},
    GRADE_WORDS: {},
    GLOSSARY: [],
  },
  engaging: {
    weightOf,
    weightWords: (weight: number) => (weight > 0 ? 'guards against levies' : 'an even match'),
    bandOf: (weight: number) => weight,
    readyEngagement: (facts: EngagementFacts, { type, maxRange }: Eligibility) => ({
      facts,
      type,
      maxRange,
      weight: weightOf(facts),
      because: [citation(idOf('ENG-01'), 'they meet')],
    }),
    *strike(e: ReadyEngagement, options: Options, by: Side = 'a') {
      const hand = yield* rps(idOf('ENG-01'), by, drawsHands(options));
      return { result: result(e, hand), because: e.because };
    },
    recovered: (_: Status, rested: boolean) => ({
      result: { state: rested ? 'merry' : 'sulking' },
      because: [citation(idOf('RES-02'), 'who rests laughs again')],
    }),
    arcLimits: () => ({ front: 900, rear: 900 }),
    arcSeen: () => 'front',
    mineResult: () => {
      throw new Error('there are no mines');
    },
  },
  moving: {
    backFrom: ({ sides }: State, { side }: Stand) => FACING_EDGE[sides[side].baseEdge],
    losesTheBlocked: never,
  },
  air: {
    airSchedule: () => ({
      status: 'left' as const,
      mayMove: false,
      mayEngage: false,
      leavesEndOfTurn: null,
      mayReturn: false,
    }),
    lingers: never,
    isKeptBack: never,
    casComesBack: never,
  },
  turns: {},
  verbs: {
    ownVerbs: () => ({}),
    secretVerbs: [],
  },
  ending: {
    LOSS_KINDS: ['scattered'] as const,
    LOSS_NAMES: { scattered: 'scattered' },
    LOSSES_AS: 'shares' as const,
    tally: (stands: readonly Stand[]) => ({ scattered: stands.filter(s => s.status === 'scattered').length }),
    groupReasons,
    armyReasons: (): Citation[] => [],
    LOSS_WORDS: { scattered: 'scattered' },
    groupLimits: ({ stands }: GroupLosses) => ({ scattered: { at: Math.ceil(stands / 2), rule: FRAGILE.rule } }),
    armyLimits: () => null,
    losesByArmy: () => false,
    USUAL: {},
    askedGroups: (groups: readonly GroupLosses[]) => groups.map((_, i) => i),
    victoryOf: ({ a, b }: Parameters<PlayBook['ending']['victoryOf']>[0]) => {
      const [fa, fb] = [fateOf(a), b && fateOf(b)];
      const outcome = fa.lost ? (fb?.lost ? 'draw' : 'b-wins') : fb?.lost ? 'a-wins' : 'continue';
      return { a: fa, b: fb, outcome } as const;
    },
  },
});

export const MINI = mbt(OWN);

/** And how armies of it are drawn up. */
const PLAIN_WORDS: PlainWords = {
  CLASSES: { HORSE: 'Horse', FOOT: 'Foot' },
  SUB_CLASSES: { Dragoons: 'fierce riders', Pikes: 'patient pikes', Eyes: 'sharp eyes' },
  POSTURES: { ride: 'riding', stand: 'standing', watch: 'watching' },
  MODES: { rooted: 'Stays', free: 'Goes where it likes' },
};
export const MINI_FORM = armyForm(
  joined(OWN, {
    form: { OPTIONS: [], REGIONS: ['nowhere'], WORDS: PLAIN_WORDS, OWN_FLAGS: [], symbolOf: () => 'unknown' },
  }),
);

const band = (name: string, side: string, grade: string, baseEdge: 'north' | 'south') => ({
  name,
  grade,
  homeZone: 'Temperate',
  baseEdge,
  groups: [
    {
      name: `${name} band`,
      stands: [
        { ids: [`${side}1`], subClass: 'Dragoons', posture: 'ride', mode: 'free', bghq: true },
        { ids: [`${side}2`, `${side}3`], subClass: 'Dragoons', posture: 'ride', mode: 'free' },
        { ids: [`${side}4`, `${side}5`], subClass: 'Pikes', posture: 'stand', mode: 'free' },
        { ids: [`${side}6`], subClass: 'Eyes', posture: 'watch', mode: 'free' },
      ],
    },
  ],
});

/** Two bands of six on a small meadow, for eight turns. */
const MEADOW = {
  id: 'meadow',
  title: 'The meadow',
  turns: 8,
  table: { width: 24, depth: 30, squareSize: 12 },
  zone: 'Temperate',
  season: 'Summer',
  hour24: 10,
  awc: false,
  gameType: 'encounter',
  pieces: [{ id: 'copse', kind: 'wood', x: 4, y: 13, width: 4, depth: 4 }],
  roads: [],
  river: null,
  sides: { a: band('Red', 'A', 'guard', 'south'), b: band('Blue', 'B', 'levy', 'north') },
  ending: { kind: 'losses' },
  fragileAt: { scattered: 3 },
  victory: 'Whoever has lost fewer.',
};

export const mini: Ruleset<Types> = {
  id: 'mini',
  version: 1,
  title: 'The meadow',
  options: [...book.read].map(([id, choices]) => ({
    id,
    kind: 'ruling' as const,
    settled: false,
    text: id,
    choices: choices.map(choice => ({ id: choice, text: choice })),
  })),
  questions: {},
  scenarios: [
    { id: 'meadow', title: 'The meadow', text: 'Horse and foot', sides: { a: 'Red', b: 'Blue' }, data: MEADOW },
  ] as unknown as Ruleset<Types>['scenarios'],
  ...ruleset(MINI),
  advice: adviceOf(advised(MINI)),
};
