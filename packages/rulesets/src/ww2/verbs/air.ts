import {
  forbid,
  isRefusal,
  type Pose,
  type Procedure,
  pointAhead,
  type Refusal,
  turned,
  type Zone,
} from '@umpire/engine';
import { SHOWN } from '../../common/book/verbs.js';
import { symbolOf } from '../face/symbols.js';
import {
  abort as abortMission,
  dogfightPlan,
  dropPlan,
  flyIn,
  type MissionPlan,
  missionPlan,
  type PatrolPlan,
  patrolPlan,
  strikePlan,
  strike as strikes,
} from '../play/air.js';
import { type Engagement, engage, engagementPlan } from '../play/engage.js';
import { landingPlaces, landingRefusal, land as lands } from '../play/landing.js';
import { notNow } from '../play/permission.js';
import { groupOf, isAircraft, isGround, loadOf, standOf } from '../play/stands.js';
import { type Phase, SIZE, type Stand, type State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { wholeTable } from '../play/zone.js';
import { anyFighterIntercepts } from '../rules/readings.js';
import { COSTS } from '../tables/command.js';
import { SCORES } from '../tables/shooting.js';
import { targetsOf } from './fire.js';
import { shotPreview } from './shot-preview.js';
import { id, pose, verb } from './verb.js';

/** Steps 3 and 4: verbs of aircraft, and of those who shoot at them. */

const inStep = ({ view, by }: Seat, phase: Phase): boolean =>
  view.phase === phase && !notNow(view, by, phase, 'WW2-AIR-01');
const isFighter = ({ nature }: Stand): boolean => nature.weapon === 'FIGHTER';
const isStriker = ({ nature }: Stand): boolean => nature.weapon === 'BOMBER' || nature.weapon === 'ATTACK';

export const patrol = verb({
  order: { stand: id },
  label: 'Patrol',
  text: 'Fighters cover the air space until their next turn',
  key: 'p',
  use: 'act',
  on: ({ seat, piece }) =>
    inStep(seat, 'patrol') && isFighter(piece)
      ? { text: 'It covers the air space until your next patrols; 2 CP' }
      : undefined,
  may: ({ view, by }, piece): PatrolPlan | Refusal =>
    notNow(view, by, 'patrol', 'WW2-SEQ-11') ?? patrolPlan(view, piece),
  plan: (_seat, _order, plan) => plan,
  act: (game, _by, _order, { stand, cost, cpLeft }) =>
    game.happen({
      kind: 'patrolBegan',
      stand: stand.id,
      group: stand.group,
      cost,
      cpLeft,
      because: [{ rule: 'WW2-CP-21', text: 'a patrol costs 2 CP' }],
    }),
});

/** A stand shoots at an aircraft, or a fighter at another, in a step of the air. */
const shooting = (
  phase: Phase,
  used: 'engaged' | 'flakUsed',
  words: { label: string; text: string; key: string },
  who: (seat: Seat, piece: Stand) => boolean,
  planned: (seat: Seat, stand: Stand, target: string) => Engagement | Refusal,
) =>
  verb({
    order: { stand: id, target: id },
    ...words,
    use: 'fire',
    on: ({ seat, piece }) => (inStep(seat, phase) && who(seat, piece) ? SHOWN : undefined),
    may: ({ view, by }, piece): Stand | Refusal => notNow(view, by, phase, 'WW2-SEQ-15') ?? piece,
    fields: {
      target: {
        target: ({ seat, piece, refusalOf }) =>
          targetsOf(seat, piece, target => refusalOf({ stand: piece.id, target })).filter(({ id: target }) =>
            isAircraft(standOf(seat.view, target)!),
          ),
      },
    },
    plan: (seat, { target }, stand): Engagement | Refusal => planned(seat, stand, target),
    preview: (plan, seat) => shotPreview(seat, plan),
    *act(game, _by, { stand }, plan): Procedure<void> {
      game.happen({ kind: 'airUsed', stand, as: used });
      yield* engage(game, plan);
    },
  });

/** WW2-SEQ-12. */
export const airEngage = shooting(
  'air',
  'engaged',
  { label: 'Engage a patrol', text: 'Fighters against fighters', key: 'f' },
  (_seat, piece) => piece.patrol,
  ({ view, options }, stand, target) => dogfightPlan(view, stand, target, options),
);

const raider = (view: State, target: string): Refusal | undefined => {
  const stand = standOf(view, target);
  return stand?.mission && stand.where === 'table'
    ? undefined
    : forbid('WW2-SEQ-15', 'only aircraft that fly in are shot at now');
};

/** WW2-SEQ-15, WW2-R-75. */
export const flak = shooting(
  'defence',
  'flakUsed',
  { label: 'Flak', text: 'Anti-aircraft guns fire at aircraft within 2000m', key: 'f' },
  (_seat, piece) => isGround(piece) && piece.nature.aaa,
  ({ view, options }, stand, target) => {
    if (!isGround(stand) || !stand.nature.aaa)
      return forbid('WW2-R-75', 'only anti-aircraft guns on the table fire at aircraft');
    if (stand.flakUsed) return forbid('WW2-R-75', 'it has fired at aircraft in this step');
    if (groupOf(view, stand).failed) return forbid('WW2-MOR-05', 'its group has failed and opens no fire at aircraft');
    return raider(view, target) ?? engagementPlan(view, stand, target, 2, options);
  },
);

/** WW2-SEQ-15, WW2-R-74, WW2-R-156. */
export const intercept = shooting(
  'defence',
  'engaged',
  { label: 'Intercept', text: 'Fighters meet those who fly in', key: 'i' },
  (_seat, piece) => isFighter(piece),
  ({ view, options }, stand, target) => {
    const isUp = stand.patrol || (anyFighterIntercepts(options) && stand.where === 'off-table' && !stand.repulsed);
    if (!isFighter(stand) || !isUp) return forbid('WW2-R-156', 'only fighters on patrol intercept');
    if (stand.engaged) return forbid('WW2-R-74', 'it has intercepted in this step');
    if (groupOf(view, stand).failed) return forbid('WW2-R-152', 'fighters of a failed group stay down');
    return raider(view, target) ?? engagementPlan(view, stand, target, 2, options);
  },
);

/** A place short of a target from which it can be struck: from its rear, then round about. */
export function runIns(stand: Stand, target: Stand): Pose[] {
  const { weapon } = stand.nature;
  const range = weapon === 'BOMBER' || weapon === 'ATTACK' ? (SCORES[weapon].range as number) : 1500;
  return [400, Math.round(range / 2)].flatMap(far =>
    Array.from({ length: 8 }, (_, i) => {
      const from = turned(target.facing, 1800 + i * 450);
      return { ...pointAhead(target, from, far), facing: turned(from, 1800) };
    }),
  );
}
/** WW2-SEQ-14. */
export const mission = verb({
  order: { stand: id, target: id, at: pose },
  label: 'Fly a mission',
  text: 'Placed short of its target; it strikes after the defence',
  key: 'm',
  use: 'fire',
  on: ({ seat, piece }) =>
    inStep(seat, 'missions') && isStriker(piece)
      ? { text: `It comes in short of its target; ${piece.nature.weapon === 'BOMBER' ? 3 : 4} CP` }
      : undefined,
  may: ({ view, by }, piece): Stand | Refusal => notNow(view, by, 'missions', 'WW2-SEQ-14') ?? piece,
  fields: {
    target: {
      target: ({ seat: { view, options }, piece }) =>
        view.stands
          .filter(other => other.side !== piece.side && isGround(other))
          .map(other => {
            const plans = runIns(piece, other).map(at => missionPlan(view, piece, other.id, at, options));
            const closed = plans.every(isRefusal) ? (plans[0] as Refusal) : undefined;
            return { id: other.id, gap: null, ...(closed && { closed }) };
          }),
    },
    at: {
      place: ({ seat: { view, options }, piece, sofar }) => {
        const target = standOf(view, sofar.target ?? '');
        if (!target) return forbid('WW2-SEQ-14', 'choose a target first');
        const at = runIns(piece, target).find(one => !isRefusal(missionPlan(view, piece, target.id, one, options)));
        return { zones: wholeTable(view), size: SIZE, turn: true, at: at ?? { x: target.x, y: target.y, facing: 0 } };
      },
    },
  },
  plan: ({ view, options }, { target, at }, stand): MissionPlan | Refusal =>
    missionPlan(view, stand, target, at, options),
  act: (game, _by, _order, plan) => flyIn(game, plan),
});

/** WW2-HG-05. */
export const airdrop = verb({
  order: { stand: id, at: pose },
  label: 'Airdrop',
  text: 'Fly to a landing point; who survives the defence lands his troops',
  key: 'd',
  use: 'act',
  on: ({ seat, piece }) =>
    inStep(seat, 'missions') && piece.nature.unit === 'TRANSPORT'
      ? { text: 'It comes in over its landing point; 3 CP' }
      : undefined,
  may: ({ view, by }, piece): Stand | Refusal => notNow(view, by, 'missions', 'WW2-HG-05') ?? piece,
  fields: {
    at: {
      place: ({ seat: { view } }) => {
        const { width, depth } = view.ground.now;
        return {
          zones: wholeTable(view),
          size: SIZE,
          turn: true,
          at: { x: Math.round(width / 2), y: Math.round(depth / 2), facing: 0 },
        };
      },
    },
  },
  plan: ({ view }, { at }, stand): PatrolPlan | Refusal => dropPlan(view, stand, at),
  act(game, _by, { at }, { stand, cost, cpLeft }) {
    const because = [{ rule: COSTS.airdrop.rule, text: `an airdrop costs ${COSTS.airdrop.cp} CP` }];
    game.happen({ kind: 'missionTried', stand: stand.id, group: stand.group, cost, cpLeft, called: true, because });
    const point = { x: at.x, y: at.y };
    game.happen({ kind: 'missionBegan', stand: stand.id, mission: { target: null, at: point }, ...at, because });
  },
});

const flying = (piece: Stand): boolean => piece.where === 'table' && piece.mission !== null;

/** WW2-SEQ-16. */
export const strike = verb({
  order: { stand: id },
  label: 'Strike',
  text: 'It attacks its target and leaves',
  key: 's',
  use: 'fire',
  on: ({ seat, piece }) => (inStep(seat, 'strikes') && flying(piece) && piece.mission!.target ? SHOWN : undefined),
  may: ({ view, by, options }, piece): Engagement | Refusal =>
    notNow(view, by, 'strikes', 'WW2-SEQ-16') ?? strikePlan(view, piece, options),
  plan: (_seat, _order, plan) => plan,
  preview: (plan, seat) => shotPreview(seat, plan),
  act: (game, _by, _order, plan) => strikes(game, plan),
});

/** WW2-R-163. */
export const abort = verb({
  order: { stand: id },
  label: 'Break off',
  text: 'It leaves without an attack',
  key: 'b',
  use: 'act',
  on: ({ seat, piece }) => (inStep(seat, 'strikes') && flying(piece) ? SHOWN : undefined),
  may: ({ view, by }, piece): Stand | Refusal =>
    notNow(view, by, 'strikes', 'WW2-R-163') ?? (flying(piece) ? piece : forbid('WW2-R-163', 'it flies no mission')),
  plan: (_seat, _order, stand) => stand,
  act: (game, _by, { stand }) => abortMission(game, stand),
});

/** WW2-HG-05, WW2-R-150: the load is set down within 250m of the landing point. */
export const land = verb({
  order: { stand: id, at: pose },
  label: 'Land',
  text: 'Its troops land near the point; the aircraft leaves',
  key: 'l',
  use: 'act',
  on: ({ seat, piece }) => (inStep(seat, 'strikes') && flying(piece) && piece.mission!.at ? SHOWN : undefined),
  may: ({ view, by }, piece): Stand | Refusal =>
    notNow(view, by, 'strikes', 'WW2-HG-05') ??
    (flying(piece) && piece.mission!.at ? piece : forbid('WW2-HG-05', 'it has nobody to land')),
  fields: {
    at: {
      place: ({ seat: { view, options }, piece }) => {
        const { x, y } = piece.mission!.at!;
        const at = landingPlaces(view, piece, options)[0] ?? { x, y, facing: 0 };
        const [load] = loadOf(view, piece.id);
        const zones: Zone[] = [{ kind: 'disc', x, y, radius: 375 }];
        return { zones, size: SIZE, turn: true, at, ...(load && { symbol: symbolOf(load.nature) }) };
      },
    },
  },
  plan: ({ view, options }, { at }, stand): { stand: Stand; load: Stand; at: Pose } | Refusal => {
    const load = loadOf(view, stand.id)[0]!;
    return landingRefusal(view, stand, load, at, options) ?? { stand, load, at };
  },
  act: (game, _by, _order, { stand, load, at }) => lands(game, stand, load, at),
});
