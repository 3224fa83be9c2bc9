import { type AnyQuestion, type Citation, isRefusal, malformed, type Options, type Refusal } from '@umpire/engine';
import type { z } from 'zod';
import type { SideCount } from '../../common/book/side-counts.js';
import { citation } from '../lines.js';
import { CONTACTS, REASONS, type Troop, WEAPONS, type Weapon } from '../pieces.js';
import { type Fighter, fighterRefusal, melee, type ReadyMelee, readyMelee, reckon, withNames } from '../rules/melee.js';
import { describePairs } from '../rules/pairs.js';
import {
  canShootAs,
  epochOf,
  type ReadyShot,
  rangeCited,
  rangeOf,
  readyShot,
  type ShotFacts,
  shooterRefusal,
  shot,
  shotRefusal,
} from '../rules/shooting.js';
import { firstRefusal, generalOf } from '../rules/troops.js';
import { columnAgainst, factorCited, factorOf, isDisadvantaged } from '../tables/melee.js';
import { distance, flag, list, object, once, oneOf, question, text, thrownFor, whole } from './fields.js';
import { overlapper, troop } from './troop.js';

/** A weapon whose Epoch is not known, or that is not there. */
function unknownEpoch(shooter: Troop, as: Weapon): Refusal | undefined {
  if (as === 'attached' && shooter.attachedEpoch === null)
    return malformed('given.shooter.attachedEpoch', 'is needed: it carries no attached artillery');
  if (as === 'own' && canShootAs(shooter, 'own') && epochOf(shooter, 'own') === null)
    return malformed('given.shooter.epoch', 'is needed: the Epoch of its weapons');
  return undefined;
}

const shotSchema = object({
  shooter: troop,
  as: oneOf(WEAPONS).default('own'),
  target: troop,
  distance: distance.optional(),
  reason: oneOf(REASONS).default('activated'),
  activated: flag.default(true),
  directlyAhead: flag.default(true),
  lineOfSight: flag.default(true),
  targetMovedIntoContact: flag.default(false),
  shooterInContact: flag.optional(),
  targetInMelee: flag.default(false),
  shooterInBadGoing: flag.default(false),
});
type GivenShot = z.infer<typeof shotSchema>;

function shotOf(given: GivenShot): Refusal | ShotFacts {
  const shooterInContact = given.shooterInContact ?? given.targetMovedIntoContact;
  if (given.targetMovedIntoContact && !shooterInContact)
    return malformed('given.shooterInContact', 'cannot be false: the target moved into contact with it');
  if (given.distance === undefined && !shooterInContact)
    return malformed('given.distance', 'is needed: from edge to edge, in vignette widths');
  const unknown = unknownEpoch(given.shooter, given.as);
  if (unknown) return unknown;
  if (given.target.class === 'HIM' && given.target.epoch === null)
    return malformed('given.target.epoch', 'is needed: HIM of Epoch I and II are an easier target');
  return firstRefusal([given.shooter, given.target]) ?? { ...given, distance: given.distance ?? 0, shooterInContact };
}
const readied = once((given: GivenShot, options: Options): Refusal | ReadyShot => {
  const facts = shotOf(given);
  if (isRefusal(facts)) return facts;
  return shotRefusal(facts, options) ?? readyShot(facts, options);
});

const fighterSchema = object({
  troop,
  badGoing: flag.default(false),
  contacts: list(oneOf(CONTACTS), 1).default(['front']),
  edge: oneOf(CONTACTS).optional(),
  overlappedBy: list(overlapper).max(2, { error: 'is a list of two at most: one a flank' }).prefault([]),
  bands: whole(0).default(0),
  support: troop.nullable().prefault(null),
  assistedBy: list(troop).prefault([]),
  uphill: flag.default(false),
  defences: flag.default(false),
});
type GivenFighter = z.infer<typeof fighterSchema>;
const fighterOf = (given: GivenFighter): Fighter => ({ ...given, edge: given.edge ?? given.contacts[0]! });
const troopsOf = (f: GivenFighter): Troop[] => [
  f.troop,
  ...f.overlappedBy.map(o => o.troop),
  ...(f.support ? [f.support] : []),
  ...f.assistedBy,
];

