import type { Studied } from '@umpire/desk';
import type { Refusal } from '@umpire/engine';
import { sharedDesk } from '../desk/shared.js';
import { type BattleEntry, loadBattle } from '../storage/battles.js';
import { type Loading, useLoading } from './hooks.js';

/** A saved battle, read and played again to its end; or why not. */
export type StudiedBattle =
  | { readonly kind: 'ready'; readonly entry: BattleEntry; readonly studied: Studied }
  | { readonly kind: 'unread'; readonly why: 'missing' | 'damaged' | 'newer' | 'blocked'; readonly message: string }
  | { readonly kind: 'empty'; readonly entry: BattleEntry }
  /** `sound`: so many entries are in order. */
  | { readonly kind: 'refused'; readonly entry: BattleEntry; readonly error: Refusal; readonly sound: number };

async function studyBattle(id: string, only: number | undefined): Promise<StudiedBattle> {
  const read = await loadBattle(id);
  if (!read.ok) return { kind: 'unread', why: read.why, message: read.message };
  const { entry } = read;
  const { record, state, trail, earlier } = entry;
  if (!record) return { kind: 'empty', entry };
  const wanted = only === undefined ? record : { ...record, entries: record.entries.slice(0, only) };
  // the state is that after the last entry
  const outcome = await sharedDesk().study(wanted, { trail, earlier, ...(only === undefined && { state }) });
  return outcome.ok
    ? { kind: 'ready', entry, studied: outcome.studied }
    : { kind: 'refused', entry, error: outcome.error, sound: outcome.sound };
}

/** `only`: the first entries of a battle whose record is damaged further on. */
export const useStudied = (id: string, only?: number): Loading<StudiedBattle> =>
  useLoading(`${id} ${only ?? 'all'}`, () => studyBattle(id, only));
