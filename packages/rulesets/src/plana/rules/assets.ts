import { type Finding, prohibitedBy, type Refusal } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { type Asset, assetRow, LIFT_BARS, LIFT_TURNS, LIFTS, type LiftFacts, TRANSIT } from '../tables/assets.js';
import { turnsOf } from '../tables/works.js';
import { hundredths } from './hundredths.js';

export interface Airlift {
  readonly legal: true;
  readonly loadTurns: number;
  readonly flightTurns: number;
  readonly unloadTurns: number;
}
const LOADING = citation('PLA-TRN-09', 'loading takes one turn, and so does unloading');
const FLIGHT = citation('PLA-TRN-08', 'it flies anywhere in one turn');
/** 7.32. */
export function airlift(facts: LiftFacts): Refusal | Finding<Airlift> {
  const refused = prohibitedBy(LIFT_BARS, facts);
  if (refused) return refused;
  const because = LIFTS.filter(l => l.when(facts)).map(l => citation(l.rule, l.text));
  const { load, flight, unload } = LIFT_TURNS;
  return {
    result: { legal: true, loadTurns: load, flightTurns: flight, unloadTurns: unload },
    because: [...because, FLIGHT, LOADING],
  };
}

const FAR_ORBIT = citation('PLA-TRN-11', 'to a geostationary station, at least');
const LOW_ORBIT = citation('PLA-TRN-12', 'low orbit is nearer; the scenario gives the time');
/** 7.33: in low orbit the scenario says how long. */
export function shuttleTransit(lowOrbitMinutes: number | null): Finding<{ minutes: number; turns: number }> {
  const minutes = lowOrbitMinutes ?? TRANSIT.geostationary;
  return {
    result: { minutes, turns: turnsOf(minutes) },
    because: [lowOrbitMinutes === null ? FAR_ORBIT : LOW_ORBIT],
  };
}

export interface Readiness {
  readonly ready: boolean;
  /** Null: not today. */
  readonly readyInMinutes: number | null;
}
const DAMAGED = citation('PLA-AIR-10', 'damaged AIR does not fly again that day');
/** 7.34. */
export function assetReady(asset: Asset, elapsedMinutes: number, damagedToday: boolean): Finding<Readiness> {
  if (asset === 'air-unit' && damagedToday)
    return { result: { ready: false, readyInMinutes: null }, because: [DAMAGED] };
  const { rule, text, rest, until, from } = assetRow(asset);
  const ready = elapsedMinutes < until || elapsedMinutes >= from;
  return {
    result: { ready, readyInMinutes: ready ? 0 : hundredths(from - elapsedMinutes) },
    because: [citation(rule, text), ...(rest ? [citation(rest.rule, rest.text)] : [])],
  };
}
