import { distance, forbid, isRefusal, lerp, type Point, type Refusal } from '@umpire/engine';
import { isTowed } from '../play/bases.js';
import { groundOf, patchesAt } from '../play/ground.js';
import { inContact, isWithin, spotAt } from '../play/places.js';
import { canDig } from '../play/standing-move.js';
import { type Base, CM } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { isCloseGround, isEngineer } from '../play/works.js';
import { TASKS, taskRow } from '../tables/works.js';
import { filing } from './filing.js';
import { choices, ownBase, poseOf } from './own.js';

const onTable = (_seat: Seat, base: Base): boolean => base.where === 'table';
export const limber = filing('limber', {
  label: 'Limber or unlimber',
  text: 'Takes the whole movement step',
  on: (_seat, base) => isTowed(base) && base.where === 'table',
  fields: {
    on: {
      choose: ({ piece }) => [
        { value: !piece.limbered, label: piece.limbered ? 'Unlimber: ready to fire' : 'Limber: ready to move' },
      ],
    },
  },
  check: ({ view }, { stand, on }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (!isTowed(base)) return forbid('PLA-MV-13', 'only towed guns and heavy mortars are limbered');
    return base.limbered === on ? forbid('PLA-MV-13', on ? 'it is limbered' : 'it is in action') : undefined;
  },
});
export const dig = filing('dig', {
  label: 'Dig in',
  text: 'Trenches take an hour, guns and vehicles eight, deep works twelve; it goes on by itself',
  on: onTable,
  fields: {
    work: {
      choose: () =>
        choices({
          trench: 'Trenches: an hour',
          'guns-vehicles': 'Guns or vehicles: eight hours',
          deep: 'Deep works: twelve hours',
        }),
    },
  },
  check: ({ view }, { stand, work }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (base.where !== 'table') return forbid('PLA-DIG-01', 'who rides digs nothing');
    if (base.dig?.work === work) return forbid('PLA-R-185', 'it is digging already');
    if (base.dug === 'deep' || (base.dug === 'dug-in' && work !== 'deep')) return forbid('PLA-DIG-01', 'it is dug in');
    return work !== 'guns-vehicles' && !canDig(base)
      ? forbid('PLA-DIG-04', 'guns and vehicles are dug in otherwise')
      : undefined;
  },
});
export const work = filing('work', {
  label: 'Engineers at work',
  text: 'Dig a company in, blow or build a bridge, clear or lay mines',
  on: (seat, base) =>
    isEngineer(base) &&
    onTable(seat, base) && { fields: base.type === 'bridging-platoon' ? ['task', 'on', 'line'] : ['task', 'on'] },
  fields: {
    line: { path: ({ piece }) => ({ from: poseOf(piece), size: { width: 10, depth: 10 } }) },
    task: {
      choose: ({ piece }) =>
        TASKS.filter(task => (task === 'build-bridge') === (piece.type === 'bridging-platoon')).map(task => ({
          value: task,
          label: taskRow(task).text,
        })),
    },
    on: {
      choose: ({ seat: { view }, sofar }) => {
        if (sofar.task === 'dug-in' || sofar.task === 'deep')
          return view.companies.map(({ id, name }) => ({ value: id, label: name }));
        const kind = sofar.task === 'demolish-bridge' ? 'bridge' : 'minefield';
        const features = view.terrain.now.filter(f => f.kind === kind && !f.down);
        return [
          ...features.map(f => ({ value: f.id, label: f.name ?? f.id })),
          ...(['build-bridge', 'mine-lane', 'mine-lay'].includes(sofar.task!) ? [{ value: null, label: 'here' }] : []),
        ];
      },
    },
  },
  check: ({ view }, { stand, task, on, line }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (!isEngineer(base)) return forbid('PLA-ENG-01', 'only engineers do that');
    if ((task === 'build-bridge') !== (base.type === 'bridging-platoon'))
      return forbid('PLA-ENG-05', 'bridges are built by bridging troops, everything else by engineers');
    if (base.work?.task === task && base.work.on === on) return forbid('PLA-R-185', 'it is at that work already');
    if (task === 'build-bridge') return stripRefusal(view, base, line);
    if (task === 'dug-in' || task === 'deep') {
      const near = view.bases.some(one => one.company === on && one.where === 'table' && isWithin(one, base, 500));
      return near ? undefined : forbid('PLA-HE-05', 'no base of that company is within 5 cm');
    }
    if (task === 'demolish-bridge') {
      const bridge = view.terrain.now.find(f => f.id === on && f.kind === 'bridge' && !f.down);
      if (!bridge?.at) return forbid('PLA-ENG-04', 'there is no such bridge');
      return isWithin(base, spotAt(bridge.at), 100)
        ? undefined
        : forbid('PLA-ENG-04', 'the engineers stand within 1 cm of the bridge');
    }
    if (task === 'mine-clear' && !view.terrain.now.some(f => f.id === on && f.kind === 'minefield'))
      return forbid('PLA-HE-02', 'there is no such minefield');
    return undefined;
  },
});
/** PLA-R-183: from bank to bank, at most 3 cm, by troops who stand at one end of it. */
function stripRefusal({ terrain }: View, base: Base, line: readonly Point[]): Refusal | undefined {
  const [from, to] = line;
  if (!from || !to || line.length > 2) return forbid('PLA-R-183', 'a bridge has two ends');
  if (distance(from, to) > 3 * CM) return forbid('PLA-R-183', 'a bridge is at most 3 cm long');
  if (isWater(terrain.now, from) || isWater(terrain.now, to) || !isWater(terrain.now, lerp(from, to, 0.5)))
    return forbid('PLA-R-183', 'it goes over water, with an end on either bank');
  return line.some(end => isWithin(base, spotAt(end), CM))
    ? undefined
    : forbid('PLA-ENG-05', 'they stand within 1 cm of an end of the bridge');
}
const isWater = (features: View['terrain']['now'], at: Point): boolean =>
  patchesAt(groundOf(features).going, at).some(({ feature: { kind } }) => kind === 'river' || kind === 'stream');

