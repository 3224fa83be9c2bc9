import type { Point } from '@umpire/engine';
import { type Citation, facingOf, type Line, type Options, type Side } from '@umpire/engine';
import type { State as BaseState } from '../pieces.js';
import type { FireResult } from '../rules/fire.js';
import { firersLearnExactly, stateAfter } from '../rules/readings.js';
import { WEAPON_NAMES } from '../tables/weapons.js';
import { isMarine } from './bases.js';
import { line, type News, type What } from './change.js';
import { copyOfContact } from './copy.js';
import type { Bearing, KeptContact } from './ledger.js';
import { lossOf } from './losses.js';
import { afterLoss } from './sightings.js';
import type { Base, State, ZoneShape } from './state.js';
import { happens, type Play } from './types.js';

/** What one throw did to a base. */
export interface Hit {
  readonly target: string;
  readonly result: FireResult;
  readonly because: readonly Citation[];
  /** Who did it, with what. */
  readonly side: Side;
  readonly firer: string | null;
  readonly weapon: string;
  /** Where it came from, if somebody could tell. */
  readonly from: Point | null;
  readonly zone: ZoneShape | null;
  /** The number under which the firing side knows the target; null: it has not located it. */
  readonly contact: number | null;
}

/** The state of a base after some results of one step; marines take none (PLA-R-29). */
const afterResults = (base: Base, results: readonly FireResult['state'][], options: Options): BaseState =>
  isMarine(base)
    ? base.state
    : results.reduce<BaseState>((state, result) => stateAfter(state, result, options), base.state);

/** All results of a step, applied together (PLA-GEN-09): who is hit, what each side hears of it, who is gone. */
export function applyHits(game: Play, what: What, hits: readonly Hit[]): void {
  const { state, options } = game;
  const targets = [...new Set(hits.map(hit => hit.target))];
  const turn = state.turn;
  for (const hit of hits)
    happens(game, what, {}, newsOf(hit, state.bases[state.lookup.ids[hit.target]!]!.side, options));
  const before = targets.map(id => state.bases[state.lookup.ids[id]!]!);
  const hurt = before.map(base => {
    const own = hits.filter(hit => hit.target === base.id);
    return {
      ...base,
      sp: Math.max(0, base.sp - own.reduce((sum, hit) => sum + hit.result.spLost, 0)),
      state: afterResults(
        base,
        own.map(hit => hit.result.state),
        options,
      ),
      underFire: turn,
      swept: [...base.swept, ...own.flatMap(sweptBy)],
    };
  });
  const companies = state.companies
    .filter(company => hurt.some(base => base.company === company.id) && company.contactSince === null)
    .map(company => ({ ...company, contactSince: turn }));
  happens(game, what, { bases: hurt, companies, ledgers: ledgersAfter(state, hits, options) });
  for (const [at, base] of hurt.entries())
    if (base.sp < before[at]!.sp) lossOf(game, base.id, before[at]!.sp - base.sp);
  const gone = new Set(hurt.filter(({ sp }) => sp === 0).map(({ id }) => id));
  if (gone.size > 0)
    happens(game, what, { ledgers: { a: afterLoss(state.ledgers.a, gone), b: afterLoss(state.ledgers.b, gone) } });
}

const sweptBy = ({ zone, from }: Hit): Base['swept'] =>
  zone ? [{ kind: 'zone', zone }] : from ? [{ kind: 'fire', from }] : [];

const EFFECTS = { none: 'no effect', pinned: 'pinned', suppressed: 'suppressed' } as const;
/** What was done, as exactly as whoever fired may know it (PLA-R-117). */
export function effectWords({ spLost, state }: FireResult, options: Options): string {
  if (firersLearnExactly(options)) return spLost > 0 ? `${spLost} SP lost, ${EFFECTS[state]}` : EFFECTS[state];
  return spLost >= 2 ? 'heavy losses' : spLost === 1 || state !== 'none' ? 'some effect' : 'no effect';
}

/** 5.7: the firer hears what it did to what it located, and no die; the other side what it suffered, and from where. */
function newsOf(hit: Hit, struck: Side, options: Options): News {
  const { target, result, side, firer, weapon, contact, because } = hit;
  const name = WEAPON_NAMES[weapon] ?? weapon;
  const who = firer ?? name;
  const suffered = result.spLost > 0 ? `loses ${result.spLost} SP, ${EFFECTS[result.state]}` : EFFECTS[result.state];
  const about = firer ? [firer, target] : [target];
  const truth = line(`${who} fires at ${target} (${name}): ${suffered}`, because, ...about);
  const own =
    contact === null
      ? undefined
      : line(
          `${who} fires at C${contact}: ${effectWords(result, options)}`,
          shownReasons(because),
          ...(firer ? [firer] : []),
          `contact-${contact}`,
        );
  const theirs: Line = {
    ...line(
      `${target} is under fire (${name}): ${suffered}`,
      [{ rule: 'PLA-HID-04', text: 'direction and kind of weapon' }],
      target,
    ),
    suffered: true,
  };
  return { umpire: truth, ...(own && { [side]: own }), [struck]: theirs };
}
/** What hangs on the firer and on what is seen of the target; its quality and strength are not told, nor what the sum came to (5.7). */
// biome-ignore format: one row
const HIDDEN = ['PLA-FM-03', 'PLA-FM-04', 'PLA-FM-09', 'PLA-FIR-16', 'PLA-FIR-07', 'PLA-FIR-08', 'PLA-FIR-09', 'PLA-R-32'];
const shownReasons = (because: readonly Citation[]): Citation[] => because.filter(({ rule }) => !HIDDEN.includes(rule));

/** PLA-BEL-07, PLA-R-117: bearings for those who were fired at; for those who fired, what they did to their contacts. */
function ledgersAfter(state: State, hits: readonly Hit[], options: Options): State['ledgers'] {
  const made = { ...state.ledgers };
  for (const hit of hits) {
    const base = state.bases[state.lookup.ids[hit.target]!]!;
    const other = base.side;
    made[other] = { ...made[other], bearings: [...made[other].bearings, bearing(state.turn, base, hit)] };
    if (hit.contact !== null)
      made[hit.side] = {
        ...made[hit.side],
        contacts: made[hit.side].contacts.map(c => (c.no === hit.contact ? learnt(c, hit, state.turn, options) : c)),
      };
  }
  return made;
}
/** To the nearest 15 degrees. */
const STEP = 150;
const bearing = (turn: number, base: Base, { from, weapon, result }: Hit): Bearing => ({
  turn,
  base: base.id,
  facing: from && (Math.round(facingOf(from.x - base.x, from.y - base.y) / STEP) * STEP) % 3600,
  weapon,
  spLost: result.spLost,
  effect: result.state,
});
function learnt(contact: KeptContact, { result, firer, weapon }: Hit, turn: number, options: Options): KeptContact {
  const before = contact.hit?.turn === turn ? contact.hit : undefined;
  const spLost = firersLearnExactly(options) ? (before?.spLost ?? 0) + result.spLost : null;
  const effect = before && WORSE_EFFECT[before.effect] > WORSE_EFFECT[result.state] ? before.effect : result.state;
  const shots = [...(before?.shots ?? []), `${firer ?? weapon}: ${effectWords(result, options)}`];
  const now = copyOfContact(contact);
  now.hit = { turn, spLost, effect, shots };
  return now;
}
const WORSE_EFFECT = { none: 0, pinned: 1, suppressed: 2 } as const;
