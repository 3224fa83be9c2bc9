import type { Citation } from '@umpire/engine';
import { basesIn, isGfOrMarine, isMarine } from './bases.js';
import { toSide } from './change.js';
import type { Base, Fate, State } from './state.js';
import { happens, type Play } from './types.js';

const baseAt = (state: State, id: string): Base => state.bases[state.lookup.ids[id]!]!;

/** What follows from so many SP lost by a base: its side has lost them, its passengers suffer (PLA-CAR-04), at none it is gone. */
export function lossOf(game: Play, id: string, lost: number): void {
  const { state } = game;
  const base = baseAt(state, id);
  const sides = {
    ...state.sides,
    [base.side]: { ...state.sides[base.side], lostSp: state.sides[base.side].lostSp + lost },
  };
  happens(game, 'fired', { sides });
  const passengers = state.bases.filter(one => one.carrier === id && one.where === 'mounted');
  if (passengers.length > 0) passengersSuffer(game, passengers, lost);
  if (base.sp === 0) remove(game, id, 'destroyed', { rule: 'PLA-SP-03', text: 'it has no strength left' });
}

/** PLA-CAR-04, PLA-R-180: each SP of the carrier costs them 2 together, 1 for GF, taken in ascending id. */
function passengersSuffer(game: Play, passengers: readonly Base[], lost: number): void {
  let due = lost * (passengers.every(isGfOrMarine) ? 1 : 2);
  for (const { id } of passengers) {
    const base = baseAt(game.state, id);
    const taken = Math.min(due, base.sp);
    if (taken === 0) continue;
    due -= taken;
    const text = `${id} loses ${taken} SP with its carrier`;
    happens(game, 'fired', { bases: [{ ...base, sp: base.sp - taken }] }, toSide(base.side, text, [CARRIED], id));
    lossOf(game, id, taken);
  }
}
const CARRIED: Citation = { rule: 'PLA-CAR-04', text: 'mounted troops suffer with their carrier' };

/** A base leaves the battle; who was mounted on it stays on the spot, suppressed. */
export function remove(game: Play, id: string, fate: Fate, because: Citation): void {
  const { state } = game;
  const base = baseAt(state, id);
  const gone: Base = {
    ...base,
    where: 'gone',
    fate,
    carrier: null,
    work: null,
    dig: null,
    forced: null,
    assault: null,
  };
  const assets = state.assets
    .filter(one => one.base === id)
    .map(one => ({ ...one, sp: 0, base: null, mission: null, flight: null }));
  const calls = state.calls.filter(({ batteries }) => !batteries.includes(id));
  happens(
    game,
    'fired',
    { bases: [gone], assets, calls },
    toSide(base.side, `${id} is ${FATE_WORDS[fate]}`, [because], id),
  );
  commandersOn(game, id);
  hqLost(game, id);
  sendHome(game, base.company);
  const carriers = [id, ...assets.map(one => one.id)];
  for (const one of [...state.bases])
    if (one.carrier !== null && carriers.includes(one.carrier) && one.where !== 'gone')
      getsOut(game, one, base, fate, because);
}
/** PLA-R-142: attached bases are their own company's again when their host has no base left. */
function sendHome(game: Play, host: string): void {
  const there = basesIn(game.state, host);
  if (there.length === 0 || there.some(base => base.home === host)) return;
  happens(game, 'ordered', { bases: there.map(base => ({ ...base, company: base.home })) });
}
/** PLA-CAR-04, PLA-R-177, PLA-R-181: who was on or in it stands there, suppressed, cargo with half its strength; or shares its fate. */
function getsOut(game: Play, one: Base, from: Base, fate: Fate, because: Citation): void {
  const lost = fate === 'destroyed' ? (one.where === 'aboard' ? Math.ceil(one.sp / 2) : 0) : one.sp;
  const out: Base = { ...one, where: 'table', carrier: null, x: from.x, y: from.y, facing: from.facing };
  if (fate !== 'destroyed') {
    const before = game.state.sides[one.side];
    const field = fate === 'captured' ? 'lostSp' : 'leftSp';
    happens(game, 'fired', {
      bases: [out],
      sides: { ...game.state.sides, [one.side]: { ...before, [field]: before[field] + one.sp } },
    });
    return remove(game, one.id, fate, because);
  }
  happens(game, 'fired', { bases: [{ ...out, sp: one.sp - lost, state: isMarine(one) ? one.state : 'suppressed' }] });
  if (lost > 0) lossOf(game, one.id, lost);
}
const FATE_WORDS: Readonly<Record<Fate, string>> = {
  destroyed: 'destroyed',
  captured: 'captured',
  left: 'off the table',
  exited: 'off the table by its exit',
  merged: 'merged',
  out: 'out of the battle',
};

/** PLA-CMD-04: a commander is lost with his base; a new one is thrown for three turns later. */
function commandersOn(game: Play, id: string): void {
  const { state } = game;
  const lost = state.commanders.filter(({ base }) => base === id);
  for (const commander of lost) commanderLost(game, commander.id);
}
export function commanderLost(game: Play, id: string): void {
  const { state } = game;
  const commander = state.commanders.find(one => one.id === id)!;
  const because = [{ rule: 'PLA-CMD-04', text: 'a new commander takes over in three turns' }];
  happens(
    game,
    'fired',
    { commanders: [{ ...commander, base: null, company: null, intervene: [], newAt: state.turn + 3 }] },
    toSide(commander.side, `The commander of ${commander.battalion} is lost`, because),
  );
}

/** PLA-OM-05, PLA-R-136: a lost HQ takes its package with it, and is replaced after three turns. */
export function hqLost(game: Play, id: string): void {
  const { state } = game;
  const battalions = state.battalions
    .filter(({ hq }) => hq === id)
    .map(b => ({ ...b, hq: null, hqAt: state.turn + 3 }));
  const packages = state.packages.filter(({ hq }) => hq !== id);
  if (battalions.length === 0 && packages.length === state.packages.length) return;
  const [battalion] = battalions;
  const because = [{ rule: 'PLA-OM-05', text: 'its HQ is lost and will be replaced after 3 turns' }];
  const news = battalion ? toSide(battalion.side, `${battalion.name} has no HQ`, because, id) : {};
  happens(game, 'fired', { battalions, packages }, news);
}
