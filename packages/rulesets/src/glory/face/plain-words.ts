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

export const INTEGRITY_WORDS: Readonly<Record<Integrity, string>> = {
  I: 'levies',
  II: 'raw',
  III: 'average',
  IV: 'seasoned',
  V: 'elite',
};
export const ARMY_WORDS: Readonly<Record<Army, string>> = { RA: 'drilled', IA: 'irregular' };

/** "average, drilled". */
export const qualityWords = ({ integrity, army }: Troop): string =>
  `${INTEGRITY_WORDS[integrity]}, ${ARMY_WORDS[army]}`;