const meleeSchema = object({ active: fighterSchema, opponent: fighterSchema });
type GivenMelee = z.infer<typeof meleeSchema>;
function unmatched({ active, opponent }: GivenMelee): Refusal | undefined {
  for (const [name, f] of [['active', active] as const, ['opponent', opponent] as const])
    if (f.edge && !f.contacts.includes(f.edge))
      return malformed(`given.${name}.edge`, 'is one of the edges in contact');
  return active.uphill && opponent.uphill
    ? malformed('given.opponent.uphill', 'cannot be: one of the two is higher')
    : undefined;
}
const matched = once((given: GivenMelee, options: Options): Refusal | ReadyMelee => {
  const [active, opponent] = [fighterOf(given.active), fighterOf(given.opponent)];
  const refused =
    unmatched(given) ??
    firstRefusal([...troopsOf(given.active), ...troopsOf(given.opponent)]) ??
    fighterRefusal(active, options) ??
    fighterRefusal(opponent, options);
  return refused ?? readyMelee({ active, opponent }, options);
});

const NAMES = { active: 'the side to move', opponent: 'the opponent' } as const;

/** IGR-MEL-03: what each of the two brings into a melee. */
export function meleeCounts(given: GivenMelee, options: Options): readonly SideCount[] | undefined {
  const ready = matched(given, options);
  if (isRefusal(ready)) return undefined;
  const { active, opponent } = ready.facts;
  const side = (title: string, own: Fighter, other: Fighter): SideCount => {
    const because: Citation[] = [];
    const { base, total } = reckon(own, other, options, because);
    return { title, sum: base === total ? `cf ${total}` : `cf ${base}, in all ${total}`, because };
  };
  return [side('The side to move', active, opponent), side('The opponent', opponent, active)];
}

const ANIMAL = citation('IGR-MF-16', 'ANIMAL counts as Mounted');

export const COMBAT_QUESTIONS: Record<string, AnyQuestion> = {
  range: question(
    'How far does it shoot?',
    object({ shooter: troop, as: oneOf(WEAPONS).default('own') }),
    ({ shooter, as }) => {
      const refused = unknownEpoch(shooter, as) ?? firstRefusal([shooter]) ?? shooterRefusal({ shooter, as });
      return refused ?? { result: rangeOf(shooter, as), because: [rangeCited(shooter, as)] };
    },
  ),

  shoot: thrownFor('How does a shot end?', shotSchema, ['die', 'score', 'printed'], (given, options) => {
    const ready = readied(given, options);
    return isRefusal(ready) ? ready : shot(ready, options);
  }),

  'melee-factor': question(
    'What is its base combat factor?',
    object({ troop, against: troop }),
    ({ against, ...given }, options) => {
      const refused = firstRefusal([given.troop, against]);
      if (refused) return refused;
      const column = columnAgainst(against.class);
      const because: Citation[] = [factorCited(given.troop, column, options)];
      if (generalOf(against) === 'ANIMAL') because.push(ANIMAL);
      const result = {
        factor: factorOf(given.troop, column, options),
        column,
        disadvantaged: isDisadvantaged(given.troop.class, against.class, options),
        advantaged: isDisadvantaged(against.class, given.troop.class, options),
      };
      return { result, because };
    },
  ),

  melee: thrownFor('How does a melee end?', meleeSchema, ['die'], (given, options) => {
    const ready = matched(given, options);
    return isRefusal(ready) ? ready : melee(withNames(ready, NAMES), options);
  }),

  'melee-pairs': question(
    'Who fights whom?',
    object({ contacts: list(object({ active: text, opponent: text, length: distance })) }),
    ({ contacts }) => describePairs(contacts),
  ),
};
