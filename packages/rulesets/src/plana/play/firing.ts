import {
  isRefusal,
  type Options,
  type Point,
  type Procedure,
  pointWithinPolygon,
  SIDES,
  type Side,
} from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { d10 } from '../rules/dice.js';
import { fireEffect } from '../rules/fire.js';
import { type Action, type ActionOf, contactNo } from './actions.js';
import { baseOf, enemiesOf } from './bases.js';
import { toSide } from './change.js';
import { laidCloud } from './cloud-laying.js';
import { copyOfBase } from './copy.js';
import { type Fallen, fallen } from './fallen.js';
import { applyHits, type Hit } from './harm.js';
import { contactOf } from './ledger.js';
import { linked } from './links.js';
import { outlineOf } from './places.js';
import { settle } from './setting-down.js';
import type { AimedMode } from './shot-cases.js';
import { type Painter, shotAt, trueTarget } from './shots.js';
import { standingFire } from './standing-fire.js';
import { type Base, type Cloud, CM, type State } from './state.js';
import { surprisesOf, testSurprises } from './surprise.js';
import { happens, type Play } from './types.js';
import { viewIn } from './view.js';

/** Something that is fired in a step, before anything of it has an effect. */
export interface Firing {
  readonly side: Side;
  readonly base: Base;
  readonly weapon: Weapon;
  readonly mode: AimedMode;
  /** Whom it will strike, if anybody is there. */
  readonly target: Base | null;
  readonly contact: number | null;
  readonly speculative: boolean;
  readonly painter?: Painter;
}

/** Step 5: all fire on the table as it is before it, and all results come together (PLA-SEQ-05). */
export const directFire = (game: Play): Procedure<void> => firedByBoth(game, firingsOf, cloudsOf);

/** What both sides fire and lay in a step, measured before anything of it is done. */
export function firedByBoth(
  game: Play,
  firings: (state: State, side: Side, options: Options) => readonly Firing[],
  clouds: (game: Play, side: Side) => readonly Laid[],
): Procedure<void> {
  const { state, options } = game;
  return carryOut(
    game,
    SIDES.flatMap(side => firings(state, side, options)),
    SIDES.flatMap(side => clouds(game, side)),
  );
}

/** CLOUD, and whose guns laid it. */
export interface Laid {
  readonly cloud: Cloud;
  readonly by: Base;
}

/** Throws for all, then everything happens at once; also for close support. */
function* carryOut(game: Play, firings: readonly Firing[], laid: readonly Laid[]): Procedure<void> {
  const { state } = game;
  const thrownFor: Fallen[] = [];
  // Gun CLOUD is laid in place of an attack, and flashes like one (PLA-WP-06, PLA-R-151).
  const fired: Base[] = laid.map(({ by }) => by);
  for (const firing of firings) {
    const shot = yield* thrown(game, firing);
    if (shot === 'dropped') continue;
    fired.push(firing.base);
    if (shot) thrownFor.push(shot);
  }
  const hits = yield* fallen(game, 'Fire: what was thrown', thrownFor);
  const surprised = surprisesOf(state, hits);
  markFired(game, fired);
  if (laid.length > 0) happens(game, 'fired', { clouds: [...state.clouds, ...laid.map(({ cloud }) => cloud)] });
  applyHits(game, 'fired', hits);
  settle(game);
  yield* testSurprises(game, surprised);
}

/** One throw. `dropped`: it can no longer be fired, and its side is told so. */
function* thrown(game: Play, firing: Firing): Procedure<Fallen | 'dropped' | undefined> {
  const { state, options } = game;
  const { base, weapon, mode, target, speculative, contact, side, painter } = firing;
  // Whether anybody was there or not: a die is thrown, and whoever fired sees no effect (5.7).
  if (speculative)
    happens(
      game,
      'fired',
      {},
      toSide(
        side,
        `${base.id} fires and sees no effect`,
        [{ rule: 'PLA-FIR-12', text: 'nobody is located there' }],
        base.id,
      ),
    );
  if (!target) {
    if (speculative) return yield* intoTheBlue(side, base);
    happens(
      game,
      'fired',
      {},
      toSide(
        side,
        `${base.id}: C${contact} is no longer there`,
        [{ rule: 'PLA-FIR-12', text: 'nothing was hit' }],
        base.id,
      ),
    );
    return 'dropped';
  }
  const shot = shotAt(
    state,
    base,
    weapon,
    mode,
    trueTarget(state, target, !speculative),
    speculative,
    options,
    painter,
  );
  if (isRefusal(shot)) {
    if (speculative) return yield* intoTheBlue(side, base);
    const because = [{ rule: shot.rule ?? 'PLA-R-156', text: shot.message }];
    happens(game, 'fired', {}, toSide(side, `${base.id} cannot fire: ${shot.message}`, because, base.id));
    return 'dropped';
  }
  const face = yield* d10('PLA-FIR-02', side, `${base.id} fires`);
  const of = (counts: number): Hit => {
    const { result, because } = fireEffect(shot.ready, counts, options);
    return hitOf(firing, target, result, [...because, ...shot.because]);
  };
  return { text: `${base.id} fires at ${target.id}`, face, about: [base.id, target.id], of };
}

