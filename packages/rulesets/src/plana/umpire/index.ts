import { forbid, type Game, type Look, type OrderBase, type Refusal, type UmpireVerbs } from '@umpire/engine';
import { z } from 'zod';
import type { Types } from '../play/types.js';
import { clock, come, end, leave, stops } from './battle.js';
import { asset, note, orderTime, ruleOn, tasking } from './command.js';
import { deskOf } from './desk-view.js';
import { group, losses, replaceThrow, surprise } from './fight.js';
import { feature, sight, weather } from './ground.js';
import { report } from './reports.js';
import { type Given, rules, schemaOf, type UmpireVerb } from './ruling.js';
import { inject, leadership, path, recovery, remove, setBase, setCompany } from './troops.js';

/** PLA-UMP-20 to -41: what the umpire may do, in the order in which his desk offers it. */
const VERBS: Readonly<Record<string, UmpireVerb>> = {
  throw: replaceThrow,
  losses,
  group,
  surprise,
  report,
  'order-time': orderTime,
  'rule-on': ruleOn,
  sight,
  weather,
  feature,
  'set-base': setBase,
  'set-company': setCompany,
  leadership,
  recovery,
  path,
  inject,
  remove,
  asset,
  tasking,
  note,
  clock,
  stops,
  leave,
  come,
  end,
} as Readonly<Record<string, UmpireVerb>>;

const schemas = Object.entries(VERBS).map(([name, verb]) => schemaOf(name, verb));

export const umpire: UmpireVerbs<Types> = {
  order: z.discriminatedUnion(
    'verb',
    schemas as unknown as [z.ZodObject, ...z.ZodObject[]],
  ) as unknown as z.ZodType<OrderBase>,
  perform: (game: Game<Types>, order: OrderBase): Refusal | undefined =>
    rules(game, VERBS[order.verb]!, order as Given),
  /** PLA-UMP-41, PLA-R-216: there is no free path into the state. */
  mayRule: (_game, decision) =>
    decision === 'note' ? undefined : forbid('PLA-R-216', 'in this book every edit is one of the umpire’s own verbs'),
  unseen: true,
  desk: (look: Look<Types>, scenario) => deskOf(look, VERBS, scenario),
  fields: ({ view, options }, verb, sofar) =>
    view.truth && Object.hasOwn(VERBS, verb) ? VERBS[verb]!.fields(view.truth, sofar, options) : [],
};
