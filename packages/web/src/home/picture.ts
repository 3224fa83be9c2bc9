import type { Library, Outcome } from '@umpire/desk';
import type { Scene } from '@umpire/engine';
import { personsOf } from '../battles/persons.js';
import { quickPlan } from '../battles/plan.js';
import { sharedDesk } from '../desk/shared.js';
import { loadBattle } from '../storage/battles.js';

const STEPS = 40;
const SEED = 4;
const samples = new Map<string, Promise<Scene | undefined>>();
/** Whether whoever asked last still waits. */
let stillWanted: () => boolean = () => true;

/** Somebody else may have taken the desk meanwhile. */
const isOurs = (outcome: Outcome): outcome is Outcome & { ok: true } =>
  outcome.ok && outcome.battleView.battle === 'picture';
const sceneOf = (outcome: Outcome): Scene | undefined => (isOurs(outcome) ? outcome.battleView.scene : undefined);

/** Both armies as they are drawn up, to show what a table looks like. The same every time; bots are needed only where nobody is deployed yet. */
async function samplePicture(library: Library, book: string | undefined): Promise<Scene | undefined> {
  const plan = quickPlan(library, SEED, book);
  if (!plan) return undefined;
  const desk = sharedDesk();
  const bot = library.bots.at(-1)!.id;
  let outcome = await desk.open({ ...plan, seats: { a: { bot }, b: { bot } } }, 'picture');
  for (let i = 0; i < STEPS && isOurs(outcome) && outcome.battleView.scene.status.before; i++) {
    if (!stillWanted()) return undefined; // whoever has begun a battle needs the machine for that
    outcome = await desk.think('umpire');
  }
  // as whoever begins it will see it
  return sceneOf(isOurs(outcome) ? await desk.battleView('a') : outcome);
}

/** A battle as its player left it; while it is set up there may be nobody on its table yet. */
async function ownPicture(id: string): Promise<Scene | undefined> {
  const found = await loadBattle(id);
  if (!found?.ok) return undefined;
  const { plan, record } = found.entry;
  const desk = sharedDesk();
  const outcome = await (record ? desk.resume(record, plan, 'picture') : desk.open(plan, 'picture'));
  // Several people at one screen: nobody's secrets on the home page.
  const several = personsOf(plan.seats).length > 1;
  return sceneOf(several && outcome.ok ? await desk.battleView('spectator') : outcome);
}

/** The latest battle, or a sample. */
export async function picture(
  library: Library,
  { id, ruleset }: { readonly id?: string | undefined; readonly ruleset?: string | undefined },
  wanted: () => boolean,
): Promise<Scene | undefined> {
  if (id !== undefined) return ownPicture(id);
  stillWanted = wanted;
  const key = ruleset ?? '';
  const known = samples.get(key);
  if (known) return known;
  const made = samplePicture(library, ruleset).then(scene => {
    if (!scene) samples.delete(key);
    return scene;
  });
  samples.set(key, made);
  return made;
}
