#!/usr/bin/env node
/**
 * Reads the specifications in docs/rules and writes, beside each book's code, the register of its rule ids:
 * packages/rulesets/src/<book>/register.ts, in the specification's order; the rulings and optional rules among them stand in
 * rulings.ts, because play needs those and no others, and a page should not load the rest. (TypeScript and not JSON: a composite project
 * takes no JSON that its tsconfig does not list, and a declared type is quicker to check than an inferred one.)
 * Where a specification begins with what differs from a sister book (section 0), that becomes differences.ts.
 *
 *   node scripts/register.mjs            write what has changed
 *   node scripts/register.mjs --check    write nothing; exit 1 if something would change
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shelfBooks } from './shelf.mjs';

export const BOOKS = shelfBooks();

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url));
export const specificationOf = book => at(`docs/rules/${book}.md`);
export const registerOf = book => at(`packages/rulesets/src/${book}/register.ts`);
const rulingsOf = book => at(`packages/rulesets/src/${book}/rulings.ts`);
const differencesOf = book => at(`packages/rulesets/src/${book}/differences.ts`);

/** Every row of a specification whose first cell is a rule id, in order. */
export function parse(text, prefix) {
  const id = new RegExp(`^${prefix}-[A-Z0-9]+-\\d+$`);
  const entries = [];
  const open = { section: '', heading: '', chapter: '', title: '', columns: [] };
  let first;
  let inFence = false;
  for (const block of blocks(text)) {
    if (block.fence) inFence = !inFence;
    if (inFence || block.fence) continue;
    if (block.heading) {
      Object.assign(open, headingOf(block.heading, open));
      first = undefined;
    }
    if (!block.table) continue;
    const [columns, , ...rows] = block.table.map(cellsOf);
    if (!rows.some(row => id.test(row[0] ?? ''))) {
      // A table without ids belongs to the rules above it: the results table, the movement table.
      if (first) first.tables = [...(first.tables ?? []), [columns, ...rows]];
      continue;
    }
    for (const row of rows) {
      if (!id.test(row[0] ?? '')) continue;
      const entry = entryOf(row, columns, open, prefix);
      first ??= entry;
      entries.push(entry);
    }
  }
  return entries;
}

/** Section 0, heading by heading: its sentences, and the table of what both books have, if there is one. */
export function parseDifferences(text) {
  const subjects = [];
  let section;
  for (const block of blocks(text)) {
    const number = block.heading && /^\d+/.exec(block.heading)?.[0];
    section = number ?? section;
    if (section !== '0' || number) continue;
    if (block.heading) subjects.push({ subject: plain(block.heading), points: [] });
    if (block.point) subjects.at(-1).points.push(plain(block.point));
    if (block.table)
      subjects.at(-1).figures = block.table.filter((_, i) => i !== 1).map(row => cellsOf(row).map(plain));
  }
  return subjects;
}

/** Headings, fences, tables and points of a list, in order; everything else is prose and says nothing here. */
function* blocks(text) {
  let table;
  for (const line of text.split('\n')) {
    if (line.startsWith('|')) {
      table ??= [];
      table.push(line);
      continue;
    }
    if (table) yield { table };
    table = undefined;
    if (line.startsWith('```')) yield { fence: true };
    const heading = /^#{2,4} (.+)$/.exec(line);
    if (heading) yield { heading: heading[1] };
    if (line.startsWith('- ')) yield { point: line.slice(2) };
  }
  if (table) yield { table };
}

/** `2.20 Turn sequence (TRN)` → section and heading; the chapter is the number before the first dot. */
function headingOf(line, before) {
  const found = /^(\d+(?:\.\d+)*)\.? (.+)$/.exec(line);
  if (!found) return { heading: line };
  const [, section, heading] = found;
  const chapter = section.split('.')[0];
  return { section, heading, chapter, title: section.includes('.') ? before.title : heading };
}

/** The cells of a table row; a bar within code style does not divide. */
function cellsOf(line) {
  const cells = [''];
  let code = false;
  for (let i = 1; i < line.trimEnd().length - 1; i++) {
    if (line[i] === '`') code = !code;
    if (line[i] === '|' && !code) cells.push('');
    else cells[cells.length - 1] += line[i];
  }
  return cells.map(cell => cell.trim());
}

function entryOf(row, columns, open, prefix) {
  const [id, ...cells] = row;
  const head = { id, section: open.section, heading: plain(open.heading) };
  if (new RegExp(`^${prefix}-R-\\d+$`).test(id)) return rulingOf(head, cells);
  const raw = columns.length === 2 ? cells[0] : labelled(columns.slice(1), cells);
  const kind = kindOf(raw, open);
  const entry = { ...head, text: plain(raw), kind };
  if (kind === 'optional' && isSwitch(raw, id, prefix)) entry.switch = true;
  return entry;
}

/** A row of a wider table, read aloud: `unit type: hover; tactical: 30`. */
const labelled = (columns, cells) =>
  cells
    .map((cell, i) => (cell === '' ? '' : i === 0 ? cell : `${columns[i]}: ${cell}`))
    .filter(Boolean)
    .join('; ');

