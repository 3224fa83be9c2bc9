import type { CardRow, Options } from '@umpire/engine';
import { type Epoch, type Troop, WEAPONS, type Weapon, type Weight } from '../pieces.js';
import type { State, Vignette } from '../play/state.js';
import { arcAhead } from '../rules/ahead.js';
import { listOf } from '../rules/army.js';
import { canShootAs, epochOf, rangeCited, rangeOf, shootsAllRound } from '../rules/shooting.js';

/** What weapons of an Epoch were called in an army from a year on; 0: until then, and where nobody knows the year. */
interface Named {
  readonly epoch: Epoch;
  readonly from: number;
  readonly name: string;
  /** Only of those on foot who skirmish. */
  readonly skirmishers?: true;
}

/**
 * An Epoch is a class of weapons, not a date: the periods overlap (IGR-EPO-06), some armies had better or worse ones than their time
 * (IGR-R-97). What they were called follows from both.
 */
// biome-ignore format: a name a line
const FIREARMS: readonly Named[] = [
  { epoch: 'I',   from: 0,    name: 'arquebuses' },
  { epoch: 'II',  from: 0,    name: 'smooth-bore muskets' },
  { epoch: 'II',  from: 1580, name: 'matchlock muskets' },
  { epoch: 'II',  from: 1690, name: 'flintlock muskets' },
  { epoch: 'II',  from: 1840, name: 'old smooth-bore muskets' },
  { epoch: 'III', from: 0,    name: 'percussion rifles' },
  { epoch: 'III', from: 1750, name: 'flintlock muskets, fast volleys' },
  { epoch: 'III', from: 1750, name: 'flintlock rifles and muskets', skirmishers: true },
  { epoch: 'III', from: 1835, name: 'percussion rifles' },
  { epoch: 'III', from: 1875, name: 'old percussion rifles' },
  { epoch: 'IV',  from: 0,    name: 'breech-loading rifles' },
  { epoch: 'IV',  from: 1850, name: 'rifled muskets' },
  { epoch: 'IV',  from: 1866, name: 'breech-loading rifles' },
  { epoch: 'V',   from: 0,    name: 'magazine rifles' },
];
// biome-ignore format: a name a line
const MOUNTED: readonly Named[] = [
  { epoch: 'I',   from: 0,    name: 'bows or pistols' },
  { epoch: 'II',  from: 0,    name: 'carbines' },
  { epoch: 'II',  from: 1580, name: 'matchlocks and carbines' },
  { epoch: 'II',  from: 1690, name: 'flintlock carbines' },
  { epoch: 'III', from: 0,    name: 'carbines' },
  { epoch: 'IV',  from: 0,    name: 'breech-loading carbines' },
  { epoch: 'V',   from: 0,    name: 'magazine rifles' },
];
// biome-ignore format: a name a line
const ATTACHED: readonly Named[] = [
  { epoch: 'I',   from: 0,    name: 'attached shot' },
  { epoch: 'II',  from: 0,    name: 'light guns or shot attached' },
  { epoch: 'II',  from: 1580, name: 'its musketeers and light guns' },
  { epoch: 'II',  from: 1690, name: 'battalion guns' },
  { epoch: 'III', from: 0,    name: 'battalion guns' },
  { epoch: 'IV',  from: 0,    name: 'a Gatling' },
  { epoch: 'V',   from: 0,    name: 'a Maxim' },
];
const GUNS: Readonly<Record<Epoch, string>> = {
  I: 'early cannon',
  II: 'smooth-bore cannon',
  III: 'improved cannon',
  IV: 'rifled cannon',
  V: 'quick breech-loaders',
};
const WEIGHTS: Readonly<Record<Weight, string>> = { light: 'light', medium: 'field', heavy: 'heavy' };

/** The last of the names whose year has come. */
const namedIn = (names: readonly Named[], epoch: Epoch, year: number, skirmishes = false): string | undefined =>
  names.filter(one => one.epoch === epoch && one.from <= year && (skirmishes || !one.skirmishers)).at(-1)?.name;

/** What a weapon was called in an army of a year; undefined: it has none that shoots. */
export function weaponName(troop: Troop, as: Weapon, year: number): string | undefined {
  const epoch = epochOf(troop, as);
  if (!canShootAs(troop, as) || epoch === null) return undefined;
  if (as === 'attached') return namedIn(ATTACHED, epoch, year);
  const { class: of, weight } = troop;
  if (of === 'ART') return `${GUNS[epoch]}, ${WEIGHTS[weight ?? 'medium']} guns`;
  if (of === 'HSC' || of === 'LSC') return namedIn(MOUNTED, epoch, year);
  return namedIn(FIREARMS, epoch, year, of === 'LIN' || of === 'VLI');
}

/** The last year of the army list that a vignette comes from; 0: nobody knows. */
function yearOf({ sides, extra }: State, { side }: Vignette): number {
  const years = listOf(sides[side].list, extra.now.lists)?.years.match(/\d{4}/g);
  return Number(years?.at(-1) ?? 0);
}

/** Whereto it shoots: IGR-SHO-06, IGR-SHO-07, IGR-R-56. */
function directionWords(troop: Troop, as: Weapon, options: Options): string {
  if (shootsAllRound(troop, as)) return 'all round';
  const half = arcAhead(options);
  return half === null ? 'straight ahead' : `ahead, ${half}° to either side`;
}

/** "matchlock muskets: 1 W straight ahead, when activated", for each weapon it has. */
export const weaponRows = (view: State, v: Vignette, options: Options): CardRow[] =>
  WEAPONS.flatMap(as => {
    const name = weaponName(v.troop, as, yearOf(view, v));
    if (name === undefined) return [];
    const { short, long } = rangeOf(v.troop, as);
    const far = `${short} W${long === null ? '' : `, at most ${long} W`} ${directionWords(v.troop, as, options)}`;
    const { rule } = rangeCited(v.troop, as);
    const label = as === 'own' ? 'Weapon' : canShootAs(v.troop, 'own') ? 'Also' : 'Weapon';
    return [{ label, word: 'weapon', value: `${name}: ${far}, when activated`, rule, inSight: true }];
  });
