import { z } from 'zod';
import { count, id, side, words } from '../../common/book/state-form.js';
import { DUGS, MOVE_MODES, QUALITIES, STATES, TROOPS, UNIT_TYPES } from '../pieces.js';
import { TASKS } from '../tables/works.js';
import { cm, named, number, place, pose, zone } from './form-parts.js';
import {
  ASSAULT_WHEN,
  ASSET_KINDS,
  FIRE_RULES,
  INTERVENTIONS,
  MISSIONS,
  MUNITIONS,
  ON_CONTACT,
  ORDER_KINDS,
  PACES,
  TARGET_KINDS,
  WITHDRAW_IF,
} from './state.js';

/** The forms of what fights: bases, companies, battalions and what is in the air. */
const flag = z.boolean();
const route = z.array(place).max(100);
const leadership = z.int().min(-20).max(20);

export const base = z.object({
  id,
  type: z.enum(UNIT_TYPES),
  side,
  home: id,
  company: id,
  battalion: id,
  where: z.enum(['table', 'mounted', 'aboard', 'off-table', 'gone']),
  fate: z.enum(['destroyed', 'captured', 'left', 'exited', 'merged', 'out']).nullable(),
  carrier: named,
  offTable: number,
  ...pose.shape,
  width: cm,
  depth: cm,
  sp: count,
  fullSp: count,
  startSp: count,
  state: z.enum(STATES),
  dug: z.enum(DUGS),
  dig: z
    .object({
      work: z.enum(['trench', 'guns-vehicles', 'deep']),
      minutes: number,
      pinnedTurns: count,
      suppressedTurns: count,
    })
    .nullable(),
  work: z
    .object({ task: z.enum(TASKS), minutes: number, on: named, line: route, still: z.array(id).max(100) })
    .nullable(),
  limbered: flag,
  closedUp: flag,
  lastMove: z.enum(['none', ...MOVE_MODES]),
  moveSpent: number,
  fired: z.array(z.object({ turn: count, x: number, y: number })).max(20),
  underFire: z.int().min(-10).max(10_000),
  shots: count.nullable(),
  canisters: count,
  allocated: z.object({ to: id, as: z.enum(['close-support', 'support']) }).nullable(),
  assault: z.object({ since: count, from: place, spent: number, walked: number, confused: flag }).nullable(),
  forced: z
    .object({
      kind: z.enum(['withdraw-5', 'withdraw-out', 'to-cover', 'run-to-cover']),
      rule: id,
      path: route,
      mode: z.enum(MOVE_MODES),
    })
    .nullable(),
  swept: z
    .array(z.union([z.object({ kind: z.literal('zone'), zone }), z.object({ kind: z.literal('fire'), from: place })]))
    .max(500),
  spWhenNear: count.nullable(),
  grounded: flag,
  supplied: count,
});

export const orderText = z.object({
  kind: z.enum(ORDER_KINDS),
  route,
  objective: place.nullable(),
  mode: z.enum(MOVE_MODES),
  notBefore: count,
  onContact: z.enum(ON_CONTACT),
  withdrawIf: z.enum(WITHDRAW_IF),
});
const instructions = z.object({
  fire: z.enum(FIRE_RULES).nullable(),
  within: cm.nullable(),
  target: z.enum(TARGET_KINDS),
  pace: z.enum(PACES).nullable(),
  assaultWhen: z.enum(ASSAULT_WHEN),
  dig: flag,
  calls: z
    .object({
      batteries: z.array(id).max(20),
      at: z.union([place, z.object({ contact: count })]),
      turns: count,
    })
    .nullable(),
});
export const company = z.object({
  id,
  name: words,
  side,
  battalion: id,
  troop: z.enum(TROOPS),
  quality: z.enum(QUALITIES),
  leadership,
  rallyScore: count.nullable(),
  startSp: count,
  shaken: flag,
  demoralised: flag,
  recoversAt: count.nullable(),
  order: z.object({ ...orderText.shape, since: count, from: place, offsets: z.record(id, place) }),
  instructions,
  located: z.array(z.object({ base: id, turn: count, reported: flag })).max(1000),
  spTested: count,
  surprised: number,
  hadOrbital: flag,
  contactSince: count.nullable(),
  mayWithdraw: flag,
});
export const battalion = z.object({
  id,
  name: words,
  side,
  regiment: words,
  hq: named,
  hqAt: count.nullable(),
  netComplete: flag,
  irregular: flag,
});
export const regiment = z.object({ id, side, hq: id });
export const commander = z.object({
  id,
  battalion: id,
  side,
  leadership,
  played: flag,
  company: named,
  base: named,
  intervene: z.array(z.enum(INTERVENTIONS)).max(3),
  thrown: z.array(z.object({ into: z.enum(INTERVENTIONS), turn: count, stepsIn: flag })).max(3),
  newAt: count.nullable(),
});

export const asset = z.object({
  id,
  kind: z.enum(ASSET_KINDS),
  side,
  sp: count,
  munitions: z.enum(MUNITIONS).nullable(),
  pilots: z.enum([...QUALITIES, 'robot']),
  windows: z.array(z.tuple([count, count])).max(20),
  shots: count.nullable(),
  sorties: count,
  lastSortie: count.nullable(),
  damagedToday: flag,
  readyAt: number,
  mission: z
    .object({
      kind: z.enum(MISSIONS),
      at: pose,
      munitions: z.enum(MUNITIONS).nullable(),
      called: count,
      locatedAtCall: z.array(id).max(500),
      through: flag,
    })
    .nullable(),
  shuttle: flag,
  orbit: z.enum(['low', 'geostationary']).nullable(),
  base: named,
  flight: z.object({ to: z.union([place, z.literal('orbit')]), turn: number }).nullable(),
  firingSince: number.nullable(),
});
