import { isRefusal, type Preview, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { yesOrNo } from '../../common/book/legacy-fields.js';
import { closable } from '../../common/book/verbs.js';
import { SLACK } from '../limits.js';
import { WEAPONS } from '../pieces.js';
import { leftOf } from '../play/charging.js';
import { shotPreview } from '../play/firing.js';
import { hasNoAim } from '../play/idle.js';
import {
  type Act,
  actOn,
  chargesOpen,
  chargeWalk,
  copiedWalk,
  type InitiativePlan,
  type Intent,
  initiativeCharge,
  initiativePlan,
  initiativeShots,
  intentNow,
  isHeld,
  retreatOf,
} from '../play/initiative.js';
import { poseIn, sizeIn } from '../play/measure.js';
import { isPlaying } from '../play/permission.js';
import type { Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isBody, leaderOf, type Unit, unitBase, unitRates } from '../play/units.js';
import { arrivalsOf } from '../play/walk.js';
import type { Base } from '../rules/geometry.js';
import { stepped } from '../rules/movement.js';
import { ACTION_WORDS } from '../tables/command.js';
import { ON_CONTACT } from './charge.js';
import { type Contact, contactPreview } from './contact-odds.js';
import { weaponChoices } from './shoot.js';
import { targetsOf } from './targets.js';
import { id, verb } from './verb.js';
import { unitAt } from './way.js';

/** How the menu names what a unit does by its throw; what it says of it, where that is not simply what it does. */
const LABELS: Readonly<Record<InitiativePlan['does'], readonly [label: string, text?: string]>> = {
  'charge-nearest': ['Charge'],
  'charge-front': ['Charge'],
  'charge-or-shoot': ['Charge or shoot'],
  retreat: ['Fall back'],
  nothing: ['Do nothing'],
  halt: ['Stand still', 'There is nobody whom it could do as'],
  player: ['Stay', 'Stay where you are'],
  activated: ['Do as its neighbour'],
};
const NO_AIM = [
  'Stand still',
  'There is nobody whom it could charge or shoot at; when nobody else can act it stays by itself',
] as const;
const NO_SHOT = ['Charge', 'Straight ahead: there is nobody whom it could shoot at'] as const;
const SHOOTS_ON = ['Shoot on', 'Every member may shoot once with each of its weapons'] as const;
const NO_CONTACT = [{ value: true, label: 'It shoots' }] as const;
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const WAYS = {
  charge: 'charges',
  shoot: 'shoots at',
  retreat: 'falls back',
  copy: 'does as its neighbour',
  nothing: 'stays where it is',
} as const;

/** The order at one of the enemies, what is not said yet as it is by itself. */
const actOf = (
  { id: stand }: Vignette,
  { choice = 'none', weapon = 'own' }: Partial<Act>,
  target: string,
): Act & { lineUp: boolean } => ({ stand, choice, target, weapon, lineUp: true });

/** IGR-INI-01 to IGR-INI-15: it does what its throw says. */
export const initiative = verb({
  order: {
    stand: id,
    choice: z.enum(['charge', 'shoot', 'none']).default('none'),
    /** Whom it charges or shoots at, where there is a choice. */
    target: id.optional(),
    weapon: z.enum(WEAPONS).default('own'),
    lineUp: yesOrNo.default(true),
  },
  label: 'Act',
  text: 'It does what its throw says',
  key: 'i',
  use: 'act',
  on: ({ seat, piece }) => {
    const { view, options } = seat;
    if (!isPlaying(seat, 'initiative') || !view.initiativeThrown || !isBody(piece)) return undefined;
    if (view.pursuit.unit !== null) return undefined;
    const unit = unitAt(seat, piece);
    const intent = intentNow(view, unit, options);
    if (isRefusal(intent)) return { fields: [] };
    const fields = askedOf(seat, unit, intent);
    const onlyCharges = intent.does === 'charge-or-shoot' && !fields.includes('choice');
    const [label, text = sentence(ACTION_WORDS[intent.does].does)] = hasNoAim(view, unit, intent.does, options)
      ? NO_AIM
      : piece.now.thrown?.shooting
        ? SHOOTS_ON
        : onlyCharges
          ? NO_SHOT
          : LABELS[intent.does];
    return { label, text, fields, byItself: isEmpty(seat, unit, intent) };
  },
  fields: {
    choice: {
      choose: ({ seat, piece, refusalOf }) => {
        const charged = targetsOf(seat, piece, target => refusalOf(actOf(piece, { choice: 'charge' }, target)));
        const closed = charged.every(target => target.closed) ? charged[0]?.closed : undefined;
        return [closable({ value: 'charge', label: 'Charge' }, closed), { value: 'shoot', label: 'Shoot' }];
      },
    },
    weapon: { choose: ({ seat, piece }) => weaponChoices(seat, piece) },
    target: {
      target: ({ seat, piece, sofar, refusalOf }) =>
        targetsOf(seat, piece, target => refusalOf(actOf(piece, sofar, target))),
    },
    lineUp: { choose: ({ sofar }) => (sofar.choice === 'shoot' ? NO_CONTACT : ON_CONTACT) },
  },
  plan: initiativePlan,
  preview: (plan, seat, order) => (plan.shot ? shotPreview(plan.shot, seat) : wayTold(plan, seat, order)),
  act: (game, by, { lineUp }, plan) => actOn(game, by, plan, lineUp),
});

function wayTold(
  plan: InitiativePlan,
  seat: Seat,
  { stand, lineUp }: { readonly stand: string; readonly lineUp: boolean },
): Preview {
  const { view } = seat;
  const going = goingOf(plan, seat);
  const arrivals = going ? arrivalsOf(view, plan.unit, going.gone.ends) : [];
  const touched = [...new Set(arrivals.map(({ enemy }) => enemy))];
  const aim = plan.target === null ? undefined : view.vignettes[plan.target]!.id;
  const others = touched.filter(enemy => enemy !== aim);
  const missed = aim !== undefined && !touched.includes(aim) ? ', and does not come up to it' : '';
  const met = others.length > 0 ? `, touches ${others.join(', ')}` : '';
  const [foe] = touched.filter(enemy => enemy === aim).concat(touched);
  const target = foe === undefined ? undefined : view.lookup.ids[foe]!;
  const melee = target !== undefined && contactPreview({ ...going!, unit: plan.unit, target, arrivals }, seat, lineUp);
  return {
    ...melee,
    cost: `${stand} ${WAYS[plan.way]}${aim === undefined ? '' : ` ${aim}`}${missed}${met}${melee ? `; ${melee.cost}` : ''}`,
    ...(going && { end: poseIn(view.ground.now, going.end), size: sizeIn(view.ground.now, going.end) }),
    ...(touched.length > 0 && { touches: touched }),
    because: [{ rule: 'IGR-INI-01', text: 'what its throw says' }],
  };
}

/** How it goes, and where it would end, all of it as one base; nothing, if it stays. */
type Going = Pick<Contact, 'how' | 'gone' | 'left'> & { readonly end: Base };
function goingOf(plan: InitiativePlan, { view, options }: Seat): Going | undefined {
  const { unit, does, target, like } = plan;
  switch (plan.way) {
    case 'charge': {
      const found = initiativeCharge(view, unit, target!, view.vignettes[target!]!.base!, does, options);
      const left = { turn: found.turnLeft, move: found.moveLeft };
      return { how: 'initiative-charge', gone: chargeWalk(view, unit, found), left, end: found.end };
    }
    case 'retreat': {
      const { ends, end, way } = retreatOf(view, unit, options);
      return { how: 'retreat', gone: { ends, steps: [], turned: 0, way }, left: { turn: 0, move: 0 }, end };
    }
    case 'copy': {
      const walk = copiedWalk(view, unit, like!, options);
      const { pivot } = unitRates(unit, options);
      const end = walk.steps.reduce((at, step) => stepped(at, step, pivot), unitBase(view, unit));
      return { how: 'copy', gone: walk, left: leftOf(walk), end };
    }
    default:
      return undefined;
  }
}

/** Nothing comes of it: its neighbour did not stir (IGR-R-49), or there is no room behind it (IGR-R-47). */
const isEmpty = ({ view, options }: Seat, unit: Unit, { does, like }: Doing): boolean =>
  (does === 'activated' && like !== null && leaderOf(view, like).now.steps.length === 0) ||
  (does === 'retreat' && !isHeld(view, unit) && retreatOf(view, unit, options).way <= SLACK);

/** What its throw leaves to the player: charge or shoot, at whom, with what, and what it does on contact (IGR-CHG-02). */
function askedOf(seat: Seat, unit: Unit, { does, like }: Doing): ('choice' | 'weapon' | 'target' | 'lineUp')[] {
  const { view, options } = seat;
  const targets = chargesOpen(view, unit, does, options);
  const onContact = mayTouch(seat, unit, does, like, targets) ? (['lineUp'] as const) : [];
  const named = targets.length > 1 ? (['target'] as const) : [];
  if (does !== 'charge-or-shoot') return [...named, ...onContact];
  const shots = [...initiativeShots(view, unit, options)];
  if (shots.length === 0) return targets.length > 1 ? ['choice', 'target', ...onContact] : [...onContact];
  const weapons = new Set(shots.map(s => s.as)).size > 1 ? (['weapon'] as const) : [];
  return leaderOf(view, unit).now.thrown?.shooting
    ? [...weapons, 'target']
    : ['choice', ...weapons, 'target', ...onContact];
}
type Doing = Exclude<Intent, Refusal>;

/** Whether what its throw says may bring it into contact, as the table stands. */
function mayTouch(
  { view, options }: Seat,
  unit: Unit,
  does: Doing['does'],
  like: Unit | null,
  targets: readonly number[],
) {
  if (isHeld(view, unit)) return false;
  if (does === 'activated') return arrivalsOf(view, unit, copiedWalk(view, unit, like!, options).ends).length > 0;
  return targets.some(target => {
    const { ends } = initiativeCharge(view, unit, target, view.vignettes[target]!.base!, does, options);
    return arrivalsOf(view, unit, ends).length > 0;
  });
}
