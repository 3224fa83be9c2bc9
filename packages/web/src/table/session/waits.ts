import type { Snapshot } from './snapshot.js';

/** Whom or what an open battle waits for, in one word: for the look of the page, and for whoever drives it. */
export type Waits = 'nobody' | 'pass' | 'moment' | 'answer' | 'read' | 'bot' | 'order';

const WAITS: Partial<Record<Snapshot['state'], Waits>> = {
  over: 'nobody',
  passing: 'pass',
  covered: 'pass',
  asked: 'answer',
  following: 'bot',
  paused: 'bot',
  choosing: 'order',
  skipping: 'order',
};

export const waitsFor = ({
  state,
  meanwhile,
  reading,
  unread,
}: Pick<Snapshot, 'state' | 'meanwhile' | 'reading' | 'unread'>): Waits =>
  (state === 'paused' && reading) || (state === 'asked' && unread)
    ? 'read'
    : (WAITS[state === 'drafting' ? meanwhile! : state] ?? 'moment');
