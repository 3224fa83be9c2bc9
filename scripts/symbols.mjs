#!/usr/bin/env node
/**
 * Draws the military symbols with milsymbol and writes them to packages/board/src/symbols.generated.ts, so that the page
 * ships a few kilobytes of paths and not the library.
 *
 * The neutral frame is a square, and so is a stand: we take the icon of the neutral symbol, drop its frame (the base of
 * the piece is the frame), thicken its lines so that they survive at 15 pixels, and leave its colour to the piece.
 *
 *   node scripts/symbols.mjs            write what has changed
 *   node scripts/symbols.mjs --check    write nothing; exit 1 if something would change
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import ms from 'milsymbol';
import { at, say } from './lib.mjs';

const FILE = at('packages/board/src/symbols.generated.ts');

/** The icons that touch the frame need all of it; small ones are cropped to fill the base. */
const WHOLE = [42, 42, 116, 116];
const LAND = '1004100000';
const AIR = '1004010000';

// biome-ignore format: one line a symbol
const SYMBOLS = [
  ['armour',                  `${LAND}1205000000`, [46, 46, 108, 108]],
  ['infantry',                `${LAND}1211000000`, WHOLE],
  ['infantry-mechanised',     `${LAND}1211020000`, WHOLE, { weight: 0.066 }],
  ['mortar',                  `${LAND}1308000000`, [73, 75, 52, 52]],
  ['anti-tank',               `${LAND}1204000000`, WHOLE],
  ['reconnaissance',          `${LAND}1213000000`, WHOLE],
  ['air-defence-missile',     'SNGPUCDM-------',   [40, 58, 120, 120]],
  ['air-defence',             `${LAND}1301000000`, [40, 74, 120, 120]],
  ['electronic-warfare',      `${LAND}1505000000`, [58, 58, 84, 84]],
  ['fighter',                 `${AIR}1101000000`,  [73, 73, 54, 54]],
  ['attack-aircraft',         `${LAND}1208000000`, [48, 38, 104, 104], { letter: { text: 'A', x: 100, y: 74, size: 36 } }],
  ['helicopter',              `${AIR}1102000000`,  [54, 54, 92, 92]],
  ['artillery',               `${LAND}1303000000`, [72, 72, 56, 56]],
  ['artillery-self-propelled',`${LAND}1303010000`, [46, 46, 108, 108]],
  ['engineer',                `${LAND}1407000000`, [52, 52, 96, 96]],
  ['fake',                    `${AIR}1302000000`,  [58, 58, 88, 88]],
];

/** Letters as strokes in a box of 1 by 1, so that a symbol needs no font. */
const LETTERS = {
  A: 'M0,1 L.5,0 L1,1 M.2,.64 H.8',
  E: 'M1,0 H0 V1 H1 M0,.5 H.85',
  F: 'M1,0 H0 V1 M0,.5 H.8',
  W: 'M0,0 L.22,1 L.5,.3 L.78,1 L1,0',
};

/** Lines are this share of the symbol's side, unless a symbol has so many that they would run together. */
const WEIGHT = 0.088;

const round = value => String(Math.round(value * 10) / 10);

/** A text of milsymbol's as strokes: centred on its x and y, as tall as its capitals. */
function strokes(text, x, y, size, weight) {
  const height = size * 0.72;
  const width = height * 0.74;
  const advance = width * 1.42;
  const left = x - ((text.length - 1) * advance + width) / 2;
  const paths = [...text].map((letter, i) => {
    const drawn = LETTERS[letter];
    if (!drawn) throw new Error(`no strokes for the letter ${letter}`);
    let horizontal = true;
    return drawn.replace(/([MLHV])|(-?[\d.]+)/g, (_, command, number) => {
      if (command) {
        horizontal = command !== 'V';
        return command;
      }
      const value = horizontal ? left + i * advance + Number(number) * width : y - height / 2 + Number(number) * height;
      horizontal = !horizontal;
      return round(value);
    });
  });
  return `<path d="${paths.join('')}" fill="none" stroke="currentColor" stroke-width="${round(weight)}"/>`;
}

/** One element of milsymbol's, reduced to what we need. */
function reduced(tag, attributes, content, weight) {
  const value = name => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  if (tag === 'text') {
    return strokes(content, Number(value('x')), Number(value('y')) - 3, Number(value('font-size')), weight);
  }
  const geometry = ['d', 'cx', 'cy', 'r', 'transform'].flatMap(name =>
    value(name) ? [`${name}="${value(name)}"`] : [],
  );
  if (tag === 'g') return `<g ${geometry.join(' ')}>`;
  const filled = value('fill') !== 'none' && !/^M[\d.,]+L[\d.,]+(M|$)/.test(value('d') ?? '');
  const lined = value('stroke') !== 'none' && !filled;
  const paint = `fill="${filled ? 'currentColor' : 'none'}"${lined ? ` stroke="currentColor" stroke-width="${round(weight)}"` : ''}`;
  return `<${tag} ${geometry.join(' ')} ${paint}/>`;
}

/** The icon of a symbol without its frame, which milsymbol always draws first. */
function bodyOf(sidc, side, { weight = WEIGHT, letter } = {}) {
  const symbol = new ms.Symbol(sidc, { size: 100, infoFields: false, fill: false, monoColor: 'black' });
  if (!symbol.isValid()) throw new Error(`milsymbol does not know ${sidc}`);
  const inner = symbol.asSVG().replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const icon = inner
    .slice(inner.indexOf('</path>') + '</path>'.length)
    .replace(/<(path|circle|text|g)([^>]*)>(?:([^<]*)<\/(?:path|circle|text)>)?/g, (_, tag, attributes, content) =>
      reduced(tag, attributes, content, side * weight),
    )
    .replace(/(\d),\s*/g, '$1 ');
  return letter ? icon + strokes(letter.text, letter.x, letter.y, letter.size, side * weight) : icon;
}

function generated() {
  const entries = SYMBOLS.map(([name, sidc, box, extra]) => {
    const body = bodyOf(sidc, box[2], extra);
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: {\n    viewBox: '${box.join(' ')}',\n    body: '${body}',\n  },`;
  });
  return `// Written by scripts/symbols.mjs from milsymbol (MIT licence); do not edit.\n
/** A drawing in its own box, in \`currentColor\`. */
export interface SymbolDrawing {
  readonly viewBox: string;
  readonly body: string;
}

// biome-ignore-start format: generated
export const MILITARY_SYMBOLS: Readonly<Record<string, SymbolDrawing>> = {\n${entries.join('\n')}\n};
// biome-ignore-end format: generated
`;
}

const text = generated();
const changed = !existsSync(FILE) || readFileSync(FILE, 'utf8') !== text;
if (process.argv.includes('--check')) process.exit(changed ? 1 : 0);
if (changed) writeFileSync(FILE, text);
say(`${SYMBOLS.length} symbols, ${text.length} characters${changed ? '' : ', unchanged'}`);
