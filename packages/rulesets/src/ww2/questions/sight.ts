import { type AnyQuestion, malformed } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { COVERS, GROUP_KINDS, LIGHTS, PIECE_KINDS } from '../pieces.js';
import { arcs } from '../rules/arcs.js';
import { CALLING_ARMS, callFire, callRefusal } from '../rules/calling.js';
import { detection } from '../rules/detection.js';
import { distanceOf } from '../rules/movement.js';
import { sight } from '../rules/sight.js';
import { sightLine } from '../rules/sight-line.js';
import { SHOOTER_KINDS, TARGET_KINDS } from '../tables/arcs.js';
import { SOUGHT } from '../tables/detection.js';
import { inTown, inWoods, PLACES } from '../tables/sight.js';
import {
  corners,
  flag,
  list,
  metres,
  no,
  object,
  oneOf,
  outline,
  position,
  positive,
  question,
  text,
} from './fields.js';

const EDGES = citation('WW2-R-01', 'measured from edge to edge, in whole metres');
const feature = object({
  id: text,
  kind: oneOf([...PIECE_KINDS, 'smoke']),
  outline,
  crest: outline.optional(),
});

export const SIGHT_QUESTIONS: Record<string, AnyQuestion> = {
  measure: question(
    'How far apart are they?',
    object({ a: position, b: position, size: positive.default(250) }),
    ({ a, b, size }) => {
      const distance = distanceOf(a, b, size);
      return { result: { distance, contact: distance === 0 }, because: [EDGES] };
    },
  ),

  arc: question(
    'In which arc is it?',
    object({
      shooter: position,
      target: position,
      shooterKind: oneOf(SHOOTER_KINDS),
      targetKind: oneOf(TARGET_KINDS),
    }),
    (given, options) => {
      const { shooter, target } = given;
      if (shooter.x === target.x && shooter.y === target.y)
        return malformed('given.target', 'has the same centre as the shooter: there is no arc');
      return arcs(given, options);
    },
  ),

  sight: question(
    'Is it seen, and is it in cover?',
    object({
      distance: metres,
      from: oneOf(PLACES).default('open'),
      to: oneOf(PLACES).default('open'),
      sameFeature: no,
      through: list(oneOf(PIECE_KINDS)).default([]),
      smoke: no,
      behindCrest: no,
      hiddenByCrest: no,
      dugIn: no,
      awc: no,
      aircraft: no,
    }),
    (given, options) => {
      const { from, to, sameFeature } = given;
      if (sameFeature && !(inWoods(from) && inWoods(to)) && !(inTown(from) && inTown(to)))
        return malformed('given.sameFeature', 'is so only where both are in woods, or both in a built-up area');
      return sight(given, options);
    },
  ),

  'sight-line': question(
    'What lies on the line of sight?',
    object({
      from: position,
      to: position,
      features: list(feature).default([]),
      awc: no,
      size: positive.default(250),
    }),
    (given, options) => {
      const features = given.features.map(f => ({
        ...f,
        outline: corners(f.outline),
        crest: f.crest && corners(f.crest),
      }));
      return sightLine({ ...given, features }, options);
    },
  ),

  detection: question(
    'Is it detected?',
    object({
      range: metres,
      target: oneOf(SOUGHT),
      cover: oneOf(COVERS).default('none'),
      moving: no,
      option2: no,
      fireMarker: no,
      light: oneOf(LIGHTS).default('day'),
      illuminated: no,
      awc: no,
      visible: flag.default(true),
    }),
    (given, options) => detection(given, options),
  ),

  'call-fire': question(
    'Does the call get through?',
    object({
      group: oneOf(GROUP_KINDS),
      distance: metres,
      arm: oneOf(CALLING_ARMS).default('artillery'),
      lateBritish: no,
    }),
    (given, options) => callRefusal(given) ?? callFire(given, options),
  ),
};
