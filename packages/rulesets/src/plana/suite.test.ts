import { bookSuite, otherSide, type Random, type Side, type SuiteCase } from '@umpire/engine';
import { test } from 'vitest';
import { plana } from './index.js';
import { QUALITIES } from './pieces.js';
import { copyOfState } from './play/copy.js';
import { ORDER_KINDS, type State } from './play/state.js';

/**
 * 5.5: what a side may not know of the enemy: strength, quality, leadership, orders and instructions, loads, what is on his sheet, what he
 * has called, what he believes; and where a base stands that nobody has located, and mines that are hidden.
 */
function vary(state: State, side: Side, chance: Random): State {
  const other = copyOfState(state);
  if (state.over) return other;
  const enemy = otherSide(side);
  const known = new Set(state.ledgers[side].contacts.filter(c => c.status === 'current').map(c => c.base));
  other.bases = state.bases.map(base => {
    if (base.side !== enemy || base.where === 'gone') return base;
    const sp = 1 + chance.below(base.fullSp);
    const isHidden = base.where === 'table' && !known.has(base.id);
    const turned = isHidden ? { facing: (base.facing + 1800) % 3600 } : {};
    return { ...base, sp, canisters: chance.below(3), shots: base.shots === null ? null : chance.below(5), ...turned };
  });
  other.companies = state.companies.map(company =>
    company.side === enemy
      ? {
          ...company,
          quality: chance.pick(QUALITIES),
          leadership: chance.below(4),
          order: { ...company.order, kind: chance.pick(ORDER_KINDS) },
        }
      : company,
  );
  other.sheets = { ...state.sheets, [enemy]: [] };
  other.ready = Object.fromEntries(Object.entries(state.ready).filter(([seat]) => !state.seats[enemy].includes(seat)));
  if (chance.below(2) === 0)
    other.ready = { ...other.ready, ...Object.fromEntries(state.seats[enemy].map(seat => [seat, true as const])) };
  // PLA-R-212, PLA-R-213: who of them is there, and whether they write anything
  other.silent = { ...state.silent, [enemy]: chance.below(3) };
  other.calls = state.calls.filter(call => call.side === side);
  other.packages = state.packages.filter(pack => pack.side === side);
  other.sides = {
    ...state.sides,
    [enemy]: { ...state.sides[enemy], lostSp: chance.below(20), bonus: chance.below(5) },
  };
  other.commanders = state.commanders.map(one => (one.side === enemy ? { ...one, leadership: chance.below(4) } : one));
  other.assets = state.assets.map(asset =>
    asset.side === enemy
      ? { ...asset, sp: asset.sp === 0 ? 0 : 1, sorties: chance.below(3), readyAt: chance.below(9) }
      : asset,
  );
  other.clouds = state.clouds.filter(({ seenBy }) => seenBy.includes(side));
  // what he believes he acts upon: only what he pencilled on it may be anything
  const theirs = state.ledgers[enemy];
  const pencilled = theirs.contacts.map(contact => ({ ...contact, note: chance.pick(['', 'guns?', 'HQ?']) }));
  other.ledgers = { ...state.ledgers, [enemy]: { ...theirs, contacts: pencilled } };
  other.objectives = state.objectives.map(objective => ({ ...objective, holder: chance.pick([side, enemy, null]) }));
  other.bonuses = state.bonuses.map(bonus => ({ ...bonus, given: chance.below(2) === 0 }));
  // PLA-UMP-42: what lies on the umpire's desk
  const act = { turn: 1, stage: state.stage, verb: 'note', rule: 'PLA-UMP-40', text: 'a remark', reason: 'a test' };
  other.desk = { ...state.desk, acts: chance.below(2) === 0 ? [] : [act], planted: [], messages: [], arrivals: [] };
  other.rulings = { ...state.rulings, stops: chance.below(2) === 0 ? [] : ['steps'] };
  other.terrain = {
    now: state.terrain.now.filter(f => !f.hiddenFrom.includes(side) || state.ledgers[side].features[f.id]),
  };
  return other;
}

/** The smallest battle is asked everything, the next what it shows and tells; others, that they end. The largest takes too long for every day. */
const of = (...ids: string[]) => plana.scenarios.filter(({ id }) => ids.includes(id));
const those = (cases: readonly SuiteCase[], what: RegExp) => cases.filter(({ title }) => what.test(title));
const cases = [
  ...bookSuite({ ...plana, scenarios: of('first-orders') }, { games: 2, inputs: 400, vary }),
  ...those(
    bookSuite({ ...plana, scenarios: of('edge-of-the-wood') }, { games: 1, inputs: 1, vary }),
    /random play|read back|told the same/,
  ),
  ...those(
    bookSuite({ ...plana, scenarios: of('kettle-pass') }, { games: 1, inputs: 1, vary }),
    /random play|shown the same/,
  ),
  ...those(
    bookSuite({ ...plana, scenarios: of('ferrow-silo', 'bridges-at-marrow') }, { games: 1, inputs: 1 }),
    /random play/,
  ),
];
for (const { title, run } of cases) test(title, run, 240_000);
