import type { Match, Side } from '@umpire/engine';
import * as family from '../../../../../tests/kit/mbt/battle.js';
import type { Types } from '../../common/mbt/play/types.js';
import { BOOK } from '../book.js';
import { mbt1945 } from '../index.js';
import type { Nature, Stand, State } from '../nature.js';
import { classOf, defaultAltitude } from '../pieces.js';
import type { Order } from '../verbs/own.js';

export * from '../../../../../tests/kit/mbt/battle.js';

/** For tests of play: the tables of the family, laid for this book. */
export interface StandNote
  extends Omit<family.StandNote, keyof Nature | 'status'>,
    Partial<Nature>,
    Partial<Pick<Stand, 'status' | 'altitude' | 'modeChanged'>> {}
export type BattleNote = family.BattleNote<StandNote, State>;

const TABLES = family.battleKit({
  rules: mbt1945,
  book: BOOK,
  prefix: 'MBT45',
  shaken: 'shaken',
  lost: 'broken',
  engineer: 'CFE',
  holdsBghq: 'MBT45-ORG-08',
  fallsBack: 'MBT45-RES-45',
  isRemoved: 'MBT45-RES-43',
  isFragile: 'MBT45-VIC-12',
});

/** A flight on the table that says nothing of its altitude flies where it would if an order said nothing. */
function airborne(note: StandNote): StandNote {
  if (!note.at || !note.subClass || note.altitude) return note;
  const altitude = defaultAltitude({ class: classOf(note.subClass), posture: note.posture ?? 'CAS' });
  return { ...note, altitude };
}
const flown = (stands: Readonly<Record<string, StandNote>>) =>
  Object.fromEntries(Object.entries(stands).map(([id, note]) => [id, airborne(note)]));

export const KIT: family.BattleKit = {
  ...TABLES,
  battle: note => TABLES.battle({ ...note, stands: flown(note.stands as BattleNote['stands']) }),
};
export const { optionsWith, watched } = KIT;
export const battle = (note: BattleNote): Match<Types> => KIT.battle(note);
export const order = (match: Match<Types>, by: Side, given: Order, ...hands: readonly family.Hand[]): void =>
  family.order(match, by, given as Types['order'], ...hands);
export const refusal = (match: Match<Types>, by: Side, given: Order): string =>
  KIT.refusal(match, by, given as Types['order']);
export const standIn = (match: Match<Types>, id: string): Stand => family.standIn(match, id) as Stand;
