import { isRefusal, type Procedure, SIDES } from '@umpire/engine';
import { d10 } from '../rules/dice.js';
import { type ReadyRally, rallyEffect, readyRally } from '../rules/morale.js';
import { baseOf, basesIn, commanderAt, companyOf, isGfOrMarine, isLift, onTable } from './bases.js';
import { toSide } from './change.js';
import { intervenes } from './commanders.js';
import { held, heldThrow } from './desk.js';
import { inContact } from './places.js';
import type { Base, Company, State } from './state.js';
import { happens, type Play } from './types.js';

/** Step 11 (PLA-SEQ-11): every base that is pinned or suppressed and has not lost heart throws. */
export function* rally(game: Play): Procedure<void> {
  const tries: Try[] = [];
  for (const side of SIDES)
    for (const { id } of game.state.companies) {
      const company = companyOf(game.state, id)!;
      const shaken = company.side === side ? basesIn(game.state, id).filter(base => base.state !== 'ok') : [];
      if (shaken.length === 0 || company.demoralised) continue;
      const there = commanderAt(game.state, id);
      const commander = there && (yield* intervenes(game, there, company, 'rally')) ? there.leadership : null;
      for (const base of shaken) tries.push(...(yield* thrown(game, company, base, commander)));
    }
  for (const base of onTable(game.state).filter(isLift)) tries.push(...(yield* thrown(game, CREW, base, null)));
  const faces = yield* looked(game, tries);
  for (const [at, one] of tries.entries()) counted(game, one, faces[at]!);
}

/** PLA-R-234: who flies an airtrans, on the ground: average, led by nobody. */
const CREW: Led = { rallyScore: null, quality: 'average', leadership: 0, demoralised: false };
type Led = Pick<Company, 'rallyScore' | 'quality' | 'leadership' | 'demoralised'>;

/** A base that has thrown, and what it threw on. */
interface Try {
  readonly base: Base;
  readonly ready: ReadyRally;
  readonly face: number;
}

/** PLA-R-90, PLA-R-223. */
const isUnderFire = (state: State, base: Base): boolean =>
  base.underFire === state.turn || onTable(state).some(one => one.side !== base.side && inContact(one, base));

function* thrown(game: Play, company: Led, base: Base, commander: number | null): Procedure<Try[]> {
  const ready = readyRally(
    {
      state: base.state,
      rallyScore: company.rallyScore ?? undefined,
      quality: company.quality,
      gfOrMarine: isGfOrMarine(base),
      leadership: company.leadership,
      commander,
      underFire: isUnderFire(game.state, base),
      demoralised: company.demoralised,
    },
    game.options,
  );
  if (isRefusal(ready)) return [];
  return [{ base, ready, face: yield* d10('PLA-RAL-01', base.side, `${base.id} rallies`) }];
}

/** PLA-UMP-37: what was thrown, before it counts. */
function* looked(game: Play, tries: readonly Try[]): Procedure<number[]> {
  if (tries.length === 0) return [];
  const { throws } = yield* held(game, 'steps', {
    rule: 'PLA-RAL-01',
    title: 'Rallying: what was thrown',
    lines: tries.map(({ base, ready, face }) => {
      const { newState } = rallyEffect(ready, face, game.options).result;
      return `${base.id}: ${face}, ${WORDS[newState]}`;
    }),
    throws: tries.map(({ base, face }) => heldThrow(base.id, `${base.id} rallies`, face)),
    about: tries.map(({ base }) => base.id),
  });
  return throws.map(({ face }) => face);
}

function counted(game: Play, { base: { id }, ready }: Try, face: number): void {
  const base = baseOf(game.state, id)!;
  const { result, because } = rallyEffect(ready, face, game.options);
  if (base.where === 'gone') return;
  happens(
    game,
    'rallied',
    result.newState === base.state ? {} : { bases: [{ ...base, state: result.newState }] },
    toSide(base.side, `${id} rallies: ${WORDS[result.newState]}`, because, id),
  );
}
const WORDS = { ok: 'it is steady', pinned: 'still pinned', suppressed: 'still suppressed' } as const;