export const stopWork = filing('stop-work', {
  label: 'Stop work',
  text: 'What was done so far is lost',
  on: (_seat, base) => base.work !== null || base.dig !== null,
  check: ({ view }, { stand }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    return base.work || base.dig ? undefined : forbid('PLA-R-185', 'it is not at work');
  },
});
export const canister = filing('canister', {
  label: 'CLOUD canister',
  text: 'Lays CLOUD downwind of where it ends; it lasts three turns and grows',
  on: (_seat, base) => base.canisters > 0 && base.where === 'table',
  check: ({ view }, { stand }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    return base.canisters > 0 ? undefined : forbid('PLA-LOG-04', 'it has no canister left');
  },
});
export const reorganise = filing('reorganise', {
  label: 'Reorganise',
  text: 'Two bases of a kind become one',
  on: ({ view }, base) => base.where === 'table' && view.bases.some(one => mayMerge(view.turn, base, one)),
  fields: {
    into: {
      choose: ({ seat: { view }, piece }) =>
        view.bases.filter(one => mayMerge(view.turn, piece, one)).map(one => ({ value: one.id, label: one.id })),
    },
  },
  check: ({ view }, { stand, into }) => {
    const [base, to] = [ownBase(view, stand), ownBase(view, into)];
    if (isRefusal(base)) return base;
    if (isRefusal(to)) return to;
    return mayMerge(view.turn, base, to)
      ? undefined
      : forbid('PLA-LOG-05', 'two bases of one type and company, in contact, both steady and out of fire');
  },
});
const mayMerge = (turn: number, a: Base, b: Base): boolean =>
  a.id !== b.id &&
  a.type === b.type &&
  a.home === b.home &&
  b.where === 'table' &&
  inContact(a, b) &&
  a.state === 'ok' &&
  b.state === 'ok' &&
  a.underFire !== turn &&
  b.underFire !== turn &&
  ![...a.fired, ...b.fired].some(shot => shot.turn === turn) &&
  b.sp < b.fullSp;
export const closeUp = filing('close-up', {
  label: 'Close up',
  text: 'Half its size, in forest or among houses',
  on: onTable,
  fields: {
    on: { choose: ({ piece }) => [{ value: !piece.closedUp, label: piece.closedUp ? 'Open out' : 'Close up' }] },
  },
  check: ({ view }, { stand, on }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (base.closedUp === on) return forbid('PLA-R-187', on ? 'it is closed up' : 'it is not closed up');
    return !on || isCloseGround(view.terrain.now, base)
      ? undefined
      : forbid('PLA-R-187', 'only in forest or among houses');
  },
});
