import type { Army, Class, Integrity, Troop } from '../pieces.js';

/** What the codes of this book stand for, in plain words. */
interface ClassWords {
  readonly name: string;
  /** In a word, for the label beside a base. */
  readonly short: string;
  /** What to know of them. */
  readonly text: string;
}

// biome-ignore format: a class a line
export const CLASS_WORDS: Readonly<Record<Class, ClassWords>> = {
  HIP: { name: 'heavy infantry with pikes',     short: 'Pikes',          text: 'strongest in front; slow; a line of them never turns; fears warbands and knights' },
  HIS: { name: 'heavy infantry with spears',    short: 'Spears',         text: 'solid; can be overlapped; fears warbands and knights' },
  HIM: { name: 'heavy infantry with firearms',  short: 'Infantry',       text: 'shoots ahead; weak in melee, worst against horse' },
  HIN: { name: 'heavy infantry with pole arms', short: 'Pole arms',      text: 'good against foot, less against horse; can be overlapped' },
  HIW: { name: 'heavy warband',                 short: 'Warband',        text: 'wild charge, even into pikes; fears loose spears and knights' },
  LIW: { name: 'light warband',                 short: 'Light warband',  text: 'wild charge over any ground; ridden down by horse' },
  LIS: { name: 'light infantry with spears',    short: 'Loose spears',   text: 'stops warbands and elephants; evades heavy foot; does not shoot' },
  LIN: { name: 'light infantry',                short: 'Light infantry', text: 'shoots ahead, evades heavy foot; over any ground' },
  VLI: { name: 'skirmishers',                   short: 'Skirmishers',    text: 'shoot all round, pass through friends, never fight if they can help it' },
  CAT: { name: 'armoured knights',              short: 'Knights',        text: 'ride down foot; fear elephants and warbands' },
  HCC: { name: 'heavy cavalry',                 short: 'Heavy horse',    text: 'charge foot that shoots; fear fire and elephants' },
  HSC: { name: 'skirmishing cavalry',           short: 'Cavalry',        text: 'shoot, then charge; can be overlapped' },
  LSC: { name: 'light cavalry',                 short: 'Light horse',    text: 'fast, shoot all round, evade anybody' },
  ELE: { name: 'elephants',                     short: 'Elephants',      text: 'beat all horse; fear light foot and firearms' },
  ART: { name: 'battery of guns',               short: 'Guns',           text: 'far fire ahead; lost when reached' },
};

/** Names of the lists that are too long for a label, and what they are called there. */
// biome-ignore format: a name a line
const CALLED: Readonly<Record<string, string>> = {
  'Handgunners and crossbows': 'Handgunners',
  'Allied men-at-arms':        'Men-at-arms',
  'Ordonnance archers':        'Archers',
  'Landsknecht pike':          'Landsknechts',
  'The Ii Red Devils':         'Red Devils',
  'Ashigaru spears':           'Ashigaru',
  'Loose yari ashigaru':       'Loose yari',
  'Mounted samurai':           'Mounted samurai',
  'Pike and musket block':     'Pike and shot',
  'Pike and musket blocks':    'Pike and shot',
  'Commanded musketeers':      'Musketeers',
  'County musketeers':         'Musketeers',
  'Rifles and jaegers':        'Rifles',
  'Line battalions':           'Line',
  'Line infantry':             'Line',
  'Line columns':              'Line columns',
  'Grande Battery':            'Battery',
  'Foot batteries':            'Foot battery',
  'Field batteries':           'Field battery',
  'Position batteries':        'Battery',
  'Rifled batteries':          'Rifled battery',
  'Batteries':                 'Battery',
  'Reserve battalions':        'Reserve',
  'Rifle companies':           'Rifles',
  'Veteran brigade':           'Veterans',
  'Regular infantry':          'Regulars',
  'Regulars with Gatling':     'Gatling',
  'Native contingent':         'Contingent',
  'Mounted volunteers':        'Volunteers',
  'Seven-pounders':            'Seven-pounders',
  'Young regiments':           'Young regiments',
  'Married regiments':         'Married regiments',
  'Men with muskets':          'Muskets',
  'Infantry battalions':       'Battalion',
  'Battalion with Maxim':      'Maxim',
  'Mounted infantry':          'Mounted infantry',
  'Mounted commandos':         'Commando',
  'Dismounted riflemen':       'Riflemen',
  'State artillery':           'State artillery',
  'Baggara spearmen':          'Baggara',
  'The Khalifa\'s banner':     'Khalifa\'s banner',
  'Jihadiya riflemen':         'Jihadiya',
};
/** Letters: a longer name is not written beside a base. */
const LONGEST = 14;

/** What a vignette is called beside its base: as its army calls it, else by its class. */
export const calledOf = (name: string, troop: Troop): string =>
  CALLED[name] ?? (name.length <= LONGEST ? name : CLASS_WORDS[troop.class].short);

export const INTEGRITY_WORDS: Readonly<Record<Integrity, string>> = {
  I: 'levies',
  II: 'raw',
  III: 'average',
  IV: 'seasoned',
  V: 'elite',
};
export const ARMY_WORDS: Readonly<Record<Army, string>> = { RA: 'drilled', IA: 'irregular' };

/** "raw drilled heavy infantry with firearms". */
export const troopWords = ({ class: kind, integrity, army }: Troop): string =>
  `${integrity === 'I' ? 'levied' : INTEGRITY_WORDS[integrity]} ${ARMY_WORDS[army]} ${CLASS_WORDS[kind].name}`;

/** "average, drilled". */
export const qualityWords = ({ integrity, army }: Troop): string =>
  `${INTEGRITY_WORDS[integrity]}, ${ARMY_WORDS[army]}`;
