/**
 * Saved battles: in the browser's database if it lets us, else for as long as the tab is open. Whoever saves may ignore what
 * comes back: what the player must know is said in a notice.
 */
import { announce, retract } from '../notices/notices.js';
import { goTo } from '../shell/routes.js';
import { newId, type ReadEntry } from './entry.js';
import { downloadEntry } from './export.js';
import { type Kept, makeKeeper, type Unsaved } from './keeper.js';
import { diskStore, memoryStore } from './store.js';
import type { Trouble } from './trouble.js';

export { type BattleEntry, type BattleSummary, newId, type ReadEntry } from './entry.js';
export type { Kept, Unsaved } from './keeper.js';

const keeper = makeKeeper(diskStore(), memoryStore());
/** Tells the other tabs that a battle changed, so that their lists are up to date. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('umpire-battles');

export async function saveBattle(entry: Unsaved, how?: { readonly overwrite?: boolean }): Promise<Kept> {
  const kept = await keeper.save(entry, how);
  if (kept.where === 'disk') {
    retract('storage');
    retract(`contested-${entry.id}`);
    retract(`deleted-${entry.id}`);
    changed();
  } else if (kept.where === 'tab') tellTrouble(entry, kept.trouble);
  else if (kept.where === 'deleted') tellDeleted(entry);
  else tellContested(entry, kept.theirs);
  return kept;
}

export const loadBattle = (id: string): Promise<ReadEntry> => keeper.load(id);
export const listBattles = () => keeper.list();
export const rawBattle = (id: string): Promise<unknown> => keeper.raw(id);

export async function removeBattle(id: string): Promise<void> {
  await keeper.remove(id);
  changed();
}

/** Saves under a new id. */
export async function saveCopy(entry: Unsaved, title = entry.title): Promise<string> {
  const id = newId();
  await saveBattle({ ...entry, id, title });
  return id;
}

const listeners = new Set<() => void>();
/** Calls back whenever the list of battles changed, here or in another tab. */
export function onBattlesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const hear = () => {
  for (const listener of listeners) listener();
};
function changed(): void {
  hear();
  channel?.postMessage('changed');
}
channel?.addEventListener('message', hear);

function tellTrouble(entry: Unsaved, trouble: Trouble): void {
  announce({
    id: 'storage',
    tone: 'warning',
    text: `${trouble.message} The battle is kept in this tab only.`,
    actions: entry.record ? [{ label: 'Export this battle', run: () => downloadEntry(entry) }] : [],
  });
}

const clock = (stamp: number): string =>
  new Date(stamp).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

function tellContested(entry: Unsaved, theirs: number): void {
  announce({
    id: `contested-${entry.id}`,
    tone: 'warning',
    text: `“${entry.title}” was played on in another tab at ${clock(theirs)}. What you do here is not saved over it.`,
    actions: [
      {
        label: 'Keep mine as a copy',
        run: async () => {
          retract(`contested-${entry.id}`);
          const now = await keeper.load(entry.id);
          goTo(['battle', await saveCopy(now.ok ? now.entry : entry, `${entry.title} (copy)`)]);
        },
      },
      { label: 'Go on with the other', run: () => location.reload() },
    ],
  });
}

function tellDeleted(entry: Unsaved): void {
  announce({
    id: `deleted-${entry.id}`,
    tone: 'warning',
    text: `“${entry.title}” was deleted in another tab. What you do here is not saved.`,
    actions: [
      {
        label: 'Keep it',
        run: async () => {
          const now = await keeper.load(entry.id);
          await saveBattle(now.ok ? now.entry : entry, { overwrite: true });
        },
      },
      { label: 'To all battles', run: () => goTo([]) },
    ],
  });
}
