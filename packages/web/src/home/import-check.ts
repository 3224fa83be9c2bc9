import { botAt, type Seats, type Studied } from '@umpire/desk';
import { isSealed, unsealed } from '@umpire/engine';
import { library, sharedDesk } from '../desk/shared.js';
import { readSeats } from '../storage/entry.js';
import { type Explained, explainRefusal } from '../storage/explain.js';
import { isDeep, readFile, tooDeep } from '../storage/import.js';

export type Checked =
  /** `seats`: as it was handed out, and as it goes on. */
  | { readonly ok: true; readonly studied: Studied; readonly seats?: Seats }
  | { readonly ok: false; readonly message: string; readonly explained?: Explained; readonly sound: number };

/** Only the first entries of what may be a record. */
export function firstEntries(value: unknown, count: number): unknown {
  const record = value as { entries?: unknown };
  return Array.isArray(record?.entries) ? { ...record, entries: record.entries.slice(0, count) } : value;
}

/** Reads a file and plays it again in the worker. `kept`: only so many entries of it. */
export async function checkFile(file: File, kept: number | undefined): Promise<Checked> {
  const read = await readFile(file);
  if (!read.ok) return { ok: false, message: read.message, sound: 0 };
  const value = unsealed(read.value);
  if (isDeep(value)) return { ok: false, message: tooDeep(file.name), sound: 0 };
  const wanted = kept === undefined ? value : firstEntries(value, kept);
  const outcome = await sharedDesk().study(wanted);
  const seats = isSealed(read.value) ? readSeats(read.value.seats) : undefined;
  const stranger = seats && strangerAt(seats, (await library()).bots);
  if (stranger !== undefined)
    return { ok: false, message: `It is played against ${stranger}, a bot that this page does not have.`, sound: 0 };
  if (outcome.ok) return { ...outcome, ...(seats && { seats }) };
  const explained = explainRefusal(outcome.error);
  return { ok: false, message: explained.text, explained, sound: outcome.sound };
}

/** A bot at one of the seats that nobody here knows. */
export function strangerAt(seats: Seats, bots: readonly { readonly id: string }[]): string | undefined {
  const held = Object.values(seats).flatMap(holder => botAt(holder) ?? []);
  return held.find(bot => !bots.some(({ id }) => id === bot));
}
