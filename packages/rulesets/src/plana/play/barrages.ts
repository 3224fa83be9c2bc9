import { isRefusal, type Options, otherSide, type Procedure, SIDES, type Side } from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { d10 } from '../rules/dice.js';
import { fireEffect, readyFire } from '../rules/fire.js';
import { zonesHitFriends } from '../rules/readings.js';
import type { FireFacts } from '../tables/fire.js';
import { firingWith } from '../tables/own-firing.js';
import { WEAPON_NAMES } from '../tables/weapons.js';
import { onTable } from './bases.js';
import { line } from './change.js';
import { cloudsOf } from './clouds.js';
import { type Fallen, fallen } from './fallen.js';
import { applyHits, type Hit } from './harm.js';
import { toldOf } from './ledger.js';
import { isInZone, spotAt } from './places.js';
import { trueTarget } from './shots.js';
import { sightBetween } from './sight.js';
import { type Base, CM, type State, type ZoneShape } from './state.js';
import { testSurprises } from './surprise.js';
import { happens, type Play } from './types.js';

/** Fire that falls on a zone. */
export interface Barrage {
  readonly side: Side;
  readonly weapon: Weapon;
  readonly mode: 'support' | 'air-strike' | 'orbital';
  readonly zone: ZoneShape;
  readonly rangeCm: number;
  readonly firer: FireFacts['firer'];
  /** Bases that whoever called had located (PLA-R-44, PLA-AM-03). */
  readonly located: ReadonlySet<string>;
  /** How many fire units of a side have a base in their zones (PLA-FM-13). */
  readonly concentration: (base: Base) => number;
  readonly multiple: number;
  /** What the company tests for, the first time (PLA-SUR-02). */
  readonly surprise?: 'orbital-zone' | 'icbm-zone';
}

/** PLA-WP-07: guns of a base for shell CLOUD. */
export const gunsOf = ({ type, sp, fullSp }: Base): number =>
  Math.ceil(((type === 'towed-battery' ? 6 : 4) * sp) / fullSp);

/** All zones of one group of step 7: throws for side a first, then b, by id; all results come together. */
export function* fall(game: Play, barrages: readonly Barrage[]): Procedure<void> {
  const { state, options } = game;
  const throws: Fallen[] = [];
  const surprised: string[] = [];
  for (const barrage of barrages) {
    for (const side of SIDES)
      for (const base of onTable(state, side)) {
        if (!isInZone(barrage.zone, base) || (side === barrage.side && !zonesHitFriends(options))) continue;
        // PLA-FM-13: one throw for all units of a side, with the best of them
        if (barrage.concentration(base) === 0) continue;
        const struck = yield* strike(state, barrage, base, options);
        if (struck) throws.push(struck);
        if (side === barrage.side) surprised.push(base.company);
        else if (barrage.surprise && !state.companies.find(c => c.id === base.company)?.hadOrbital)
          surprised.push(base.company);
      }
    tellFall(game, barrage);
  }
  const hits = yield* fallen(game, 'Support fire: what was thrown', throws);
  const orbital = barrages.filter(barrage => barrage.surprise);
  const companies = state.companies
    .filter(company =>
      orbital.some(({ zone }) => onTable(state).some(base => base.company === company.id && isInZone(zone, base))),
    )
    .map(company => ({ ...company, hadOrbital: true }));
  applyHits(game, 'fell', hits);
  if (companies.length > 0)
    happens(game, 'fell', {
      companies: companies.map(c => ({ ...game.state.companies[game.state.lookup.ids[c.id]!]!, hadOrbital: true })),
    });
  yield* testSurprises(game, surprised);
}

function* strike(state: State, barrage: Barrage, base: Base, options: Options): Procedure<Fallen | undefined> {
  const located = barrage.located.has(base.id);
  const target = trueTarget(state, base, located);
  const underCloud = cloudsOf(state).some(cloud => cloud.holds(base));
  const ready = readyFire(
    {
      weapon: barrage.weapon,
      mode: barrage.mode,
      rangeCm: barrage.rangeCm,
      firer: barrage.firer,
      target: { ...target.facts, underCloud },
      speculative: !located,
      concentration: barrage.concentration(base),
      zoneMultiple: barrage.multiple,
    },
    options,
    firingWith(state.firing?.own),
  );
  if (isRefusal(ready)) return undefined;
  const face = yield* d10('PLA-FIR-02', barrage.side, `${WEAPON_NAMES[barrage.weapon]} on ${base.id}`);
  const known = toldOf(state.ledgers[barrage.side]).find(c => c.base === base.id && c.status === 'current');
  const of = (counts: number): Hit => ({
    target: base.id,
    ...fireEffect(ready, counts, options),
    side: barrage.side,
    firer: null,
    weapon: barrage.weapon,
    from: null,
    zone: barrage.zone,
    contact: located && known ? known.no : null,
  });
  return { text: `${WEAPON_NAMES[barrage.weapon]} on ${base.id}`, face, about: [base.id], of };
}

/** PLA-HID-08, PLA-BEL-07: who called hears that it fell; the other side, if it sees the place, and keeps it in mind. */
function tellFall(game: Play, { side, weapon, zone }: Barrage): void {
  const { state, options } = game;
  const [right, up] = [Math.round(zone.at.x / CM), Math.round(zone.at.y / CM)];
  const text = `Support fire falls ${right} cm from the west edge, ${up} cm from the south (${WEAPON_NAMES[weapon]})`;
  const said = line(text, [{ rule: 'PLA-SEQ-07', text: 'as it was called' }]);
  const spot = spotAt(zone.at);
  const enemy = otherSide(side);
  const isSeen = onTable(state, enemy).some(base => sightBetween(state, base, spot, options).visible);
  const track = { turn: state.turn, kind: weapon, x: zone.at.x, y: zone.at.y };
  const seeing = isSeen ? [side, enemy] : [side];
  const ledgers = { ...state.ledgers };
  for (const one of seeing) ledgers[one] = { ...ledgers[one], tracks: [...ledgers[one].tracks, track] };
  happens(game, 'fell', { ledgers }, { umpire: said, [side]: said, ...(isSeen && { [enemy]: said }) });
}
