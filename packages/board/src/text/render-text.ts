/** A scene as a drawing in characters, for the terminal. */
import { type Scene, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import { Canvas, type Paint, painted } from './canvas.js';
import { arrowOf, drawPieces, letterOf, SIDE_PAINTS, spotsOf } from './pieces.js';
import { drawTerrain, type Sheet, sheetOf } from './terrain.js';
import type { Texture } from './textures.js';

export interface TextOptions {
  /** Columns of the whole drawing, its margin included. */
  readonly width?: number;
  /** Rows of the table itself, at most. */
  readonly height?: number;
  readonly colour?: boolean;
}

/** The numbers at the left, and the frame's own columns. */
export const MARGIN = 4;
const FRAME = 2;
const QUIET: Paint = { ink: 244 };

export function renderText(scene: Scene, options: TextOptions = {}): string {
  const { width = 100, height = 34, colour = false } = options;
  const sheet = sheetOf(scene, { columns: Math.max(10, width - MARGIN - FRAME), rows: height });
  const canvas = new Canvas(sheet.columns, sheet.rows);
  const textures = drawTerrain(canvas, sheet, scene);
  drawPieces(canvas, spotsOf(scene, sheet));
  const rows = Array.from({ length: sheet.rows }, (_, row) => {
    const number = numberAt(scene, sheet, row);
    return `${painted(number.padStart(MARGIN - 1), QUIET, colour)} ${painted('│', QUIET, colour)}${canvas.line(row, colour)}${painted('│', QUIET, colour)}`;
  });
  const edge = (left: string, right: string): string =>
    painted(`${' '.repeat(MARGIN)}${left}${'─'.repeat(sheet.columns)}${right}`, QUIET, colour);
  return [
    ...headOf(scene, width, colour),
    edge('┌', '┐'),
    ...rows,
    edge('└', '┘'),
    painted(scaleLine(scene, sheet), QUIET, colour),
    ...SIDES.flatMap(side => offTableLines(scene, side, width, colour)),
    ...legendLines(scene, textures, width, colour),
  ].join('\n');
}

/** Long lines are cut between words. */
function wrapped(
  words: readonly { readonly text: string; readonly shown: string }[],
  width: number,
  indent = '  ',
): string[] {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const { text, shown } of words) {
    if (length > 0 && length + 2 + text.length > width) {
      lines.push(line);
      line = '';
      length = 0;
    }
    const gap = length === 0 ? (lines.length === 0 ? '' : indent) : '  ';
    line += gap + shown;
    length += gap.length + text.length;
  }
  return length > 0 ? [...lines, line] : lines;
}

function headOf({ status }: Scene, width: number, colour: boolean): string[] {
  const title = status.title.slice(0, width);
  const rest = [status.turn, status.clock]
    .map(words => words.trim().replace(/\s*·$/, ''))
    .filter(words => words !== '')
    .join('  ·  ');
  const room = rest.slice(0, Math.max(0, width - title.length - 3));
  return [`${painted(title, { bold: true }, colour)}${room === '' ? '' : `   ${painted(room, QUIET, colour)}`}`];
}

/** Distances count from the south-western corner, in the book's unit. */
const inUnits = (scene: Scene, length: number): number => Math.round(length / scene.unit.length);

const STEPS = [1, 2, 3, 6, 12, 24, 48];
const METRIC_STEPS = [1, 2, 5, 10, 20, 50, 100];

/** A number every six rows or so, at a round figure. */
function stepOf(scene: Scene, least: number): number {
  const steps = scene.unit.name === 'inch' ? STEPS : METRIC_STEPS;
  return steps.find(step => step * scene.unit.length >= least) ?? steps[steps.length - 1]!;
}

function numberAt(scene: Scene, sheet: Sheet, row: number): string {
  const step = stepOf(scene, sheet.cell * 8);
  for (let y = 0; y * scene.unit.length <= scene.depth; y += step) {
    if (sheet.rowOf(y * scene.unit.length) === row) return String(y);
  }
  return '';
}

function scaleLine(scene: Scene, sheet: Sheet): string {
  const step = stepOf(scene, sheet.cell * 8);
  const line = Array.from({ length: MARGIN + 1 + sheet.columns + 1 }, () => ' ');
  for (let x = 0; x <= inUnits(scene, scene.width); x += step) {
    const column = MARGIN + 1 + sheet.columnOf(x * scene.unit.length);
    const text = x === 0 ? `0${scene.unit.sign}` : String(x);
    const start = Math.min(Math.max(0, column - Math.floor(text.length / 2)), line.length - text.length);
    for (let i = 0; i < text.length; i++) line[start + i] = text.charAt(i);
  }
  return line.join('').trimEnd();
}

function offTableLines(scene: Scene, side: Side, width: number, colour: boolean): string[] {
  const waiting = scene.pieces.filter(piece => piece.side === side && piece.where === 'off-table');
  if (waiting.length === 0) return [];
  const head = `${SIDE_NAMES[side]} ${scene.beside ?? 'off the table'}:`;
  const words = waiting.map(piece => {
    const letter = letterOf(piece.symbol, side);
    return { text: `${letter} ${piece.label}`, shown: `${painted(letter, SIDE_PAINTS[side], colour)} ${piece.label}` };
  });
  return wrapped([{ text: head, shown: painted(head, { bold: true }, colour) }, ...words], width);
}

function legendLines(scene: Scene, textures: readonly Texture[], width: number, colour: boolean): string[] {
  const seen = scene.pieces.filter(piece => piece.where !== 'gone');
  const sides = SIDES.filter(side => seen.some(piece => piece.side === side)).map(side => {
    const sample = arrowOf(0, side) + letterOf('armour', side);
    const words = `${SIDE_NAMES[side]} (${side === 'a' ? 'capitals' : 'small letters'})`;
    return { text: `${sample} ${words}`, shown: `${painted(sample, SIDE_PAINTS[side], colour)} ${words}` };
  });
  const symbols = [...new Set(seen.map(piece => piece.symbol))].sort();
  const kinds = symbols.map(symbol => {
    const text = `${letterOf(symbol, 'a')} ${symbol.replace(/-/g, ' ')}`;
    return { text, shown: text };
  });
  const grounds = textures.map(texture => {
    const sample = texture.signs.join('');
    return { text: `${sample} ${texture.words}`, shown: `${painted(sample, texture, colour)} ${texture.words}` };
  });
  return [...wrapped([...sides, ...kinds], width), ...wrapped(grounds, width)];
}
