import type { Gesture, OutlookWarning, Piece, Point, Refusal, Unit, Zone } from '@umpire/engine';
import { capital, lengthIn, pieceNames } from '../words.js';

/** Letters: two lines of it, or three. */
const LINE = 60;
/** Why it breaks, in a line that fits on the table; the panel says the rest, and by which rule. */
export const whyNot = (refusal: Refusal | undefined): string | undefined => {
  if (!refusal) return undefined;
  // what to do about it comes after the colon, and is left to the panel first
  const said = refusal.message.length > LINE ? refusal.message.split(': ')[0]! : refusal.message;
  return capital(said.length > LINE ? `${said.slice(0, said.lastIndexOf(' ', LINE))} …` : said);
};

/** What would be worse, and for whom; figures and reasons after the colon are left to the panel. */
export const warningWords = ({ about, text }: OutlookWarning, pieces: readonly Piece[]): string =>
  `! ${pieceNames(about, pieces)} ${text.split(': ')[0]}`;

/** A number that measures something; the number of a piece is part of its name. */
const FIGURE = /(?<![A-Za-z])\d/;
/** Why it goes no farther than this. Figures in a refusal are those of a place beyond and would belie the place that is shown: what has some is left out. */
export function whyNoFarther({ message, stop }: Refusal): string {
  if (stop !== undefined) return whyNot({ message: stop })!;
  const said = FIGURE.test(message) ? message.split(/[;:,] /).filter(part => !FIGURE.test(part)) : [message];
  return whyNot({ message: said.at(-1) ?? 'it gets no farther' })!;
}

/** The same behind how much is missing to where the hand is; nothing, if that is less than a tenth of what the book measures in. */
export const shortWords = (unit: Unit, short: number | undefined): string =>
  short === undefined || short < unit.length / 10 ? '' : `${lengthIn(unit, short)} short: `;

/** Both in one line: `3.2" short: its march of 24" is used up`. */
export function whyShort(stop: Refusal, unit: Unit, short: number | undefined): string {
  const [why, far] = [whyNoFarther(stop), shortWords(unit, short)];
  return far === '' ? why : `${far}${why.replace(/^[A-Z](?![A-Z0-9])/, first => first.toLowerCase())}`;
}

type ShapeOf = Extract<Gesture, { kind: 'aim' }>['shape'];

export function boxOf(shape: ShapeOf): { width: number; depth: number } {
  switch (shape.kind) {
    case 'square':
      return { width: shape.side, depth: shape.side };
    case 'rect':
      return { width: shape.width, depth: shape.depth };
    case 'disc':
      return { width: shape.diameter, depth: shape.diameter };
  }
}

export function zoneAt(shape: ShapeOf, { x, y }: Point): Zone {
  if (shape.kind === 'disc') return { kind: 'disc', x, y, radius: shape.diameter / 2 };
  const { width, depth } = boxOf(shape);
  return { kind: 'rect', x: x - width / 2, y: y - depth / 2, width, depth };
}
