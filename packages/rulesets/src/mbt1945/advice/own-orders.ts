import type { Candidate, Point, Random, Seat } from '@umpire/engine';
import type { Assessment } from '../../common/mbt/advice/assessment.js';
import { inchesBetween } from '../../common/mbt/advice/distance.js';
import type { Order as FamilyOrder } from '../../common/mbt/play/orders.js';
import type { Types } from '../../common/mbt/play/types.js';
import type { Nature, Stand } from '../nature.js';
import { isUnit, MODES, type Mode } from '../pieces.js';
import { bombedAt } from '../verbs/bomb.js';
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

/** MBT45-HSE-16: bombers over the table, and the places at which bombs may be worth dropping: where foes stand. */
const bombers = ({ view, by }: Seat<Types>): Stand[] =>
  view.segment !== 2
    ? []
    : (view.stands as Stand[]).filter(s => s.side === by && s.place === 'table' && s.nature!.posture === 'HBR');
const bomb = ({ id: stand }: Stand, { x, y }: Point): FamilyOrder => given({ verb: 'bomb', stand, point: { x, y } });
const foesOf = ({ view, by }: Seat<Types>): Stand[] =>
  (view.stands as Stand[]).filter(s => s.side !== by && s.place === 'table' && (s.nature === null || isUnit(s.nature)));

/** Every change of mode that the rules may allow, and bombs on every foe. */
export function* ownOrders(seat: Seat<Types>): Iterable<FamilyOrder> {
  for (const stand of changers(seat))
    for (const mode of MODES) if (mode !== stand.nature!.mode) yield change(stand, mode);
  for (const bomber of bombers(seat)) for (const foe of foesOf(seat)) yield bomb(bomber, foe);
}

/** Any of them; digging in is for good, and so the rarer. */
export function someOwnOrder(seat: Seat<Types>, chance: Random): FamilyOrder | undefined {
  const [foes, planes] = [foesOf(seat), bombers(seat)];
  if (planes.length > 0 && foes.length > 0) return bomb(chance.pick(planes), chance.pick(foes));
  const stands = changers(seat);
  if (stands.length === 0) return undefined;
  const stand = chance.pick(stands);
  if (chance.below(6) === 0) return change(stand, 'STATIC');
  return change(stand, stand.nature!.mode === 'FAST' ? 'MOBILE' : 'FAST');
}

/** MBT45-ELG-47, MBT45-ELG-48, MBT45-ELG-50: guns that strike only when they are set. */
const isGun = ({ posture }: Nature): boolean => posture === 'ATA' || posture === 'AAA' || posture === 'PDA';

/** In inches: who has a foe so near sets his guns; those against aircraft are set when they need not go farther, heavy ones from afar. */
const SET = { ATA: 7, PDA: 12, AAA: 23 } as const;

/** What one bombed stand is worth: a third of the hands shake it. */
const BOMBED = 0.25;

function* bombings(assessment: Assessment): Iterable<Candidate<FamilyOrder>> {
  const { view, by } = assessment;
  for (const bomber of bombers(assessment))
    for (const foe of foesOf(assessment)) {
      const struck = bombedAt(view, foe);
      const friends = struck.filter(({ side }) => side === by).length;
      yield { order: bomb(bomber, foe), worth: BOMBED * (struck.length - 2.5 * friends) - 0.3 };
    }
}

export function* ownCandidates(assessment: Assessment): Iterable<Candidate<FamilyOrder>> {
  yield* bombings(assessment);
  for (const stand of changers(assessment)) {
    const { nature } = stand;
    if (isGun(nature!) && !nature!.bghq && isInPlace(assessment, stand))
      yield { order: change(stand, 'STATIC'), worth: 0.4 };
    else if (nature!.mode === 'FAST' && isEngaged(assessment, stand))
      yield { order: change(stand, 'MOBILE'), worth: 0.05 };
  }
}

function isInPlace({ foes, flights }: Assessment, stand: Stand): boolean {
  const near = SET[stand.nature!.posture as keyof typeof SET];
  if (stand.nature!.posture !== 'ATA') return flights.some(flight => inchesBetween(stand, flight) <= near);
  return foes.some(foe => foe.nature?.posture === 'ARM' && inchesBetween(stand, foe) <= near);
}

/** Near enough to fight where it stands: it need not run. */
const isEngaged = ({ foes }: Assessment, stand: Stand): boolean =>
  stand.nature!.posture !== 'REC' && foes.some(foe => inchesBetween(stand, foe) <= 4);
