import { z } from 'zod';
import { bySide, count, id, side, words } from '../../common/book/state-form.js';
import { UNIT_TYPES } from '../pieces.js';
import type { Desk } from './desk.js';
import { number, place } from './form-parts.js';
import { STEPS, STOPS, WINDOWS } from './state.js';

/** The form of what lies on the umpire's desk. */
const stage = z.enum([...WINDOWS, ...STEPS]);
const flag = z.boolean();
/** Lines of a proposal name everybody who is in it. */
const long = z.string().max(4000);
const citation = z.object({ rule: words, text: words, effect: words.optional() });
const held = z.object({
  stop: z.enum(STOPS),
  rule: words,
  title: long,
  lines: z.array(long).max(500),
  proposal: long,
  because: z.array(citation).max(500),
  throws: z
    .array(z.object({ id, text: words, sides: z.union([z.literal(6), z.literal(10)]), thrown: count, face: count }))
    .max(500),
  about: z.array(id).max(500),
  group: id.nullable(),
  losses: bySide(z.array(count).max(100)).nullable(),
});
const withheld = z.object({ side, base: id, until: count.nullable() });
const planted = z.object({ side, type: z.enum([...UNIT_TYPES, 'vehicles', 'infantry']), at: place });
const groupRuling = z.object({
  group: id,
  add: z.array(id).max(100),
  remove: z.array(id).max(100),
  flank: flag.nullable(),
  attacker: side.nullable(),
});

const form = z.object({
  present: flag,
  acts: z.array(z.object({ turn: count, stage, verb: words, rule: words, text: long, reason: long })).max(5000),
  held: held.nullable(),
  withheld: z.array(withheld).max(500),
  planted: z.array(planted).max(500),
  messages: z.array(z.object({ to: side, text: long })).max(500),
  arrivals: z.array(z.object({ company: id, at: place, turn: count })).max(100),
  groups: z.array(groupRuling).max(100),
  surprises: z.array(z.object({ company: id, kind: z.enum(['assault', 'big']), on: flag })).max(500),
  forbidden: z.array(words).max(500),
  paused: flag,
  extended: number,
  ending: z.object({ winner: z.enum(['a', 'b', 'draw']), text: words }).nullable(),
});
/** Zod says of what may be missing that it may be undefined; it is not written then. */
export const deskForm = form as unknown as z.ZodType<Desk>;
