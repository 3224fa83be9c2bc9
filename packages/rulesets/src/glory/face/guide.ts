import { type Guide, type GuideMoment, type Heard, heldTo, SIDES } from '@umpire/engine';
import { guideBy, guideFrom, type Moments } from '../../common/book/guide.js';
import { lossesOf } from '../play/defeat.js';
import type { GuideDone, GuideWhen } from '../play/guide-moments.js';
import { contactsOf } from '../play/melee.js';
import { placedSchema } from '../play/scenario.js';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { isBody, vignetteOf } from '../play/units.js';
import { distanceBetween } from '../rules/geometry.js';
import { menu } from '../verbs/index.js';

type Moment = GuideMoment<Types>;

/** From so near, in W, somebody may charge. */
const CHARGES = 2;
/** From this turn of its own on a side is told of the end, whatever it has lost. */
const LATE = 4;

const heardOf = ({ heard }: Moment, ...kinds: readonly string[]): boolean =>
  heard.some(one => kinds.includes(one.kind));
const ownHeard = ({ heard }: Moment, kind: string): boolean => heard.some(one => one.kind === kind && one.own);
const lastHeard = ({ heard }: Moment, kind: string): Heard | undefined => heard.findLast(one => one.kind === kind);

const isOwnTurn = ({ seat: { view, by } }: Moment): boolean => view.turn > 0 && view.active === by;
const isIn = (moment: Moment, phase: State['phase']): boolean => isOwnTurn(moment) && moment.seat.view.phase === phase;

/** A turn of his own has begun since, and he has done something in it. */
const isLaterTurn = (m: Moment): boolean => isOwnTurn(m) && heardOf(m, 'turnBegan') && ownHeard(m, 'activated');

/** Own stands that may do it now. */
const able = ({ seat }: Moment, verb: string): string[] =>
  menu(seat).flatMap(item => (item.verb === verb && !item.closed && item.stand !== undefined ? [item.stand] : []));

/** Own and enemy vignettes that stand within reach of a charge. */
function nearby({ seat: { view, by } }: Moment): string[] {
  const bodies = view.vignettes.filter(isBody);
  for (const own of bodies)
    for (const foe of bodies)
      if (own.side === by && foe.side !== by && distanceBetween(own.base!, foe.base!) <= CHARGES)
        return [own.id, foe.id];
  return [];
}

const someLost = ({ seat: { view } }: Moment): boolean => SIDES.some(side => lossesOf(view, side).battleLineBroken > 0);

/** IGR-SCN-04: when steps come, and what meets them. */
const moments: Moments<Types, GuideWhen | GuideDone> = {
  start: () => true,
  activation: m => isIn(m, 'activation'),
  // nobody is asked to move who was given no order
  movement: m => isIn(m, 'movement') && able(m, 'move').length > 0,
  // throws by which all stand pass at once, and who could pay for all has none: it is told at the latest when his turn is over
  initiative: m => ownHeard(m, 'initiativeThrown') || (m.seat.view.turn > 0 && !isOwnTurn(m)),
  'enemy-turn': ({ seat: { view, by } }) => view.turn > 0 && view.active !== by,
  'shot-possible': m => able(m, 'shoot').length > 0,
  'contact-possible': m => nearby(m).length > 0,
  // a lone melee is fought at one press: whoever has seen none before it is told of it afterwards
  melee: m => ownHeard(m, 'fought') || (isIn(m, 'melee') && contactsOf(m.seat.view).length > 0),
  'driven-back': m => heardOf(m, 'repulsed', 'broken'),
  closing: m => someLost(m) || m.seat.view.sides[m.seat.by].turns >= LATE,
  activated: m => ownHeard(m, 'activated'),
  moved: m => ownHeard(m, 'moved'),
  'initiative-over': m => !isIn(m, 'initiative'),
  'own-turn': isOwnTurn,
  // the first shot and the first charge are the learner's own: what the enemy does meets neither
  shot: m => ownHeard(m, 'shot'),
  charged: m => ownHeard(m, 'chargeDeclared') || ownHeard(m, 'fought'),
  fought: m => heardOf(m, 'fought'),
  over: ({ seat: { view } }) => view.over !== null,
};

/** Whoever charges and fights before a shot is fired is told of that. */
const HAPPENED: readonly GuideWhen[] = ['initiative', 'melee'];
/** The first turn of the others is over: nobody is asked to wait for it. */
const isTheirTurnOver = (when: GuideWhen, m: Moment): boolean =>
  when === 'enemy-turn' && isOwnTurn(m) && m.seat.view.turn > 1;

const thrownOf = ({ seat: { view, by } }: Moment): string[] =>
  view.vignettes.filter(v => v.side === by && v.now.thrown !== null).map(v => v.id);

/** What a step points at, by a name of its own. */
const FOUND: Readonly<Record<string, (moment: Moment) => readonly string[]>> = {
  thrown: thrownOf,
  movers: m => able(m, 'move'),
  shooters: m => able(m, 'shoot'),
  nearby,
  pairs: ({ seat: { view } }) => contactsOf(view).flatMap(({ active, opponent }) => [active, opponent]),
  'driven-back': m => (lastHeard(m, 'repulsed') ?? lastHeard(m, 'broken'))?.about ?? [],
};

/** Of these, whoever is still on the table. */
const shown = (show: string | readonly string[], moment: Moment): readonly string[] => {
  const ids = typeof show === 'string' ? (FOUND[show]?.(moment) ?? []) : show;
  return ids.filter(id => vignetteOf(moment.seat.view, id)?.place === 'table');
};

export const guide = guideBy((scenario: object): Guide<Types> | null => {
  const parsed = heldTo(placedSchema, scenario);
  if (!parsed.success || !parsed.data.steps) return null;
  return guideFrom<Types, GuideWhen, GuideDone>({
    side: 'a',
    steps: parsed.data.steps,
    moments,
    happened: HAPPENED,
    folds: isLaterTurn,
    late: isTheirTurnOver,
    gone(id, { seat: { view, by } }) {
      const vignette = vignetteOf(view, id);
      return vignette?.side === by && vignette.place === 'broken';
    },
    show: shown,
  });
});
