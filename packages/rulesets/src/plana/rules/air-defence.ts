import { type Citation, type Finding, forbid, type Options, type Procedure, type Refusal } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import type { Strike } from '../pieces.js';
import {
  type AirDefence,
  DEFENCE_MODIFIERS,
  type DefenderFacts,
  defenceRow,
  STRIKE_EFFECTS,
  samDamageAborts,
} from '../tables/air.js';
import { d10, unstated } from './dice.js';

export interface WaveFacts {
  readonly strike: Strike;
  readonly defenders: readonly DefenderFacts[];
  /** An ECM mission goes with it. */
  readonly ecm: boolean;
}
export interface WaveResult {
  readonly aborted: boolean;
  readonly distracted: boolean;
  readonly damage: number;
  readonly release: boolean;
  readonly fireModifier: number;
  /** Of airtrans and shuttles. */
  readonly airtrans?: 'flies' | 'grounded' | 'shot-down';
}
/** What a wave has met so far. */
interface Met {
  readonly aborted: boolean;
  readonly distracted: boolean;
  readonly damage: number;
}

const ECM_ONLY: readonly DefenderFacts['type'][] = ['mobile-sam', 'strategic-sam'];
/** PLA-AIR-06, PLA-AIR-07, PLA-GTA-05, PLA-GTA-06, PLA-R-104 and the range: why one does not fire. */
export function defenderRefusal(d: DefenderFacts, strike: Strike): Refusal | undefined {
  if (d.engagedEcm && strike !== 'ecm') return forbid('PLA-AIR-07', 'it engages an ECM mission and defends nothing');
  if (strike === 'ecm' && !ECM_ONLY.includes(d.type))
    return forbid('PLA-AIR-06', 'only large SAM reach an ECM mission');
  if (d.state === 'pinned' && !d.marine) return forbid('PLA-GTA-05', 'a pinned unit does not fire at AIR');
  if (d.state === 'suppressed' && !d.marine) return forbid('PLA-R-104', 'a suppressed unit does not fire at AIR');
  if (d.underCloud) return forbid('PLA-GTA-06', 'under CLOUD nobody fires at AIR');
  const { rule, metres } = defenceRow(d.type);
  return d.rangeMetres > metres ? forbid(rule, `it reaches ${metres} metres`) : undefined;
}

/** One defender with its modifier. */
interface Gunner {
  readonly type: DefenderFacts['type'];
  readonly modifier: number;
  readonly because: readonly Citation[];
}
/** A wave that may be fired at: SAM first, then point defence, each in the order listed (PLA-R-107). */
export interface ReadyWave {
  readonly strike: Strike;
  readonly sams: readonly Gunner[];
  readonly guns: readonly Gunner[];
}
/** 7.28: refused, or ready to be thrown for. */
export function readyWave(facts: WaveFacts, options: Options): Refusal | ReadyWave {
  for (const defender of facts.defenders) {
    const refused = defenderRefusal(defender, facts.strike);
    if (refused) return refused;
  }
  const gunners = facts.defenders.map(defender => gunnerOf({ ...facts, defender }, options));
  const isGun = ({ type }: Gunner): boolean => defenceRow(type).pointDefence;
  return { strike: facts.strike, sams: gunners.filter(g => !isGun(g)), guns: gunners.filter(isGun) };
}
function gunnerOf(defence: AirDefence, options: Options): Gunner {
  const { rule, name } = defenceRow(defence.defender.type);
  const because = [citation(rule, name)];
  return { type: defence.defender.type, modifier: summed(DEFENCE_MODIFIERS, defence, options, because), because };
}

const UNTOUCHED: Met = { aborted: false, distracted: false, damage: 0 };
/** PLA-GTA-10 to PLA-GTA-15: what one throw adds. */
function after(met: Met, { type, modifier }: Gunner, face: number, options: Options): Met {
  const row = defenceRow(type);
  const score = unstated(face, options) + modifier;
  const damaged = score >= row.damage;
  const aborts =
    (row.abort !== null && score >= row.abort) || (damaged && !row.pointDefence && samDamageAborts(options));
  return {
    aborted: met.aborted || aborts,
    distracted: met.distracted || (row.distract !== null && score >= row.distract),
    damage: met.damage + (damaged ? 1 : 0),
  };
}

