import { idsOf } from '../common/book/ids.js';
import { optionsOf, rulings } from '../common/book/options.js';
import { RULINGS } from './rulings.js';

/** How shared code names the rules and lists of this book. */
export const IDS = idsOf('WW2', 'ww2');

/** Every ruling, and the eight optional rules that players switch on. */
export const OPTIONS = optionsOf(RULINGS);

const book = rulings();
/** Which rulings and optional rules are read, with the choices that the rules know. */
export const RULINGS_READ = book.read;
export const { ruling } = book;

/** WW2-ENG-01: attack and defence, with digging in and obstacles. */
export const usesEngineering = book.uses('WW2-ENG-01');
/** WW2-SMK-01: smoke screens. */
export const usesSmoke = book.uses('WW2-SMK-01');
/** WW2-ILL-01: light rounds. */
export const usesIllumination = book.uses('WW2-ILL-01');
/** WW2-TOD-01: season, hour, dawn, dusk and night. */
export const usesTimeOfDay = book.uses('WW2-TOD-01');
/** WW2-WX-01: adverse weather. */
export const usesWeather = book.uses('WW2-WX-01');
/** WW2-BAL-01: a balance of AFVs in German and Soviet armies. */
export const usesBalance = book.uses('WW2-BAL-01');
/** WW2-BAL-05: Allied superiority in the air. */
export const usesAirBalance = book.uses('WW2-BAL-05');
/** WW2-FAN-01: invented armies. */
export const usesFantasy = book.uses('WW2-FAN-01');
