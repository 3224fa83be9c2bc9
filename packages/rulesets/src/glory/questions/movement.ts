import { type AnyQuestion, isRefusal, malformed, type Options, type Refusal } from '@umpire/engine';
import type { z } from 'zod';
import { beyond, closerThan, rounded } from '../limits.js';
import { type Class, ENTERED, GOINGS, LINK_TYPES, type LinkType, type Pose, type Troop } from '../pieces.js';
import { chargeOf, describeCharge, evadeOf } from '../rules/charge.js';
import { type Base, baseAt } from '../rules/geometry.js';
import { describeLink, linkFault } from '../rules/links.js';
import {
  type Allowance,
  allowanceOf,
  describeGap,
  followPath,
  type Mover,
  movementOf,
  moverRates,
  pathReasons,
  type Step,
  toldPose,
} from '../rules/movement.js';
import { depthOf } from '../rules/table.js';
import { firstFault } from '../rules/troops.js';
import { DISTANCES } from '../tables/distances.js';
import { distance, flag, list, number, object, oneOf, pose, question } from './fields.js';
import { troop } from './troop.js';

const linkFields = { type: oneOf(LINK_TYPES), members: list(troop) };
const moverFields = { troop: troop.optional(), link: object(linkFields).optional() };

interface GivenLink {
  readonly type: LinkType;
  readonly members: readonly Troop[];
  readonly width?: number | undefined;
}
interface GivenMover {
  readonly troop?: Troop | undefined;
  readonly link?: GivenLink | undefined;
}

/** Conditions between fields: one of the two, and no more. */
function unclear({ troop, link }: GivenMover): Refusal | undefined {
  if (!troop && !link) return malformed('given.troop', 'is needed: a troop, or a link in its place');
  if (troop && link) return malformed('given.link', 'stands in place of a troop, not beside it');
  return undefined;
}
const moverOf = ({ troop, link }: GivenMover): Mover => (link ? { link } : { troop: troop! });
const troopsOf = ({ troop, link }: GivenMover): readonly Troop[] => link?.members ?? [troop!];
/** Rule errors of the troops, then those of a link. */
const moverFault = (given: GivenMover, options: Options, more: readonly Troop[] = []): Refusal | undefined =>
  firstFault([...troopsOf(given), ...more]) ?? (given.link && linkFault(given.link, options));

/** The most that small gaps may add (IGR-R-28), and why a width cannot be. */
function misfit(link: GivenLink): Refusal | undefined {
  const { width, type, members } = link;
  if (width === undefined) return undefined;
  if (type === 'support') return malformed('given.link.width', 'is that of an In-Line Link');
  return closerThan(width, members.length)
    ? malformed('given.link.width', `is ${members.length} or more: its members stand side by side`)
    : undefined;
}
function tooWide({ width, members }: GivenLink): Refusal | undefined {
  if (width === undefined || !beyond(width, members.length + (members.length - 1) * DISTANCES.linkGap))
    return undefined;
  return { rule: 'IGR-R-28', message: 'gaps in an In-Line Link are 0.25 W at most' };
}

const step = object({ turn: number.optional(), backward: flag.optional(), ahead: number.optional() });
type GivenStep = z.infer<typeof step>;
const pathFields = {
  troop: troop.optional(),
  link: object({ ...linkFields, width: distance.optional() }).optional(),
  pose,
  bad: flag.default(false),
  steps: list(step),
};

function unclearStep(steps: readonly GivenStep[]): Refusal | undefined {
  for (const [i, { turn, ahead, backward }] of steps.entries()) {
    if ((turn === undefined) === (ahead === undefined))
      return malformed(`given.steps[${i}]`, 'is a turn or a way ahead, one of the two');
    if (ahead !== undefined && backward !== undefined)
      return malformed(`given.steps[${i}].backward`, 'belongs to a turn');
  }
  return undefined;
}
const stepOf = ({ turn, ahead, backward = false }: GivenStep): Step =>
  ahead === undefined ? { turn: turn!, backward } : { ahead };