const DAMAGED = citation('PLA-AIR-10', 'damaged AIR loses 1 SP and turns back');
const DISTRACTS = citation('PLA-GTA-16', 'a distracted strike', `${STRIKE_EFFECTS.distracted}`);
const GROUNDED = citation('PLA-GTA-17', 'a damaged airtrans or shuttle is grounded');
const SHOT_DOWN = citation('PLA-GTA-18', 'a second damage brings it down');

/** What a wave does after all that it met. */
function waveResult({ strike, sams, guns }: ReadyWave, met: Met): Finding<WaveResult> {
  const distracted = met.distracted && !met.aborted;
  const fired = met.aborted ? sams : [...sams, ...guns];
  const because = [...new Set(fired.flatMap(g => g.because))];
  if (met.damage > 0) because.push(DAMAGED);
  if (distracted) because.push(DISTRACTS);
  const lift = strike === 'airtrans' ? airtransAfter(met.damage) : undefined;
  if (lift === 'grounded') because.push(GROUNDED);
  if (lift === 'shot-down') because.push(SHOT_DOWN);
  return {
    result: {
      aborted: met.aborted,
      distracted,
      damage: met.damage,
      release: !met.aborted,
      fireModifier: distracted ? STRIKE_EFFECTS.distracted : 0,
      ...(lift && { airtrans: lift }),
    },
    because,
  };
}
const airtransAfter = (damage: number): NonNullable<WaveResult['airtrans']> =>
  damage >= STRIKE_EFFECTS.shotDown ? 'shot-down' : damage > 0 ? 'grounded' : 'flies';

/** Die by die; point defence does not throw at a wave that has turned back. */
export function* groundToAir(ready: ReadyWave, options: Options): Procedure<Finding<WaveResult>> {
  let met = UNTOUCHED;
  for (const gunner of [...ready.sams, ...ready.guns]) {
    if (met.aborted && defenceRow(gunner.type).pointDefence) break;
    const { rule, name } = defenceRow(gunner.type);
    met = after(met, gunner, yield* d10(rule, 'both', `fire at AIR: ${name}`), options);
  }
  return waveResult(ready, met);
}

/** What may have been met, in the order in which throws from low to high first bring it, with its share. */
type Chances = Map<string, { readonly met: Met; share: number }>;
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function thrown(chances: Chances, gunner: Gunner, options: Options): Chances {
  const next: Chances = new Map();
  const add = (met: Met, share: number): void => {
    const key = `${met.aborted} ${met.distracted} ${met.damage}`;
    const known = next.get(key);
    if (known) known.share += share;
    else next.set(key, { met, share });
  };
  for (const { met, share } of chances.values())
    if (met.aborted && defenceRow(gunner.type).pointDefence) add(met, share);
    else for (const face of FACES) add(after(met, gunner, face, options), share / FACES.length);
  return next;
}

const SHARES = 1e14;
/** The same where every outcome is counted: one throw whose faces are all that can be met, so that many defenders are no more work than few. */
export function* countedGroundToAir(ready: ReadyWave, options: Options): Procedure<Finding<WaveResult>> {
  let chances: Chances = new Map([['', { met: UNTOUCHED, share: 1 }]]);
  for (const gunner of [...ready.sams, ...ready.guns]) chances = thrown(chances, gunner, options);
  const ends = [...chances.values()].filter(({ share }) => Math.round(share * SHARES) > 0);
  const face = (yield {
    kind: 'die',
    rule: 'PLA-GTA-04',
    by: 'both',
    sides: ends.length,
    text: 'fire at AIR',
    weights: ends.map(({ share }) => Math.round(share * SHARES)),
  }) as number;
  return waveResult(ready, ends[face - 1]!.met);
}
