import { type AnyQuestion, malformed, type Point, type Refusal, rows } from '@umpire/engine';
import { rounded } from '../limits.js';
import { citation, type Prohibition, prohibitedBy } from '../lines.js';
import { KINDS, PIECE_TYPES, type Pose, type Troop } from '../pieces.js';
import { isDirectlyAhead } from '../rules/ahead.js';
import {
  type Base,
  baseAt,
  contactOf,
  distanceBetween,
  edgeTowards,
  inContact,
  isConvexOutline,
  outlineOf,
  overlapping,
  sharedContact,
} from '../rules/geometry.js';
import { goingUnder, lineOfSight } from '../rules/going.js';
import { ratesOf } from '../rules/movement.js';
import { depthOf } from '../rules/table.js';
import { firstRefusal, troopRefusal } from '../rules/troops.js';
import { NO_OVERLAP } from '../tables/sentences.js';
import { corners, flag, list, object, oneOf, place, polygon, pose, question, text } from './fields.js';
import { troop } from './troop.js';

/** Hundred-thousandths of W: integers, so that touching and crossing are told apart exactly. */
const GRAIN = 100_000;
const units = ({ x, y }: Point): Point => ({ x: Math.round(x * GRAIN) + 0, y: Math.round(y * GRAIN) + 0 });

const baseOf = (v: { readonly troop: Troop; readonly pose: Pose }): Base => baseAt(v.pose, 1, depthOf(v.troop.class));

function bent(pieces: readonly { polygon: [number, number][] }[]): Refusal | undefined {
  const i = pieces.findIndex(p => !isConvexOutline(corners(p.polygon)));
  return i < 0 ? undefined : malformed(`given.pieces[${i}].polygon`, 'is convex, and has some area');
}

// biome-ignore format: one line a rule
const RELATION_BARS = rows<Prohibition<{ readonly a: Base; readonly b: Base }>>('glory/RELATION_BARS', [
  { ...NO_OVERLAP, when: r => overlapping(r.a, r.b) },
]);
// biome-ignore format: one line a rule
const RELATION = [
  citation('IGR-R-38',   'distances are from edge to edge'),
  citation('IGR-GEO-07', 'contact: no further than 0.01 W apart, and more than a corner where bases stand square on'),
  citation('IGR-GEO-08', 'the edge that is contacted'),
  citation('IGR-GEO-09', 'the shared contact'),
  citation('IGR-R-56',   'what directly ahead means'),
];

export const SIGHT_QUESTIONS: Record<string, AnyQuestion> = {
  going: question(
    'How is the going under it?',
    object({
      troop,
      pose,
      road: flag.default(false),
      pieces: list(object({ id: text, type: oneOf(PIECE_TYPES), polygon })).default([]),
    }),
    (given, options) => {
      const refused = bent(given.pieces) ?? troopRefusal(given.troop);
      if (refused) return refused;
      const pieces = given.pieces.map(p => ({ id: p.id, type: p.type, outline: outlineOf(corners(p.polygon)) }));
      return goingUnder(baseOf(given), pieces, given.road, ratesOf(given.troop, options).penalty);
    },
  ),

  'line-of-sight': question(
    'Is the line of sight clear?',
    object({
      from: place,
      to: place,
      pieces: list(
        object({ id: text, type: oneOf(PIECE_TYPES), kind: oneOf(KINDS).default('swamp'), polygon }),
      ).default([]),
    }),
    ({ from, to, pieces }) =>
      lineOfSight(
        units(from),
        units(to),
        pieces.map(p => ({ ...p, polygon: corners(p.polygon).map(units) })),
      ),
  ),

  relation: question(
    'How do two vignettes stand to each other?',
    object({ a: object({ troop, pose }), b: object({ troop, pose }) }),
    (given, options) => {
      const [a, b] = [baseOf(given.a), baseOf(given.b)];
      const refused = firstRefusal([given.a.troop, given.b.troop]) ?? prohibitedBy(RELATION_BARS, { a, b });
      if (refused) return refused;
      const contact = inContact(a, b);
      const result = {
        distance: rounded(distanceBetween(a, b)),
        contact,
        edgeOfA: contact ? contactOf(edgeTowards(a, b)) : null,
        edgeOfB: contact ? contactOf(edgeTowards(b, a)) : null,
        sharedContact: contact ? rounded(sharedContact(a, b)) : 0,
        bDirectlyAheadOfA: isDirectlyAhead(a, b, options),
        aDirectlyAheadOfB: isDirectlyAhead(b, a, options),
      };
      return { result, because: RELATION };
    },
  ),
};
