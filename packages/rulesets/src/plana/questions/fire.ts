import { type AnyQuestion, malformed, type Options, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { BANDS, ELIGIBLE_MODES, FIRE_MODES, PS_ROWS, TARGET_CLASSES, TARGET_ROWS } from '../pieces.js';
import { fireEligibility } from '../rules/eligibility.js';
import { fire, type ReadyFire, readyFire } from '../rules/fire.js';
import { firingRow, rangeBand } from '../rules/ranges.js';
import { beatenZone, bunching, coherency } from '../rules/zones.js';
import { firingWith, ownTablesFault, ownTablesSchema } from '../tables/own-firing.js';
import { COHERENT } from '../tables/scoring.js';
import { weaponOf } from '../tables/weapons.js';
import { asking } from './asking.js';
import {
  cm,
  dug,
  list,
  no,
  number,
  object,
  oneOf,
  percent,
  placedBase,
  positive,
  quality,
  question,
  state,
  weapon,
  whole,
  yes,
} from './fields.js';

const caller = object({
  psRow: oneOf(PS_ROWS),
  state,
  demoralised: no,
  los: yes,
  canCommunicate: yes,
  isFirer: no,
  paints: yes,
});
const eligible = object({
  mode: oneOf(ELIGIBLE_MODES),
  weapon,
  rangeCm: cm.default(0),
  firer: object({
    psRow: oneOf(PS_ROWS).optional(),
    state,
    dugIn: no,
    demoralised: no,
    movedNonTactical: no,
    shotsLeft: whole(0).nullable().default(null),
    allocatedTo: oneOf(['none', 'close-support', 'support']).default('none'),
    robot: no,
  }).prefault({}),
  caller: caller.optional(),
  los: yes,
  located: no,
  calledLastTurn: no,
  speculative: no,
});
/** 7.10: a caller counts in close support alone; in other modes nobody looks at it, whatever it is. */
const callerIgnored = new z.core.$ZodCheck({ check: 'custom', when: () => true });
callerIgnored._zod.check = payload => {
  if ((payload.value as { mode?: unknown } | null)?.mode === 'close-support') return;
  payload.issues = payload.issues.filter(issue => issue.path?.[0] !== 'caller');
};

const fired = object({
  weapon,
  mode: oneOf(FIRE_MODES).optional(),
  rangeCm: cm.default(0),
  firer: object({
    quality,
    state,
    psRow: oneOf(PS_ROWS).optional(),
    dugIn: no,
    moved: no,
    spPercent: percent.default(100),
    distracted: no,
  }).prefault({}),
  target: object({
    class: oneOf(TARGET_CLASSES),
    dug,
    gfOrMarine: no,
    inCover: no,
    quality,
    moving: no,
    nonTactical: no,
    bunched: no,
    underCloud: no,
    sp: whole(1).optional(),
  }),
  speculative: no,
  concentration: whole(1).default(1),
  zoneMultiple: whole(1, 3).default(1),
  firingTables: ownTablesSchema.optional(),
});
const NO_ROW = malformed('given.firer.psRow', 'is needed: what kind of troops fire');
function firedOf(given: z.infer<typeof fired>, options: Options): Refusal | ReadyFire {
  const { firer, target } = given;
  if (target.gfOrMarine && target.class === 'infantry')
    return malformed('given.target.gfOrMarine', 'GF infantry and Marines are of class armour');
  if (firer.psRow === undefined && (firer.state !== 'ok' || firer.moved)) return NO_ROW;
  const { firingTables, ...facts } = given;
  const fault = firingTables && ownTablesFault(firingTables, 'given.firingTables');
  if (fault) return fault;
  const mode = given.mode ?? weaponOf(given.weapon).modes[0];
  return readyFire({ ...facts, mode }, options, firingWith(firingTables));
}

export const FIRE_QUESTIONS: Record<string, AnyQuestion> = {
  fire: question('What does fire do?', fired, asking(firedOf, fire)),

  'fire-eligibility': question('May it fire?', eligible.check(callerIgnored), (given, options) => {
    if (given.firer.psRow === undefined && given.firer.state !== 'ok') return NO_ROW;
    if (given.mode === 'close-support' && given.caller === undefined)
      return malformed('given.caller', 'is needed: who calls and paints');
    return fireEligibility(given, options);
  }),

  'range-band': question('Is it in range?', object({ weapon, rangeCm: cm }), given =>
    rangeBand(given.weapon, given.rangeCm),
  ),

  'firing-row': question(
    'What does its row of the firing table say?',
    object({
      weapon,
      row: oneOf(TARGET_ROWS),
      band: oneOf(BANDS).default('effective'),
      firingTables: ownTablesSchema.optional(),
    }),
    ({ weapon, row, band, firingTables }, options) => {
      const fault = firingTables && ownTablesFault(firingTables, 'given.firingTables');
      return fault ?? firingRow(weapon, row, band, options, firingWith(firingTables));
    },
  ),

  'beaten-zone': question(
    'Whom does area fire strike?',
    object({
      weapon,
      x: number,
      y: number,
      widthCm: positive.optional(),
      depthCm: positive.optional(),
      headingDeg: number.default(0),
      multiple: whole(1, 3).default(1),
      sp: whole(1).default(4),
      bases: list(placedBase).default([]),
    }),
    given => {
      if (given.widthCm === undefined && given.depthCm !== undefined)
        return malformed('given.widthCm', 'is needed beside the depth');
      if (given.depthCm === undefined && given.widthCm !== undefined)
        return malformed('given.depthCm', 'is needed beside the width');
      return beatenZone(given);
    },
  ),

  bunching: question('Are they bunched?', object({ bases: list(placedBase, 1) }), ({ bases }) => bunching(bases)),

  coherency: question(
    'Does the company keep together?',
    object({ troop: oneOf(COHERENT), bases: list(placedBase, 1) }),
    ({ troop, bases }) => coherency(troop, bases),
  ),
};
