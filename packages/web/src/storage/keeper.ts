import { type BattleEntry, type BattleSummary, type ReadEntry, readEntry, storedForm, summaryOf } from './entry.js';
import type { Store } from './store.js';
import { type Trouble, troubleOf } from './trouble.js';

/** What became of a battle that was to be saved. */
export type Kept =
  | { readonly where: 'disk'; readonly updated: number }
  /** In this tab only, until it is closed. */
  | { readonly where: 'tab'; readonly updated: number; readonly trouble: Trouble }
  /** Another tab wrote since; nothing was overwritten, ours is held in this tab. */
  | { readonly where: 'contested'; readonly theirs: number }
  /** Another tab deleted it since; ours is held in this tab. */
  | { readonly where: 'deleted' };

export type Unsaved = Omit<BattleEntry, 'updated'> & { readonly updated?: number };

export interface Keeper {
  save(entry: Unsaved, how?: { readonly overwrite?: boolean }): Promise<Kept>;
  load(id: string): Promise<ReadEntry>;
  list(): Promise<{ readonly battles: BattleSummary[]; readonly trouble?: Trouble }>;
  remove(id: string): Promise<void>;
  /** As it lies in the store, for an export of what cannot be read. */
  raw(id: string): Promise<unknown>;
}

/**
 * Keeps battles: on disk if the browser allows it, else in the tab, and never over what another tab wrote. Writes go one
 * after the other, so a quick player cannot overtake himself.
 */
export function makeKeeper(disk: Store, tab: Store, now: () => number = Date.now): Keeper {
  /** The stamps of what this tab read or wrote last. */
  const known = new Map<string, number>();
  /** Battles of which the tab's copy is the one that counts. */
  const held = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work, work);
    queue = done;
    return done;
  };
  const hold = async (entry: BattleEntry): Promise<void> => {
    await tab.remove(entry.id);
    await tab.put(storedForm(entry), summaryOf(entry), undefined);
    held.add(entry.id);
  };

  async function save(unsaved: Unsaved, overwrite: boolean): Promise<Kept> {
    const { id } = unsaved;
    const updated = Math.max(now(), (known.get(id) ?? 0) + 1);
    const entry: BattleEntry = { ...unsaved, updated };
    try {
      const stamp = overwrite ? stampOf(await disk.get(id)) : known.get(id);
      const done = await disk.put(storedForm(entry), summaryOf(entry), stamp);
      if (!done.written) {
        await hold(entry);
        return done.theirs === undefined ? { where: 'deleted' } : { where: 'contested', theirs: done.theirs };
      }
      known.set(id, updated);
      if (held.delete(id)) await tab.remove(id);
      return { where: 'disk', updated };
    } catch (error) {
      await hold(entry);
      return { where: 'tab', updated, trouble: troubleOf(error) };
    }
  }

  async function load(id: string): Promise<ReadEntry> {
    if (held.has(id)) return readEntry(await tab.get(id));
    let found: ReadEntry;
    try {
      found = readEntry(await disk.get(id));
    } catch (error) {
      return { ok: false, why: 'blocked', message: troubleOf(error).message };
    }
    if (found.ok) known.set(id, found.entry.updated);
    return found;
  }

  async function list() {
    const own = await tab.list();
    try {
      const others = (await disk.list()).filter(battle => !held.has(battle.id));
      return { battles: latestFirst([...own, ...others]) };
    } catch (error) {
      return { battles: latestFirst(own), trouble: troubleOf(error) };
    }
  }

  return {
    save: (entry, how) => inTurn(() => save(entry, how?.overwrite ?? false)),
    load: id => inTurn(() => load(id)),
    list: () => inTurn(list),
    remove: id =>
      inTurn(async () => {
        await tab.remove(id);
        const wasHeld = held.delete(id);
        known.delete(id);
        await disk.remove(id).catch(error => {
          if (!wasHeld) throw error;
        });
      }),
    raw: id => inTurn(() => (held.has(id) ? tab.get(id) : disk.get(id))),
  };
}

const stampOf = (raw: unknown): number | undefined =>
  typeof raw === 'object' && raw !== null && 'updated' in raw ? (raw.updated as number) : undefined;

const latestFirst = (battles: BattleSummary[]): BattleSummary[] => battles.sort((a, b) => b.updated - a.updated);