function kindOf(raw, open) {
  if (/\*\(?optional\)?\*/.test(raw)) return 'optional';
  if (/\*\(?house\)?\*/.test(raw) || open.chapter === '4' || /\(house\)/.test(open.heading)) return 'house';
  if (/\*\(optional\)\*/.test(open.heading)) return 'optional';
  return 'rule';
}

/** Which optional rows players set: in MBT each, in WW2 those that name their switch, elsewhere those «in use». */
function isSwitch(raw, id, prefix) {
  if (prefix.startsWith('MBT')) return true;
  if (prefix === 'WW2') return raw.includes(`Switch \`${id}\``);
  return prefix === 'PLA' ? id === 'PLA-GEN-13' || id === 'PLA-WX-06' : / (is|are) in use/.test(raw);
}

/** The text of a ruling is its default: that is the rule as long as nobody chooses otherwise. */
function rulingOf(head, [gap, choices, why]) {
  const entry = { ...head, text: '', kind: 'ruling' };
  if (gap.startsWith('◆')) entry.switch = true;
  entry.gap = plain(gap.replace(/^◆\s*/, ''));
  entry.choices = choicesOf(choices);
  entry.why = plain(why ?? '');
  entry.text = entry.choices[0].text;
  return entry;
}

/**
 * Choices are divided by `<br>` or `;`, and each begins with its id in code style; the books write the text after a colon,
 * an equals sign, in parentheses, or straight on.
 */
function choicesOf(cell) {
  const starts = [...cell.matchAll(/(?:^|<br>|;)\s*`([a-zA-Z0-9][a-zA-Z0-9.-]*)`/g)];
  return starts.map((start, i) => {
    const end = starts[i + 1]?.index ?? cell.length;
    const rest = cell.slice(start.index + start[0].length, end);
    return { id: start[1], text: choiceText(rest, start[1]) };
  });
}

function choiceText(rest, id) {
  const trimmed = rest.trim();
  if (trimmed === '') return id.replaceAll('-', ' ');
  if (/^[:=]/.test(trimmed)) return plain(trimmed.slice(1).trim());
  const bracketed = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)\.?$/.exec(trimmed);
  if (bracketed) return plain(bracketed[1]);
  return plain(`${id.replaceAll('-', ' ')}${/^[,;.]/.test(trimmed) ? '' : ' '}${trimmed}`);
}

/** Text as a player reads it: no code style, no marks of kind. */
const plain = text =>
  text
    .replace(/\*\(?(?:optional|house)\)?\*/g, '')
    .replace(/<br>/g, '; ')
    .replace(/[`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const HEAD = book => `// Generated by scripts/register.mjs from docs/rules/${book}.md. Do not edit.
// biome-ignore-all format: one line an entry
// biome-ignore-all lint: generated
`;

const ENTRY = "import type { RegisterEntry } from '../common/book/register-entry.js';";

const REGISTER_HEAD = `
${ENTRY}
import { RULINGS } from './rulings.js';

export const REGISTER: readonly RegisterEntry[] = [
`;

const entriesOf = book => parse(readFileSync(specificationOf(book), 'utf8'), BOOKS[book]);

const lineOf = entry => `  ${JSON.stringify(entry)},\n`;
const isOption = ({ kind }) => kind === 'ruling' || kind === 'optional';

/** All entries in their order; runs of rulings are taken from the other file. */
function registerText(book, entries) {
  const lines = [];
  let taken = 0;
  for (let i = 0; i < entries.length; ) {
    const from = i;
    while (i < entries.length && isOption(entries[i])) i++;
    if (i === from) lines.push(lineOf(entries[i++]));
    else {
      lines.push(`  ...RULINGS.slice(${taken}, ${taken + i - from}),\n`);
      taken += i - from;
    }
  }
  return `${HEAD(book)}${REGISTER_HEAD}${lines.join('')}];\n`;
}

/** Rulings and optional rules alone. */
const rulingsText = (book, entries) => `${HEAD(book)}
${ENTRY}

export const RULINGS: readonly RegisterEntry[] = [
${entries.filter(isOption).map(lineOf).join('')}];
`;

/** A line a subject, in the specification's order. */
const differencesText = (book, rows) => `${HEAD(book)}
import type { Difference } from '../common/book/register-entry.js';

export const DIFFERENCES: readonly Difference[] = [
${rows.map(lineOf).join('')}];
`;

function filesOf(book, entries) {
  const differences = parseDifferences(readFileSync(specificationOf(book), 'utf8'));
  return [
    [registerOf(book), registerText(book, entries)],
    [rulingsOf(book), rulingsText(book, entries)],
    ...(differences.length > 0 ? [[differencesOf(book), differencesText(book, differences)]] : []),
  ];
}

function main(check) {
  let stale = 0;
  for (const book of Object.keys(BOOKS)) {
    const entries = entriesOf(book);
    const files = filesOf(book, entries).filter(
      ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
    );
    console.log(`${book}: ${entries.length} ids${files.length === 0 ? '' : check ? ', stale' : ', written'}`);
    stale += files.length;
    if (check) continue;
    for (const [path, text] of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  if (check && stale > 0) {
    console.error('run: node scripts/register.mjs');
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.includes('--check'));
