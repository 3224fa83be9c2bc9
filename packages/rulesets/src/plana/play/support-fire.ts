import { type Procedure, SIDES } from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { commanderUnderFire } from '../rules/leadership.js';
import { airStrikes, ecmAttacked, firedAtAir, intercepted } from './air-strikes.js';
import { type Barrage, fall, gunsOf } from './barrages.js';
import { baseOf } from './bases.js';
import { rangeTo, supportWeapon } from './calling.js';
import { laidCloud } from './cloud-laying.js';
import { ableBatteries, dueCalls, isDue } from './due.js';
import { nuclearBursts, orbitalFire } from './from-orbit.js';
import { locatedNow } from './located.js';
import { commanderLost } from './losses.js';
import { isInZone } from './places.js';
import { settle } from './setting-down.js';
import { firerFacts, shooterOf } from './shot-cases.js';
import { type Base, type Call, CM, type State } from './state.js';
import { happens, type Play } from './types.js';
/** Step 7, in its six groups (PLA-SEQ-07, 5.3). */
export function* supportFire(game: Play): Procedure<void> {
  const atEcm = yield* ecmAttacked(game);
  yield* intercepted(game, asset => asset.mission?.kind === 'strike' && isDue(game.state, asset));
  const atStrikes = yield* airStrikes(game);
  yield* orbitalFire(game);
  yield* nuclearBursts(game);
  yield* artillery(game);
  firedAtAir(game, [...atEcm, ...atStrikes]);
  yield* commandersUnderFire(game);
  settle(game);
}
/** PLA-SUP, PLA-FM-13: each base takes one throw for all batteries of a side that have it in their zones, with the best of them. */
function* artillery(game: Play): Procedure<void> {
  const { state } = game;
  const units = dueCalls(state, 'he').flatMap(call => ableBatteries(game, call).map(base => ({ call, base })));
  const barrages = SIDES.flatMap(side =>
    barragesOf(
      state,
      units.filter(({ call }) => call.side === side),
    ),
  );
  yield* fall(game, barrages);
  const clouds = dueCalls(state, 'cloud').flatMap(call =>
    ableBatteries(game, call).map(base => laidCloud(game, call.side, 'shell', call.zone.at, gunsOf(base))),
  );
  const fired = [
    ...units.map(({ base }) => base.id),
    // PLA-R-165: who could not release it has it still
    ...[...dueCalls(state, 'cloud'), ...dueCalls(state, 'nuclear')].flatMap(call =>
      ableBatteries(game, call).map(({ id }) => id),
    ),
  ];
  markFired(game, fired);
  const calls = game.state.calls.filter(call => call.turnCalled >= state.turn);
  happens(game, 'fell', { calls, ...(clouds.length > 0 && { clouds: [...game.state.clouds, ...clouds] }) });
}
/** PLA-FM-23: the best weapon first. */
const BEST: readonly Weapon[] = [
  'icbm',
  'standoff-missile',
  'rls',
  'artillery-missile',
  'gf-hover-artillery',
  'cs-missile',
  'conventional-artillery',
  'heavy-mortar',
  'infantry-mortar',
];

function barragesOf(state: State, units: readonly { call: Call; base: Base }[]): Barrage[] {
  const ranked = [...units].sort(
    (p, q) =>
      BEST.indexOf(supportWeapon(p.base)!) - BEST.indexOf(supportWeapon(q.base)!) || (p.base.id < q.base.id ? -1 : 1),
  );
  return ranked.map(({ call, base }, at): Barrage => {
    const weapon = supportWeapon(base)!;
    return {
      side: call.side,
      weapon,
      mode: 'support',
      zone: call.zone,
      rangeCm: rangeTo(state, base, call.zone.at) / CM,
      firer: firerFacts(shooterOf(state, base)),
      located: new Set(ranked.flatMap(one => locatedBy(state, one.call))),
      // Whoever is in a better unit's zone too has had his throw there.
      concentration: target => {
        if (ranked.slice(0, at).some(one => isInZone(one.call.zone, target))) return 0;
        return ranked.filter(one => isInZone(one.call.zone, target)).length;
      },
      multiple: call.multiple,
      ...(weapon === 'icbm' && { surprise: 'icbm-zone' as const }),
    };
  });
}
/** PLA-R-44, PLA-R-233: of what a zone holds, what its caller's company located. */
const locatedBy = (state: State, { zone, caller, locatedAtCall }: Call): string[] =>
  [...locatedAtCall, ...locatedNow(state, caller)].filter(id => {
    const base = baseOf(state, id);
    return base !== undefined && isInZone(zone, base);
  });

function markFired(game: Play, ids: readonly string[]): void {
  const { turn } = game.state;
  const bases = [...new Set(ids)].flatMap(id => {
    const base = baseOf(game.state, id);
    if (!base || base.where === 'gone') return [];
    return [
      {
        ...base,
        shots: base.shots === null ? null : Math.max(0, base.shots - 1),
        fired: [...base.fired.filter(s => s.turn >= turn - 1), { turn, x: base.x, y: base.y }],
      },
    ];
  });
  if (bases.length > 0) happens(game, 'fell', { bases });
}

/** PLA-CMD-04: one d6 at the end of step 7 if his base was thrown at. */
function* commandersUnderFire(game: Play): Procedure<void> {
  for (const { id } of game.state.commanders) {
    const commander = game.state.commanders.find(one => one.id === id)!;
    const base = commander.base ? baseOf(game.state, commander.base) : undefined;
    if (!base || base.underFire !== game.state.turn) continue;
    const { result } = yield* commanderUnderFire();
    if (result.casualty) commanderLost(game, id);
  }
}
