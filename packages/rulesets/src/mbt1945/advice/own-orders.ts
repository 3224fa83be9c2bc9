import type { Candidate, Random, Seat } from '@umpire/engine';
import type { Assessment } from '../../common/mbt/advice/assessment.js';
import { inchesBetween } from '../../common/mbt/advice/distance.js';
import type { Order as FamilyOrder } from '../../common/mbt/play/orders.js';
import type { Types } from '../../common/mbt/play/types.js';
import type { Nature, Stand } from '../nature.js';
import { isUnit, MODES, type Mode } from '../pieces.js';
import type { OwnOrder } from '../verbs/own.js';

const given = (order: OwnOrder): FamilyOrder => order as OwnOrder | FamilyOrder as FamilyOrder;
const change = ({ id: stand }: Stand, mode: Mode): FamilyOrder => given({ verb: 'changeMode', stand, mode });

/** Who may change his mode, as far as that is quickly seen (MBT45-R-184). */
function changers({ view, by }: Seat<Types>): Stand[] {
  if (view.segment !== 6) return [];
  return (view.stands as Stand[]).filter(
    ({ side, group, place, moved, nature, modeChanged }) =>
      side === by &&
      place === 'table' &&
      group === view.selected.at(-1) &&
      moved === 'none' &&
      !modeChanged &&
      isUnit(nature!) &&
      !nature!.fake &&
      nature!.mode !== 'STATIC',
  );
}

/** Every change of mode that the rules may allow. */
export function* ownOrders(seat: Seat<Types>): Iterable<FamilyOrder> {
  for (const stand of changers(seat))
    for (const mode of MODES) if (mode !== stand.nature!.mode) yield change(stand, mode);
}

/** Any of them; digging in is for good, and so the rarer. */
export function someOwnOrder(seat: Seat<Types>, chance: Random): FamilyOrder | undefined {
  const stands = changers(seat);
  if (stands.length === 0) return undefined;
  const stand = chance.pick(stands);
  if (chance.below(6) === 0) return change(stand, 'STATIC');
  return change(stand, stand.nature!.mode === 'FAST' ? 'MOBILE' : 'FAST');
}

/** MBT45-ELG-47, MBT45-ELG-48, MBT45-ELG-50: guns that strike only when they are set. */
const isGun = ({ posture }: Nature): boolean => posture === 'ATA' || posture === 'AAA' || posture === 'PDA';

/** In inches: who has a foe so near sets his guns; those against aircraft are set when they need not go farther. */
const SET = { tanks: 7, planes: 12 } as const;

export function* ownCandidates(assessment: Assessment): Iterable<Candidate<FamilyOrder>> {
  for (const stand of changers(assessment)) {
    const { nature } = stand;
    if (isGun(nature!) && !nature!.bghq && isInPlace(assessment, stand))
      yield { order: change(stand, 'STATIC'), worth: 0.4 };
    else if (nature!.mode === 'FAST' && isEngaged(assessment, stand))
      yield { order: change(stand, 'MOBILE'), worth: 0.05 };
  }
}

function isInPlace({ foes, flights }: Assessment, stand: Stand): boolean {
  if (stand.nature!.posture !== 'ATA') return flights.some(flight => inchesBetween(stand, flight) <= SET.planes);
  return foes.some(foe => foe.nature?.posture === 'ARM' && inchesBetween(stand, foe) <= SET.tanks);
}

/** Near enough to fight where it stands: it need not run. */
const isEngaged = ({ foes }: Assessment, stand: Stand): boolean =>
  stand.nature!.posture !== 'REC' && foes.some(foe => inchesBetween(stand, foe) <= 4);
