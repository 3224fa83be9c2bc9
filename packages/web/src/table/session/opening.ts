import type { ReadEntry } from '../../storage/battles.js';
import { andThen, goTo, same } from './settle.js';
import type { Sitting, Step } from './state.js';
import { STOPPED, toldAll } from './tickets.js';

/** A battle is read and opened, lost, and opened again. */

export function loaded(s: Sitting, read: ReadEntry): Step {
  if (s.state.kind !== 'loading') return same(s);
  if (!read.ok) return goTo(s, { kind: 'unread', why: read.why, message: read.message });
  const { entry } = read;
  const { record, since = [], state, trail, byThemselves } = entry;
  return opening({ ...s, entry, kept: { record, unrecordedInputs: since, state, trail, byThemselves } });
}

function opening(s: Sitting, ticket?: number): Step {
  const call = s.calls + 1;
  return goTo(
    { ...s, calls: call },
    { kind: 'opening', call, ticket },
    {
      do: 'open',
      call,
      entry: s.entry!,
      kept: s.kept!,
    },
  );
}

/** The worker is started again from what was kept last. */
export function restart(s: Sitting, ticket: number): Step {
  const lost = toldAll(s.state, STOPPED);
  if (s.entry && s.kept) return andThen(opening(s, ticket), ...lost);
  return goTo(s, { kind: 'loading' }, ...lost, { do: 'load' }, { do: 'tell', ticket, refusal: undefined });
}

export function broken(s: Sitting, why: string): Step {
  const lost = s.state.kind === 'broken' || s.state.kind === 'refused' || s.state.kind === 'unread';
  return lost ? same(s) : goTo(s, { kind: 'broken', why }, ...toldAll(s.state, STOPPED), { do: 'end' });
}
