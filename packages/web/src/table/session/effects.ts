import type { Outcome } from '@umpire/desk';
import { type Draft, draftSoFar, type Refusal, type SeatId } from '@umpire/engine';
import type { Desk } from '../../desk/client.js';
import { recalledTakes } from '../film/recalled.js';
import { latestOnly } from '../model/latest.js';
import type { DeskLine } from './desk-line.js';
import type { SessionInput } from './machine.js';
import { asKept, oneAtATime } from './saving.js';
import type { World } from './session.js';
import type { Effect, Sitting } from './state.js';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** What an effect has to do with. */
interface Surroundings {
  readonly id: string;
  readonly world: World;
  readonly line: DeskLine;
  hear(input: SessionInput): void;
  now(): Sitting;
  tell(ticket: number, refusal: Refusal | undefined): void;
}

/** Does in the world what the machine wants done, and lets it hear what came of it. */
export function performer(of: Surroundings): (effect: Effect) => void {
  const { id, world, line, hear } = of;
  let stopWaiting: () => void = () => {};
  const save = oneAtATime(() => saveNow(of));
  const weigh = latestOnly(
    ({ by, of: order, placed }: Of<'weigh'>) =>
      line.attempt(desk => (placed ? barAt(desk, by, placed) : desk.preview(by, JSON.parse(order)))),
    (preview, { of: order }) => preview && hear({ kind: 'weighed', of: order, preview }),
  );
  return effect => {
    switch (effect.do) {
      case 'load':
        return void world.load(id).then(read => hear({ kind: 'loaded', read }));
      case 'open':
        line.start();
        return void outcome(of, effect.call, desk => opened(desk, id, effect));
      case 'call':
        return void outcome(of, effect.call, desk => called(desk, effect));
      case 'gesture':
        return void gesture(of, effect);
      case 'weigh':
        return weigh(effect);
      case 'wait':
        stopWaiting();
        stopWaiting = world.later(() => hear({ kind: 'time' }), effect.ms);
        return;
      case 'stop waiting':
        return stopWaiting();
      case 'recall':
        return void recall(of, effect);
      case 'save':
        return void save();
      case 'tell':
        return of.tell(effect.ticket, effect.refusal);
      case 'end':
        return line.end();
    }
  };
}

async function outcome(
  { line, hear }: Surroundings,
  call: number,
  ask: (desk: Desk) => Promise<Outcome>,
): Promise<void> {
  const found = await line.attempt(ask);
  if (found?.ok) hear({ kind: 'received', call, battleView: found.battleView });
  else if (found) hear({ kind: 'refused', call, error: found.error });
}

function opened(desk: Desk, id: string, { entry: { plan }, kept }: Of<'open'>): Promise<Outcome> {
  const { record, unrecordedInputs, state, trail, byThemselves } = kept;
  return record
    ? desk.resume(record, plan, id, unrecordedInputs, { state, trail, byThemselves })
    : desk.open(plan, id, unrecordedInputs);
}

function called(desk: Desk, { what, viewer }: Of<'call'>): Promise<Outcome> {
  switch (what.to) {
    case 'order':
      return desk.order(what.by, what.order, viewer, what.byItself);
    case 'orders':
      return desk.orders(what.by, what.orders, viewer);
    case 'answer':
      return desk.answer(what.by, what.value, viewer);
    case 'rule':
      return desk.rule(what.order, viewer);
    case 'release':
      return desk.release(viewer);
    case 'undo':
      return desk.undo(what.by, viewer);
    case 'redo':
      return desk.redo(what.by);
    case 'think':
      return desk.think(viewer);
    case 'look':
      return desk.battleView(viewer);
  }
}

/** What forbids it where it lies, however the rest of the order is said. */
async function barAt(desk: Desk, by: SeatId, { item, values }: Pick<Draft, 'item' | 'values'>) {
  const found = await desk.fittingOrder(by, item, values);
  return 'preview' in found ? found.preview.refusal : undefined;
}

async function gesture({ line, hear }: Surroundings, { call, by, draft, field }: Of<'gesture'>): Promise<void> {
  const found = await line.attempt(desk => desk.gesture(by, field, draftSoFar(draft, field)));
  if (found) hear({ kind: 'gesture', call, found });
}

/** Looks the latest entries up again, one after the other. */
async function recall({ line, hear }: Surroundings, { tail, now }: Of<'recall'>): Promise<void> {
  const takes = await recalledTakes(tail, now, async (index, as) => {
    const found = await line.attempt(desk => desk.lookBack(index, as));
    return found?.ok ? found.battleView : undefined;
  });
  hear({ kind: 'recalled', viewer: now.at, entries: now.entries, takes });
}

/** Keeps the battle as it stands. */
async function saveNow({ line, world, hear, now }: Surroundings): Promise<void> {
  if (!line.isOpen()) return;
  hear({ kind: 'saved', saved: { state: 'saving' } });
  const kept = await line.attempt(desk => desk.keep());
  const { entry, battleView } = now();
  if (!kept || !entry || !battleView) return;
  hear({ kind: 'kept', kept });
  const { where, updated } = await world.save(asKept(entry, kept, battleView));
  const state = where === 'disk' ? 'saved' : 'held';
  hear({ kind: 'saved', saved: { state, ...(updated !== undefined && { at: updated }) } });
}
