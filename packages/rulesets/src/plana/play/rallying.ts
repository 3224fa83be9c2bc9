import { isRefusal, type Procedure, SIDES } from '@umpire/engine';
import { d10 } from '../rules/dice.js';
import { rallyEffect, readyRally } from '../rules/morale.js';
import { baseOf, basesIn, companyOf, isGfOrMarine, onTable } from './bases.js';
import { toSide } from './change.js';
import { stepsIn } from './morale.js';
import { inContact } from './places.js';
import type { Base, Company, State } from './state.js';
import { happens, type Play } from './types.js';

/** Step 11 (PLA-SEQ-11): every base that is pinned or suppressed and has not lost heart throws. */
export function* rally(game: Play): Procedure<void> {
  for (const side of SIDES)
    for (const { id } of game.state.companies) {
      const company = companyOf(game.state, id)!;
      const shaken = company.side === side ? basesIn(game.state, id).filter(base => base.state !== 'ok') : [];
      if (shaken.length === 0 || company.demoralised) continue;
      const commander = yield* stepsIn(game, company, 'rally');
      for (const base of shaken) yield* rallyOne(game, company, base.id, commander);
    }
}

/** PLA-R-90, PLA-R-223. */
const isUnderFire = (state: State, base: Base): boolean =>
  base.underFire === state.turn || onTable(state).some(one => one.side !== base.side && inContact(one, base));

function* rallyOne(game: Play, company: Company, id: string, commander: number | null): Procedure<void> {
  const { state, options } = game;
  const base = baseOf(state, id)!;
  const ready = readyRally(
    {
      state: base.state,
      rallyScore: company.rallyScore ?? undefined,
      quality: company.quality,
      gfOrMarine: isGfOrMarine(base),
      leadership: company.leadership,
      commander,
      underFire: isUnderFire(state, base),
      demoralised: company.demoralised,
    },
    options,
  );
  if (isRefusal(ready)) return;
  const face = yield* d10('PLA-RAL-01', company.side, `${id} rallies`);
  const { result, because } = rallyEffect(ready, face, options);
  if (result.newState === base.state) return;
  happens(
    game,
    'rallied',
    { bases: [{ ...base, state: result.newState }] },
    toSide(company.side, `${id} rallies: ${WORDS[result.newState]}`, because, id),
  );
}
const WORDS = { ok: 'it is steady', pinned: 'still pinned', suppressed: 'still suppressed' } as const;
