import { type AnyQuestion, malformed, type Point, rectangle } from '@umpire/engine';
import { flag, list, number, object, oneOf, question } from '../../book/fields.js';
import { citation } from '../../book/lines.js';
import { TERRAINS } from '../pieces.js';
import type { QuestionBook } from './book.js';
import { distance } from './fields.js';

/** Sight and arcs. */
export function sightQuestions(book: QuestionBook): Record<string, AnyQuestion> {
  const { DISTANCES, idOf, lineOfSight } = book;
  const { ALIASES, ARCS_SAID, arcSeen } = book.asked;
  const { POSTURES } = book.words;

  /** Ten-thousandths of an inch: integers, so that touching and crossing are told apart exactly. */
  const units = (inches: number): number => Math.round(inches * 10_000) + 0;
  const at = <T extends Point>(p: T): T => ({ ...p, x: units(p.x), y: units(p.y) });
  const outline = (x: number, y: number, width: number, depth: number) => {
    const [left, bottom] = [units(x), units(y)];
    return rectangle(left, bottom, units(x + width) - left, units(y + depth) - bottom);
  };
  const screen = ({ x, y }: Point) =>
    outline(x - DISTANCES.screen / 2, y - DISTANCES.screen / 2, DISTANCES.screen, DISTANCES.screen);

  const end = object({
    x: number,
    y: number,
    posture: oneOf([...POSTURES, ...Object.keys(ALIASES)])
      .nullable()
      .default(null),
  });
  const place = object({ x: number, y: number });

  const ARC = citation(idOf('ARC-01'), ARCS_SAID);

  const questions: Record<string, AnyQuestion> = {
    'line-of-sight': question(
      'Is the line of sight clear?',
      object({
        from: end,
        to: end,
        terrain: list(
          object({ kind: oneOf([...TERRAINS, 'road']), x: number, y: number, width: distance, depth: distance }),
        ).default([]),
        smoke: list(place).default([]),
        awc: flag.default(false),
      }),
      ({ from, to, terrain, smoke, awc }, options) => {
        const pieces = terrain.map(p => ({ kind: p.kind, outline: outline(p.x, p.y, p.width, p.depth) }));
        return lineOfSight({ from: at(from), to: at(to), terrain: pieces, smoke: smoke.map(screen), awc }, options);
      },
    ),

    arc: question(
      'In which arc does a point lie?',
      object({ facing: number, from: place, to: place }),
      ({ facing, from, to }, options) => {
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        if (dx === 0 && dy === 0) return malformed('given.to', 'is another point than given.from');
        return { result: { arc: arcSeen(facing, dx, dy, options) }, because: [ARC] };
      },
    ),
  };

  return questions;
}
