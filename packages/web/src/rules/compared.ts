import type { RegisterEntry } from '@umpire/rulesets';
import { wordsOf } from './sections.js';

/** A rule that both books have under one number, in the words of each. */
export interface Changed {
  readonly there: RegisterEntry;
  readonly here: RegisterEntry;
}

/** What two sister books have of a topic: how much is the same, what reads otherwise, and what only one of them has. */
export interface Topic {
  readonly topic: string;
  readonly heading: string;
  readonly same: number;
  readonly changed: readonly Changed[];
  readonly onlyThere: readonly RegisterEntry[];
  readonly onlyHere: readonly RegisterEntry[];
}

const PREFIX = /\b[A-Z][A-Z0-9]*-(?=[A-Z]+-\d+\b)/g;

/** Sisters number what they share alike: an id without its book. */
const numberOf = ({ id }: RegisterEntry): string => id.replace(PREFIX, '');
const topicOf = (entry: RegisterEntry): string => numberOf(entry).replace(/-\d+$/, '');
/** What it says, whichever book is meant by the ids in it. */
const saidBy = (entry: RegisterEntry): string => wordsOf(entry).replace(PREFIX, '');

const byNumber = (entries: readonly RegisterEntry[]) => new Map(entries.map(entry => [numberOf(entry), entry]));

/** Two registers side by side, topic by topic in the order of the second; a topic that only the first has comes last. */
export function compared(there: readonly RegisterEntry[], here: readonly RegisterEntry[]): Topic[] {
  const [others, own] = [byNumber(there), byNumber(here)];
  const topics = [...new Set([...here, ...there].map(topicOf))];
  return topics.map(topic => {
    const ofTopic = (entry: RegisterEntry): boolean => topicOf(entry) === topic;
    const [mine, theirs] = [here.filter(ofTopic), there.filter(ofTopic)];
    const both = mine.flatMap((entry): Changed[] => {
      const other = others.get(numberOf(entry));
      return other ? [{ there: other, here: entry }] : [];
    });
    const changed = both.filter(pair => saidBy(pair.there) !== saidBy(pair.here));
    return {
      topic,
      heading: (mine[0] ?? theirs[0]!).heading.replace(/ \([A-Z, ]+\)$/, ''),
      same: both.length - changed.length,
      changed,
      onlyThere: theirs.filter(entry => !own.has(numberOf(entry))),
      onlyHere: mine.filter(entry => !others.has(numberOf(entry))),
    };
  });
}
