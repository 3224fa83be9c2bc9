import type { CommandSpec, OptionSpec } from './args.js';

const JSON_DOCUMENT: OptionSpec = { name: 'json', text: 'one JSON document instead of text' };
const RULESET: OptionSpec = { name: 'ruleset', short: 'r', value: 'ID', text: 'the rule book, such as mbt2020' };
const SCENARIO: OptionSpec = {
  name: 'scenario',
  short: 's',
  value: 'NAME|FILE',
  text: 'a scenario by its id or by a part of its id or title, or a JSON file',
};
const SEED: OptionSpec = {
  name: 'seed',
  value: 'N',
  text: 'the seed of all dice, a number or 32 hexadecimal digits; the same seed gives the same battle',
};
const OPTION: OptionSpec = {
  name: 'option',
  short: 'o',
  value: 'ID=CHOICE',
  many: true,
  text: 'a ruling or an optional rule that differs from its default; may be repeated',
};
const AGREE: OptionSpec = {
  name: 'agree',
  short: 'a',
  value: 'TERM=VALUE',
  many: true,
  text: 'what the players agree on in place of what the scenario says (`umpire scenarios --terms`), or a file of their own; may be repeated',
};
const VIEW: OptionSpec = {
  name: 'view',
  value: 'WHO',
  text: 'who looks on: a (Red), b (Blue), spectator or umpire (the default)',
};

