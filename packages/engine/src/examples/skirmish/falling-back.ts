import { choose, fill, type Procedure, sealed } from '../../procedure/ask.js';
import { forbid, type Refusal } from '../../result.js';
import type { Game } from '../../ruleset.js';
import { SIDES, type Side } from '../../seats.js';
import type { Gesture } from '../../table/menu.js';
import {
  apart,
  DEPTH,
  GAP,
  IDS,
  MOVE,
  placeOf,
  type Shoot,
  SIZE,
  type SkirmishTypes,
  type State,
  type Status,
  sideOf,
  WIDTH,
} from './pieces.js';

// The rules of the second scenario, with every kind of ask: both seal a name, the other side chooses, an owner places his stand.

/** SKI-PLN-01: before the first turn each side names one of its stands, unseen by the other. */
export function* nameSteadfast(game: Game<SkirmishTypes>): Procedure<void> {
  const own = (by: Side): Gesture => ({
    kind: 'target',
    targets: IDS.filter(id => sideOf(placeOf(id)) === by).map(id => ({ id, gap: null })),
  });
  const named = yield* sealed<string>('SKI-PLN-01', 'each side names a stand that cannot be shaken', SIDES, [
    { name: 'stand', gesture: { kind: 'target', of: by => own(by as Side) } },
  ]);
  game.happen({ kind: 'named', steadfast: { a: named.a!, b: named.b! } });
}

/** What a hit that would shake a stand does to it where stands may be steadfast or fall back. */
export function* shakenOrNot(game: Game<SkirmishTypes>, { stand, target }: Shoot): Procedure<Status> {
  const owner = sideOf(placeOf(target));
  if (game.state.steadfast?.[owner] === target) return 'steady'; // SKI-PLN-02
  const about = [target, stand];
  const text = `does ${target} fall back before ${stand}?`;
  if (!(yield* choose('SKI-REP-01', owner, text, CHOICES, { about }))) return 'shaken';
  const { x, y } = yield* fill<{ x: number; y: number }>(
    'SKI-REP-02',
    owner,
    `where does ${target} fall back to?`,
    [{ name: 'at', gesture: retreat(game.state, target) }],
    { about, check: (_by, at) => retreatFault(game.state, target, stand, at as { x: number; y: number }) },
  );
  game.happen({ kind: 'fellBack', stand: target, x, y });
  return 'steady';
}

const CHOICES = [
  { value: true, label: 'Fall back' },
  { value: false, label: 'Stand, and be shaken' },
] as const;

const RETREAT = MOVE / 2;

function retreat({ stands }: State, id: string): Gesture {
  const { x, y } = stands[placeOf(id)]!;
  const zones = [{ kind: 'disc', x, y, radius: RETREAT }] as const;
  return { kind: 'place', zones, size: SIZE, turn: false, at: { x, y, facing: 0 } };
}

const OFF_TABLE = forbid('SKI-REP-02', 'nobody falls back off the table');
const NEARER = forbid('SKI-REP-02', 'nobody falls back towards the enemy who shot');
const TOO_CLOSE = forbid('SKI-REP-02', 'stands keep 40 mm apart');

/** SKI-REP-02: up to half a move, no nearer to the shooter, 40 mm from other stands. Where it stands is always allowed. */
function retreatFault(state: State, id: string, shooter: string, at: { x: number; y: number }): Refusal | undefined {
  if (at.x < 0 || at.y < 0 || at.x > WIDTH || at.y > DEPTH) return OFF_TABLE;
  const from = state.stands[placeOf(shooter)]!;
  if (apart(from, at) < apart(from, state.stands[placeOf(id)]!)) return NEARER;
  const crowded = state.stands.some(
    (other, i) => i !== placeOf(id) && other.status !== 'destroyed' && apart(other, at) < GAP * GAP,
  );
  return crowded ? TOO_CLOSE : undefined;
}
