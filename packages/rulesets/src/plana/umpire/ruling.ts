import { type DeskField, forbid, isRefusal, type Options, type Refusal, type RuleId } from '@umpire/engine';
import { z } from 'zod';
import { overRefusal } from '../../common/book/ending.js';
import { EVENTS, line, type News, type Patch } from '../play/change.js';
import { copyOfState } from '../play/copy.js';
import type { Act } from '../play/desk.js';
import { faults } from '../play/invariants.js';
import type { Base, Company, State } from '../play/state.js';
import { happens, type Play } from '../play/types.js';

/** What a ruling comes to: in words, what it changes, who of the sides hears what. */
export interface Decided {
  readonly text: string;
  readonly patch?: Patch;
  readonly news?: Pick<News, 'a' | 'b'>;
  /** What follows from it by the book's own procedures. */
  follow?(game: Play): void;
}
/** Where the desk offers a verb: with the ground, with troops, with command and reports, with a fight, with the running of the battle. */
export type Group = 'ground' | 'troops' | 'command' | 'fight' | 'battle';

/** A verb of the umpire (PLA-UMP-20 to -41): the fields of its order, how they are filled, and what it does. A reason goes with each. */
export interface UmpireVerb<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly label: string;
  readonly text: string;
  readonly rule: RuleId;
  readonly group: Group;
  readonly shape: Shape;
  // biome-ignore lint/suspicious/noExplicitAny: the fields before it, whatever they are
  fields(state: State, sofar: any, options: Options): readonly DeskField[];
  decide(state: State, order: z.output<z.ZodObject<Shape>>, options: Options): Refusal | Decided;
}
export const umpireVerb = <const Shape extends z.ZodRawShape>(verb: UmpireVerb<Shape>): UmpireVerb<Shape> => verb;

const reason = z.string().trim().min(1, 'the umpire gives a reason').max(400);
export const schemaOf = (name: string, { shape }: UmpireVerb) =>
  z.strictObject({ verb: z.literal(name), ...shape, reason });

export type Given = { readonly verb: string; readonly reason: string };

/** PLA-UMP-17: at once, on record, with his reason; PLA-R-216: never into a position that cannot be. */
export function rules(game: Play, verb: UmpireVerb, given: Given): Refusal | undefined {
  const closed = overRefusal(game.state.over);
  if (closed) return closed;
  const decided = verb.decide(game.state, given as never, game.options);
  if (isRefusal(decided)) return decided;
  const fault = newFault(game.state, decided.patch ?? {}, game.options);
  if (fault !== undefined) return forbid('PLA-R-216', fault);
  noteAct(game, given, verb.rule, decided);
  decided.follow?.(game);
  return undefined;
}

/** PLA-WIN-08: what would be wrong with the position, and was not before. */
function newFault(state: State, patch: Patch, options: Options): string | undefined {
  if (Object.keys(patch).length === 0) return undefined;
  const known = new Set(faults(state, options));
  const after = copyOfState(state);
  EVENTS.noted.apply(after, { kind: 'noted', patch, news: {} } as never);
  return faults(after, options).find(fault => !known.has(fault));
}

function noteAct(
  game: Play,
  { verb, reason: why }: Given,
  rule: RuleId,
  { text, patch = {}, news = {} }: Decided,
): void {
  const { turn, stage, desk } = game.state;
  const act: Act = { turn, stage, verb, rule, text, reason: why };
  const now = patch.desk ?? desk;
  const isHeard = news.a !== undefined || news.b !== undefined;
  happens(
    game,
    isHeard ? 'ruled' : 'noted',
    { ...patch, desk: { ...now, acts: [...now.acts, act] } },
    { ...news, umpire: line(`${text} (“${why}”)`, [{ rule, text: why }]) },
  );
}

/** Short ways to write the fields of a form. */
export const choose = (name: string, label: string, among: readonly (readonly [unknown, string])[]): DeskField => ({
  name,
  label,
  kind: 'choose',
  among: among.map(([value, text]) => ({ value, label: text })),
});
export const number = (name: string, label: string, least: number, most: number): DeskField => ({
  name,
  label,
  kind: 'number',
  least,
  most,
});
export const words = (name: string, label: string): DeskField => ({ name, label, kind: 'text' });
export const piece = (name: string, label: string, bases: readonly Base[]): DeskField => ({
  name,
  label,
  kind: 'piece',
  among: bases.map(({ id }) => ({ value: id, label: id })),
});
export const place = (name: string, label: string): DeskField => ({ name, label, kind: 'point' });
export const optional = (field: DeskField): DeskField => ({ ...field, optional: true });
export const companyField = (companies: readonly Company[], label = 'Company'): DeskField =>
  choose(
    'company',
    label,
    companies.map(({ id, name }) => [id, `${name} (${id})`]),
  );
export const sideField = ({ sides }: State, name = 'side', label = 'Side'): DeskField =>
  choose(name, label, [
    ['a', sides.a.name],
    ['b', sides.b.name],
  ]);
export const YES_NO = [
  [true, 'yes'],
  [false, 'no'],
] as const;

export const noSuch = (rule: RuleId, what: string): Refusal => forbid(rule, `there is no such ${what}`);
export const cm = (length: number): number => Math.round(length / 10) / 10;
