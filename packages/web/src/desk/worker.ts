import '../no-eval.js';
import type { DeskCalls } from '@umpire/desk';
import { fetchAdvice, fetchBook, makeBattleDesk, makeLogShortener } from '@umpire/desk';
import type { StudyDesk } from '@umpire/desk/study';

/** The desk behind messages: `{ id, call, args }` in, `{ id, value, logFrom? }` or `{ id, broken }` out. */
const desk = makeBattleDesk();
let study: StudyDesk | undefined;
const shortened = makeLogShortener();

/** Nobody has asked for anything for so long (milliseconds): work ahead. */
const QUIET = 120;
let ahead: ReturnType<typeof setTimeout> | undefined;

function workAhead(): void {
  try {
    if (desk.warm()) ahead = setTimeout(workAhead, 0);
  } catch {
    // whoever asks for it in earnest is told
  }
}

interface Asked {
  readonly id: number;
  readonly call: keyof DeskCalls;
  readonly args: readonly unknown[];
}

type Call = (...args: readonly unknown[]) => unknown;

/** What asks a bot, or what it would do; or tries whether a state that was brought can be played on. */
const ADVISED: ReadonlySet<keyof DeskCalls> = new Set(['think', 'advised', 'resume', 'rule']);

/** Whoever plays never waits for what bots lean on or battles are looked at with. */
async function called(call: keyof DeskCalls): Promise<Call> {
  if (ADVISED.has(call) || !(call in desk)) await fetchAdvice();
  if (call in desk) return desk[call as keyof typeof desk] as Call;
  study ??= (await import('@umpire/desk/study')).makeStudyDesk();
  return study[call as keyof StudyDesk] as Call;
}

async function answer({ id, call, args }: Asked): Promise<void> {
  clearTimeout(ahead);
  try {
    // a plan or a record names its book, and stands first
    const named = args[0] as { readonly ruleset?: unknown; readonly scenario?: unknown } | null | undefined;
    await fetchBook(named?.ruleset, named?.scenario);
    const value = (await called(call))(...args);
    self.postMessage({ id, ...shortened(value) });
  } catch (broken) {
    self.postMessage({ id, broken: broken instanceof Error ? broken.message : String(broken) });
  }
  ahead = setTimeout(workAhead, QUIET);
}

/** One after the other, even while the first waits for its book. */
let turn: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  turn = turn.then(() => answer(data));
});
