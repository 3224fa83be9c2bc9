import type { TableSeat, Viewer } from '@umpire/engine';
import { pictureOf } from './pictures.js';
import type { Base, State } from './state.js';
import { type View, view } from './view.js';

/** What somebody has before him: the view of his side, or of his own table (PLA-GEN-13), his own companies as they were last heard (PLA-R-150). */
export function ownTable(state: State, viewer: Viewer, seat?: TableSeat): View {
  const whole = view(state, viewer);
  if ((viewer !== 'a' && viewer !== 'b') || state.over) return whole;
  const apart = state.tables.apart && seat !== undefined && state.commands[seat.id] !== undefined;
  if (!apart && !state.tables.asReported) return whole;
  const isOwn = (battalion: string): boolean => !apart || state.commands[seat!.id]!.includes(battalion);
  const lastHeard: Record<string, number> = {};
  const bases = whole.companies.flatMap(({ id, battalion }): readonly Base[] => {
    const now = whole.bases.filter(base => base.company === id);
    const picture = state.pictures[pictureOf(isOwn(battalion) ? viewer : seat!.id, id)];
    if (!picture || picture.linked) return now;
    lastHeard[id] = picture.turn;
    return picture.bases;
  });
  const heard = { ...whole, bases: bases.toSorted((p, q) => (p.id < q.id ? -1 : 1)), lastHeard };
  return apart ? ofPlayer(heard, isOwn) : heard;
}

/** PLA-BEL-09, PLA-HID-14: contacts of his own companies, and what was reported in this turn; his own orders, calls and lines. */
function ofPlayer(whole: View, isOwn: (battalion: string) => boolean): View {
  const own = new Set(whole.companies.filter(({ battalion }) => isOwn(battalion)).map(({ id }) => id));
  const battalionOf = new Map(whole.bases.map(base => [base.id, base.battalion]));
  const isMine = (id: string): boolean => isOwn(battalionOf.get(id) ?? '');
  return {
    ...whole,
    contacts: whole.contacts.filter(
      ({ seenBy, reported, seenTurn }) => seenBy.some(id => own.has(id)) || (reported && seenTurn === whole.turn),
    ),
    bearings: whole.bearings.filter(({ base }) => isMine(base)),
    packages: whole.packages.filter(({ hq }) => isMine(hq)),
    calls: whole.calls.filter(({ caller }) => own.has(caller)),
    commanders: whole.commanders.filter(({ battalion }) => isOwn(battalion)),
    sheet: whole.sheet.filter(line => !('stand' in line) || isMine(line.stand)),
  };
}
