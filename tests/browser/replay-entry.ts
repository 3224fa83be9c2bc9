import { parseRecord, replay } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';

/** For the page of the test: replays a record and hands back the hash of every entry, or what is wrong. */
(globalThis as { replayed?: unknown }).replayed = async (text: string): Promise<string[] | string> => {
  const record = parseRecord(JSON.parse(text));
  if (!record.ok) return JSON.stringify(record.error);
  const match = replay(await bookOf(record.value.ruleset)!.play!.rules(), record.value);
  return match.ok ? match.value.entries.map(e => e.hash!) : JSON.stringify(match.error);
};