interface GivenPath extends GivenMover {
  readonly pose: Pose;
  readonly bad: boolean;
  readonly steps: readonly GivenStep[];
}
/** Conditions between the fields of a path. */
const pathUnclear = (given: GivenPath): Refusal | undefined =>
  unclear(given) ?? (given.link && misfit(given.link)) ?? unclearStep(given.steps);

/** IGR-GEO-03: the base of a vignette or a whole link. */
function baseOf({ link, troop, pose }: GivenPath): Base {
  if (!link) return baseAt(pose, 1, depthOf(troop!.class));
  const depths = link.members.map(m => depthOf(m.class));
  if (link.type === 'support') return baseAt(pose, 1, depths[0]! + depths[1]!);
  return baseAt(pose, link.width ?? link.members.length, Math.max(...depths));
}
const pathAllowance = (given: GivenPath, options: Options): Allowance =>
  allowanceOf(moverRates(moverOf(given), options), given.bad ? 'bad' : 'good');
const classOf = (given: GivenMover): Class => troopsOf(given)[0]!.class;

export const MOVEMENT_QUESTIONS: Record<string, AnyQuestion> = {
  link: question('How does a link move?', object(linkFields), (link, options) => {
    return firstFault(link.members) ?? describeLink(link, options);
  }),

  movement: question(
    'How far may it turn and move?',
    object({
      ...moverFields,
      going: oneOf(GOINGS).default('good'),
      road: flag.default(false),
      halted: flag.default(false),
      defences: flag.default(false),
    }),
    (given, options) => unclear(given) ?? moverFault(given, options) ?? movementOf(moverOf(given), given, options),
  ),

  'move-path': question('Where does a move end?', object(pathFields), (given, options) => {
    const refused = pathUnclear(given) ?? moverFault(given, options) ?? (given.link && tooWide(given.link));
    if (refused) return refused;
    const allowance = pathAllowance(given, options);
    const path = followPath(baseOf(given), given.steps.map(stepOf), allowance, options);
    if (isRefusal(path)) return path;
    const result = {
      pose: toldPose(path.base),
      turned: rounded(path.turned),
      moved: rounded(path.moved),
      turnLeft: rounded(Math.max(0, allowance.turn - path.turned)),
      moveLeft: rounded(Math.max(0, allowance.move - path.moved)),
    };
    return { result, because: pathReasons(moverOf(given), allowance.pivot, given.bad, options) };
  }),

  charge: question(
    'Does a charge reach its target?',
    object({ ...pathFields, target: object({ troop, pose }) }),
    (given, options) => {
      const unclearPath = pathUnclear(given);
      if (unclearPath) return unclearPath;
      if (given.steps[given.steps.length - 1]?.ahead === undefined)
        return malformed('given.steps', 'end with a way ahead');
      const refused = moverFault(given, options, [given.target.troop]) ?? (given.link && tooWide(given.link));
      if (refused) return refused;
      const target = baseAt(given.target.pose, 1, depthOf(given.target.troop.class));
      const steps = given.steps.map(stepOf);
      const charge = chargeOf(baseOf(given), steps, target, pathAllowance(given, options), options);
      return isRefusal(charge) ? charge : describeCharge(charge, classOf(given), given.target.troop.class, options);
    },
  ),

  evade: question(
    'May it evade?',
    object({
      charger: troop,
      target: troop,
      going: oneOf(ENTERED).default('good'),
      targetInContact: flag.default(false),
      chargerBehind: flag.default(false),
    }),
    (given, options) => firstFault([given.charger, given.target]) ?? evadeOf(given, options),
  ),

  gap: question(
    'Does it pass a gap?',
    object({ troop, gap: distance, between: oneOf(['friends', 'enemies', 'terrain']).default('terrain') }),
    given => firstFault([given.troop]) ?? describeGap(given.troop, given.gap, given.between),
  ),
};
