import type { Match, Side } from '@umpire/engine';
import * as family from '../../../../../tests/kit/mbt/battle.js';
import type { Types } from '../../common/mbt/play/types.js';
import { BOOK } from '../book.js';
import { mbt2020 } from '../index.js';
import type { Nature, Stand, State } from '../nature.js';
import type { Order } from '../verbs/own.js';

export * from '../../../../../tests/kit/mbt/battle.js';

/** For tests of play: the tables of the family, laid for this book. */
export interface StandNote
  extends Omit<family.StandNote, keyof Nature | 'status'>,
    Partial<Nature>,
    Partial<Pick<Stand, 'status' | 'everRepulsed'>> {}
export type BattleNote = family.BattleNote<StandNote, State>;

export const KIT = family.battleKit({
  rules: mbt2020,
  book: BOOK,
  prefix: 'MBT20',
  shaken: 'repulsed',
  lost: 'neutralised',
  engineer: 'FE',
  holdsBghq: 'MBT20-ORG-07',
  fallsBack: 'MBT20-RES-19',
  isRemoved: 'MBT20-RES-11',
  isFragile: 'MBT20-VIC-02',
});
export const { optionsWith, watched } = KIT;
export const battle = (note: BattleNote): Match<Types> => KIT.battle(note);
export const order = (match: Match<Types>, by: Side, given: Order, ...hands: readonly family.Hand[]): void =>
  family.order(match, by, given as Types['order'], ...hands);
export const refusal = (match: Match<Types>, by: Side, given: Order): string =>
  KIT.refusal(match, by, given as Types['order']);
export const standIn = (match: Match<Types>, id: string): Stand => family.standIn(match, id) as Stand;
