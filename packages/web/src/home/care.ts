import { sharedDesk } from '../desk/shared.js';
import { announce, retract } from '../notices/notices.js';
import { type BattleEntry, loadBattle, rawBattle, removeBattle, saveBattle } from '../storage/battles.js';
import { downloadEntry } from '../storage/export.js';
import { troubleOf } from '../storage/trouble.js';
import { download, fileName, say } from '../ui/index.js';

export async function renameBattle(id: string, title: string): Promise<void> {
  const found = await loadBattle(id);
  if (!found.ok) return say(found.message, { kind: 'warning' });
  await saveBattle({ ...found.entry, title });
}

/** A battle that nobody has opened yet has no record: it is set up to get one. */
async function recorded(entry: BattleEntry): Promise<BattleEntry> {
  if (entry.record) return entry;
  const desk = sharedDesk();
  const opened = await desk.open(entry.plan, entry.id);
  return opened.ok ? { ...entry, record: (await desk.record()) ?? null } : entry;
}

/** What cannot be read is exported as it lies there: somebody may still make sense of it. */
export async function exportBattle(id: string): Promise<void> {
  const found = await loadBattle(id);
  if (found.ok) return downloadEntry(await recorded(found.entry));
  if (found.why === 'missing') return say(found.message, { kind: 'warning' });
  const raw = await rawBattle(id).catch(() => undefined);
  if (raw === undefined) return say(found.message, { kind: 'warning' });
  download(`${fileName(id)}.damaged.json`, JSON.stringify(raw, null, 1));
}

const LONG_ENOUGH = 15_000;

/** Deletes at once, and brings it back if that was a slip. */
export async function deleteBattle(id: string, title: string): Promise<void> {
  const found = await loadBattle(id);
  try {
    await removeBattle(id);
  } catch (error) {
    return say(troubleOf(error).message, { kind: 'warning' });
  }
  const notice = `deleted-${id}`;
  const bringBack = async (entry: BattleEntry) => {
    retract(notice);
    await saveBattle(entry);
  };
  announce({
    id: notice,
    tone: 'plain',
    text: `“${title}” is deleted.`,
    actions: found.ok ? [{ label: 'Undo', run: () => bringBack(found.entry) }] : [],
    lasts: LONG_ENOUGH,
  });
}
