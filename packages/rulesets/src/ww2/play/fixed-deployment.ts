import { malformed, type Options, type Refusal } from '@umpire/engine';
import { takes } from './deploy.js';
import { liesWhole, standUnder } from './in-the-way.js';
import { isAircraft, isGround, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import { goingAt, walkerOf } from './ways.js';

/** WW2-HG-21: a scenario may put its stands anywhere, but only where they can be: what it says is looked at once, before the battle. */
export function misdeployed(state: State, options: Options): Refusal | undefined {
  const loaded = new Set<string>();
  for (const stand of state.stands) {
    const why = wronglyPut(state, stand, loaded, options);
    if (why) return malformed(`deployment.${stand.id}`, why);
  }
  return undefined;
}

function wronglyPut(state: State, stand: Stand, loaded: Set<string>, options: Options): string | undefined {
  if (stand.carrier !== null) {
    const carrier = standOf(state, stand.carrier)!;
    if (carrier.group !== stand.group || !takes(carrier, stand)) return `${carrier.id} cannot carry it (WW2-R-48)`;
    if (loaded.has(carrier.id)) return `${carrier.id} carries another stand already (WW2-R-48)`;
    loaded.add(carrier.id);
    return undefined;
  }
  if (stand.where !== 'table') return undefined;
  if (isAircraft(stand)) return 'aircraft begin off the table (WW2-DEP-02)';
  if (!isGround(stand)) return undefined;
  if (!liesWhole(state, stand)) return 'it would not lie wholly on the table (WW2-R-04)';
  const under = standUnder(state.stands, stand.id, stand);
  if (under) return `it would lie on ${under.id} (WW2-R-04)`;
  const { going } = goingAt(state.ground.now, stand, walkerOf(stand), options);
  return going === 'impassable' ? 'it cannot stand on that ground (WW2-R-04)' : undefined;
}
