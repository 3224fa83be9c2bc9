import type { Refusal } from '@umpire/engine';

/** Why a record cannot be used, in words for whoever opened it. */
export interface Explained {
  readonly title: string;
  readonly text: string;
  /** The entry at which it breaks, counted as the replay counts; none: something before the first. */
  readonly entry?: number;
}

const entryOf = (path: string): number | undefined => {
  const found = /^entries\[(\d+)\]/.exec(path);
  return found ? Number(found[1]) : undefined;
};

const sentence = (text: string): string => {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
};

const NO_RECORD: Explained = {
  title: 'Not a record of a battle',
  text: 'The file does not look like one that Umpire exported.',
};

/** Zod's words for a field that is missing or of another kind: what has no book and no version is no record. */
const isForeign = ({ path, message }: Refusal): boolean =>
  (path === 'ruleset' || path === 'version') && message.startsWith('Invalid input');

export function explainRefusal(error: Refusal): Explained {
  const { path = '', message, rule } = error;
  const entry = entryOf(path);
  if (isForeign(error)) return NO_RECORD;
  if (path === 'ruleset') return { title: 'A book this page does not have', text: sentence(message) };
  if (path === 'version')
    return {
      title: 'Made with another version of the rules',
      text: `${sentence(message)} Replaying it would give another battle, so it is left as it is.`,
    };
  if (entry === undefined)
    return path === '' || path === 'umpire'
      ? NO_RECORD
      : { title: 'The record is damaged', text: `At ${path}: ${sentence(message)}` };
  if (path.endsWith('.hash'))
    return {
      title: `Entry ${entry} does not lead where the record says`,
      text: `${sentence(message)} The file was changed or damaged.`,
      entry,
    };
  return {
    title: `Entry ${entry} cannot be played`,
    text: `${sentence(message)}${rule ? ` (${rule})` : ''}`,
    entry,
  };
}