function* intoTheBlue(side: Side, base: Base): Procedure<undefined> {
  yield* d10('PLA-FIR-02', side, `${base.id} fires`);
}

const hitOf = (firing: Firing, target: Base, result: Hit['result'], because: Hit['because']): Hit => ({
  target: target.id,
  result,
  because,
  side: firing.side,
  firer: firing.base.id,
  weapon: firing.weapon,
  from: firing.base,
  zone: null,
  contact: firing.speculative ? null : firing.contact,
});

function markFired(game: Play, fired: readonly Base[]): void {
  const { turn } = game.state;
  const bases = fired
    .map(({ id }) => baseOf(game.state, id)!)
    .map(base => {
      const spent = copyOfBase(base);
      spent.shots = base.shots === null ? null : base.shots - 1;
      spent.fired = [...base.fired.filter(shot => shot.turn >= turn - 1), { turn, x: base.x, y: base.y }];
      return spent;
    });
  if (bases.length > 0) happens(game, 'fired', { bases });
}

/** What a side fires in step 5: its sheet, and by themselves those for whom nothing is on it (PLA-R-133). */
function firingsOf(state: State, side: Side, options: Options): Firing[] {
  const own = viewIn(state, side, 'fire');
  const written = state.sheets[side].flatMap(action => firingFrom(state, side, action, options));
  const standing = standingFire(own, options).map(
    ({ base, weapon, contact, mode = 'direct' as AimedMode }): Firing => ({
      side,
      base: baseOf(state, base.id)!,
      weapon,
      mode,
      target: targetOf(state, side, contact.no),
      contact: contact.no,
      speculative: false,
    }),
  );
  return [...written, ...standing].sort((p, q) => (p.base.id < q.base.id ? -1 : 1));
}

/** The base that is really there; nothing, if the report was false or it is gone. */
export function targetOf(state: State, side: Side, no: number): Base | null {
  const contact = contactOf(state.ledgers[side], no);
  const base = contact?.base ? baseOf(state, contact.base) : undefined;
  return base && base.where === 'table' ? base : null;
}

function firingFrom(state: State, side: Side, action: Action, options: Options): Firing[] {
  if (!('stand' in action)) return [];
  const base = baseOf(state, action.stand);
  if (!base) return [];
  switch (action.verb) {
    case 'fire':
      return [
        {
          side,
          base,
          weapon: action.weapon,
          mode: 'direct',
          target: targetOf(state, side, contactNo(action.target)),
          contact: contactNo(action.target),
          speculative: false,
        },
      ];
    case 'fire-speculative':
      return [
        {
          side,
          base,
          weapon: action.weapon,
          mode: 'direct',
          target: nearestTo(state, side, action.at),
          contact: null,
          speculative: true,
        },
      ];
    case 'slave-fire':
      return slaved(state, side, base, action, options);
    default:
      return [];
  }
}
/** PLA-R-36: the enemy base nearest to a point, within 1 cm of it. */
function nearestTo(state: State, side: Side, at: Point): Base | null {
  const near = enemiesOf(state, side).filter(base => pointWithinPolygon(at, outlineOf(base), CM));
  return near.sort((p, q) => squared(p, at) - squared(q, at))[0] ?? null;
}
const squared = (p: Point, q: Point): number => (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);

/** PLA-FIR-17: aimed by another, if they can still talk. */
function slaved(state: State, side: Side, base: Base, action: ActionOf<'slave-fire'>, options: Options): Firing[] {
  const master = baseOf(state, action.master);
  if (!master || !linked(state, master, base, 'call', options)) return [];
  const contact = contactNo(action.target);
  const target = targetOf(state, side, contact);
  return [{ side, base, weapon: 'hovertank', mode: 'slave', target, contact, speculative: false }];
}

/** PLA-CLD-04: tank CLOUD, in place of an attack. */
function cloudsOf(game: Play, side: Side): Laid[] {
  const { state } = game;
  return state.sheets[side].flatMap(action => {
    if (action.verb !== 'fire-cloud') return [];
    const base = baseOf(state, action.stand);
    return base ? [{ cloud: laidCloud(game, side, 'tank', { ...action.at, facing: 0 }, 1), by: base }] : [];
  });
}
