import { supportBase } from '../rules/geometry.js';
import { change, changeSide } from './alter.js';
import type { EventOf } from './events.js';
import type { Link, State, Vignette } from './state.js';

/** How the events of the set-up alter the table: armies, the march, deployment, links. */
export function muster(state: State, event: EventOf<'armyMustered'>): void {
  const { side, name, list, multiple, linesAllowed, baseAp } = event;
  Object.assign(changeSide(state, side), { name, list, multiple, linesAllowed, baseAp });
  const ids: Record<string, number> = { ...state.lookup.ids };
  for (const v of event.vignettes) ids[v.id] = state.vignettes.push(v) - 1;
  state.lookup.ids = ids;
  if (state.sides.a.list !== '' && state.sides.b.list !== '') state.step = 'terrain';
}

/** Nothing that an opponent sees may hang on the order: only `march.order` holds it. */
export function writeMarch(state: State, { order, skirmish }: EventOf<'marchWritten'>): void {
  state.march.order = order;
  for (const id of order) {
    const v = change(state, id);
    v.place = 'marching';
    v.role = skirmish.includes(id) ? 'skirmish' : 'mbl';
  }
}

export function deploy(state: State, event: EventOf<'deployed'>): void {
  const { base, role, line, part, defences } = event;
  state.deployed++;
  const { deployed } = state;
  Object.assign(change(state, event.stand), { base, role, line, part, defences, place: 'table', deployed });
  state.next = event.next;
}

/** Links are replaced as a whole when one of them changes, which is seldom: so copies of a state may share them. */
export const linksWith = (state: State, gone: string, made: readonly Link[]): State['links'] =>
  Object.fromEntries([...Object.values(state.links).filter(l => l.id !== gone), ...made].map(l => [l.id, l]));

/** Members from left to right, or front then rear; the front one's base becomes that of both. */
export function link(state: State, event: EventOf<'linked'>): void {
  const members = event.stands.map(id => state.lookup.ids[id]!);
  const { side } = state.vignettes[members[0]!]!;
  if (!state.links[event.link]) state.linksMade++;
  state.links = linksWith(state, event.link, [{ id: event.link, type: event.type, side, members }]);
  for (const id of event.stands) change(state, id).link = event.link;
  if (event.type !== 'support') return;
  const [front, rear] = members.map(i => state.vignettes[i]!.base) as [Vignette['base'], Vignette['base']];
  if (!front || !rear) return;
  change(state, event.stands[0]!).base = supportBase(front, rear);
  change(state, event.stands[1]!).base = null;
}

export function join(state: State, event: EventOf<'battleJoined'>): void {
  for (const side of ['a', 'b'] as const) {
    const of = changeSide(state, side);
    of.lines = event.lines[side].lines;
    of.lineTotal = event.lines[side].total;
  }
  for (const [lineOrder, id] of event.order.entries()) change(state, id).lineOrder = lineOrder;
  state.step = 'battle';
}
