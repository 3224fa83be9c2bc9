/** What somebody in the umpire's seat may type. */
export type UmpireWord =
  | { readonly say: 'on'; readonly entries: number | undefined }
  | { readonly say: 'rule'; readonly order: unknown }
  | { readonly say: 'die'; readonly ruled: number; readonly reason: string }
  | { readonly say: 'show'; readonly path: string }
  /** A verb of the book, its fields as they were typed. */
  | {
      readonly say: 'verb';
      readonly verb: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly reason: string;
    }
  | { readonly say: 'board' | 'help' | 'desk' | 'verbs' }
  | { readonly say: 'leave' }
  | { readonly say: 'unknown'; readonly message: string };

export const UMPIRE_HELP = [
  'Enter            lets the battle go on to the next round, or what waits for your word count',
  'go N             goes on for N entries and stops again',
  'set PATH VALUE because WHY    sets a field, such as: set stands[3].status "pinned" because a sandstorm',
  'show PATH        prints a part of the battle, such as: show stands[3]',
  'die N because WHY   puts another score in the place of the die that waits',
  'end red|blue|draw because WHY   ends the battle',
  'note WORDS       puts a word on record for all to read',
  'rule VERB field=value … because WHY    a verb that the book has for its umpire, such as: rule weather field=visibility value=900 untilTurn=5 because fog',
  'verbs            lists these verbs and their fields',
  'desk             what either side believes, what is about to be decided, what you did',
  'order JSON       gives such an order as it stands on record',
  'board            draws the table',
  'leave            ends here; with --record the battle is kept as far as it was fought',
];

const SIDES: Readonly<Record<string, 'a' | 'b' | 'draw'>> = { red: 'a', blue: 'b', a: 'a', b: 'b', draw: 'draw' };
const BECAUSE = /^(.*?)\s+because\s+(.+)$/s;

/** A typed line, read. */
export function umpireWord(line: string): UmpireWord {
  const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
  const read = Object.hasOwn(READERS, word) ? READERS[word] : undefined;
  return read ? read(rest) : unknown(`there is no word ${word}: type help`);
}

const unknown = (message: string): UmpireWord => ({ say: 'unknown', message });

const READERS: Readonly<Record<string, (rest: string) => UmpireWord>> = {
  '': () => ({ say: 'on', entries: undefined }),
  go: readGo,
  set: readSet,
  show: path => ({ say: 'show', path }),
  die: readDie,
  end: readEnd,
  note: reason => ({ say: 'rule', order: { verb: 'rule', decision: 'note', reason } }),
  order: readOrder,
  rule: readVerb,
  desk: () => ({ say: 'desk' }),
  verbs: () => ({ say: 'verbs' }),
  board: () => ({ say: 'board' }),
  help: () => ({ say: 'help' }),
  leave: () => ({ say: 'leave' }),
};

function readGo(rest: string): UmpireWord {
  if (rest === '') return { say: 'on', entries: undefined };
  return /^[1-9]\d{0,6}$/.test(rest) ? { say: 'on', entries: Number(rest) } : unknown('go takes a number of entries');
}

function readSet(rest: string): UmpireWord {
  const [, change = '', reason = ''] = BECAUSE.exec(rest) ?? [];
  const [, path, text] = /^(\S+)\s+(.+)$/s.exec(change) ?? [];
  if (path === undefined || text === undefined) return unknown('say: set PATH VALUE because WHY');
  const value = jsonOf(text);
  return { say: 'rule', order: { verb: 'rule', decision: 'edit', path, value: value ? value.is : text, reason } };
}

function readDie(rest: string): UmpireWord {
  const [, score = '', reason = ''] = BECAUSE.exec(rest) ?? [];
  return /^\d+$/.test(score) ? { say: 'die', ruled: Number(score), reason } : unknown('say: die N because WHY');
}

function readEnd(rest: string): UmpireWord {
  const [, who = '', reason = ''] = BECAUSE.exec(rest) ?? [];
  const winner = Object.hasOwn(SIDES, who) ? SIDES[who] : undefined;
  if (winner === undefined) return unknown('say: end red, blue or draw because WHY');
  return { say: 'rule', order: { verb: 'rule', decision: 'end', winner, reason } };
}

/** Fields are words with = between name and value; a value with blanks in it stands in quotes. */
function readVerb(rest: string): UmpireWord {
  const [, said = '', reason = ''] = BECAUSE.exec(rest) ?? [];
  const [, verb, typed = ''] = /^(\S+)\s*(.*)$/s.exec(said) ?? [];
  if (verb === undefined) return unknown('say: rule VERB field=value because WHY');
  const fields: Record<string, string> = {};
  for (const [, name, quoted, plain] of typed.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))/g))
    fields[name!] = quoted === undefined ? plain! : JSON.stringify(quoted);
  return { say: 'verb', verb, fields, reason };
}

function readOrder(rest: string): UmpireWord {
  const order = jsonOf(rest);
  return order ? { say: 'rule', order: order.is } : unknown('an order is JSON: order {"verb": …}');
}

/** A value as JSON; a bare word is none. */
export function jsonOf(text: string): { readonly is: unknown } | undefined {
  try {
    return { is: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