/** Every command: what it is called with, and what its help says. */
export const SPECS: readonly CommandSpec[] = [
  {
    name: 'adjudicate',
    summary: 'answer questions about the rules',
    usage: 'umpire adjudicate [FILE]',
    text: 'Reads questions as JSON or JSON Lines from FILE or from standard input, and writes one JSON answer a line, in order. A line that is no question gets an error answer; the lines after it are still answered. docs/rules lists the questions of each book.',
    operands: 1,
    options: [],
    examples: [
      'umpire adjudicate questions.jsonl',
      `echo '{"ruleset":"mbt2020","question":"engagement","given":{"owner":{"subClass":"MBTn"},"target":{"subClass":"MBT-"},"range":8}}' | umpire adjudicate`,
    ],
    statuses: '0 every answer is ok, 1 some are not, 2 the input cannot be read',
  },
  {
    name: 'play',
    summary: 'let two bots fight a battle',
    usage: 'umpire play --ruleset ID --scenario NAME|FILE --red BOT --blue BOT',
    text: 'Plays a whole battle and tells it: what happened, by which rules, who won and what it cost. Red is side a, Blue is side b.',
    operands: 0,
    options: [
      RULESET,
      SCENARIO,
      { name: 'red', value: 'BOT', text: 'who plays Red; `umpire bots` lists them' },
      { name: 'blue', value: 'BOT', text: 'who plays Blue' },
      SEED,
      OPTION,
      AGREE,
      { name: 'record', value: 'FILE', text: 'write the record of the battle, with a hash an entry' },
      VIEW,
      {
        name: 'umpire',
        text: 'take the umpire’s seat: the battle stops at every round for what you type (`help` lists it)',
      },
      {
        name: 'approve',
        value: 'WHAT',
        text: 'with --umpire, what waits for your word: off (the default), die or step',
      },
      { name: 'board', text: 'draw the table at the start of every round' },
      { name: 'steps', text: 'tell the orders and answers themselves as well' },
      { name: 'quiet', short: 'q', text: 'only the outcome' },
      { name: 'json', text: 'one JSON document at the end: outcome, scores, log (with --quiet without the log)' },
    ],
    examples: [
      'umpire play --ruleset mbt2020 --scenario crossroads --red greedy --blue random --seed 7',
      'umpire play -r mbt2020 -s town --red greedy --blue greedy -o MBT20-R-03=monotonic --record town.json --quiet',
      'umpire play -r mbt2020 -s encounter --red greedy --blue greedy -a groups-a=3 -a river=yes -a length=none',
      'umpire play -r glory -s candlemas --red greedy --blue greedy --umpire --approve die --record judged.json',
    ],
    statuses: '0 the battle was fought, 2 it could not be, or its record could not be written',
  },
  {
    name: 'replay',
    summary: 'check a record, and draw any position of it',
    usage: 'umpire replay FILE [--to N]',
    text: 'Plays a record again and compares every die and every hash. Says at which entry the first difference is. Entry 0 is the start of the battle.',
    operands: 1,
    options: [
      { name: 'to', value: 'N', text: 'go no further than entry N, and show the table after it' },
      { name: 'verify', text: 'the dice, too: are they those that a server promised before the battle?' },
      { name: 'svg', value: 'OUT', text: 'draw the table into an SVG file' },
      { name: 'board', text: 'draw the table here' },
      { name: 'log', text: 'tell the battle' },
      { name: 'steps', text: 'with the log, tell the orders and answers themselves as well' },
      { ...VIEW, text: `${VIEW.text}; of a sealed record that is not over, spectator is the default` },
      JSON_DOCUMENT,
    ],
    examples: ['umpire replay town.json', 'umpire replay town.json --to 40 --board --svg town-40.svg'],
    statuses: '0 the record is sound, 1 it differs, 2 it cannot be read',
  },
  {
    name: 'rules',
    summary: 'look up rules in all books',
    usage: 'umpire rules [WORDS…] [--ruleset ID]',
    text: 'Without words: every rule. With words: the rules that have the most of them, whole or as beginnings; words may be ids or parts of ids. One rule is shown in full: what may be chosen, and where the program implements and tests it.',
    operands: 50,
    options: [
      RULESET,
      { name: 'all', text: 'also those that have only some of the words' },
      { name: 'json', text: 'a JSON array of rules instead of text' },
    ],
    examples: ['umpire rules MBT20-R-03', 'umpire rules smoke screen --ruleset mbt2020', 'umpire rules TF-04'],
    statuses: '0 something was found, 1 nothing was',
  },
  {
    name: 'scenarios',
    summary: 'list the battles that can be fought',
    usage: 'umpire scenarios [--ruleset ID] [--terms] [--briefing]',
    text: 'Lists the scenarios of every rule book that can be played.',
    operands: 0,
    options: [
      RULESET,
      { name: 'terms', text: 'also what players may agree on before each, and what it may be' },
      { name: 'briefing', text: 'also what each side should know before it: who, where, what wins, what it has' },
      { name: 'json', text: 'a JSON array of scenarios, with their data' },
    ],
    examples: ['umpire scenarios', 'umpire scenarios --ruleset mbt2020 --terms', 'umpire scenarios --json'],
  },
  {
    name: 'options',
    summary: 'list the rulings and optional rules of a book',
    usage: 'umpire options RULESET [--all]',
    text: 'Lists what players may choose before a battle: rulings where the book is silent or contradicts itself, and its optional rules. The first choice is the default.',
    operands: 1,
    options: [
      { name: 'all', text: 'also the settled rulings, which cannot be changed' },
      { name: 'json', text: 'a JSON array of options' },
    ],
    examples: ['umpire options mbt2020', 'umpire options mbt2020 --all --json'],
  },
  {
    name: 'bots',
    summary: 'list the opponents',
    usage: 'umpire bots',
    text: 'Lists the bots, the weakest first.',
    operands: 0,
    options: [{ name: 'json', text: 'a JSON array of bots' }],
    examples: ['umpire bots'],
  },
  {
    name: 'arena',
    summary: 'let two bots fight many battles',
    usage: 'umpire arena --ruleset ID --scenario NAME|FILE --first BOT --second BOT [--games N]',
    text: 'Fights N battles, half of them as each side, and gives the share that the first bot wins with its 95 % interval (Wilson). Battle i has the seed N + i, so `umpire play` can show any of them.',
    operands: 0,
    options: [
      RULESET,
      SCENARIO,
      { name: 'first', value: 'BOT', text: 'the bot whose wins are counted; Red in the first battle' },
      { name: 'second', value: 'BOT', text: 'its opponent' },
      { name: 'games', short: 'n', value: 'N', text: 'how many battles; 20 if nothing is said' },
      { ...SEED, text: 'the seed of the first battle; 1 if nothing is said' },
      OPTION,
      AGREE,
      { name: 'json', text: 'one JSON document: the totals, and every battle with its seed' },
    ],
    examples: ['umpire arena --ruleset mbt2020 --scenario crossroads --first greedy --second random --games 20'],
  },
  {
    name: 'demo',
    summary: 'watch a short battle',
    usage: 'umpire demo',
    text: 'A small battle of MBT 2020 between two greedy bots, with the table drawn every round and the rules told.',
    operands: 0,
    options: [SEED, { name: 'fast', text: 'without pauses between the rounds' }],
    examples: ['umpire demo', 'umpire demo --seed 3 --fast'],
  },
  {
    name: 'serve',
    summary: 'serve the page, and matches between screens',
    usage: 'umpire serve [--port N] [--data FOLDER] [--origin URL] [--local-notices]',
    text: 'Serves the page and the matches of its players from one process on one port of this machine. Matches are kept in FOLDER; every order is on the disk before it is acknowledged. Ctrl-C ends it, and it goes on where it was when it is started again.',
    operands: 0,
    options: [
      {
        name: 'port',
        value: 'N',
        text: 'the port to listen on; without it PORT from the environment, else 8080; 0 for any that is free',
      },
      { name: 'data', value: 'FOLDER', text: 'where matches are kept; ./data if nothing is said' },
      { name: 'origin', value: 'URL', text: 'where it is found from outside, if a proxy stands before it' },
      {
        name: 'local-notices',
        text: 'notices of moves may go to this machine and its own network; players say where to, so only where all of them are trusted',
      },
    ],
    examples: ['umpire serve', 'umpire serve --port 9000 --data /var/lib/umpire --origin https://club.example'],
    statuses: '0 it was ended, 2 it could not be started',
  },
  {
    name: 'backup',
    summary: 'copy the matches of a server into a file, or put them back',
    usage: 'umpire backup FILE [--data FOLDER] [--restore]',
    text: 'Copies all matches into FILE as they are at one moment, while the server runs. With --restore the copy is put into a FOLDER that has no matches yet.',
    operands: 1,
    options: [
      { name: 'data', value: 'FOLDER', text: 'where matches are kept; ./data if nothing is said' },
      { name: 'restore', text: 'put the copy back' },
    ],
    examples: ['umpire backup matches.sqlite', 'umpire backup matches.sqlite --restore --data /var/lib/umpire'],
    statuses: '0 it was copied, 2 it could not be',
  },
  {
    name: 'host',
    summary: 'make a player of a server its host',
    usage: 'umpire host NAME [--data FOLDER] [--not]',
    text: 'A host sees which matches there are, closes and removes them, ends sessions and sets limits, on the page "Host" of his server. NAME is whoever keeps this name by a passphrase or a passkey. With DATABASE_URL in the environment the players are there.',
    operands: 1,
    options: [
      { name: 'data', value: 'FOLDER', text: 'where matches are kept; ./data if nothing is said' },
      { name: 'not', text: 'he is a player like all others again' },
    ],
    examples: ['umpire host Ada', 'umpire host Ada --not'],
    statuses: '0 it is done, 2 nobody keeps this name',
  },
];

export const specOf = (name: string): CommandSpec | undefined => SPECS.find(spec => spec.name === name);
